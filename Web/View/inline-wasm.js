// @ts-check
/**
 * `<fanfold-view>` in one file, with the WebAssembly in it: for pages and bundlers that cannot bring two.
 *
 * @module fanfold-view/single
 */

import "./inline-wasm-bytes.js";

export * from "./fanfold-view.js";
