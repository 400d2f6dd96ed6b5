// @ts-check
/** Where items are in a frame: what the engine writes down for each, and the corners that follow from it. */

/** Where a frame says how many items it shows, and which part of the vignette is left, and where the items' records begin. */
const COUNT = 0, VIGNETTE = 4, RECORDS = 6;
/** Where things stand in an item's record of the frame. */
const INDEX = 0, LEAVING = 2, WIDTH = 4, HEIGHT = 5, TRANSFORM = 7;
/** So near to the eye, nothing is seen any longer, as a part of its distance. */
const NEAREST = 0.01;

/** @typedef {{index: number, isLeaving: boolean, corners: [number, number][]}} Outline */

/**
 * The records of a frame's items, back to front, where they stand in the engine's memory.
 * @param {import("./calls.js").Engine} engine
 * @param {number} start what `advance` has answered
 */
export function recordsAt(engine, start) {
  const { buffer } = engine.memory;
  const count = new Float64Array(buffer, start, RECORDS)[COUNT];
  const length = engine.recordLength();
  const records = new Float64Array(buffer, start, RECORDS + count * length).subarray(RECORDS);
  return Array.from({ length: count }, (_, item) => records.subarray(item * length, (item + 1) * length));
}

/**
 * The part of the vignette that is left in a frame.
 * @param {import("./calls.js").Engine} engine
 * @param {number} start what `advance` has answered
 */
export const vignetteAt = (engine, start) => new Float64Array(engine.memory.buffer, start, RECORDS)[VIGNETTE];

/**
 * The outlines of a frame's items, back to front, in CSS pixels of the view.
 * @param {import("./calls.js").Engine} engine
 * @param {number} start what `advance` has answered
 * @returns {Outline[]}
 */
export const outlines = (engine, start) => recordsAt(engine, start).map((record) => ({
  index: record[INDEX], isLeaving: record[LEAVING] === 1,
  corners: quad([...record.subarray(TRANSFORM, TRANSFORM + 16)], record[WIDTH], record[HEIGHT]),
}));

/**
 * Whether a frame shows items on their way out.
 * @param {import("./calls.js").Engine} engine
 * @param {number} start what `advance` has answered
 */
export const hasLeaving = (engine, start) => recordsAt(engine, start).some((record) => record[LEAVING] === 1);

/**
 * A rectangle through a transform, without what lies behind the eye.
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
 * What is seen of an edge's first corner: the corner itself, where the edge comes into sight or leaves it, or both.
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
