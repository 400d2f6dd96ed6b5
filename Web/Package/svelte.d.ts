/**
 * `<fanfold-view>` in Svelte's markup: `import type {} from "fanfold-view/svelte"` declares it for svelte-check. Svelte 5 or later.
 */

import type { HTMLAttributes } from "svelte/elements";
import type { FanfoldView, FanfoldViewAttributes, FanfoldViewListeners } from "./fanfold-view.js";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "fanfold-view": HTMLAttributes<FanfoldView> & FanfoldViewListeners & FanfoldViewAttributes;
  }
}
