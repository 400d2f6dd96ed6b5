// @ts-check
/**
 * What a view is told to be: its layout with its parameters, what a finger may do, and how the page is read.
 *
 * @module
 */

import { appearanceValues, kebabCase, layoutNames, parameterDescriptors } from "./engine.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").ParameterDescriptor} ParameterDescriptor */

/** Where content comes to rest, by the engine's numbers: the first one is as the layout has it. */
const SNAPPINGS = ["", "item", "flick", "none"];

/** The layout of a view that names none. */
export const DEFAULT_LAYOUT = "expanding";

/** The configuration of one view. */
export class Configuration {
  /**
   * Its name, or what describes its keyframes.
   * @type {string | object}
   */
  layout = DEFAULT_LAYOUT;
  /** What of touches is left to the browser along the scroll axis. */
  ownAxisLeft = "";
  /** Whether the engine reduces motion: it is told of a wish, and need not be asked in each frame. */
  isReduced = false;
  /**
   * The names of all layouts.
   * @type {string[]}
   */
  layouts = [];
  /**
   * The layout's parameters, each with its default for a value.
   * @type {ParameterDescriptor[]}
   */
  parameters = [];
  /**
   * The same, of all layouts that have been shown, by their names.
   * @type {Map<string | object, ParameterDescriptor[]>}
   */
  #described = new Map();
  /**
   * What style sheets say of parameters, by their attributes.
   * @type {Map<string, string>}
   */
  #styled = new Map();
  /** The padding that the engine knows. */
  #padding = "";
  #core;
  #items;
  #vignette;

  /**
   * @param {import("./core.js").Core} core
   * @param {import("./items.js").Items} items
   * @param {HTMLElement} vignette
   */
  constructor(core, items, vignette) {
    this.#core = core;
    this.#items = items;
    this.#vignette = vignette;
  }

  /**
   * Tells a new engine everything.
   * @param {Engine} engine
   */
  start(engine) {
    this.layouts = layoutNames(engine);
    this.#padding = "";
    this.readReduceMotion();
    this.readOptions();
    this.#describe(engine);
  }

  /**
   * @param {Engine} engine
   * @param {string | object} layout
   * @param {boolean} animated
   */
  setLayout(engine, layout, animated) {
    const { now } = this.#core.clock;
    if (typeof layout === "object") {
      this.layout = /** @type {any} */ (engine).showKeyframes(engine, layout, animated, now);
      return this.learn(engine);
    }
    const number = this.layouts.indexOf(layout);
    if (number < 0) {
      throw new RangeError(`fanfold-view: there is no layout "${layout}"; there are ${this.layouts.join(", ")}`);
    }
    engine.setLayout(number, animated, now);
    this.layout = layout;
    this.#describe(engine);
  }

  /**
   * Learns of a layout with its default parameters.
   * @param {Engine} engine
   */
  #describe(engine) {
    this.#described.set(this.layout, parameterDescriptors(engine));
    this.learn(engine);
    this.readParameters(engine, (name) => this.#core.element.hasAttribute(name));
    this.#styled.clear();
    this.readStyle();
  }

  /**
   * Learns what the layout's numbers mean and how it wants to be touched.
   * @param {Engine} engine
   */
  learn(engine) {
    this.parameters = this.#described.get(this.layout) ?? [];
    this.readAppearance();
    this.readTouchAction();
    this.drawVignette(engine);
  }

  /**
   * @param {Engine} engine
   * @param {Record<string, number>} values
   * @param {string | null} [text] how the value was written
   */
  setParameters(engine, values, text) {
    for (const [name, value] of Object.entries(values)) {
      const number = this.parameters.findIndex((parameter) => parameter.name === name);
      if (number < 0) {
        const names = this.parameters.map((parameter) => parameter.name).join(", ");
        throw new RangeError(`fanfold-view: there is no parameter "${name}"; there are ${names}`);
      }
      if (!engine.setParameter(number, Number(value), this.#core.clock.now)) {
        const { minimum, maximum } = this.parameters[number];
        throw new RangeError(`fanfold-view: ${name} must be in ${minimum}…${maximum}, but is ${text ?? value}`);
      }
    }
    this.readAppearance();
    this.drawVignette(engine);
    this.#core.requestFrame();
  }

  /**
   * Sets the parameters that attributes name: `featured-length` is `featuredLength`, whatever the layout declares. One
   * without an attribute is as style sheets say, `--fanfold-featured-length`, or has its default.
   * @param {Engine} engine
   * @param {(name: string) => boolean} concerns whether an attribute is to be read
   */
  readParameters(engine, concerns) {
    for (const parameter of this.parameters) {
      const attribute = kebabCase(parameter.name);
      if (!concerns(attribute)) continue;
      const text = this.#core.element.getAttribute(attribute) ?? (this.#styled.get(attribute) || null);
      const value = text === null ? parameter.default : Number(text.trim() || NaN);
      try { this.setParameters(engine, { [parameter.name]: value }, text); } catch (error) { reportError(error); }
    }
  }

  /** Follows what style sheets say: of the reading direction, of the padding and, where it is something new, of parameters. */
  readStyle() {
    const { element, engine, clock } = this.#core;
    // Of what is in no document, they say nothing.
    if (!engine || !element.isConnected) return;
    this.readTouchAction();
    const style = getComputedStyle(element);
    engine.setRightToLeft(style.direction === "rtl", clock.now);
    this.#readPadding(engine, style);
    this.#core.requestFrame();
    if (style.transitionProperty.includes("--fanfold-")) {
      import("./fanfold-transitions.js").then(({ follow }) => follow(element, this));
    }
    this.readParameters(engine, (name) => {
      // Where it may change gradually, it has to have a value.
      const text = style.getPropertyValue(`--fanfold-${name}`).trim().replace("none", "");
      const isNew = text !== (this.#styled.get(name) ?? "");
      this.#styled.set(name, text);
      return isNew;
    });
  }

  /**
   * Content rests within the padding, and scrolls through it.
   * @param {Engine} engine
   * @param {CSSStyleDeclaration} style
   */
  #readPadding(engine, style) {
    const [start, end] = style.direction === "rtl" ? ["right", "left"] : ["left", "right"];
    const insets = ["top", start, "bottom", end].map((side) => parseFloat(style.getPropertyValue(`padding-${side}`)) || 0);
    const padding = `${insets}`;
    if (padding === this.#padding) return;
    this.#padding = padding;
    engine.setInsets(...insets, this.#core.clock.now);
  }

  /** Which of the layout's values are written as custom properties: those that cost a page the most, so only what is used. */
  readAppearance() {
    const { element, engine } = this.#core;
    if (engine) this.#items.appearance = appearanceValues(engine, element.getAttribute("appearance")?.split(/\s+/) ?? []);
    this.#core.requestFrame();
  }

  /** Whether a finger may do more than scroll. */
  get wantsChanges() { return this.#core.element.matches("[removable],[reorderable]"); }

  readOptions() {
    const { changes, clock, element, engine, needChanges } = this.#core;
    const snapping = SNAPPINGS.indexOf(element.getAttribute("snap") ?? "");
    const may = (/** @type {string} */ name) => Boolean(changes) && element.hasAttribute(name);
    engine?.setOptions(may("removable"), may("reorderable"), Math.max(snapping, 0));
    if (engine && !changes && this.wantsChanges) needChanges().catch(reportError);
    engine?.setLooping(element.hasAttribute("loop"), clock.now);
    this.readTouchAction();
    this.#core.requestFrame();
  }

  /** Leaves to the browser what the view has no use for: a drag across the scroll axis, mostly. */
  readTouchAction() {
    const { element, engine, viewport } = this.#core;
    if (!engine) return;
    const takesAll = (element.hasAttribute("removable") && engine.hasRemoval()) || engine.openedItem() >= 0;
    const across = takesAll ? "" : `${Boolean(engine.isVertical()) === viewport.isTurned ? "pan-y" : "pan-x"} pinch-zoom `;
    // On the frame: a page may well say something else of all its elements.
    viewport.element.style.touchAction = across + this.ownAxisLeft || "none";
  }

  /** Whether motion is to be reduced. */
  get prefersReducedMotion() {
    const wish = this.#core.element.getAttribute("reduce-motion") ?? "auto";
    return wish === "auto" ? matchMedia("(prefers-reduced-motion: reduce)").matches : wish !== "off";
  }

  readReduceMotion() {
    const { engine, clock } = this.#core;
    this.isReduced = this.prefersReducedMotion;
    engine?.setReduceMotion(this.isReduced, clock.now);
    this.#core.requestFrame();
  }

  /**
   * Draws the vignette of a layout that has one. Without, what was drawn stays: a page may let it fade.
   * @param {Engine} engine
   */
  drawVignette(engine) {
    const { width } = this.#core.size;
    const stops = [0, 1, 2].map((stop) =>
      `rgb(0 0 0 / ${engine.vignetteOpacity(stop)}) ${engine.vignetteLocation(stop) * width}px`);
    this.#vignette.hidden = engine.vignetteOpacity(0) < 0;
    if (!this.#vignette.hidden) this.#vignette.style.background = `radial-gradient(circle, ${stops.join(", ")})`;
  }
}
