// @ts-check
/**
 * Easing between two keyframes. A design stores the curve with the keyframe before it. Keyframe layouts have no easing of their
 * own: the layout that the engine shows has keyframes in between, which approximate the curve.
 *
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {[number, number, number, number]} Curve the coordinates of a cubic Bézier curve's control points, as in CSS
 */

import { extentOf, lengthOf, partsOf, placeOf, propertiesOf, valueAt, withKeyframe } from "./shape.js";

/**
 * CSS's named curves, and others.
 * @type {Record<string, Curve>}
 */
export const CURVES = {
  Linear: [0, 0, 1, 1], Ease: [0.25, 0.1, 0.25, 1], "Ease in": [0.42, 0, 1, 1], "Ease out": [0, 0, 0.58, 1],
  "Ease in and out": [0.42, 0, 0.58, 1], "Late start": [0.8, 0, 0.9, 0.4], Overshoot: [0.34, 1.56, 0.64, 1],
};

/** Number of keyframes between two others, smooth and linear. */
const [SMOOTH_STEPS, LINEAR_STEPS] = [3, 7];
/** Iterations of the bisection: more than the precision of stored values. */
const ROUNDS = 24;
/** Precision of stored numbers. */
const rounded = (/** @type {number} */ value) => Math.round(value * 1e4) / 1e4;

const bezier = (/** @type {number} */ one, /** @type {number} */ other, /** @type {number} */ t) =>
  3 * one * t * (1 - t) ** 2 + 3 * other * t ** 2 * (1 - t) + t ** 3;

/** The eased progress. @param {Curve} curve @param {number} progress from 0 to 1 */
export function eased([x1, y1, x2, y2], progress) {
  let [low, high] = [0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < progress) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, (low + high) / 2);
}

/** The curve's numbers as text. @param {Curve} curve */
export const inNumbers = (curve) => curve.map((value) => Number(value.toFixed(2))).join(", ");

/** Reads four numbers, also as CSS's `cubic-bezier(…)`; undefined if it is invalid. @param {string} text @returns {Curve | undefined} */
export function curveIn(text) {
  const numbers = text.replace(/^\s*cubic-bezier\(|\)\s*$/g, "").split(",").map((part) => (part.trim() ? Number(part) : NaN));
  const isCurve = numbers.length === 4 && numbers.every(Number.isFinite) && [numbers[0], numbers[2]].every((x) => x >= 0 && x <= 1);
  return isCurve ? /** @type {Curve} */ (numbers) : undefined;
}

/**
 * Returns the layout with eased values between two distances, in place of the keyframes between them.
 * @param {Layout} layout
 * @param {number} from
 * @param {number} to
 * @param {Curve} curve
 */
export function withEasing(layout, from, to, curve) {
  const steps = (layout.smooth ?? true) === true ? SMOOTH_STEPS : LINEAR_STEPS;
  const ends = { ...layout, keyframes: layout.keyframes.filter(({ at }) => at <= from || at >= to) };
  const changing = Object.values(propertiesOf(ends)).filter((property) => valueAt(ends, property, from) !== valueAt(ends, property, to));
  return Array.from({ length: steps }, (_, step) => (step + 1) / (steps + 1)).reduce((changed, progress) =>
    withKeyframe(changed, rounded(from + progress * (to - from)), (keyframe) => {
      for (const property of changing) property.set(keyframe, between(ends, property, [from, to], eased(curve, progress)));
    }), ends);
}

/** The layouts that the engine shows, by their designs. @type {WeakMap<Layout, import("fanfold-view").KeyframeLayout>} */
const made = new WeakMap();

/** The layout that the engine shows: keyframes in between instead of curves. @param {Layout} design @returns {import("fanfold-view").KeyframeLayout} */
export function withoutCurves(design) {
  const plain = made.get(design) ?? madeOf(design);
  made.set(design, plain);
  return plain;
}

/** @param {Layout} design @returns {import("fanfold-view").KeyframeLayout} */
function madeOf(design) {
  const eased = design.keyframes.filter(({ curve }, place) => curve && place < design.keyframes.length - 1);
  if (!design.keyframes.some(({ curve }) => curve)) return design;
  const plain = { ...design, keyframes: design.keyframes.map(poseOf) };
  const next = (/** @type {number} */ at) => plain.keyframes[placeOf(plain, at) + 1].at;
  // Each curve begins and ends with values of the layout without curves.
  const between = eased.flatMap(({ at, curve }) => withEasing(plain, at, next(at), /** @type {Curve} */ (curve)).keyframes.filter((keyframe) => keyframe.at > at && keyframe.at < next(at)));
  return { ...plain, keyframes: [...plain.keyframes, ...between].sort((one, other) => one.at - other.at) };
}

/** A keyframe without its curve. @param {import("./shape.js").Keyframe} keyframe */
function poseOf(keyframe) {
  const { curve: _, ...pose } = keyframe;
  return pose;
}

/** The curve of the way back. @param {Curve} curve @returns {Curve} */
export const reversed = ([x1, y1, x2, y2]) => /** @type {Curve} */ ([1 - x2, 1 - y2, 1 - x1, 1 - y1].map(rounded));

/**
 * The value of a property between two distances.
 * @param {Layout} layout
 * @param {import("./shape.js").Property} property
 * @param {[number, number]} ends
 * @param {number} progress
 */
function between(layout, property, ends, progress) {
  const mixed = (/** @type {(at: number) => number} */ of) => of(ends[0]) + progress * (of(ends[1]) - of(ends[0]));
  const { minimum, maximum, isLength } = property;
  const number = Math.min(Math.max(mixed((at) => valueAt(layout, property, at)), minimum), maximum);
  if (!isLength) return rounded(number);
  const points = rounded(mixed((at) => {
    const value = property.get(layout.keyframes[placeOf(layout, at)]);
    return value === undefined ? 0 : partsOf(value).points;
  }));
  return lengthOf({ fraction: number / 100, of: extentOf(layout, property), points });
}
