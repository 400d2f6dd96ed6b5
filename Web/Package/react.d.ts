/** `<fanfold-view>` in JSX: `import type {} from "fanfold-view/react"` declares it for TypeScript. React 19 or later. */

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { FanfoldView, FanfoldViewEventMap, KeyframeLayout, LayoutName } from "./fanfold-view.js";

/** React listens to an event by `on` and its name as it is: `onitemtap`. */
type Listeners = {
  [Name in Exclude<keyof FanfoldViewEventMap, "scroll" | "settle"> as `on${Name}`]?: (event: FanfoldViewEventMap[Name]) => void;
};

type Settable = Partial<Pick<FanfoldView,
  "count" | "item" | "position" | "parameters" | "cell" | "positionText" | "playbackRate" | "appearance" | "removable" | "reorderable"
  | "loop" | "findable" | "clip" | "snap" | "autoplay">>;

type Attributes = DetailedHTMLProps<HTMLAttributes<FanfoldView>, FanfoldView> & Listeners & Settable & {
  layout?: LayoutName | KeyframeLayout;
  /** A parameter of the layout, by its own name: `card-width`. */
  [parameter: `${string}-${string}`]: any;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "fanfold-view": Attributes;
    }
  }
}
