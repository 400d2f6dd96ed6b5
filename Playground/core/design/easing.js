// @ts-check
/**
 * Easing between two keyframes. A layout stores the curve with the keyframe before it.
 *
 * @typedef {[number, number, number, number]} Curve the coordinates of a cubic Bézier curve's control points, as in CSS
 */

/** @type {Record<string, Curve>} CSS's named curves, and others. */
export const CURVES = {
  Linear: [0, 0, 1, 1], Ease: [0.25, 0.1, 0.25, 1], "Ease in": [0.42, 0, 1, 1], "Ease out": [0, 0, 0.58, 1],
  "Ease in and out": [0.42, 0, 0.58, 1], "Late start": [0.8, 0, 0.9, 0.4], Overshoot: [0.34, 1.56, 0.64, 1],
};

/** Iterations of the bisection: more than the precision of stored values. */
const ROUNDS = 24;
/** Precision of stored numbers. */
const rounded = (/** @type {number} */ value) => Math.round(value * 1e4) / 1e4;

const bezier = (/** @type {number} */ one, /** @type {number} */ other, /** @type {number} */ t) =>
  3 * one * t * (1 - t) ** 2 + 3 * other * t ** 2 * (1 - t) + t ** 3;

/** The eased progress. */
export function eased(/** @type {Curve} */ [x1, y1, x2, y2], /** @type {number} from 0 to 1 */ progress) {
  let [low, high] = [0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < progress) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, (low + high) / 2);
}

/** The curve's numbers as text. */
export const inNumbers = (/** @type {Curve} */ curve) => curve.map((value) => Number(value.toFixed(2))).join(", ");

/** @returns {Curve | undefined} Reads four numbers, also as CSS's `cubic-bezier(…)`; undefined if it is invalid. */
export function curveIn(/** @type {string} */ text) {
  const numbers = text.replace(/^\s*cubic-bezier\(|\)\s*$/g, "").split(",").map((part) => (part.trim() ? Number(part) : NaN));
  const isCurve = numbers.length === 4 && numbers.every(Number.isFinite) && [numbers[0], numbers[2]].every((x) => x >= 0 && x <= 1);
  return isCurve ? /** @type {Curve} */ (numbers) : undefined;
}

/** @returns {Curve} The curve of the way back. */
export const reversed = (/** @type {Curve} */ [x1, y1, x2, y2]) => /** @type {Curve} */ ([1 - x2, 1 - y2, 1 - x1, 1 - y1].map(rounded));
