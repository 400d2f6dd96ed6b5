// @ts-check
/**
 * Progress of the view per frame, reported by its engine: the share of each layout and the openness of the open item.
 * Style sheets derive the appearance of cells and chrome from it; both stay in step with the items in slow motion and
 * in the timeline.
 *
 * @typedef {import("../../core/recording/engine-calls.js").Engine} Engine
 */

import { element } from "../dom.js";
import { vignetteAt } from "../../core/recording/frames.js";
import { FACE } from "../../core/state/own-face.js";

/** Resolution of a share. */
const PARTS = 1e4;
/** Scroll distance over which a heading disappears, in points. */
const HEADING = 60;

export class Progress extends EventTarget {
  /** Layouts with a face of their own, by their engine numbers. All others use the face of one of them. */
  #layouts;
  /** @type {Record<string, number>} Values written last, by name. */
  #written = {};
  #item = -1;

  /** Dispatches `item` when the current item changes. */
  constructor(/** @type {string[]} layout names in the engine's order */ layouts) {
    super();
    this.#layouts = [...layouts.filter((name) => name !== "own").entries()];
  }

  /** The current item. */
  get item() { return this.#item; }

  /**
   * Wraps an engine's functions and follows their results.
   * @param {Engine} engine
   * @returns {Engine}
   */
  wrap(engine) {
    const advance = (/** @type {number} */ time) => {
      const start = engine.advance(time);
      this.#follow(engine, vignetteAt(engine, start));
      return start;
    };
    return { ...engine, advance };
  }

  /** @param {Engine} engine @param {number} vignette remaining part of the vignette */
  #follow(engine, vignette) {
    let faces = "";
    let hasChanged = false;
    const shares = this.#layouts.map(([index, layout]) => ({ layout, share: layout === FACE ? 0 : engine.layoutShare(index) }));
    const rest = 1 - shares.reduce((sum, { share }) => sum + share, 0);
    for (const { layout, share: own } of shares) {
      const share = layout === FACE ? rounded(rest) : own;
      if (share !== 0) faces += `${layout} `;
      if (this.#write(`--${layout}`, share)) hasChanged = true;
    }
    if (hasChanged) element("screen").dataset.faces = faces;
    if (this.#write("--open", 1 - vignette)) element("screen").toggleAttribute("data-opening", this.#written["--open"] > 0);
    this.#write("--gone", Math.min(Math.max(engine.offset() / HEADING, 0), 1), "heading");
    this.#dispatchItem(engine.itemCount() > 0 ? engine.itemShown() : -1);
  }

  #dispatchItem(/** @type {number} */ item) {
    if (item === this.#item) return;
    this.#item = item;
    this.dispatchEvent(new Event("item"));
  }

  /**
   * Writes a share and returns whether it changed.
   * @param {string} name
   * @param {number} part
   * @param {string} [id] id of the target element
   */
  #write(name, part, id = "screen") {
    const value = rounded(part);
    if (this.#written[name] === value) return false;
    this.#written[name] = value;
    element(id).style.setProperty(name, `${value}`);
    return true;
  }
}

const rounded = (/** @type {number} */ part) => Math.round(part * PARTS) / PARTS;
