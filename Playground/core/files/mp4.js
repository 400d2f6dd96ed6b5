// @ts-check
/** Writes encoded video as MP4 (ISO/IEC 14496-12 and -15) with one track. */

import { repairedRecord } from "./avc.js";
import { ascii, big, joined } from "./bytes.js";
import { colorNumbers } from "./color.js";

/**
 * Encoded video. Times are in seconds.
 * @typedef {{data: Uint8Array, time: number, isKey: boolean}} Sample
 * @typedef {object} Track
 * @property {number} width in pixels
 * @property {number} height in pixels
 * @property {number} fps frames per second
 * @property {string} codec
 * @property {Uint8Array} [description] the codec's parameters
 * @property {VideoColorSpaceInit} [colorSpace]
 * @property {Sample[]} samples in decoding order
 */

/** Fixed-point numbers: the identity matrix and the resolution of 72 pixels per inch. */
const ONE = 0x10000, MATRIX = joined(...[ONE, 0, 0, 0, ONE, 0, 0, 0, 0x40000000].map((value) => big(value, 4))), RESOLUTION = 72 * ONE;
/** The language code "und". */
const UNDETERMINED = 0x55c4;
/** Flags of an enabled track in a presentation, and of media in the same file. */
const ENABLED = 3, SAME_FILE = 1;

export function mp4(/** @type {Track} */ track) {
  const type = box("ftyp", ascii("isom"), big(0x200, 4), ascii("isomiso2avc1mp41"));
  const data = box("mdat", ...track.samples.map((sample) => sample.data));
  // The length of the index does not depend on the position of the data.
  const position = type.length + movie(track, 0).length + 8;
  return new Blob([type, movie(track, position), data], { type: "video/mp4" });
}

/** The index, with the position of the first sample in the file. */
function movie(/** @type {Track} */ track, /** @type {number} */ position) {
  const { width, height, fps, samples: { length } } = track;
  const times = [big(0, 8), big(fps, 4), big(length, 4)];
  return box("moov",
    full("mvhd", 0, ...times, big(ONE, 4), big(0x100, 2), zeros(10), MATRIX, zeros(24), big(2, 4)),
    box("trak",
      full("tkhd", ENABLED, big(0, 8), big(1, 4), zeros(4), big(length, 4), zeros(16), MATRIX, big(width * ONE, 4), big(height * ONE, 4)),
      box("edts", full("elst", 0, big(1, 4), big(length, 4), big(-earliest(track), 4), big(ONE, 4))),
      box("mdia",
        full("mdhd", 0, ...times, big(UNDETERMINED, 2), zeros(2)),
        full("hdlr", 0, zeros(4), ascii("vide"), zeros(12), ascii("Fanfold\0")),
        box("minf", full("vmhd", 1, zeros(8)), box("dinf", full("dref", 0, big(1, 4), full("url ", SAME_FILE))), samplesOf(track, position)))));
}

/** The numbers of frames by which each sample is displayed after it is decoded. */
const delaysOf = (/** @type {Track} */ { fps, samples }) => samples.map(({ time }, index) => Math.round(time * fps) - index);

/** The least delay, at most 0. Delays in the file begin at 0, and the edit list skips the time until the first frame. */
const earliest = (/** @type {Track} */ track) => Math.min(0, ...delaysOf(track));

function samplesOf(/** @type {Track} */ track, /** @type {number} */ position) {
  const { samples } = track;
  const keys = samples.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  // Frames that are displayed in another order than they are decoded.
  const delays = delaysOf(track);
  const least = earliest(track);
  return box("stbl",
    full("stsd", 0, big(1, 4), descriptionOf(track)),
    table("stts", [[samples.length, 1]]),
    ...(delays.some(Boolean) ? [table("ctts", delays.map((delay) => [1, delay - least]))] : []),
    table("stss", keys.map((key) => [key])),
    table("stsc", [[1, samples.length, 1]]),
    full("stsz", 0, big(0, 4), big(samples.length, 4), ...samples.map(({ data }) => big(data.length, 4))),
    table("stco", [[position]]));
}

function descriptionOf(/** @type {Track} */ { width, height, description = new Uint8Array(), colorSpace }) {
  const { primaries, transfer, matrix, isFull } = colorNumbers(colorSpace);
  return box("avc1", zeros(6), big(1, 2), zeros(16), big(width, 2), big(height, 2), big(RESOLUTION, 4), big(RESOLUTION, 4), zeros(4),
    big(1, 2), zeros(32), big(24, 2), big(0xffff, 2), box("avcC", repairedRecord(description)),
    box("colr", ascii("nclx"), big(primaries, 2), big(transfer, 2), big(matrix, 2), [isFull ? 0x80 : 0]));
}

const zeros = (/** @type {number} */ length) => new Uint8Array(length);

/** @param {string} name @param {import("./bytes.js").Bytes[]} parts */
function box(name, ...parts) {
  const content = joined(...parts);
  return joined(big(content.length + 8, 4), ascii(name), content);
}

/** A box with a version and flags. */
const full = (/** @type {string} */ name, /** @type {number} */ flags, /** @type {import("./bytes.js").Bytes[]} */ ...parts) => box(name, big(flags, 4), ...parts);

/** A box with a list of entries of 32-bit numbers. */
const table = (/** @type {string} */ name, /** @type {number[][]} */ entries) => full(name, 0, big(entries.length, 4), ...entries.flat().map((value) => big(value, 4)));
