// @ts-check
/**
 * The items on stage: their elements, and what is written to these in each frame.
 *
 * @module
 */

import { Children } from "./children.js";
import { RECORD, StyleWriter } from "./style-writer.js";

/**
 * Fills an element with the content of an item. Elements are recycled: what an earlier item left must be replaced.
 * @callback CellCallback
 * @param {HTMLElement} element the item's element; it may hold the content of an earlier item
 * @param {number} index which item
 * @returns {void}
 */

/** Elements that mean nothing by themselves become groups; what the page chose for a reason is left as it is. */
const MEANINGLESS = /^(div|span)$|-/;

/** A mounted item: its element, and what was last written to it. */
class Mounted {
  index = -1;
  style = new StyleWriter();
  layer = 0;
  frame = 0;
  /**
   * The attributes that the view has set: what the page sets instead is left as it is.
   * @type {Map<string, string>}
   */
  #attributes = new Map();

  /** @param {HTMLElement} element */
  constructor(element) { this.element = element; }

  /** @param {number} layer */
  raise(layer) {
    if (layer !== this.layer) this.element.style.zIndex = `${(this.layer = layer)}`;
  }

  /**
   * Whether an attribute is the page's own.
   * @param {string} name
   */
  isForeign(name) {
    const value = this.element.getAttribute(name);
    return value !== null && value !== this.#attributes.get(name);
  }

  /**
   * Sets an attribute, or removes it, unless it is the page's own.
   * @param {string} name
   * @param {string | null} value
   */
  set(name, value) {
    if (this.element.getAttribute(name) === value || this.isForeign(name)) return;
    if (value === null) return this.element.removeAttribute(name);
    this.#attributes.set(name, value);
    this.element.setAttribute(name, value);
  }

  /** Says which item the element shows, if it shows one that stays. */
  number() {
    if (this.index < 0) this.element.removeAttribute("data-index");
    else this.element.dataset.index = `${this.index}`;
  }

  /**
   * Gives the element back as it was.
   * @param {{name: string}[]} appearance
   */
  release(appearance) {
    const own = ["transform", "width", "height", "opacity", "z-index", ...appearance.map(({ name }) => name)];
    for (const name of own) this.element.style.removeProperty(name);
    for (const name of this.#attributes.keys()) this.set(name, null);
    this.element.removeAttribute("data-index");
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
  mounted = new Map();
  /** Whether the last frame looks otherwise than the one before. */
  hasChanged = false;
  children;
  /** @type {Mounted[]} */
  #spare = [];
  /** @type {{name: string, at: number}[]} */
  #appearance = [];
  #frameNumber = 0;
  #isAssigned = false;
  #frame = new Float64Array(0);
  #core;
  #slot;

  /**
   * @param {import("./engine.js").Core} core
   * @param {HTMLSlotElement} slot what shows the elements
   */
  constructor(core, slot) {
    this.#core = core;
    this.#slot = slot;
    this.children = new Children(core.element);
  }

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
    this.#unassign();
    for (const mounted of this.mounted.values()) this.#release(mounted);
    this.mounted.clear();
    this.#spare = [];
  }

  /**
   * The element of an item that is on stage.
   * @param {number} index
   */
  find(index) {
    for (const mounted of this.mounted.values()) if (mounted.index === index) return mounted.element;
    return null;
  }

  /**
   * Fills an item's element anew.
   * @param {number} index
   */
  refill(index) {
    const element = this.find(index);
    if (element && !this.children.areItems) this.cell(element, index);
  }

  /** Says anew which item of how many each one is. */
  label() {
    for (const mounted of this.mounted.values()) this.#label(mounted);
  }

  /** Shows copies in place of elements that the page has taken away while their items leave. */
  replaceTaken() {
    if (!this.children.areItems) return;
    for (const mounted of this.mounted.values()) {
      const { element } = mounted;
      if (element.parentNode !== this.#core.element) this.#replace(mounted, this.children.copy(element));
    }
  }

  /**
   * Shows an item by another element.
   * @param {Mounted} mounted
   * @param {HTMLElement} element
   */
  #replace(mounted, element) {
    this.#unassign();
    mounted.release(this.#appearance);
    this.children.drop(mounted.element);
    mounted.element = element;
    mounted.style.forget();
    mounted.layer = -1;
    this.#dress(mounted);
    this.#label(mounted);
  }

  /**
   * Shows a frame.
   * @param {import("./engine.js").Engine} engine
   * @param {number} count the number of its records
   */
  show(engine, count) {
    this.#frameNumber++;
    this.hasChanged = false;
    if (count > 0) this.#write(engine, count);
    this.#recycle();
    if (!this.#isAssigned) this.#assign();
  }

  /** Empties the slot, before an element leaves it or moves: Firefox (ESR 153) can crash where one is taken out. */
  #unassign() {
    if (this.#isAssigned) this.#slot.assign();
    this.#isAssigned = false;
  }

  /**
   * Shows the elements, in the order of their items for those who listen. What else the page puts into the view is not
   * shown.
   */
  #assign() {
    this.#isAssigned = this.hasChanged = true;
    const sorted = [...this.mounted.values()].sort((one, other) => one.index - other.index);
    this.#slot.assign(...sorted.map(({ element }) => element));
  }

  /**
   * @param {import("./engine.js").Engine} engine
   * @param {number} count
   */
  #write(engine, count) {
    const { areItems, elements } = this.children;
    const length = engine.recordLength();
    const frame = this.#records(engine, count * length);
    let layer = 0;
    for (let start = 0; start < count * length; start += length) {
      const index = frame[start + RECORD.index];
      const identity = frame[start + RECORD.identity];
      const isLeaving = frame[start + RECORD.leaving] === 1;
      const known = this.mounted.get(identity);
      // What leaves without ever having been seen has no child to be seen by.
      if (!known && areItems && (isLeaving || !elements[index])) continue;
      const mounted = known ?? this.#mount(identity, index);
      if (mounted.index !== index || isLeaving) this.#renumber(mounted, isLeaving ? -1 : index);
      const child = (areItems && !isLeaving && elements[index]) || mounted.element;
      if (mounted.element !== child) this.#replace(mounted, child);
      mounted.frame = this.#frameNumber;
      if (mounted.style.write(mounted.element.style, frame, start, this.#appearance)) this.hasChanged = true;
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
    const { areItems, elements } = this.children;
    const spare = areItems ? new Mounted(elements[index]) : this.#spare.pop();
    const mounted = spare ?? new Mounted(document.createElement("div"));
    mounted.index = index;
    this.#dress(mounted);
    if (!areItems) this.#fill(mounted);
    this.#label(mounted);
    this.mounted.set(identity, mounted);
    return mounted;
  }

  /**
   * Makes an element an item's.
   * @param {Mounted} mounted
   */
  #dress(mounted) {
    this.#unassign();
    mounted.number();
    mounted.set("inert", mounted.index < 0 ? "" : null);
    mounted.set("tabindex", "-1");
    if (!MEANINGLESS.test(mounted.element.localName)) return;
    mounted.set("role", "group");
    mounted.set("aria-roledescription", "slide");
  }

  /** @param {Mounted} mounted */
  #fill({ element, index }) {
    element.removeAttribute("aria-label");
    this.cell(element, index);
    this.#core.element.insertBefore(element, this.#elementAfter(index));
  }

  /**
   * Follows an item whose index has changed, or that is on its way out: then it has none, and takes no input.
   * @param {Mounted} mounted
   * @param {number} index
   */
  #renumber(mounted, index) {
    if (mounted.index === index) return;
    mounted.index = index;
    this.#unassign();
    const { element } = this.#core;
    // Whoever was on an item that goes is on the view until all is at rest, and on the item that is shown then.
    if (index < 0 && mounted.element.contains(document.activeElement)) {
      if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
      HTMLElement.prototype.focus.call(element, { preventScroll: true });
    }
    mounted.set("inert", index < 0 ? "" : null);
    mounted.number();
    this.#label(mounted);
    if (this.children.areItems || index < 0) return;
    const next = this.#elementAfter(index);
    if (mounted.element.nextElementSibling !== next) element.insertBefore(mounted.element, next);
  }

  /**
   * The element that follows an item among the cells, which stand in the order of their items.
   * @param {number} index
   */
  #elementAfter(index) {
    let next;
    for (const other of this.mounted.values()) {
      if (other.index > index && (!next || other.index < next.index)) next = other;
    }
    return next?.element ?? null;
  }

  /**
   * Says which item of how many it is: by the name of a group that has none, otherwise besides the name.
   * @param {Mounted} mounted
   */
  #label(mounted) {
    const { element, index } = mounted;
    if (index < 0) return;
    const position = this.#core.positionText(index, this.#core.count);
    const isNamed = mounted.isForeign("aria-label") || element.hasAttribute("aria-labelledby");
    const needsName = !isNamed && element.getAttribute("role") === "group";
    mounted.set("aria-label", needsName ? position : null);
    mounted.set("aria-description", needsName ? null : position);
  }

  /** Takes the elements off stage; what has the focus stays, out of sight. */
  #recycle() {
    for (const [identity, mounted] of this.mounted) {
      if (mounted.frame === this.#frameNumber) continue;
      if (mounted.element.contains(document.activeElement)) {
        mounted.element.style.transform = "translate(-200vw)";
        mounted.style.forget();
        continue;
      }
      this.mounted.delete(identity);
      this.#unassign();
      this.#release(mounted);
      if (!this.children.areItems) this.#spare.push(mounted);
    }
  }

  /** @param {Mounted} mounted */
  #release(mounted) {
    if (!this.children.areItems) return mounted.element.remove();
    mounted.release(this.#appearance);
    this.children.drop(mounted.element);
  }
}
