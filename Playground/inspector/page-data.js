// @ts-check
/** What the page keeps beside the view's engine, and how it follows when that goes back in time. */

/** @typedef {import("../playground-state.js").Playground} Playground */
/** @typedef {import("../playground-state.js").State} State */

/** The settings that say what the view is, apart from its size. */
const SETTINGS = /** @type {const} */ (["layout", "design", "loop", "removable", "reorderable", "reduceMotion", "direction"]);

/** The page's data: which picture is where, how cells are filled, and what is set. */
export class PageData {
  #playground;
  /** @type {Record<string, any>} */
  #last = {};

  /** @param {Playground} playground */
  constructor(playground) { this.#playground = playground; }

  /** The layout on the stage. */
  layout() { return this.#playground.view.layout; }

  /** The data as they are: the same object as long as they do not change. */
  capture() {
    const { view: { cell }, model, settings } = this.#playground;
    const now = { cell, settings, ...model.copy() };
    if (Object.keys(now).some((key) => now[key] !== this.#last[key])) this.#last = now;
    return this.#last;
  }

  /** Makes the data what they were, all but the settings. @param {any} data */
  restore(data) {
    const { view, model } = this.#playground;
    const { cell, settings, ...copy } = data;
    const isOther = copy.edition !== model.edition;
    model.restore(copy);
    // Elements go with their items; only where all items are others, each is filled anew.
    if (cell !== view.cell) view.cell = cell;
    else if (isOther) view.reload();
    this.#last = data;
    document.body.dataset.layout = settings.layout;
  }

  /** Takes over the settings, too, as they were when the data were captured that were restored last. */
  adopt() {
    const { settings } = this.#last;
    this.#playground.adopt(Object.fromEntries(SETTINGS.map((key) => [key, settings[key]])));
  }
}

/**
 * What was set of the view before anybody listened.
 * @param {Playground} playground
 */
export function standingOf({ view }) {
  const { width, height } = view.viewportSize;
  const reducedMotion = view.getAttribute("reduce-motion") ?? "auto";
  const prefersReducedMotion = reducedMotion === "auto" ? matchMedia("(prefers-reduced-motion: reduce)").matches : reducedMotion !== "off";
  const tuned = view.parameterDescriptors.filter((parameter) => parameter.value !== parameter.default);
  const settings = {
    setViewport: [width, height], setRightToLeft: [view.matches(":dir(rtl)")], setReduceMotion: [prefersReducedMotion],
    setLooping: [view.hasAttribute("loop")], setOptions: [view.hasAttribute("removable"), view.hasAttribute("reorderable")],
  };
  return {
    layout: view.layout, parameters: Object.fromEntries(tuned.map(({ name, value }) => [name, value])),
    settings: Object.fromEntries(Object.entries(settings).map(([name, values]) => [name, values.map(Number)])),
  };
}
