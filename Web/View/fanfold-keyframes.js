// @ts-check
/**
 * `<fanfold-view>` with layouts from keyframes in addition to the built-in ones: import it instead of `fanfold-view`.
 *
 * @module fanfold-view/keyframes
 */

import { define, FanfoldView, setDefaultSource } from "./element.js";

export { define, FanfoldView };

setDefaultSource(() => new URL("fanfold-keyframes.wasm", import.meta.url));
define();
