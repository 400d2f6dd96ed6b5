// @ts-check
/**
 * The items on stage: their elements, and what is written to these in each frame.
 *
 * @module
 */

/**
 * Fills an element with the content of an item. Elements are recycled: what an earlier item left must be replaced.
 * @callback CellCallback
 * @param {HTMLElement} element the item's element; it may hold the content of an earlier item
 * @param {number} index which item
 * @returns {void}
 */

import { RECORD, StyleWriter } from "./style-writer.js";

/** A mounted item: its element, and what was last written to it. */
class Mounted {
  index = -1;
  style = new StyleWriter();
  layer = 0;
  frame = 0;

  /**
   * @param {HTMLElement} element
   */
  constructor(element) { this.element = element; }

  /**
   * @param {number} layer
   */
  raise(layer) {
    if (layer !== this.layer) this.element.style.zIndex = `${(this.layer = layer)}`;
  }
}

/** The elements of the items on stage. */
export class Items {
  /** @type {CellCallback} */
  cell = (element, index) => { element.textContent = `${index}`; };
  /**
   * By the identities that the engine gives to items on stage.
   * @type {Map<number, Mounted>}
   */
  #mounted = new Map();
  /** @type {Mounted[]} */
  #spare = [];
  /** @type {{name: string, at: number}[]} */
  #appearance = [];
  #frameNumber = 0;
  #frame = new Float64Array(0);
  #core;

  /**
   * @param {import("./engine.js").Core} core
   */
  constructor(core) { this.#core = core; }

  /**
   * Says what the layout's numbers mean.
   * @param {{name: string, at: number}[]} values
   */
  set appearance(values) {
    this.#appearance = values.map(({ name, at }) => ({ name, at: RECORD.appearance + at }));
    this.#appearance.push({ name: "--progress", at: RECORD.progress });
  }

  /** Drops all elements: the next frame makes new ones. */
  clear() {
    for (const { element } of this.#mounted.values()) element.remove();
    this.#mounted.clear();
    this.#spare = [];
  }

  /**
   * Fills an item's element anew.
   * @param {number} index
   */
  refill(index) {
    for (const mounted of this.#mounted.values()) if (mounted.index === index) this.cell(mounted.element, index);
  }

  /** Says anew which item of how many each one is. */
  label() {
    for (const mounted of this.#mounted.values()) this.#label(mounted);
  }

  /**
   * Shows a frame.
   * @param {import("./engine.js").Engine} engine
   * @param {number} count the number of its records
   */
  show(engine, count) {
    this.#frameNumber++;
    if (count > 0) this.#write(engine, count);
    this.#recycle();
  }

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {number} count
   */
  #write(engine, count) {
    const length = engine.recordLength();
    const frame = this.#records(engine, count * length);
    let layer = 0;
    for (let start = 0; start < count * length; start += length) {
      const index = frame[start + RECORD.index];
      const identity = frame[start + RECORD.identity];
      const isLeaving = frame[start + RECORD.leaving] === 1;
      const mounted = this.#mounted.get(identity) ?? this.#mount(identity, index);
      if (mounted.index !== index || isLeaving) this.#renumber(mounted, isLeaving ? -1 : index);
      mounted.frame = this.#frameNumber;
      mounted.style.write(mounted.element.style, frame, start, this.#appearance);
      // Items mostly lie in the order of their indices: then none is ever raised again.
      layer = Math.max(layer, index) + 1;
      mounted.raise(layer);
    }
  }

  /**
   * The engine's records, seen through one array for as long as they stay where they are.
   * @param {import("./engine.js").Engine} engine
   * @param {number} length how many numbers there are at least
   */
  #records(engine, length) {
    const { buffer } = engine.memory;
    const start = engine.frameStart();
    const isThere = this.#frame.buffer === buffer && this.#frame.byteOffset === start && this.#frame.length >= length;
    if (!isThere) this.#frame = new Float64Array(buffer, start, length);
    return this.#frame;
  }

  /**
   * @param {number} identity
   * @param {number} index
   */
  #mount(identity, index) {
    const mounted = this.#spare.pop() ?? new Mounted(document.createElement("div"));
    const { element } = mounted;
    element.inert = false;
    element.setAttribute("role", "group");
    element.setAttribute("aria-roledescription", "item");
    element.removeAttribute("aria-label");
    mounted.index = index;
    this.#label(mounted);
    this.cell(element, index);
    this.#core.element.insertBefore(element, this.#elementAfter(index));
    this.#mounted.set(identity, mounted);
    return mounted;
  }

  /**
   * Follows an item whose index has changed, or that is on its way out: then it has none, and takes no input.
   * @param {Mounted} mounted
   * @param {number} index
   */
  #renumber(mounted, index) {
    if (mounted.index === index) return;
    mounted.index = index;
    const { element } = this.#core;
    // Whoever was on an item that goes finds the view next.
    if (index < 0 && mounted.element.contains(document.activeElement)) element.focus({ preventScroll: true });
    mounted.element.inert = index < 0;
    this.#label(mounted);
    const next = this.#elementAfter(index);
    if (index >= 0 && mounted.element.nextElementSibling !== next) element.insertBefore(mounted.element, next);
  }

  /**
   * The element that follows an item, so that elements stand in the order of their items for those who listen.
   * @param {number} index
   */
  #elementAfter(index) {
    let next;
    for (const other of this.#mounted.values()) {
      if (other.index > index && (!next || other.index < next.index)) next = other;
    }
    return next?.element ?? null;
  }

  /**
   * @param {Mounted} mounted
   */
  #label({ element, index }) {
    if (index < 0) return element.removeAttribute("data-index");
    element.dataset.index = `${index}`;
    element.setAttribute("aria-posinset", `${index + 1}`);
    element.setAttribute("aria-setsize", `${this.#core.count}`);
  }

  /** Takes the elements off stage; what has the focus stays, out of sight. */
  #recycle() {
    for (const [identity, mounted] of this.#mounted) {
      if (mounted.frame === this.#frameNumber) continue;
      if (mounted.element.contains(document.activeElement)) {
        mounted.element.style.transform = "translate(-200vw)";
        mounted.style.forget();
        continue;
      }
      this.#mounted.delete(identity);
      mounted.element.remove();
      this.#spare.push(mounted);
    }
  }
}
