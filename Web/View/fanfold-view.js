// @ts-check
/**
 * `<fanfold-view>`: an animated collection layout as a custom element, with the WebAssembly in the module.
 *
 * The Swift engine decides which items are visible and where; these modules send it input and sizes, and write its frames to
 * the elements of items. They contain no geometry.
 *
 * @module fanfold-view
 */

// @ts-ignore: the bundler embeds the file as base64
import packed from "../.build/fanfold.wasm.zlib";
import { define, FanfoldView, setDefaultSource } from "./element.js";
import { inflated } from "./embedded.js";

export { define, FanfoldView };

setDefaultSource(() => inflated(packed));
define();
