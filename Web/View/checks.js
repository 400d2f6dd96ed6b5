// @ts-check
/**
 * Checks of the values that a page passes.
 *
 * @module
 */

/** The axes of a division, by the engine's numbers: the first one is none. */
export const AXES = ["", "horizontal", "vertical"];

/** The edges over which removed items leave, by the engine's numbers. */
export const EDGES = ["left", "right", "up", "down"];

/** Whether a page sets no value: frameworks clear a property by null or undefined. */
export const isNone = (/** @type {any} */ value) => value === undefined || value === null;

/** Reports an error of the page as one that nobody has caught; Chrome has `reportError` from version 95 on. */
export const report = (/** @type {unknown} */ error) => (globalThis.reportError ?? console.error)(error);

/** Whether a value is a whole number, or its digits. */
export const isWhole = (/** @type {any} */ value) => /^\d+$/.test(value);

/** Whether a value is the text `false`, as which some frameworks and Python write it. */
const isFalse = (/** @type {any} */ value) => /^false$/i.test(value);

/** Whether a page sets a boolean property to a true value. */
export const isTrue = (/** @type {any} */ value) => Boolean(value) && !isFalse(value);

/**
 * Whether a boolean attribute is on.
 * @param {Element} element
 * @param {string} name
 */
export const isOn = (element, name) => element.hasAttribute(name) && !isFalse(element.getAttribute(name));

/** Throws a `RangeError` unless a number of items is possible. */
export function checkCount(/** @type {number} */ count, /** @type {number} */ most) {
  if (isWhole(count) && count <= most) return;
  throw new RangeError(`fanfold-view: count must be a whole number from 0 to ${most}, but is ${count}`);
}

/**
 * Throws a `RangeError` unless a number is whole and large enough.
 * @param {string} name
 * @param {any} value
 * @param {number} least
 */
export function checkWhole(name, value, least) {
  if (isWhole(value) && Number(value) >= least) return;
  throw new RangeError(`fanfold-view: ${name} must be a whole number, ${least} or more, but is ${value}`);
}

/** The number that a page sets a property to; undefined for none. */
export function numberOf(/** @type {string} */ name, /** @type {any} */ value) {
  if (isNone(value)) return undefined;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw new RangeError(`fanfold-view: ${name} must be a number, but is ${value}`);
}

/** The width of an item; throws a `RangeError` unless it is possible. */
export function checkedWidth(/** @type {any} */ width) {
  const number = Number(width);
  if (number > 0 && number < Infinity) return number;
  throw new RangeError(`fanfold-view: sizes must be positive numbers, but one is ${width}`);
}

/**
 * The engine's number of the edge over which an item is to leave, −1 for none; throws a `RangeError` if the layout does not remove
 * items over it.
 * @param {any} toward
 * @param {number} allowed a bit for each edge
 */
export function edgeNumber(toward, allowed) {
  if (isNone(toward)) return -1;
  const names = EDGES.filter((_, edge) => allowed >> edge & 1);
  if (names.includes(toward)) return EDGES.indexOf(toward);
  const expected = names.length > 0 ? names.join(" or ") : "absent in a layout without removal by swipes";
  throw new RangeError(`fanfold-view: toward must be ${expected}, but is ${toward}`);
}

/**
 * A fold that divides a view, or null for none; throws a `RangeError` unless it is possible.
 * @param {any} division
 * @returns {import("./options.js").Division | null}
 */
export function checkedDivision(division) {
  if (isNone(division)) return null;
  const { axis, position, width = 0 } = division;
  if (AXES.indexOf(axis) > 0 && [position, width].every(Number.isFinite) && width >= 0) return { axis, position, width };
  throw new RangeError(`fanfold-view: division must have an axis, a position and a width, but is ${JSON.stringify(division)}`);
}
