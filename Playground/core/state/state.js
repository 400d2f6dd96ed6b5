// @ts-check
/**
 * The page's state. Modules change it here and follow its changes.
 *
 * @typedef {import("./size.js").Size} Size
 * @typedef {object} State
 * @property {import("fanfold-view").LayoutName | import("fanfold-view").PresetName} layout
 * @property {number} count number of items
 * @property {number} item index of the current item
 * @property {Record<string, number>} parameters parameters of the layout that differ from their defaults
 * @property {"ltr" | "rtl"} direction
 * @property {"auto" | "on" | "off"} reduceMotion
 * @property {boolean} loop
 * @property {boolean} removable
 * @property {boolean} reorderable
 * @property {"light" | "dark" | "auto"} theme
 * @property {string} device
 * @property {"portrait" | "landscape"} orientation
 * @property {Size} size size of the screen, in points
 * @property {number} rate speed of time
 * @property {boolean} bare whether only the view is shown
 * @property {import("fanfold-view").KeyframeLayout | null} design custom layout; null for none
 * @property {keyof typeof import("./scenes.js").CELLS} cells kind of cells in layouts from keyframes
 * @property {boolean} editing whether the design is edited
 * @property {Artboard | null} artboard an area around the device that shall be visible; null for none
 *
 * @typedef {{items: Size, middles: Size, zoom?: number}} Artboard sizes of areas around the device's middle, in points: one contains the designed
 *   items, the other one contains their middles, around which handles keep a distance; and a factor of the scale
 * @typedef {{name: string, unit: string, minimum: number, maximum: number, default: number, value: number, layout?: string | object}} Descriptor
 */

import { History } from "../history/history.js";
import { frozen, isSame } from "./values.js";

/** Maximum number of items. */
export const MOST_ITEMS = 10_000_000;

/** Dispatches `change` with the changed keys as its `detail`. */
export class Playground extends EventTarget {
  /** @type {Omit<State, "count" | "item" | "parameters"> & Record<string, any>} */
  #settings;
  history = new History();
  /** The reason why the layout of the state is not shown; empty if it is. */
  problem = "";
  /** @type {Record<string, Record<string, number>>} Tuned parameters of each layout. */
  #tuned = {};
  /** @type {State} The state after the latest change. */
  #changed;

  /**
   * @param {import("fanfold-view").FanfoldView} view a view that is ready
   * @param {import("../items/model.js").Model} model
   * @param {State} defaults
   * @param {EventTarget & {readonly item: number, wrap: (engine: import("../recording/engine-calls.js").Engine) => import("../recording/engine-calls.js").Engine}} progress per-frame progress of the view
   */
  constructor(view, model, defaults, progress) {
    super();
    this.view = view;
    this.model = model;
    this.defaults = defaults;
    this.progress = progress;
    const { count: _count, item: _item, parameters: _parameters, ...settings } = defaults;
    this.#settings = frozen(settings);
    this.#changed = defaults;
  }

  /** @returns {State} The current state: a frozen value. */
  state() {
    return frozen({ ...this.#settings, count: this.view.count, item: this.view.item, parameters: this.#parameters() });
  }

  /** Changes the given keys whose values differ. */
  set(/** @type {Partial<State> & Record<string, any>} */ changes) {
    const { count, item, parameters, ...settings } = changes;
    const before = this.#settings;
    // Only a design can be edited.
    if (settings.design === null) settings.editing = false;
    this.#settings = frozen({ ...before, ...settings });
    const keys = Object.keys(settings).filter((key) => !isSame(before[key], settings[key]));
    if (keys.length > 0) this.announce(keys);
    if (count !== undefined && count !== this.view.count) this.#setCount(count);
    if (item !== undefined) this.view.item = item;
    if (parameters) this.#setParameters(parameters);
  }

  /** Shows a layout with some parameters; the others have their defaults. */
  show(/** @type {Pick<State, "layout" | "parameters" | "design">} */ { layout, parameters, design }) {
    this.set({ layout, design });
    const standards = Object.fromEntries(this.descriptors.map(({ name, default: value }) => [name, value]));
    if (this.isShown) this.set({ parameters: { ...standards, ...parameters } });
  }

  /** Whether the view shows the state's layout: if it rejects one, it keeps the layout before. */
  get isShown() { return isSame(this.view.layout, this.#settings.design ?? this.#settings.layout); }

  /** The settings that the view does not hold itself. Replaced, never mutated. */
  get settings() {
    return this.#settings;
  }

  /** Adopts settings that a restored view already has. */
  adopt(/** @type {Partial<State> & Record<string, any>} */ settings) {
    const keys = Object.keys(settings).filter((key) => !isSame(this.#settings[key], settings[key]));
    this.#settings = frozen({ ...this.#settings, ...settings, ...(settings.design === null && { editing: false }) });
    this.#keepParameters();
    this.announce([...keys, "count", "item", "parameters", "open"]);
  }

  /** @returns {Descriptor[]} The layout's parameters. */
  get descriptors() {
    const { layout } = this.view;
    return this.view.parameterDescriptors.map((parameter) => ({ ...parameter, layout }));
  }

  /** Dispatches the reason why the layout is not shown, and its end. */
  report(/** @type {string} */ problem) {
    this.problem = problem;
    this.dispatchEvent(new CustomEvent("problem", { detail: problem }));
  }

  /** Computes the state once, and dispatches a change of its keys. */
  announce(/** @type {string[]} */ keys) {
    this.#changed = this.state();
    this.dispatchEvent(new CustomEvent("change", { detail: keys }));
  }

  /**
   * Calls a function now and after each change of the given keys.
   * @param {string[]} keys
   * @param {(state: State, changed: string[]) => void} follow receives the changed keys; none in the first call
   */
  follow(keys, follow) {
    follow(this.state(), []);
    this.addEventListener("change", (event) => {
      const changed = /** @type {CustomEvent<string[]>} */ (event).detail;
      if (changed.some((key) => keys.includes(key))) follow(this.#changed, changed);
    });
  }

  /** Restores the tuned parameters of the layout. */
  restoreParameters() {
    const { layout } = this.view;
    if (typeof layout === "string") this.view.parameters = this.#tuned[layout] ?? {};
    this.announce(["parameters"]);
  }

  /** Keeps the tuned parameters of a named layout; a design contains its own. */
  #keepParameters() {
    const { layout } = this.view;
    if (typeof layout === "string") this.#tuned[layout] = this.#parameters();
  }

  #parameters() {
    const tuned = this.descriptors.filter((parameter) => parameter.value !== parameter.default);
    return Object.fromEntries(tuned.map(({ name, value }) => [name, value]));
  }

  /** Shows the items of a copy of the model. */
  restoreItems(/** @type {ReturnType<import("../items/model.js").Model["copy"]>} */ items, /** @type {number} */ count) { this.#replaceItems(count, () => this.model.restore(items)); }

  #setCount(/** @type {number} */ count) { this.#replaceItems(count, () => this.model.reset(count)); }

  #replaceItems(/** @type {number} */ count, /** @type {() => void} */ replace) {
    // If the timeline shows the past, this returns to the present and its data.
    this.view.count = count;
    replace();
    this.view.reload();
    this.announce(["count", "item", "edition"]);
  }

  #setParameters(/** @type {Record<string, number>} */ parameters) {
    this.view.parameters = parameters;
    this.#keepParameters();
    this.announce(["parameters"]);
  }
}
