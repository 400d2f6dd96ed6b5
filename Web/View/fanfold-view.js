// @ts-check
/**
 * `<fanfold-view>`: an animated collection layout as a custom element.
 *
 * The Swift engine decides which items are visible and where; these modules send it input and sizes, and write its frames to
 * the elements of items. They contain no geometry.
 *
 * @module fanfold-view
 */

import { define, FanfoldView, setDefaultSource } from "./element.js";

export { define, FanfoldView };

setDefaultSource(() => new URL("fanfold.wasm", import.meta.url));
define();
