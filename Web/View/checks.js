// @ts-check
/**
 * Checks of the values that a page passes.
 *
 * @module
 */

/** Whether a value is a whole number, or its digits. */
export const isWhole = (/** @type {any} */ value) => /^\d+$/.test(value);

/**
 * Throws a `RangeError` unless a number of items is possible.
 * @param {number} count
 * @param {number} most
 */
export function checkCount(count, most) {
  if (isWhole(count) && count <= most) return;
  throw new RangeError(`fanfold-view: count must be a whole number from 0 to ${most}, but is ${count}`);
}
