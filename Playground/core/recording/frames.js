// @ts-check
/** Item geometry of a frame: reads the engine's records and computes corners. */

import { COUNT, HEIGHT, INDEX, LEAVING, LENGTH, RECORDS, TRANSFORM, VIGNETTE, WIDTH } from "../../../Web/View/numbers.js";

/** Near plane as a fraction of the eye distance. */
const NEAREST = 0.01;

/** @typedef {{index: number, isLeaving: boolean, corners: [number, number][]}} Outline */

/**
 * The records of a frame's items in the engine's memory, from back to front.
 * @param {import("./engine-calls.js").Engine} engine
 * @param {number} start result of `advance`
 */
export function recordsAt(engine, start) {
  const { buffer } = engine.memory;
  const count = new Float64Array(buffer, start, RECORDS)[COUNT];
  const records = new Float64Array(buffer, start, RECORDS + count * LENGTH).subarray(RECORDS);
  return Array.from({ length: count }, (_, item) => records.subarray(item * LENGTH, (item + 1) * LENGTH));
}

/**
 * The remaining part of a frame's vignette.
 * @param {import("./engine-calls.js").Engine} engine
 * @param {number} start result of `advance`
 */
export const vignetteAt = (engine, start) => new Float64Array(engine.memory.buffer, start, RECORDS)[VIGNETTE];

/**
 * The outlines of a frame's items in the view's CSS pixels, from back to front.
 * @param {import("./engine-calls.js").Engine} engine
 * @param {number} start result of `advance`
 * @returns {Outline[]}
 */
export const outlines = (engine, start) => recordsAt(engine, start).map((record) => ({
  index: record[INDEX], isLeaving: record[LEAVING] === 1,
  corners: quad([...record.subarray(TRANSFORM, TRANSFORM + 16)], record[WIDTH], record[HEIGHT]),
}));

/**
 * Whether a frame shows leaving items.
 * @param {import("./engine-calls.js").Engine} engine
 * @param {number} start result of `advance`
 */
export const hasLeaving = (engine, start) => recordsAt(engine, start).some((record) => record[LEAVING] === 1);

/**
 * A transformed rectangle, clipped at the near plane.
 * @param {number[]} transform in the order of CSS `matrix3d`
 * @param {number} width
 * @param {number} height
 * @returns {[number, number][]}
 */
export function quad(transform, width, height) {
  const image = (/** @type {number} */ x, /** @type {number} */ y) =>
    [0, 1, 3].map((row) => transform[row] * x + transform[4 + row] * y + transform[12 + row]);
  const corners = [image(0, 0), image(width, 0), image(width, height), image(0, height)];
  return corners.flatMap((corner, at) => inFront(corner, corners[(at + 1) % corners.length]))
    .map(([x, y, w]) => [x / w, y / w]);
}

/**
 * The visible points of an edge's first corner: the corner, an intersection with the near plane, or both.
 * @param {number[]} from x, y and w
 * @param {number[]} to
 */
function inFront(from, to) {
  const isSeen = from[2] >= NEAREST;
  if (isSeen === to[2] >= NEAREST) return isSeen ? [from] : [];
  const part = (NEAREST - from[2]) / (to[2] - from[2]);
  const crossing = from.map((value, axis) => value + (to[axis] - value) * part);
  return isSeen ? [from, crossing] : [crossing];
}
