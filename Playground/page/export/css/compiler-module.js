// @ts-check
/** The WebAssembly of the compiler, which the build embeds as base64 of the deflated bytes, and the presets. */

import presets from "../../../core/design/packed-presets.js";
// @ts-ignore: a file of the build
import packed from "../../../../Web/.build/style-sheets.wasm.zlib";

/** Loads the compiler, and the keyframes of the presets by their names. */
export async function load() {
  const bytes = await (await fetch(`data:application/octet-stream;base64,${packed}`)).blob();
  const stream = bytes.stream().pipeThrough(new DecompressionStream("deflate"));
  const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer());
  return { module: /** @type {any} */ (instance.exports), presets: /** @type {Record<string, import("fanfold-view").KeyframeLayout>} */ (presets) };
}
