// @ts-check
/** Writes encoded video as WebM: Matroska (RFC 9559) with one track. */

import { ascii, big, joined } from "./bytes.js";
import { colorNumbers } from "./color.js";

/** @typedef {import("./mp4.js").Track} Track */

/** Track types and codec names of Matroska. */
const VIDEO = 1, CODECS = /** @type {Record<string, string>} */ ({ vp8: "V_VP8", vp09: "V_VP9" });
/** Length of timestamps, in nanoseconds: WebM requires milliseconds. */
const TICK = 1e6;
/** Flag of a key frame. */
const KEY = 0x80;

export function webM(/** @type {Track} */ track) {
  const { width, height, fps, codec, samples } = track;
  const header = element(0x1a45dfa3, number(0x4286, 1), number(0x42f7, 1), number(0x42f2, 4), number(0x42f3, 8),
    element(0x4282, ascii("webm")), number(0x4287, 4), number(0x4285, 2));
  const info = element(0x1549a966, number(0x2ad7b1, TICK), float(0x4489, (samples.length * 1000) / fps),
    element(0x4d80, ascii("Fanfold")), element(0x5741, ascii("Fanfold")));
  const tracks = element(0x1654ae6b, element(0xae, number(0xd7, 1), number(0x73c5, 1), number(0x83, VIDEO),
    element(0x86, ascii(CODECS[codec.split(".")[0]])), number(0x23e383, Math.round(1e9 / fps)),
    element(0xe0, number(0xb0, width), number(0xba, height), colorOf(track))));
  const clusters = clustersOf(samples);
  // The length of the cues does not depend on the positions.
  const start = info.length + tracks.length + cues(clusters, 0).length;
  return new Blob([header, element(0x18538067, info, tracks, cues(clusters, start), ...clusters.map(({ bytes }) => bytes))],
    { type: "video/webm" });
}

/** One cluster per key frame. */
function clustersOf(/** @type {Track["samples"]} */ samples) {
  const starts = samples.flatMap(({ isKey }, index) => (isKey ? [index] : []));
  return starts.map((start, index) => {
    const time = Math.round(samples[start].time * 1000);
    const blocks = samples.slice(start, starts[index + 1]).map((sample) =>
      element(0xa3, [0x81], big(Math.round(sample.time * 1000) - time, 2), [sample.isKey ? KEY : 0], sample.data));
    return { time, bytes: element(0x1f43b675, number(0xe7, time), ...blocks) };
  });
}

/** The positions of clusters, for seeking. */
function cues(/** @type {{time: number, bytes: Uint8Array}[]} */ clusters, /** @type {number} in bytes */ start) {
  let position = start;
  return element(0x1c53bb6b, ...clusters.map(({ time, bytes }) => {
    const cue = element(0xbb, number(0xb3, time), element(0xb7, number(0xf7, 1), number(0xf1, position)));
    position += bytes.length;
    return cue;
  }));
}

function colorOf(/** @type {Track} */ { colorSpace }) {
  const { primaries, transfer, matrix, isFull } = colorNumbers(colorSpace);
  return element(0x55b0, number(0x55b1, matrix), number(0x55b9, isFull ? 2 : 1), number(0x55ba, transfer), number(0x55bb, primaries));
}

/** An element: its id, the length of its content in eight bytes, and its content. */
function element(/** @type {number} */ id, /** @type {import("./bytes.js").Bytes[]} */ ...parts) {
  const content = joined(...parts);
  return joined(big(id, Math.ceil(Math.log2(id + 1) / 8)), [1], big(content.length, 7), content);
}

const number = (/** @type {number} */ id, /** @type {number} */ value) => element(id, big(value, 8));

function float(/** @type {number} */ id, /** @type {number} */ value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, bytes);
}
