// @ts-check
/**
 * The options of scrolling to an item.
 *
 * @module
 */

/**
 * @typedef {object} ScrollOptions
 * @property {boolean} [animated]
 * @property {"start" | "center" | "end" | "nearest"} [align]
 * @property {number} [duration] in seconds
 */

/** The alignments, by the engine's numbers: the first one is the layout's resting offset. */
const ALIGNMENTS = ["", "start", "center", "end", "nearest"];

/**
 * The engine's number of an alignment.
 * @param {string} [align]
 */
export const alignmentNumber = (align = "") => ALIGNMENTS.indexOf(align);

/** Throws a `RangeError` unless the options are valid. */
export function checkOptions(/** @type {ScrollOptions} */ { align, duration }) {
  if (align !== undefined && !(alignmentNumber(align) > 0)) {
    throw new RangeError(`fanfold-view: align must be one of ${ALIGNMENTS.slice(1).join(", ")}, but is ${align}`);
  }
  if (duration !== undefined && !(typeof duration === "number" && duration >= 0 && duration < Infinity)) {
    throw new RangeError(`fanfold-view: duration must be a number of seconds, 0 or more, but is ${duration}`);
  }
}
