// @ts-check
/**
 * The choice of the layout: one of the engine, or the page's own, in which children flow as style sheets lay them out.
 *
 * @module
 */

import { isSame } from "./layout-names.js";
import { adoptStyle, FILLED } from "./style.js";

/**
 * @typedef {object} Parts
 * @property {import("./accessibility.js").Accessibility} accessibility
 * @property {import("./changes/changes.js").Changes} changes
 * @property {import("./configuration.js").Configuration} configuration
 * @property {import("./shared-state.js").SharedState} shared
 * @property {import("./extras.js").Extras} extras
 * @property {import("./fallback.js").Fallback} fallback
 * @property {import("./input.js").Input} input
 * @property {import("./items.js").Items} items
 */

/** The choice of one view. */
export class Flow {
  /** Whether the page requests its own layout: the layout `none`. */
  #isPlain = false;
  #isPrinted = false;
  /** Whether the page's style makes the view inline, without an area, or a flex container, which would size the view's parts. */
  #isInline = false;
  /** The style of the items of a view whose height follows them. */
  sizing = FILLED;
  #parts;

  constructor(/** @type {Parts} */ parts) { this.#parts = parts; }

  /** @returns {string | object} The layout that is set: its name, or an object that describes its keyframes. */
  get layout() {
    const { changes, configuration } = this.#parts;
    return this.#isPlain ? "none" : changes.pending("layout") ?? configuration.layout;
  }

  /**
   * @param {string | object} layout
   * @param {boolean} animated
   */
  setLayout(layout, animated) {
    const { changes, configuration, shared, extras } = this.#parts;
    const wasPlain = this.#isPlain;
    this.#isPlain = layout === "none";
    this.read();
    // The engine keeps its layout and its item in the meantime.
    if (this.#isPlain || wasPlain && isSame(layout, this.layout)) return;
    // Without an engine, nothing is displayed that could be animated.
    const isAnimated = animated && Boolean(shared.engine);
    changes.request({
      kind: "layout", value: layout, action: (engine) => {
        configuration.setLayout(engine, layout, isAnimated);
        extras.read("fit");
      },
    });
  }

  /** Follows prints of the page until the signal is aborted. */
  start(/** @type {AbortSignal} */ signal) {
    const { window } = this.#parts.shared, print = window.matchMedia("print");
    const follow = (/** @type {Event} */ { type }) => {
      this.#isPrinted = type === "beforeprint" || print.matches;
      this.read();
    };
    print.addEventListener("change", follow, { signal });
    for (const name of ["beforeprint", "afterprint"]) window.addEventListener(name, follow, { signal });
    this.#isPrinted = print.matches;
    this.readStyle();
  }

  /** Applies the page's style sheets. */
  readStyle() {
    this.#readDisplay();
    this.#parts.configuration.readStyle();
    this.read();
  }

  /** Leaves the children to the page's own layout, or takes them back. */
  read() {
    const { accessibility, configuration, shared, extras, fallback, input, items } = this.#parts;
    const isFlowing = this.#isPrinted || this.#isPlain || configuration.isPlain;
    if (isFlowing === shared.isFlowing) return;
    shared.isFlowing = isFlowing;
    input.cancel();
    if (isFlowing) {
      // A loop would scroll for ever.
      shared.engine?.scrollAutomatically(0, shared.clock.now);
      items.clear();
      fallback.begin();
    } else if (shared.engine) fallback.end();
    this.updateStyle();
    if (!shared.element.isConnected) return;
    extras.readAll();
    accessibility.start();
    shared.requestFrame();
  }

  /**
   * The direction has changed, or the view has lost or received a height.
   * @param {{width: number, height: number}} size of the probe
   */
  readProbe({ width, height }) {
    const { shared, shared: { element, engine, isFlowing }, extras } = this.#parts;
    if (!engine || !width) return;
    this.readStyle();
    const hasAutoHeight = height === 0 && element.clientHeight > 0;
    if (isFlowing || shared.isFlowing || hasAutoHeight === shared.hasAutoHeight) return;
    shared.hasAutoHeight = hasAutoHeight;
    this.updateStyle();
    extras.read("auto-height");
  }

  /** Gives the view its style, as it is now, in the document in which it is. */
  updateStyle() {
    const { element, engine, hasAutoHeight, isFlowing } = this.#parts.shared;
    const placed = hasAutoHeight ? "sized" : "placed";
    adoptStyle(/** @type {ShadowRoot} */ (element.shadowRoot), isFlowing ? "flowing" : engine ? placed : "waiting", this.#isInline, this.sizing);
  }

  /** Reads whether the page's style makes the view inline, as resets of all properties do. */
  #readDisplay() {
    const { element } = this.#parts.shared;
    if (!element.isConnected) return;
    // The page's value shows without the view's own.
    if (this.#isInline) this.#makeInline(false);
    if (/^inline$|flex/.test(getComputedStyle(element).display)) this.#makeInline(true);
  }

  #makeInline(/** @type {boolean} */ isInline) {
    this.#isInline = isInline;
    this.updateStyle();
  }
}
