// @ts-check
/** Writes pictures as an animated WebP (RFC 9649). */

import { ascii, joined, little } from "./bytes.js";

/**
 * A frame: a complete WebP file, and its duration in milliseconds.
 * @typedef {{file: Uint8Array, duration: number}} Still
 */

/** Flag of an animation in the chunk VP8X. */
const ANIMATION = 0x02;
/** Flag of a frame that replaces the previous one instead of blending with it. */
const REPLACES = 0x02;
/** Length of a file's header, and of a chunk's name and size, in bytes. */
const FILE_HEADER = 12, CHUNK_HEADER = 8;
/** Chunks of a picture's pixels. */
const PIXELS = ["ALPH", "VP8 ", "VP8L"];

/** @param {Still[]} frames all of the same size @param {{width: number, height: number}} size in pixels @param {boolean} repeats */
export function animatedWebP(frames, { width, height }, repeats) {
  const size = [little(width - 1, 3), little(height - 1, 3)];
  const body = joined(
    ascii("WEBP"),
    chunk("VP8X", [ANIMATION, 0, 0, 0], ...size),
    chunk("ANIM", little(0, 4), little(repeats ? 0 : 1, 2)),
    ...frames.map(({ file, duration }) =>
      chunk("ANMF", little(0, 3), little(0, 3), ...size, little(duration, 3), [REPLACES], ...pixelsOf(file))),
  );
  return new Blob([ascii("RIFF"), little(body.length, 4), body], { type: "image/webp" });
}

/** A chunk; chunks have even lengths. */
function chunk(/** @type {string} */ name, /** @type {import("./bytes.js").Bytes[]} */ ...parts) {
  const content = joined(...parts);
  return joined(ascii(name), little(content.length, 4), content, new Uint8Array(content.length % 2));
}

/** The chunks of a file that contain pixels. */
function pixelsOf(/** @type {Uint8Array} */ file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = [];
  for (let at = FILE_HEADER; at < file.length;) {
    const length = view.getUint32(at + 4, true);
    const end = at + CHUNK_HEADER + length + (length % 2);
    if (PIXELS.includes(String.fromCharCode(...file.subarray(at, at + 4)))) chunks.push(file.subarray(at, end));
    at = end;
  }
  return chunks;
}
