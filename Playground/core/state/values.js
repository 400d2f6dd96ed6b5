// @ts-check
/** Values: they are replaced, never changed, and equal if their parts are. */

/** Whether two values are equal as JSON. */
export const isSame = (/** @type {any} */ one, /** @type {any} */ other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Freezes a value with its parts.
 * @template Value
 * @param {Value} value
 * @returns {Value}
 */
export function frozen(value) {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
