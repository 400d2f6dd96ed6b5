// @ts-check
/**
 * `<fanfold-view>` with layouts from keyframes, and with the WebAssembly in a file beside the module.
 *
 * @module fanfold-view/keyframes/separate-wasm
 */

import { setPresets } from "./layout-names.js";
import { fetched } from "./fetched.js";
import { define, FanfoldView, setDefaultSource } from "./element.js";
import { presets } from "./presets.js";

export { define, FanfoldView, presets };

setDefaultSource(() => fetched(new URL("fanfold-keyframes.wasm", import.meta.url), "fanfold-keyframes.js"));
setPresets(presets);
define();
