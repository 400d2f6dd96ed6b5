// @ts-check
/**
 * The configuration of a view: its layout with parameters, and the styles that it reads from the page.
 *
 * @module
 */

import { report } from "./checks.js";
import { appearanceValues, layoutNames, setKeyframes } from "./engine.js";
import { DEFAULT_LAYOUT, jsonOf, keyframesOf, layoutNumber } from "./layout-names.js";
import { loadOptional } from "./modules.js";
import { Options } from "./options.js";
import { Parameters } from "./parameters.js";

/** @typedef {import("./engine.js").Engine} Engine */

/** The configuration of one view. */
export class Configuration {
  /** @type {string | object} The name of the layout, or the object that describes its keyframes. */
  layout = DEFAULT_LAYOUT;
  /** Whether the page's style sheets lay out the children: by `--fanfold-layout: none`, or as a grid. */
  isPlain = false;
  /** @type {string[]} The names of the engine's layouts. */
  layouts = [];
  parameters = new Parameters();
  /** The padding last sent to the engine. */
  #padding = "";
  options;
  #shared;
  #items;
  #vignette;

  /**
   * @param {object} parts
   * @param {import("./shared-state.js").SharedState} parts.shared
   * @param {import("./items.js").Items} parts.items
   * @param {import("./vignette.js").Vignette} parts.vignette
   */
  constructor({ shared, items, vignette }) {
    this.#shared = shared;
    this.#items = items;
    this.#vignette = vignette;
    this.options = new Options(shared);
  }

  /** Sends the whole configuration to a new engine. */
  start(/** @type {Engine} */ engine) {
    this.layouts = layoutNames(engine);
    this.#padding = "";
    this.options.readReduceMotion();
    this.options.readDivision();
    this.options.read();
    this.#describe(engine);
  }

  /**
   * @param {Engine} engine
   * @param {string | object} layout
   * @param {boolean} animated
   */
  setLayout(engine, layout, animated) {
    const { now } = this.#shared.clock;
    if (keyframesOf(layout)) {
      setKeyframes(engine, jsonOf(layout), animated, now);
      this.layout = layout instanceof HTMLScriptElement ? JSON.parse(layout.text) : layout;
    } else {
      engine.setLayout(layoutNumber(this.layouts, /** @type {string} */ (layout)), animated, now);
      this.layout = layout;
    }
    this.#describe(engine);
  }

  /** Reads the descriptors of a layout with its default parameters. */
  #describe(/** @type {Engine} */ engine) {
    this.parameters.describe(engine, this.layout);
    this.learn(engine);
    this.readParameters(engine, (name) => this.#shared.element.hasAttribute(name));
    this.readStyle();
  }

  /** Reads the layout's appearance values and gesture options from the engine. */
  learn(/** @type {Engine} */ engine) {
    this.parameters.use(this.layout);
    this.readAppearance();
    this.options.readTouchAction();
    this.#vignette.draw(engine);
  }

  /**
   * @param {Engine} engine
   * @param {Record<string, number | string>} values
   */
  setParameters(engine, values) {
    this.parameters.set(engine, values, this.#shared.clock.now);
    this.readAppearance();
    this.#vignette.draw(engine);
  }

  /**
   * Sets the parameters of attributes and custom properties.
   * @param {Engine} engine
   * @param {(attribute: string) => boolean} concerns whether an attribute is to be read
   */
  readParameters(engine, concerns) {
    for (const values of this.parameters.requested(this.#shared.element, concerns)) {
      try { this.setParameters(engine, values); } catch (error) { report(error); }
    }
  }

  /** Applies styles from style sheets: the reading direction, the padding and, if they have changed, parameters. */
  readStyle() {
    const { element, engine, clock, viewport } = this.#shared;
    // Elements outside the document have no computed style.
    if (!element.isConnected) return;
    const style = getComputedStyle(element);
    this.isPlain = /grid/.test(style.display) || style.getPropertyValue("--fanfold-layout").trim() === "none";
    if (!engine) return;
    this.options.readTouchAction();
    // Clipped content cannot be scrolled, unlike that of a view with `overflow: hidden`.
    viewport.element.style.overflow = style.overflowX === "visible" ? "" : "clip";
    engine.setRightToLeft(style.direction === "rtl", clock.now);
    this.#readPadding(engine, style);
    this.#shared.requestFrame();
    if (style.transitionProperty.includes("--fanfold-")) {
      loadOptional("transitions", () => import("./fanfold-transitions.js"), ({ follow }) => follow(element, this));
    }
    const changed = this.parameters.changed(style, viewport);
    this.readParameters(engine, (name) => changed.includes(name));
  }

  /** Sets the padding: content rests within it, and scrolls through it. */
  #readPadding(/** @type {Engine} */ engine, /** @type {CSSStyleDeclaration} */ style) {
    const [start, end] = style.direction === "rtl" ? ["right", "left"] : ["left", "right"];
    const insets = ["top", start, "bottom", end].map((side) => parseFloat(style.getPropertyValue(`padding-${side}`)) || 0);
    const padding = `${insets}`;
    if (padding === this.#padding) return;
    this.#padding = padding;
    engine.setInsets(...insets, this.#shared.clock.now);
  }

  /**
   * Selects the appearance values that are written as custom properties. They are expensive, so only those in use are
   * written.
   */
  readAppearance() {
    const { element, engine } = this.#shared;
    if (engine) this.#items.appearance = appearanceValues(engine, element.getAttribute("appearance")?.split(/\s+/) ?? []);
    this.#shared.requestFrame();
  }
}
