// @ts-check
/**
 * The configuration of a view: its layout with parameters, its gesture options, and the styles that it reads from the page.
 *
 * @module
 */

import { isOn } from "./checks.js";
import { appearanceValues, kebabCase, layoutNames, parameterDescriptors, setKeyframes } from "./engine.js";
import { load } from "./modules.js";
import { PRESET_NAMES } from "./numbers.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").ParameterDescriptor} ParameterDescriptor */

/** Snapping modes, by the engine's numbers: the first one is the layout's own. */
const SNAPPINGS = ["", "item", "flick", "none"];

/**
 * The words for parts of the viewport, as values of the parameter `align`.
 * @type {Record<string, number>}
 */
const PARTS = { start: 0, center: 0.5, end: 1 };

/**
 * The layouts of presets, by their names.
 * @type {Record<string, object>}
 */
let presets = {};

/**
 * Sets the presets, which an entry with keyframes contains.
 * @param {typeof presets} layouts
 */
export const setPresets = (layouts) => { presets = layouts; };

/** The default layout. */
export const DEFAULT_LAYOUT = "expanding";

/** The layout whose items are as wide as their content. */
export const ROW = "row";

/** The configuration of one view. */
export class Configuration {
  /**
   * The name of the layout, or the object that describes its keyframes.
   * @type {string | object}
   */
  layout = DEFAULT_LAYOUT;
  /** Whether the page's style sheets lay out the children: by `--fanfold-layout: none`, or as a grid. */
  isPlain = false;
  /** The touch actions along the scroll axis that are left to the browser. */
  ownAxisLeft = "";
  /** Whether the engine reduces motion: a copy, so that frames need not query it. */
  isReduced = false;
  /**
   * The names of the engine's layouts.
   * @type {string[]}
   */
  layouts = [];
  /**
   * The parameters of the layout, each with its default as the value.
   * @type {ParameterDescriptor[]}
   */
  parameters = [];
  /**
   * The same, of all layouts that have been used, by their names or objects.
   * @type {Record<string, Map<any, ParameterDescriptor[]> | WeakMap<any, ParameterDescriptor[]>>}
   */
  #described = { string: new Map(), object: new WeakMap() };
  /**
   * The parameters from style sheets, by their attributes.
   * @type {Map<string, string>}
   */
  #styled = new Map();
  /** The padding last sent to the engine. */
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
   * Sends the whole configuration to a new engine.
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
    if (keyframesOf(layout)) {
      setKeyframes(engine, jsonOf(layout), animated, now);
      this.layout = layout instanceof HTMLScriptElement ? JSON.parse(layout.text) : layout;
    } else {
      engine.setLayout(this.#number(/** @type {string} */ (layout)), animated, now);
      this.layout = layout;
    }
    this.#describe(engine);
  }

  /**
   * The engine's number of a layout.
   * @param {string} name
   */
  #number(name) {
    const number = this.layouts.indexOf(name);
    if (number >= 0) return number;
    throw new RangeError([ROW, ...PRESET_NAMES].includes(name)
      ? `fanfold-view: the layout "${name}" needs the import "fanfold-view/keyframes"`
      : `fanfold-view: there is no layout "${name}"; there are ${[...this.layouts, ...Object.keys(presets), "none"].join(", ")}`);
  }

  /**
   * Reads the descriptors of a layout with its default parameters.
   * @param {Engine} engine
   */
  #describe(engine) {
    this.#described[typeof this.layout].set(this.layout, parameterDescriptors(engine));
    this.learn(engine);
    this.readParameters(engine, (name) => this.#core.element.hasAttribute(name));
    this.#styled.clear();
    this.readStyle();
  }

  /**
   * Reads the layout's appearance values and gesture options from the engine.
   * @param {Engine} engine
   */
  learn(engine) {
    this.parameters = this.#described[typeof this.layout].get(this.layout) ?? [];
    this.readAppearance();
    this.readTouchAction();
    this.drawVignette(engine);
  }

  /**
   * @param {Engine} engine
   * @param {Record<string, number | string>} values
   */
  setParameters(engine, values) {
    for (const [name, value] of Object.entries(values)) {
      const number = this.parameters.findIndex((parameter) => parameter.name === name);
      if (number < 0) {
        const names = this.parameters.map((parameter) => parameter.name).join(", ");
        throw new RangeError(`fanfold-view: there is no parameter "${name}"; there are ${names}`);
      }
      if (!engine.setParameter(number, PARTS[value] ?? Number(value), this.#core.clock.now)) {
        const { minimum, maximum } = this.parameters[number];
        const isInRange = Number(value) >= minimum && Number(value) <= maximum;
        throw new RangeError(`fanfold-view: ${name} must ${isInRange ? "suit the other parameters" : `be in ${minimum}…${maximum}`}, but is ${value}`);
      }
    }
    this.readAppearance();
    this.drawVignette(engine);
    this.#core.requestFrame();
  }

  /**
   * Sets the parameters of attributes: `featured-length` sets `featuredLength` in any layout. A parameter without an
   * attribute has the value of its custom property, such as `--fanfold-featured-length`, or its default.
   * @param {Engine} engine
   * @param {(name: string) => boolean} concerns whether an attribute is to be read
   */
  readParameters(engine, concerns) {
    for (const parameter of this.parameters) {
      const attribute = kebabCase(parameter.name);
      if (!concerns(attribute)) continue;
      const text = this.#core.element.getAttribute(attribute) ?? (this.#styled.get(attribute) || null);
      // An empty text is not a number.
      const value = text === null ? parameter.default : text.trim() || `"${text}"`;
      try { this.setParameters(engine, { [parameter.name]: value }); } catch (error) { reportError(error); }
    }
  }

  /** Applies styles from style sheets: the reading direction, the padding and, if they have changed, parameters. */
  readStyle() {
    const { element, engine, clock } = this.#core;
    // Elements outside the document have no computed style.
    if (!element.isConnected) return;
    const style = getComputedStyle(element);
    this.isPlain = /grid/.test(style.display) || style.getPropertyValue("--fanfold-layout").trim() === "none";
    if (!engine) return;
    this.readTouchAction();
    engine.setRightToLeft(style.direction === "rtl", clock.now);
    this.#readPadding(engine, style);
    this.#core.requestFrame();
    if (style.transitionProperty.includes("--fanfold-")) {
      load("transitions", () => import("./fanfold-transitions.js")).then(({ follow }) => follow(element, this));
    }
    this.readParameters(engine, (name) => {
      // A custom property that has transitions needs a value.
      const text = style.getPropertyValue(`--fanfold-${name}`).trim().replace("none", "");
      const isNew = text !== (this.#styled.get(name) ?? "");
      this.#styled.set(name, text);
      return isNew;
    });
  }

  /**
   * Sets the padding: content rests within it, and scrolls through it.
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

  /**
   * Selects the appearance values that are written as custom properties. They are expensive, so only those in use are
   * written.
   */
  readAppearance() {
    const { element, engine } = this.#core;
    if (engine) this.#items.appearance = appearanceValues(engine, element.getAttribute("appearance")?.split(/\s+/) ?? []);
    this.#core.requestFrame();
  }

  readOptions() {
    const { clock, element, engine } = this.#core;
    const snapping = SNAPPINGS.indexOf(element.getAttribute("snap") ?? "");
    const [removable, reorderable, noDrag] = ["removable", "reorderable", "no-drag"].map((name) => isOn(element, name));
    engine?.setOptions(removable, reorderable, Math.max(snapping, 0), noDrag);
    engine?.setLooping(isOn(element, "loop"), clock.now);
    this.readTouchAction();
    this.#core.requestFrame();
  }

  /** Leaves touches to the browser that the view does not use: mostly drags across the scroll axis. */
  readTouchAction() {
    const { element, engine, viewport } = this.#core;
    if (!engine) return;
    const takesAll = (isOn(element, "removable") && engine.hasRemoval()) || engine.openedItem() >= 0;
    const across = takesAll ? "" : `${Boolean(engine.isVertical()) === viewport.isTurned ? "pan-y" : "pan-x"} pinch-zoom `;
    // The style is set on an inner element, since pages often set it for all of their own elements.
    const isFree = isOn(element, "no-drag") && !takesAll;
    viewport.element.style.touchAction = isFree ? "pan-x pan-y pinch-zoom" : across + this.ownAxisLeft || "none";
  }

  /** Whether motion is reduced. */
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
   * Draws the vignette of a layout that has one. Otherwise the last drawing stays: the page may fade it out.
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

/**
 * The keyframes of a layout, which may be a preset; undefined for a built-in layout.
 * @param {string | object} layout
 */
const keyframesOf = (layout) => (typeof layout === "object" ? layout : presets[layout]);

/**
 * The JSON of a layout from keyframes, which may be in a script.
 * @param {string | object} layout
 */
const jsonOf = (layout) => (layout instanceof HTMLScriptElement ? layout.text : JSON.stringify(keyframesOf(layout)));
