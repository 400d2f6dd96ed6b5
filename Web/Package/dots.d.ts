/** `import "fanfold-view/dots"`: `<fanfold-dots for="ID">`, an indicator of a view's items with buttons Previous and Next. */

import type { FanfoldView } from "./fanfold-view.js";

/** Dots for a view. Parts: `previous`, `next`, `dot`, and `current` for the dot of the item shown. */
export class FanfoldDots extends HTMLElement {
  /** The view whose `id` is in the attribute `for`. */
  readonly view: FanfoldView | null;
  /** The number of items of a page. The default is 1. */
  items: number;
}

declare global {
  interface HTMLElementTagNameMap {
    "fanfold-dots": FanfoldDots;
  }
}
