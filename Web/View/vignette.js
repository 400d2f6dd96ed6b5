// @ts-check
/**
 * The vignette above the items, in layouts that have one.
 *
 * @module
 */

/** The vignette of one view. */
export class Vignette {
  /** The opacity that was written last. */
  #opacity = 1;
  #shared;
  #element;

  /**
   * @param {import("./shared-state.js").SharedState} shared
   * @param {HTMLElement} element
   */
  constructor(shared, element) {
    this.#shared = shared;
    this.#element = element;
    element.setAttribute("part", "vignette");
  }

  /** Draws the vignette of a layout that has one. Otherwise the last drawing stays: the page may fade it out. */
  draw(/** @type {import("./engine.js").Engine} */ engine) {
    const { width } = this.#shared.size;
    const stops = [0, 1, 2].map((stop) =>
      `rgb(0 0 0 / ${engine.vignetteOpacity(stop)}) ${engine.vignetteLocation(stop) * width}px`);
    this.#element.hidden = engine.vignetteOpacity(0) < 0;
    if (!this.#element.hidden) this.#element.style.background = `radial-gradient(circle, ${stops.join(", ")})`;
  }

  /** @param {number} opacity of the whole vignette */
  fade(opacity) {
    if (opacity !== this.#opacity) this.#element.style.opacity = `${(this.#opacity = opacity)}`;
  }
}
