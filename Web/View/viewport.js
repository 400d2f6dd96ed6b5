// @ts-check
/**
 * The container of a view's items: its padding box, from the upper left corner.
 *
 * @module
 */

/** The distance between the points that measure the viewport, in CSS pixels. */
const SPAN = 1000;

/** The element with the size of the engine's viewport. */
export class Viewport {
  element = document.createElement("div");
  /** Whether the engine's horizontal axis was rather vertical on the screen at the last measurement. */
  isTurned = false;
  /** A point at the origin, one to its right and one below. */
  #points = ["", `left:${SPAN}px`, `top:${SPAN}px`].map((style) => {
    const point = this.element.appendChild(document.createElement("i"));
    point.style.cssText = style;
    return point;
  });

  constructor() { this.element.id = "viewport"; }

  /**
   * Returns the two halves of a conversion from the page's viewport to the engine's coordinates. Supports rotation, skew and
   * scale of the view and its ancestors, but not perspective.
   */
  measure() {
    const [origin, right, below] = this.#points.map((point) => point.getBoundingClientRect());
    const xx = (right.x - origin.x) / SPAN, xy = (right.y - origin.y) / SPAN;
    const yx = (below.x - origin.x) / SPAN, yy = (below.y - origin.y) / SPAN;
    this.isTurned = Math.abs(xy) > Math.abs(xx);
    const area = xx * yy - xy * yx, { x: left, y: top } = origin;
    return {
      x: (/** @type {number} */ x, /** @type {number} */ y) => (yy * (x - left) - yx * (y - top)) / area,
      y: (/** @type {number} */ x, /** @type {number} */ y) => (xx * (y - top) - xy * (x - left)) / area,
    };
  }
}
