// @ts-check
/**
 * Finds a place for a label that covers no text.
 *
 * @typedef {{x: number, y: number, width: number, height: number}} Box in points, with its upper left corner
 */

/** Distance of a label from texts and edges, in points. */
const MARGIN = 8;
/** Distance between tried places, in points. */
const STEP = 12;

/**
 * The middle of the free place that is nearest to a point; undefined if every place covers a text.
 * @param {import("./state/size.js").Size} label
 * @param {import("./state/size.js").Size} screen
 * @param {Box[]} texts
 * @param {{x: number, y: number}} wish the preferred middle
 */
export function freePlace({ width, height }, screen, texts, wish) {
  const places = steps(width, screen.width).flatMap((x) => steps(height, screen.height).map((y) => ({ x, y })));
  const isFree = (/** @type {{x: number, y: number}} */ { x, y }) => !texts.some((text) =>
    Math.abs(x - text.x - text.width / 2) < (width + text.width) / 2 + MARGIN && Math.abs(y - text.y - text.height / 2) < (height + text.height) / 2 + MARGIN);
  const distance = (/** @type {{x: number, y: number}} */ { x, y }) => Math.hypot(x - wish.x, y - wish.y);
  return places.filter(isFree).reduce((/** @type {{x: number, y: number} | undefined} */ best, place) => (best && distance(best) <= distance(place) ? best : place), undefined);
}

/** Middles of a length within a whole. */
function steps(/** @type {number} */ length, /** @type {number} */ whole) {
  const first = length / 2 + MARGIN, count = Math.floor((whole - length - 2 * MARGIN) / STEP);
  return Array.from({ length: Math.max(count + 1, 0) }, (_, index) => first + index * STEP);
}
