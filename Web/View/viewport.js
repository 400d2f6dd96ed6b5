// @ts-check
/**
 * What the items of a view are placed on: its padding box, from the upper left corner.
 *
 * @module
 */

/** How far the points are apart by which the viewport is measured, in CSS pixels. */
const SPAN = 1000;

/** The element that is as large as the engine's viewport. */
export class Viewport {
  element = document.createElement("div");
  /** Whether what is horizontal for the engine is rather vertical on the screen, when it was last measured. */
  isTurned = false;
  /** One at the origin, one beside it and one below. */
  #points = ["", `left:${SPAN}px`, `top:${SPAN}px`].map((style) => {
    const point = this.element.appendChild(document.createElement("i"));
    point.style.cssText = style;
    return point;
  });

  constructor() { this.element.id = "viewport"; }

  /**
   * What takes a point of the page's viewport to the engine's coordinates, however the view and what it is in are turned,
   * skewed and scaled; perspective is not undone.
   */
  measure() {
    const [origin, right, below] = this.#points.map((point) => point.getBoundingClientRect());
    const xx = (right.x - origin.x) / SPAN, xy = (right.y - origin.y) / SPAN;
    const yx = (below.x - origin.x) / SPAN, yy = (below.y - origin.y) / SPAN;
    this.isTurned = Math.abs(xy) > Math.abs(xx);
    return (/** @type {number} */ x, /** @type {number} */ y) => {
      const area = xx * yy - xy * yx;
      return [(yy * (x - origin.x) - yx * (y - origin.y)) / area, (xx * (y - origin.y) - xy * (x - origin.x)) / area];
    };
  }
}
