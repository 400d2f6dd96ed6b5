// @ts-check
/**
 * Where the items of a view are placed: from the upper left corner of its content, within its padding.
 *
 * @module
 */

/** How far the points are apart by which the stage is measured, in CSS pixels. */
const SPAN = 1000;

/** An element without a size: its origin is that of the engine's coordinates. */
export class Stage {
  element = document.createElement("div");
  /** Whether what is horizontal for the engine is rather vertical on the screen, when it was last measured. */
  isTurned = false;
  /** What is measured: the origin, a point beside it and one below. */
  #points = [this.element, ...["left", "top"].map((side) => {
    const point = this.element.appendChild(document.createElement("i"));
    point.style.cssText = `position:absolute;${side}:${SPAN}px`;
    return point;
  })];

  constructor() { this.element.id = "stage"; }

  /**
   * Follows the view's padding.
   * @param {DOMRectReadOnly} content the rectangle of the view's content in its padding box
   */
  place({ left, top }) { this.element.style.cssText = `left:${left}px;top:${top}px`; }

  /**
   * What takes a point of the page's viewport to the engine's coordinates, however the view and what it is in are turned,
   * skewed and scaled; perspective is not undone.
   */
  measure() {
    const [origin, right, below] = this.#points.map((point) => point.getBoundingClientRect());
    const matrix = new DOMMatrix([
      (right.x - origin.x) / SPAN, (right.y - origin.y) / SPAN, (below.x - origin.x) / SPAN, (below.y - origin.y) / SPAN,
      origin.x, origin.y,
    ]);
    this.isTurned = Math.abs(matrix.b) > Math.abs(matrix.a);
    return matrix.inverse();
  }
}
