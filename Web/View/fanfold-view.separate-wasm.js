// @ts-check
/**
 * `<fanfold-view>` with the WebAssembly in a file beside the module, compiled while it is downloaded.
 *
 * @module fanfold-view/separate-wasm
 */

import { fetched } from "./fetched.js";
import { define, FanfoldView, setDefaultSource } from "./element.js";

export { define, FanfoldView };

setDefaultSource(() => fetched(new URL("fanfold.wasm", import.meta.url), "fanfold-view.js"));
define();
