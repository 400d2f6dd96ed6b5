// @ts-check
/** Handles that are upright and of equal size on items that are scaled, rotated or far away. */

/** The least area of a unit square of an item that is not seen from its side. */
const LEAST_AREA = 0.01;
/** The area below which Chromium finds an item at points that are far from it. */
const NARROW_AREA = 0.25;

/**
 * The derivative of an item's projection at its middle: the images of the local unit vectors.
 * @param {DOMMatrix} matrix
 * @param {number} width
 * @param {number} height
 */
function derivative(matrix, width, height) {
  const { x, y, w } = matrix.transformPoint({ x: width / 2, y: height / 2 });
  const [left, top] = [x / w, y / w];
  const { m11, m12, m14, m21, m22, m24 } = matrix;
  return { right: [(m11 - left * m14) / w, (m12 - top * m14) / w], down: [(m21 - left * m24) / w, (m22 - top * m24) / w] };
}

/**
 * Sets a ghost's custom properties: the transform of its handles, and the local lengths of a point in both directions. Marks
 * a ghost that is almost seen from its side.
 * @param {HTMLElement} ghost
 */
export function keepUpright(ghost) {
  const item = ghost.assignedSlot;
  if (!item) return;
  const { right: [a, b], down: [c, d] } = derivative(new DOMMatrix(getComputedStyle(item).transform), ghost.offsetWidth, ghost.offsetHeight);
  const area = a * d - b * c;
  const isFlat = Math.abs(area) < LEAST_AREA;
  const inverse = isFlat ? [1, 0, 0, 1] : [d / area, -b / area, -c / area, a / area];
  ghost.classList.toggle("narrow", Math.abs(area) < NARROW_AREA);
  ghost.style.setProperty("--upright", `matrix(${inverse.map((value) => value.toFixed(4)).join(",")},0,0)`);
  ghost.style.setProperty("--point-x", `${isFlat ? 1 : 1 / Math.hypot(a, b)}px`);
  ghost.style.setProperty("--point-y", `${isFlat ? 1 : 1 / Math.hypot(c, d)}px`);
}
