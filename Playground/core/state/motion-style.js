// @ts-check
/** The feel of a layout: the parameters that each layout has, by their names, and their curves. */

import { MOTION_STYLES } from "./layouts.js";

/** The values of scroll views on iOS. */
export const STANDARD = MOTION_STYLES.iOS;
/** The names of the parameters. */
export const MOTION = Object.keys(STANDARD);

/** Whether a parameter belongs to the feel. */
export const isMotion = (/** @type {string} */ name) => Object.hasOwn(STANDARD, name);

/** The values of the feel among others. */
export const motionIn = (/** @type {Record<string, any>} */ values) => Object.fromEntries(MOTION.filter((name) => name in values).map((name) => [name, values[name]]));

/** @type {Record<string, number>} The words for decelerations in a design. */
const DECELERATIONS = { normal: 0.998, fast: 0.99 };

/** @returns {Record<string, number>} The feel of a design, in numbers. */
export function motionOf(/** @type {Record<string, any>} */ design) {
  const { deceleration = STANDARD.deceleration, ...others } = motionIn(design);
  return { ...STANDARD, deceleration: DECELERATIONS[deceleration] ?? deceleration, ...others };
}

/** The name of the style with some values; undefined if it has none. */
export const styleNamed = (/** @type {Record<string, number>} */ values) => Object.keys(MOTION_STYLES).find((name) => MOTION.every((key) => MOTION_STYLES[name][key] === values[key]));

/**
 * The name of a change of several values of the feel.
 * @param {Record<string, number>} before
 * @param {Record<string, number>} after
 */
export const nameOfFeels = (before, after) => `Feel ${[before, after].map((values) => styleNamed(values) ?? "custom").join(" → ")}`;

/**
 * The part of its way that a spring has left after a time: 1 at the start.
 * @param {number} response in seconds
 * @param {number} damping
 * @param {number} time in seconds
 */
export function remainder(response, damping, time) {
  const frequency = (2 * Math.PI) / response;
  const rate = frequency * damping, spread = frequency * Math.sqrt(1 - damping * damping);
  return Math.exp(-rate * time) * (spread > 0 ? Math.cos(spread * time) + (rate / spread) * Math.sin(spread * time) : 1 + rate * time);
}

/** The part of its way that a fling has left after a time. */
export const flingRemainder = (/** @type {number} */ deceleration, /** @type {number} in seconds */ time) => deceleration ** (1000 * time);
