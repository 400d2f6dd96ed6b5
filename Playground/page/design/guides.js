// @ts-check
/** Guide lines of a drag, and its values beside the pointer. */

/** Distance of the values from the pointer, in CSS pixels. */
const BESIDE = 18;

export class Guides {
  #element = document.createElement("div");

  constructor(/** @type {HTMLElement} */ artboard) {
    this.#element.id = "guides";
    this.#element.ariaHidden = "true";
    artboard.append(this.#element);
  }

  /**
   * @param {{axis: string, at: number, x?: number, y?: number}[]} lines across x or y at their distances from the middle of the
   *   screen, in points, or at angles in degrees about a point
   * @param {string} text
   * @param {{x: number, y: number}} pointer in CSS pixels
   * @param {boolean} isSnapped
   */
  show(lines, text, pointer, isSnapped) {
    const { left, top, width, height } = this.#element.getBoundingClientRect();
    const scale = width / this.#element.offsetWidth;
    const values = document.createElement("output");
    values.textContent = text;
    values.toggleAttribute("data-snapped", isSnapped);
    // Towards the middle of the screen there is room.
    const isBefore = pointer.x > left + width / 2;
    values.toggleAttribute("data-before", isBefore);
    place(values, (pointer.x + (isBefore ? -BESIDE : BESIDE) - left - width / 2) / scale, (pointer.y + BESIDE - top - height / 2) / scale);
    this.#element.replaceChildren(...lines.map(lineOf), values);
  }

  hide() { this.#element.replaceChildren(); }

  remove() { this.#element.remove(); }
}

function lineOf(/** @type {{axis: string, at: number, x?: number, y?: number}} */ { axis, at, x = 0, y = 0 }) {
  const line = document.createElement("i");
  line.dataset.axis = axis;
  line.dataset.at = `${Math.round(at * 100) / 100}`;
  place(line, axis === "x" ? at : x, axis === "y" ? at : y);
  if (axis === "angle") line.style.rotate = `${at}deg`;
  return line;
}

/** @param {HTMLElement} element @param {number} x from the middle of the screen, in points @param {number} y */
function place(element, x, y) {
  element.style.setProperty("--x", `${x}px`);
  element.style.setProperty("--y", `${y}px`);
}
