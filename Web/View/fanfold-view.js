// @ts-check
/**
 * `<fanfold-view>`: an animated collection layout as a custom element.
 *
 * The Swift engine decides what is visible and where; these modules feed it input and sizes, and write what
 * it says to the elements of items. There is no geometry here.
 *
 * @module fanfold-view
 */

import { FanfoldView } from "./element.js";

export { FanfoldView };

/** Makes `<fanfold-view>` known, unless it is. */
export function define() {
  const elements = globalThis.customElements;
  if (elements && !elements.get("fanfold-view")) elements.define("fanfold-view", FanfoldView);
}

define();
