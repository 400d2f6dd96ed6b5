// @ts-check
/**
 * Writes to an element's style what has changed of how its item is shown. In a frame it makes no object: what is left
 * for the browser to collect are the strings that it is given.
 *
 * @module
 */

/** Where things stand in an item's record of the frame buffer. */
export const RECORD = { index: 0, identity: 1, leaving: 2, progress: 6, appearance: 23 };
const OPACITY = 3, WIDTH = 4, HEIGHT = 5, TRANSFORM = 7, LENGTH = RECORD.appearance + 8;

/** A number without the digits that nobody sees. */
export const rounded = (/** @type {number} */ value, /** @type {number} */ unit) => Math.round(value * unit) / unit;

/** How many parts of one count: of a length, of what is multiplied with lengths, of an opacity and the like. */
const LENGTH_PARTS = 1e3, FACTOR_PARTS = 1e6, APPEARANCE_PARTS = 1e4;

/**
 * A transform in CSS; one of the plane in its short form, which takes the browser less to read.
 * @param {Float64Array} frame
 * @param {number} start
 */
const transformText = (frame, start) => (isOfPlane(frame, start) ? matrix(frame, start) : matrix3d(frame, start));

/** Where the numbers of a transform of the plane stand, but for its translation. */
const PLANE = [0, 1, 4, 5];

/**
 * Whether a transform leaves the third dimension alone.
 * @param {Float64Array} frame
 * @param {number} start
 */
function isOfPlane(frame, start) {
  for (let at = 2; at < 16; at++) {
    const touchesDepth = at % 4 > 1 || (at > 7 && at < 12);
    if (touchesDepth && frame[start + at] !== (at === 10 || at === 15 ? 1 : 0)) return false;
  }
  return true;
}

/**
 * @param {Float64Array} frame
 * @param {number} start
 */
function matrix(frame, start) {
  let text = "matrix(";
  for (const at of PLANE) text += `${rounded(frame[start + at], FACTOR_PARTS)},`;
  return `${text}${rounded(frame[start + 12], LENGTH_PARTS)},${rounded(frame[start + 13], LENGTH_PARTS)})`;
}

/**
 * What a number is multiplied with decides how many of its digits count: a translation is points, a scale is
 * multiplied with points, and a perspective with points twice.
 * @param {Float64Array} frame
 * @param {number} start
 */
function matrix3d(frame, start) {
  let text = "matrix3d(";
  for (let at = 0; at < 16; at++) {
    const value = frame[start + at];
    text += at > 0 ? "," : "";
    const parts = at < 12 || at === 15 ? FACTOR_PARTS : LENGTH_PARTS;
    text += at % 4 === 3 && at < 15 ? perspective(value) : rounded(value, parts);
  }
  return text + ")";
}

/**
 * A number of a matrix's last column. Chromium reads seven decimals of a plain number and drops the rest, which
 * shifts a large page by some hundredths of a pixel; with an exponent it reads them all.
 * @param {number} value
 */
const perspective = (value) => (value === 0 ? "0" : value.toExponential(6));

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
    let moves = false;
    for (let at = TRANSFORM; at < RECORD.appearance; at++) moves = this.#changes(at, frame[start + at]) || moves;
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
