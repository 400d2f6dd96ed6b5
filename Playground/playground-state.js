// @ts-check
/**
 * The page's state, in one place. Its parts ask for changes here, and follow them.
 *
 * @typedef {import("./size.js").Size} Size
 * @typedef {object} State
 * @property {import("fanfold-view").LayoutName} layout
 * @property {number} count how many items there are
 * @property {number} item which one is shown
 * @property {Record<string, number>} parameters of the layout: those that differ from their defaults
 * @property {"ltr" | "rtl"} direction
 * @property {"auto" | "on" | "off"} reduceMotion
 * @property {boolean} loop
 * @property {boolean} removable
 * @property {boolean} reorderable
 * @property {"light" | "dark" | "auto"} theme
 * @property {string} device
 * @property {"portrait" | "landscape"} orientation
 * @property {Size} size of the screen as it is, in points
 * @property {number} rate how fast time goes by
 * @property {boolean} bare whether the view is alone
 * @property {string} design a layout of one's own, as JSON; empty where there is none
 *
 * @typedef {{name: string, unit: string, minimum: number, maximum: number, default: number, value: number}} Descriptor
 */

import { presets } from "./presets.js";

/** At the most so many items. */
export const MOST_ITEMS = 10_000_000;

/**
 * Tells of each change by an event `change`, whose `detail` names the keys of the state that have changed.
 */
export class Playground extends EventTarget {
  /** @type {Omit<State, "count" | "item" | "parameters">} */
  #settings;
  /** What is tuned of each layout. @type {Record<string, Record<string, number>>} */
  #tuned = {};

  /**
   * @param {import("fanfold-view").FanfoldView} view one that is ready
   * @param {import("./model.js").Model} model
   * @param {State} defaults
   * @param {import("./progress.js").Progress} progress of the view, frame by frame
   */
  constructor(view, model, defaults, progress) {
    super();
    this.view = view;
    this.model = model;
    this.defaults = defaults;
    this.progress = progress;
    const { count: _count, item: _item, parameters: _parameters, ...settings } = defaults;
    this.#settings = settings;
  }

  /** The state at this moment. @returns {State} */
  state() {
    return { ...this.#settings, count: this.view.count, item: this.view.item, parameters: this.#parameters() };
  }

  /**
   * Changes some of the state: what is given, as far as it is new.
   * @param {Partial<State>} changes
   */
  set(changes) {
    const { count, item, parameters, ...settings } = changes;
    const before = this.#settings;
    this.#settings = { ...before, ...settings };
    const keys = Object.keys(settings).filter((key) => !isSame(before[key], settings[key]));
    if (keys.length > 0) this.announce(keys);
    if (count !== undefined && count !== this.view.count) this.#setCount(count);
    if (item !== undefined) this.view.item = item;
    if (parameters) this.#setParameters(parameters);
  }

  /** What is set, but for what the view itself knows. It is replaced and never changed. */
  get settings() {
    return this.#settings;
  }

  /**
   * Takes over settings that the view has already, since it became again what it was.
   * @param {Partial<State>} settings
   */
  adopt(settings) {
    const keys = Object.keys(settings).filter((key) => !isSame(this.#settings[key], settings[key]));
    this.#settings = { ...this.#settings, ...settings };
    this.#tuned[this.view.layout] = this.#parameters();
    this.announce([...keys, "count", "item", "parameters", "open"]);
  }

  /** The parameters of the layout, with what the playground begins with for their defaults. @returns {Descriptor[]} */
  get descriptors() {
    const preset = presets[this.view.layout] ?? {};
    return this.view.parameterDescriptors.map((parameter) => ({ ...parameter, default: preset[parameter.name] ?? parameter.default }));
  }

  /** Tells that some of the state has changed. @param {string[]} keys */
  announce(keys) {
    this.dispatchEvent(new CustomEvent("change", { detail: keys }));
  }

  /**
   * Calls a function now, and after each change of one of some keys.
   * @param {string[]} keys
   * @param {(state: State, changed: string[]) => void} follow is told the keys that have changed; none at first
   */
  follow(keys, follow) {
    follow(this.state(), []);
    this.addEventListener("change", (event) => {
      const changed = /** @type {CustomEvent<string[]>} */ (event).detail;
      if (changed.some((key) => keys.includes(key))) follow(this.state(), changed);
    });
  }

  /** What was tuned of the layout before is so again. */
  restoreParameters() {
    this.view.parameters = { ...presets[this.view.layout], ...this.#tuned[this.view.layout] };
    this.announce(["parameters"]);
  }

  #parameters() {
    const tuned = this.descriptors.filter((parameter) => parameter.value !== parameter.default);
    return Object.fromEntries(tuned.map(({ name, value }) => [name, value]));
  }

  /** @param {number} count */
  #setCount(count) {
    // While the timeline shows the past, this leads back to the present, with its data.
    this.view.count = count;
    this.model.reset(count);
    this.view.reload();
    this.announce(["count", "item", "edition"]);
  }

  /** @param {Record<string, number>} parameters */
  #setParameters(parameters) {
    this.view.parameters = parameters;
    this.#tuned[this.view.layout] = this.#parameters();
    this.announce(["parameters"]);
  }
}

/** Whether two values of the state say the same. */
const isSame = (/** @type {any} */ one, /** @type {any} */ other) => JSON.stringify(one) === JSON.stringify(other);
