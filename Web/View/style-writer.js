// @ts-check
/**
 * Writes changed values of an item to the style of its element. A frame creates no objects; the browser collects only the
 * strings.
 *
 * @module
 */

import { APPEARANCE, HEIGHT, LENGTH, OPACITY, TRANSFORM, WIDTH } from "./numbers.js";

/** Rounds a number to its visible digits. */
export const rounded = (/** @type {number} */ value, /** @type {number} */ unit) => Math.round(value * unit) / unit;

/** The precision of lengths, and of opacities and similar values: parts of one. */
const LENGTH_PARTS = 1e3, APPEARANCE_PARTS = 1e4;

/**
 * The factor of a transform with a perspective, which leaves its result unchanged. Chromium reads only six decimals of a
 * number, too few for such a transform otherwise.
 */
const MULTIPLE = 1e4;

/**
 * The elements of a transform that count. Boxes and their containers are flat, so depth is never visible.
 */
const XX = 0, XY = 1, XW = 3, YX = 4, YY = 5, YW = 7, X = 12, Y = 13, W = 15;

/**
 * A transform in CSS that uses Chromium's fast parser: `matrix` and numbers with exponents do not, and take twice as long.
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
 * The factor of a number determines its precision: a translation is in points, a scale is multiplied by points, and a
 * perspective by points twice.
 * @param {number} parts
 */
const multiplied = (parts) => (/** @type {number} */ value, /** @type {number} */ by) => rounded(value * by, parts / by);
const length = multiplied(LENGTH_PARTS), factor = multiplied(1e6), perspective = multiplied(1e10);

/**
 * A transform as a keyframe. Browsers interpolate matrices by their rotations, so the depth of an item in perspective counts.
 * @param {Float64Array} frame
 * @param {number} at where the transform begins
 * @param {boolean} isFlat
 */
export const matrixText = (frame, at, isFlat) => `matrix3d(${Array.from({ length: 16 }, (_, number) => {
  if (isFlat && (number % 4 === 2 || number >> 2 === 2)) return number === 10 ? 1 : 0;
  const part = number === W ? factor : number % 4 === 3 ? perspective : number > 11 ? length : factor;
  return part(frame[at + number], MULTIPLE);
})})`;

/** The style of an element, and the values last written to it. */
export class StyleWriter {
  // NaN differs from every number: the first frame writes everything.
  #written = new Float64Array(LENGTH).fill(NaN);
  #hasChanged = false;

  /** Discards the written values: the next frame writes everything. */
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

  /** Records a transform; returns whether it has changed. */
  #movesTo(/** @type {Float64Array} */ frame, /** @type {number} */ start) {
    const written = this.#written;
    let moves = false;
    for (let at = TRANSFORM; at < APPEARANCE; at++) {
      if (written[at] === frame[start + at]) continue;
      written[at] = frame[start + at];
      moves = this.#hasChanged = true;
    }
    return moves;
  }

  /** Records a number; returns whether it has changed. */
  #changes(/** @type {number} */ at, /** @type {number} */ value) {
    if (this.#written[at] === value) return false;
    this.#written[at] = value;
    return (this.#hasChanged = true);
  }
}
