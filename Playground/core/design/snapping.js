// @ts-check
/**
 * Values to which a dragged handle snaps: the middle and the edges of the screen, eighths of a turn, full size, and the
 * values of other keyframes.
 *
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {import("../state/size.js").Size} Size
 * @typedef {object} Target
 * @property {number} value in the panel's unit
 * @property {number} [line] position of the guide: its distance from the middle of the screen, in points
 */

import { extentIn, nearnessAt, pointsAt } from "./points.js";
import { extentOf, partsOf, placeOf, PROPERTIES, valueAt } from "./shape.js";

/** @type {Record<string, number>} Distances within which values snap: in CSS pixels for positions, in the panel's unit for others. */
const NEAR = { x: 7, y: 7, turnX: 4, turnY: 4, turnZ: 4, scale: 0.03, opacity: 0.03 };
const EIGHTHS = Array.from({ length: 9 }, (_, eighth) => 45 * eighth - 180);
/** @type {Record<string, number[]>} Values of each property that are likely to be wanted. */
const USUAL = { turnX: EIGHTHS, turnY: EIGHTHS, turnZ: EIGHTHS, scale: [1], opacity: [0, 0.5, 1] };

/** The other keyframes that set a property. */
const othersOf = (/** @type {Layout} */ { keyframes }, /** @type {string} */ key, /** @type {number} */ at) =>
  keyframes.filter((keyframe) => keyframe.at !== at && PROPERTIES[key].get(keyframe) !== undefined);

/**
 * The targets of a dragged property.
 * @param {Layout} layout
 * @param {string} key
 * @param {number} at
 * @param {Size} screen
 * @returns {Target[]}
 */
export function targetsOf(layout, key, at, screen) {
  if (key === "x" || key === "y") return placesOf(layout, key, at, screen);
  const others = othersOf(layout, key, at).map((keyframe) => valueAt(layout, PROPERTIES[key], keyframe.at));
  const opposite = key.startsWith("turn") ? others.map((value) => -value) : [];
  const values = [...USUAL[key], ...others, ...opposite];
  return values.map((value) => ({ value }));
}

/** @param {Layout} layout @param {"x" | "y"} key @param {number} at @param {Size} screen @returns {Target[]} */
function placesOf(layout, key, at, screen) {
  const side = key === "x" ? "width" : "height";
  const [near, scale] = [nearnessAt(layout, at, screen), valueAt(layout, PROPERTIES.scale, at)];
  const half = (pointsAt(layout, side, at, screen) * scale) / 2;
  const edge = screen[side] / 2;
  const others = othersOf(layout, key, at).map((keyframe) => pointsAt(layout, key, keyframe.at, screen));
  const places = [
    { place: 0, line: 0 }, { place: edge / near - half, line: edge }, { place: half - edge / near, line: -edge },
    ...others.flatMap((place) => [place, -place]).map((place) => ({ place, line: place * near })),
  ];
  return places.map(({ place, line }) => ({ value: valueFor(layout, key, at, place, screen), line }));
}

/**
 * The value that moves an item to a place.
 * @param {Layout} layout
 * @param {"x" | "y"} key
 * @param {number} at
 * @param {number} place distance from the middle of the screen, in points
 * @param {Size} screen
 */
function valueFor(layout, key, at, place, screen) {
  const length = PROPERTIES[key].get(layout.keyframes[placeOf(layout, at)] ?? { at });
  const fixed = length === undefined ? 0 : partsOf(length).points;
  return (100 * (place - fixed)) / unitOf(layout, key, screen);
}

/** The length that 100 % of a position mean, in points. */
export function unitOf(/** @type {Layout} */ layout, /** @type {"x" | "y"} */ key, /** @type {Size} */ screen) {
  const extent = extentOf(layout, PROPERTIES[key]) ?? "shorter";
  return extent === "own" ? screen[key === "x" ? "width" : "height"] : extentIn(screen, /** @type {any} */ (extent));
}

/**
 * The target nearest to a value; undefined if none is near.
 * @param {Target[]} targets
 * @param {number} value
 * @param {number} tolerance
 */
export function nearest(targets, value, tolerance) {
  const distance = (/** @type {Target} */ target) => Math.abs(target.value - value);
  const [best] = [...targets].sort((one, other) => distance(one) - distance(other));
  return best && distance(best) <= tolerance ? best : undefined;
}

/**
 * The tolerance of a property, in the panel's unit.
 * @param {Layout} layout
 * @param {string} key
 * @param {Size} screen
 * @param {number} pixels the size of a point, in CSS pixels
 */
export const toleranceOf = (layout, key, screen, pixels) =>
  (key === "x" || key === "y" ? (100 * NEAR[key]) / (pixels * unitOf(layout, key, screen)) : NEAR[key]);
