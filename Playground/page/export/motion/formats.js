// @ts-check
/** File formats of a motion. */

import { mp4 } from "../../../core/files/mp4.js";
import { configOf, VideoWriter } from "./video.js";
import { webM } from "../../../core/files/webm.js";
import { WebPWriter } from "./webp-writer.js";

/**
 * Writes frames of equal duration to a file.
 * @typedef {object} Writer
 * @property {(canvas: HTMLCanvasElement, isSame: boolean) => Promise<void>} add `isSame`: the previous frame again
 * @property {() => Promise<Blob>} finish
 * @property {() => void} close ends unfinished work
 *
 * @typedef {{width: number, height: number, fps: number, repeats: boolean}} Shape size in pixels and number of frames per second
 * @typedef {{label: string, write: (shape: Shape) => Promise<Writer | undefined>}} Format `write` returns nothing if the
 * browser does not support the format at this size
 */

/** H.264: high, main and constrained baseline profile; the level of displays up to 4096 × 2304. */
const H264 = ["avc1.640033", "avc1.4d0033", "avc1.42e033"];
const VP = ["vp09.00.51.08", "vp8"];

/** @type {Record<string, Format>} By file name extension, in order of preference. */
export const FORMATS = {
  mp4: { label: "MP4", write: (shape) => video(H264, mp4, shape) },
  webm: { label: "WebM", write: (shape) => video(VP, webM, shape) },
  webp: { label: "Animated WebP", write: async (shape) => ((await WebPWriter.isSupported()) ? new WebPWriter(shape) : undefined) },
};

/** A size that each encoder supports, to ask for the formats of the browser. */
const USUAL = { width: 640, height: 480, fps: 30, repeats: false };

/** The names of the formats that the browser can write. */
export async function supportedFormats() {
  const names = [];
  for (const [name, { write }] of Object.entries(FORMATS)) {
    const writer = await write(USUAL);
    writer?.close();
    if (writer) names.push(name);
  }
  return names;
}

/** @param {string[]} codecs @param {(track: import("../../../core/files/mp4.js").Track) => Blob} mux @param {Shape} shape */
async function video(codecs, mux, shape) {
  const config = await configOf(codecs, shape);
  return config && new VideoWriter(config, mux);
}
