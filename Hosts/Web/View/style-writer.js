// @ts-check
/**
 * Writes to an element's style what has changed of how its item is shown. In a frame it makes no object: what is left
 * for the browser to collect are the strings that it is given.
 *
 * @module
 */

import { APPEARANCE, HEIGHT, LENGTH, OPACITY, TRANSFORM, WIDTH } from "./numbers.js";

/** A number without the digits that nobody sees. */
export const rounded = (/** @type {number} */ value, /** @type {number} */ unit) => Math.round(value * unit) / unit;

/** How many parts of one count: of a length, of what is multiplied with lengths, of an opacity and the like. */
const LENGTH_PARTS = 1e3, FACTOR_PARTS = 1e6, APPEARANCE_PARTS = 1e4;

/** A perspective is multiplied with lengths twice, so that it has more digits. */
const PERSPECTIVE_PARTS = 1e10;

/** Where a transform has its translation in the plane. */
const X = 12, Y = 13;

/**
 * A transform in CSS, in words that Chromium reads by a short way: `matrix` and numbers with exponents are none, and take
 * it twice as long.
 * @param {Float64Array} frame
 * @param {number} start
 */
const transformText = (frame, start) => (isTranslation(frame, start) ? translate : matrix)(frame, start);

/**
 * Whether a transform moves things in the plane, and does nothing else.
 * @param {Float64Array} frame
 * @param {number} start
 */
function isTranslation(frame, start) {
  for (let at = 0; at < 16; at++) {
    if (at !== X && at !== Y && frame[start + at] !== (at % 5 === 0 ? 1 : 0)) return false;
  }
  return true;
}

/**
 * @param {Float64Array} frame
 * @param {number} start
 */
const translate = (frame, start) =>
  `translate3d(${rounded(frame[start + X], LENGTH_PARTS)}px,${rounded(frame[start + Y], LENGTH_PARTS)}px,0)`;

/**
 * By what a matrix is larger than it should be, before it is made small again: Chromium reads six decimals of a number
 * and drops the rest, which of a perspective are too few.
 */
const ENLARGED = 1e4;

/**
 * What a number is multiplied with decides how many of its digits count: a translation is points, a scale is
 * multiplied with points, and a perspective with points twice.
 * @param {Float64Array} frame
 * @param {number} start
 */
function matrix(frame, start) {
  let text = "matrix3d(";
  for (let at = 0; at < X; at++) {
    const parts = at % 4 === 3 ? PERSPECTIVE_PARTS : FACTOR_PARTS;
    text += `${rounded(frame[start + at] * ENLARGED, parts / ENLARGED)},`;
  }
  for (let at = X; at < 15; at++) text += `${rounded(frame[start + at], LENGTH_PARTS)},`;
  return `${text}${rounded(frame[start + 15], FACTOR_PARTS)})scale3d(.0001,.0001,.0001)`;
}

/** An element's style, and what was last written to it. */
export class StyleWriter {
  // Not a number differs from every number: at first, everything is written.
  #written = new Float64Array(LENGTH).fill(NaN);
  #hasChanged = false;

  /** Writes everything anew, the next time. */
  forget() { this.#written.fill(NaN); }

  /**
   * @param {CSSStyleDeclaration} style
   * @param {Float64Array} frame
   * @param {number} start where the item's record begins
   * @param {{name: string, at: number}[]} appearance
   * @returns {boolean} whether anything has changed
   */
  write(style, frame, start, appearance) {
    this.#hasChanged = false;
    if (this.#movesTo(frame, start)) style.transform = transformText(frame, start + TRANSFORM);
    const width = rounded(frame[start + WIDTH], LENGTH_PARTS);
    if (this.#changes(WIDTH, width)) style.width = `${width}px`;
    const height = rounded(frame[start + HEIGHT], LENGTH_PARTS);
    if (this.#changes(HEIGHT, height)) style.height = `${height}px`;
    const opacity = rounded(frame[start + OPACITY], APPEARANCE_PARTS);
    if (this.#changes(OPACITY, opacity)) style.opacity = `${opacity}`;
    for (let number = 0; number < appearance.length; number++) {
      const { name, at } = appearance[number];
      const value = rounded(frame[start + at], APPEARANCE_PARTS);
      if (this.#changes(at, value)) style.setProperty(name, `${value}`);
    }
    return this.#hasChanged;
  }

  /**
   * Notes a transform; whether it is another one.
   * @param {Float64Array} frame
   * @param {number} start
   */
  #movesTo(frame, start) {
    const written = this.#written;
    let moves = false;
    for (let at = TRANSFORM; at < APPEARANCE; at++) {
      if (written[at] === frame[start + at]) continue;
      written[at] = frame[start + at];
      moves = this.#hasChanged = true;
    }
    return moves;
  }

  /**
   * Notes a number; whether it is another one.
   * @param {number} at
   * @param {number} value
   */
  #changes(at, value) {
    if (this.#written[at] === value) return false;
    this.#written[at] = value;
    return (this.#hasChanged = true);
  }
}
