// @ts-check
/** Where items are in a frame: what the engine writes down for each, and the corners that follow from it. */

/** Where things stand in an item's record of the frame. */
const INDEX = 0, LEAVING = 2, WIDTH = 4, HEIGHT = 5, TRANSFORM = 7;
/** So near to the eye, nothing is seen any longer, as a part of its distance. */
const NEAREST = 0.01;

/** @typedef {{index: number, isLeaving: boolean, corners: [number, number][]}} Outline */

/**
 * The outlines of a frame's items, back to front, in CSS pixels of the view.
 * @param {import("./calls.js").Engine} engine
 * @param {number} count the number of items
 * @returns {Outline[]}
 */
export function outlines(engine, count) {
  const length = engine.recordLength();
  const frame = count > 0 ? new Float64Array(engine.memory.buffer, engine.frameStart(), count * length) : [];
  return Array.from({ length: count }, (_, item) => {
    const at = (/** @type {number} */ number) => frame[item * length + number];
    const transform = Array.from({ length: 16 }, (_, number) => at(TRANSFORM + number));
    return { index: at(INDEX), isLeaving: at(LEAVING) === 1, corners: quad(transform, at(WIDTH), at(HEIGHT)) };
  });
}

/**
 * Whether a frame shows items on their way out.
 * @param {import("./calls.js").Engine} engine
 * @param {number} count the number of its items
 */
export function hasLeaving(engine, count) {
  const length = engine.recordLength();
  const frame = count > 0 ? new Float64Array(engine.memory.buffer, engine.frameStart(), count * length) : [];
  for (let item = 0; item < count; item++) if (frame[item * length + LEAVING] === 1) return true;
  return false;
}

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
