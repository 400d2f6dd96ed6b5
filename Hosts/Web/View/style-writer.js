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

/**
 * Where a transform has what counts of it. A box is flat, and what it is placed in is, too: from which depth a point comes, and
 * to which it goes, is nowhere seen.
 */
const XX = 0, XY = 1, XW = 3, YX = 4, YY = 5, YW = 7, X = 12, Y = 13, W = 15;

/**
 * A transform in CSS, in words that Chromium reads by a short way: `matrix` and numbers with exponents are none, and take
 * it twice as long.
 * @param {Float64Array} frame
 * @param {number} at where the transform begins
 */
function transformText(frame, at) {
  const x = rounded(frame[at + X], LENGTH_PARTS), y = rounded(frame[at + Y], LENGTH_PARTS);
  if (isTranslation(frame, at)) return `translate3d(${x}px,${y}px,0)`;
  return `matrix3d(${factor(frame[at + XX])},${factor(frame[at + XY])},0,${perspective(frame[at + XW])},` +
    `${factor(frame[at + YX])},${factor(frame[at + YY])},0,${perspective(frame[at + YW])},` +
    `0,0,1,0,${x},${y},0,${rounded(frame[at + W], FACTOR_PARTS)})scale3d(.0001,.0001,1)`;
}

/**
 * @param {Float64Array} frame
 * @param {number} at
 */
const isTranslation = (frame, at) =>
  frame[at + XX] === 1 && !frame[at + XY] && !frame[at + XW] &&
  !frame[at + YX] && frame[at + YY] === 1 && !frame[at + YW] && frame[at + W] === 1;

/**
 * By what a matrix is larger than it should be, before it is made small again: Chromium reads six decimals of a number
 * and drops the rest, which of a perspective are too few.
 */
const ENLARGED = 1e4;

/**
 * What a number is multiplied with decides how many of its digits count: a translation is points, a scale is
 * multiplied with points, and a perspective with points twice.
 */
const factor = (/** @type {number} */ value) => rounded(value * ENLARGED, FACTOR_PARTS / ENLARGED);
const perspective = (/** @type {number} */ value) => rounded(value * ENLARGED, PERSPECTIVE_PARTS / ENLARGED);

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
