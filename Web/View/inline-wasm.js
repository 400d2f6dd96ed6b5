// @ts-check
/**
 * `<fanfold-view>` in one file that contains the WebAssembly: for pages and bundlers that cannot use two files.
 *
 * @module fanfold-view/inline-wasm
 */

import "./inline-wasm-bytes.js";

export * from "./fanfold-view.js";
