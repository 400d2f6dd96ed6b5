// @ts-check
/** Page data besides the view's engine, which follow the engine back in time. */

/** @typedef {import("../../core/state/state.js").Playground} Playground */
/** @typedef {import("../../core/state/state.js").State} State */

/** Settings of the view, except its size. */
const SETTINGS = /** @type {const} */ (["layout", "design", "cells", "loop", "removable", "reorderable", "reduceMotion", "direction"]);

/** The page's data: the order of pictures, the cell callback, and the settings. */
export class PageData {
  #playground;
  /** @type {Record<string, any>} */
  #last = {};

  constructor(/** @type {Playground} */ playground) { this.#playground = playground; }

  /** The current layout. */
  layout() { return this.#playground.view.layout; }

  /** A copy of the data: the same object until they change. */
  capture() {
    const { view: { cell }, model, settings } = this.#playground;
    /** @type {Record<string, any>} */
    const now = { cell, settings, ...model.copy() };
    if (Object.keys(now).some((key) => now[key] !== this.#last[key])) this.#last = now;
    return this.#last;
  }

  /** Restores the data, except settings. */
  restore(/** @type {any} */ data) {
    const { view, model } = this.#playground;
    const { cell, settings, ...copy } = data;
    const isOther = copy.edition !== model.edition;
    model.restore(copy);
    // Elements move with their items; cells are refilled only if all items changed.
    if (cell !== view.cell) view.cell = cell;
    else if (isOther) view.reload();
    this.#last = data;
    document.body.dataset.layout = settings.layout;
  }

  /** Adopts the settings of the data that were restored last. */
  adopt() {
    const { settings } = this.#last;
    this.#playground.adopt(Object.fromEntries(SETTINGS.map((key) => [key, settings[key]])));
  }
}

/** The view's settings before the recording started. */
export function standingOf(/** @type {Playground} */ { view }) {
  const { width, height } = view.viewportSize;
  const reducedMotion = view.getAttribute("reduce-motion") ?? "auto";
  const prefersReducedMotion = reducedMotion === "auto" ? matchMedia("(prefers-reduced-motion: reduce)").matches : reducedMotion !== "off";
  const tuned = view.parameterDescriptors.filter((parameter) => parameter.value !== parameter.default);
  const { division } = view;
  const settings = {
    ...(division && { setDivision: [division.axis === "horizontal" ? 1 : 2, division.position, division.width] }),
    setViewport: [width, height], setRightToLeft: [view.matches(":dir(rtl)")], setReduceMotion: [prefersReducedMotion],
    setLooping: [view.hasAttribute("loop")], setOptions: [view.hasAttribute("removable"), view.hasAttribute("reorderable")],
  };
  return {
    layout: view.layout, parameters: Object.fromEntries(tuned.map(({ name, value }) => [name, value])),
    settings: Object.fromEntries(Object.entries(settings).map(([name, values]) => [name, values.map(Number)])),
  };
}
