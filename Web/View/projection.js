// @ts-check
/**
 * The map from points of the page to points of a box that ancestors rotate, scale and show in perspective.
 *
 * @module
 */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {[origin: Point, right: Point, below: Point, opposite: Point]} Corners the places of a box's corners on the page */

/** The largest error of a corner that is measured, in CSS pixels: Firefox rounds to sixtieths. */
const ROUNDING = 0.04;

/** A map from the page's viewport to the coordinates of a box. */
export class Projection {
  /** The rows of the map's matrix, in homogeneous coordinates. */
  #x;
  #y;
  #w;

  /**
   * Solves for the projective map that has the given corners. Corners behind the eye count if they are divided by their
   * negative distance, as in the painted plane's equation.
   *
   * Source: P. Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3.
   * @param {Corners} corners
   * @param {{x: number, y: number, width: number, height: number}} box the corners' rectangle in the box's coordinates
   */
  constructor([origin, right, below, opposite], { x, y, width, height }) {
    const [sumX, sumY] = [origin.x - right.x + opposite.x - below.x, origin.y - right.y + opposite.y - below.y];
    const isFlat = Math.abs(sumX) <= ROUNDING && Math.abs(sumY) <= ROUNDING;
    const [oneX, oneY] = [right.x - opposite.x, right.y - opposite.y];
    const [otherX, otherY] = [below.x - opposite.x, below.y - opposite.y];
    const area = oneX * otherY - otherX * oneY;
    const g = isFlat ? 0 : (sumX * otherY - otherX * sumY) / area;
    const h = isFlat ? 0 : (oneX * sumY - sumX * oneY) / area;
    const [a, b, c] = [right.x - origin.x + g * right.x, below.x - origin.x + h * below.x, origin.x];
    const [d, e, f] = [right.y - origin.y + g * right.y, below.y - origin.y + h * below.y, origin.y];
    // The rows of the inverse, up to a common factor.
    this.#w = [d * h - e * g, b * g - a * h, a * e - b * d];
    this.#x = scaled([e - f * h, c * h - b, b * f - c * e], width, x, this.#w);
    this.#y = scaled([f * g - d, a - c * g, c * d - a * f], height, y, this.#w);
  }

  /** Returns the place of a point of the page in the box's coordinates. */
  point(/** @type {number} */ x, /** @type {number} */ y) {
    const w = product(this.#w, x, y);
    return { x: product(this.#x, x, y) / w, y: product(this.#y, x, y) / w };
  }
}

/**
 * Without a pattern of the row, which would iterate over it in each move of a pointer.
 * @type {(row: number[], x: number, y: number) => number}
 */
const product = (row, x, y) => row[0] * x + row[1] * y + row[2];

/** @type {(row: number[], by: number, start: number, w: number[]) => number[]} */
const scaled = (row, by, start, w) => row.map((value, at) => by * value + start * w[at]);
