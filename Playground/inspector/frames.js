// @ts-check
/** Item geometry of a frame: reads the engine's records and computes corners. */

/** Offsets of the item count, the vignette and the first record in a frame. */
const COUNT = 0, VIGNETTE = 5, RECORDS = 7;
/** Offsets of the fields in an item's record. */
const INDEX = 0, LEAVING = 2, WIDTH = 4, HEIGHT = 5, TRANSFORM = 7;
/** Near plane as a fraction of the eye distance. */
const NEAREST = 0.01;

/** @typedef {{index: number, isLeaving: boolean, corners: [number, number][]}} Outline */

/**
 * The records of a frame's items in the engine's memory, from back to front.
 * @param {import("./calls.js").Engine} engine
 * @param {number} start result of `advance`
 */
export function recordsAt(engine, start) {
  const { buffer } = engine.memory;
  const count = new Float64Array(buffer, start, RECORDS)[COUNT];
  const length = engine.recordLength();
  const records = new Float64Array(buffer, start, RECORDS + count * length).subarray(RECORDS);
  return Array.from({ length: count }, (_, item) => records.subarray(item * length, (item + 1) * length));
}

/**
 * The remaining part of a frame's vignette.
 * @param {import("./calls.js").Engine} engine
 * @param {number} start result of `advance`
 */
export const vignetteAt = (engine, start) => new Float64Array(engine.memory.buffer, start, RECORDS)[VIGNETTE];

/**
 * The outlines of a frame's items in the view's CSS pixels, from back to front.
 * @param {import("./calls.js").Engine} engine
 * @param {number} start result of `advance`
 * @returns {Outline[]}
 */
export const outlines = (engine, start) => recordsAt(engine, start).map((record) => ({
  index: record[INDEX], isLeaving: record[LEAVING] === 1,
  corners: quad([...record.subarray(TRANSFORM, TRANSFORM + 16)], record[WIDTH], record[HEIGHT]),
}));

/**
 * Whether a frame shows leaving items.
 * @param {import("./calls.js").Engine} engine
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
