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

/** How many parts of one count: of a length, of an opacity and the like. */
const LENGTH_PARTS = 1e3, APPEARANCE_PARTS = 1e4;

/**
 * By what a transform with a perspective is multiplied, which does nothing to it: Chromium reads six decimals of a number and
 * drops the rest, which are too few for it otherwise.
 */
const MULTIPLE = 1e4;

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
  const isUpright = !frame[at + XW] && !frame[at + YW] && frame[at + W] === 1;
  const isMoved = isUpright && frame[at + XX] === 1 && !frame[at + XY] && !frame[at + YX] && frame[at + YY] === 1;
  const by = isUpright ? 1 : MULTIPLE;
  const x = length(frame[at + X], by), y = length(frame[at + Y], by);
  if (isMoved) return `translate3d(${x}px,${y}px,0)`;
  return `matrix3d(${factor(frame[at + XX], by)},${factor(frame[at + XY], by)},0,${perspective(frame[at + XW], by)},` +
    `${factor(frame[at + YX], by)},${factor(frame[at + YY], by)},0,${perspective(frame[at + YW], by)},0,0,1,0,` +
    `${x},${y},0,${factor(frame[at + W], by)})`;
}

/**
 * What is multiplied with a number decides how many of its digits count: a translation is points, a scale is multiplied with
 * points, and a perspective with points twice.
 * @param {number} parts
 */
const multiplied = (parts) => (/** @type {number} */ value, /** @type {number} */ by) => rounded(value * by, parts / by);
const length = multiplied(LENGTH_PARTS), factor = multiplied(1e6), perspective = multiplied(1e10);

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
