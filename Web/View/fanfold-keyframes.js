// @ts-check
/**
 * `<fanfold-view>` with keyframe layouts and their presets in addition to the built-in layouts: import it instead of
 * `fanfold-view`.
 *
 * @module fanfold-view/keyframes
 */

// @ts-ignore: the bundler embeds the file as base64
import packed from "../.build/fanfold-keyframes.wasm.zlib";
import { setPresets } from "./layout-names.js";
import { define, FanfoldView, setDefaultSource } from "./element.js";
import { inflated } from "./embedded.js";
import { presets } from "./presets.js";

export { define, FanfoldView, presets };

setDefaultSource(() => inflated(packed));
setPresets(presets);
define();
