// @ts-check
/**
 * How far the view is on its way, frame by frame, as its engine says: how much of what is shown is each layout's own,
 * and how far an item is open. The style sheets make of it what is seen in cells and around them, so that all of it
 * keeps step with the items, in slow motion and in the timeline, too.
 *
 * @typedef {import("./inspector/calls.js").Engine} Engine
 */

import { element } from "./dom.js";
import { vignetteAt } from "./inspector/frames.js";
import { FACE } from "./own-layout.js";

/** So many parts of one count. */
const PARTS = 1e4;
/** So far content scrolls until a heading that goes with it is gone, in points. */
const HEADING = 60;

export class Progress extends EventTarget {
  #layouts;
  /** The numbers of layouts of one's own: in Swift, and from keyframes. They have the face of another. */
  #own;
  /** What was written last, by its name. @type {Record<string, number>} */
  #written = {};
  #item = -1;

  /** Tells by `item` that another one is shown. @param {string[]} layouts their names, in the engine's order */
  constructor(layouts) {
    super();
    this.#layouts = layouts;
    this.#own = [layouts.indexOf("own"), layouts.length].filter((number) => number >= 0);
  }

  /** The item that is shown at this moment. */
  get item() { return this.#item; }

  /**
   * The functions of an engine, followed.
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

  /**
   * @param {Engine} engine
   * @param {number} vignette the part of the vignette that is left
   */
  #follow(engine, vignette) {
    let faces = "";
    let hasChanged = false;
    for (const [index, layout] of this.#layouts.entries()) {
      const shown = layout === FACE ? [index, ...this.#own] : [index];
      const share = shown.reduce((sum, number) => sum + engine.layoutShare(number), 0);
      if (share !== 0) faces += `${layout} `;
      if (this.#write(`--${layout}`, share)) hasChanged = true;
    }
    if (hasChanged) element("screen").dataset.faces = faces;
    if (this.#write("--open", 1 - vignette)) element("screen").toggleAttribute("data-opening", this.#written["--open"] > 0);
    this.#write("--gone", Math.min(Math.max(engine.offset() / HEADING, 0), 1), "heading");
    this.#tell(engine.itemCount() > 0 ? engine.itemShown() : -1);
  }

  /** @param {number} item */
  #tell(item) {
    if (item === this.#item) return;
    this.#item = item;
    this.dispatchEvent(new Event("item"));
  }

  /**
   * Writes a part; whether it is another one.
   * @param {string} name
   * @param {number} part
   * @param {string} [id] of the element that it is written to
   */
  #write(name, part, id = "screen") {
    const value = Math.round(part * PARTS) / PARTS;
    if (this.#written[name] === value) return false;
    this.#written[name] = value;
    element(id).style.setProperty(name, `${value}`);
    return true;
  }
}
