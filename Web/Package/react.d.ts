/** `<fanfold-view>` in JSX: `import type {} from "fanfold-view/react"` declares it for TypeScript. React 19 or later. */

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { FanfoldView, FanfoldViewAttributes, FanfoldViewListeners } from "./fanfold-view.js";

type Attributes = DetailedHTMLProps<HTMLAttributes<FanfoldView>, FanfoldView> & FanfoldViewListeners & FanfoldViewAttributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "fanfold-view": Attributes;
    }
  }
}
