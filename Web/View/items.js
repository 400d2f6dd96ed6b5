// @ts-check
/**
 * The items visible: which elements they are, and what is written of them in each frame.
 *
 * @module
 */

import { place } from "./children.js";
import { MADE, Mounted } from "./mounted.js";
import { COUNT, IDENTITY, INDEX, LEAVING, LENGTH, RECORDS } from "./numbers.js";

/**
 * Fills an element with the content of an item. Elements are recycled: what an earlier item left must be replaced.
 * @callback CellCallback
 * @param {HTMLElement} element the item's element; it may hold the content of an earlier item
 * @param {number} index which item
 * @returns {void}
 */

/** The elements of the items visible. */
export class Items {
  /** @type {CellCallback | undefined} */
  #cell;
  /**
   * By the identities that the engine gives to items visible.
   * @type {Map<number, Mounted>}
   */
  mounted = new Map();
  /** Whether the last frame looks otherwise than the one before. */
  hasChanged = false;
  /** Whether a frame has been shown before the last one. */
  isSeen = false;
  /**
   * Changes the numbers by which an item is about to be placed.
   * @type {((frame: Float64Array, start: number, mounted: Mounted) => void) | undefined}
   */
  reshape;
  /** @type {Mounted[]} */
  #spare = [];
  /** @type {{name: string, at: number}[]} */
  #appearance = [];
  #frameNumber = 0;
  /** Whether elements and boxes stand in the order of their items. */
  #isOrdered = true;
  #core;
  #children;

  /**
   * @param {import("./core.js").Core} core
   * @param {import("./children.js").Children} children
   */
  constructor(core, children) {
    this.#core = core;
    this.#children = children;
  }

  /** What fills cells. Those that have been filled keep what they show, but for those that no function has filled. */
  get cell() { return this.#cell ?? ((element, index) => { element.textContent = `${index}`; }); }
  set cell(cell) {
    const isFirst = !this.#cell;
    this.#cell = cell;
    if (isFirst && !this.#children.areItems) for (const mounted of this.mounted.values()) this.#fill(mounted);
  }

  /**
   * Says what the layout's numbers mean.
   * @param {{name: string, at: number}[]} values
   */
  set appearance(values) {
    // What is no longer asked for would go stale.
    for (const mounted of this.mounted.values()) mounted.forget(this.#appearance);
    this.#appearance = values;
  }

  /** Drops all elements: the next frame makes new ones. */
  clear() {
    for (const mounted of this.mounted.values()) this.#release(mounted);
    this.mounted.clear();
    for (const { box } of this.#spare) box.remove();
    this.#spare = [];
  }

  /**
   * The element of an item that is visible.
   * @param {number} index
   */
  find(index) {
    return [...this.mounted.values()].find((mounted) => mounted.index === index)?.element ?? null;
  }

  /**
   * Fills an item's element anew, where it is visible.
   * @param {number} index
   */
  refill(index) {
    for (const mounted of this.mounted.values()) if (mounted.index === index) this.#fill(mounted);
  }

  /** Asks again for what could not be filled. */
  retry() {
    for (const mounted of this.mounted.values()) if (mounted.isUnfilled) this.#fill(mounted);
  }

  /** Says anew which item of how many each one is. */
  label() {
    for (const mounted of this.mounted.values()) this.#label(mounted);
  }

  /** Writes anew what the page has taken from elements, and puts back cells that it has taken out. */
  restore() {
    for (const mounted of this.mounted.values()) {
      if (mounted.restore()) this.#label(mounted);
      if (this.#children.areItems || mounted.element.parentNode === this.#core.element) continue;
      this.#isOrdered = false;
      this.#core.requestFrame();
    }
  }

  /** Shows something in place of elements that are no longer there. */
  replaceTaken() {
    for (const mounted of this.mounted.values()) {
      if (!this.#children.has(mounted.element)) this.#replace(mounted, this.#children.substitute(mounted.element));
    }
  }

  /**
   * Shows an item by another element.
   * @param {Mounted} mounted
   * @param {HTMLElement} element
   */
  #replace(mounted, element) {
    mounted.unassign();
    mounted.release(this.#appearance);
    this.#children.drop(mounted.element);
    this.#free(element);
    mounted.hold(element, this.#boxOf(element, mounted.box));
    this.#number(mounted, mounted.index);
  }

  /**
   * Shows a frame.
   * @param {Float64Array} frame
   */
  show(frame) {
    this.#frameNumber++;
    this.hasChanged = false;
    this.isSeen = this.mounted.size > 0;
    const known = this.#write(frame);
    // Where all were known, and took nothing from one another, there are no others.
    if (known < this.mounted.size || !this.#isOrdered) this.#recycle();
    if (!this.#isOrdered) this.#order();
  }

  /**
   * @param {Float64Array} frame
   * @returns {number} how many of its items were visible before
   */
  #write(frame) {
    const { areItems, elements } = this.#children;
    const end = RECORDS + frame[COUNT] * LENGTH;
    let layer = 0, knownCount = 0;
    for (let start = RECORDS; start < end; start += LENGTH) {
      const index = frame[start + INDEX];
      const identity = frame[start + IDENTITY];
      const isLeaving = frame[start + LEAVING] === 1;
      const known = this.mounted.get(identity);
      // What leaves and is not here has nothing to be seen by.
      if (!known && (isLeaving || areItems && !elements[index])) continue;
      if (known) knownCount++;
      const mounted = known ?? this.#mount(identity, index);
      this.#renumber(mounted, isLeaving ? -1 : index);
      const child = (areItems && !isLeaving && elements[index]) || mounted.element;
      if (mounted.element !== child) this.#replace(mounted, child);
      mounted.frame = this.#frameNumber;
      this.reshape?.(frame, start, mounted);
      // Items mostly lie in the order of their indices: then none is ever raised again.
      layer = Math.max(layer, index) + 1;
      if (mounted.place(frame, start, layer, this.#appearance)) this.hasChanged = true;
    }
    return knownCount;
  }

  /**
   * @param {number} identity
   * @param {number} index
   */
  #mount(identity, index) {
    this.hasChanged = true;
    const { areItems, elements } = this.#children;
    const mounted = (!areItems && this.#spare.pop()) || new Mounted();
    const element = areItems ? elements[index] : mounted.element ?? madeElement();
    if (areItems) this.#free(element);
    mounted.hold(element, this.#boxOf(element, mounted.box));
    mounted.number(index);
    this.#isOrdered = false;
    if (areItems) this.#label(mounted);
    else this.#fill(mounted);
    this.mounted.set(identity, mounted);
    return mounted;
  }

  /**
   * What holds an element from before has nothing to show any longer.
   * @param {HTMLElement} element
   */
  #free(element) {
    for (const held of this.mounted) if (held[1].element === element) this.#retire(...held);
  }

  /**
   * What an element is placed by: a box of the view's own, but for one that comes through a slot of the page's.
   * @param {HTMLElement} element
   * @param {HTMLElement | undefined} box what placed the element before it
   */
  #boxOf(element, box) {
    if (this.#children.areItems && element.parentNode !== this.#core.element) return element;
    if (box instanceof HTMLSlotElement) return box;
    const made = document.createElement("slot");
    made.className = "item";
    return made;
  }

  /**
   * Fills a cell. What goes wrong there concerns that item alone.
   * @param {Mounted} mounted
   */
  #fill(mounted) {
    const { element, index } = mounted;
    if (this.#children.areItems || index < 0) return;
    mounted.set("aria-label", null);
    mounted.isUnfilled = false;
    try {
      this.cell(element, index);
    } catch (error) {
      mounted.isUnfilled = true;
      element.replaceChildren();
      const event = new CustomEvent("error", { detail: { index, error }, cancelable: true });
      if (this.#core.element.dispatchEvent(event)) reportError(error);
    }
    this.#label(mounted);
  }

  /**
   * Follows an item whose index has changed, or that is on its way out: then it has none, and takes no input.
   * @param {Mounted} mounted
   * @param {number} index
   */
  #renumber(mounted, index) {
    if (mounted.index === index) return;
    if (index < 0) this.#core.keepFocus(mounted.element);
    this.#number(mounted, index);
  }

  /**
   * @param {Mounted} mounted
   * @param {number} index
   */
  #number(mounted, index) {
    mounted.number(index);
    this.#label(mounted);
    this.#isOrdered = false;
  }

  /** Puts boxes, and cells, in the order of their items, for those who listen. */
  #order() {
    this.#isOrdered = this.hasChanged = true;
    const sorted = [...this.mounted.values()].sort((one, other) => other.index - one.index);
    const { viewport, element: view } = this.#core;
    /** @type {HTMLElement | null} */
    let next = null;
    /** @type {HTMLElement | null} */
    let nextCell = null;
    for (const { element, box } of sorted) {
      if (box === element) continue;
      placeBefore(viewport.element, box, next);
      next = box;
      if (this.#children.areItems) continue;
      placeBefore(view, element, nextCell);
      nextCell = element;
    }
  }

  /** @param {Mounted} mounted */
  #label(mounted) {
    if (mounted.index >= 0) mounted.label(this.#core.positionText(mounted.index, this.#core.count));
  }

  /** Takes the elements invisible; what has the focus stays, out of sight. */
  #recycle() {
    for (const [identity, mounted] of this.mounted) {
      if (mounted.frame === this.#frameNumber) continue;
      if (mounted.index >= 0 && mounted.element.contains(this.#core.activeElement)) {
        mounted.park();
        continue;
      }
      this.#retire(identity, mounted);
    }
  }

  /**
   * Takes an element invisible.
   * @param {number} identity
   * @param {Mounted} mounted
   */
  #retire(identity, mounted) {
    this.mounted.delete(identity);
    this.hasChanged = true;
    this.#release(mounted);
    if (!this.#children.areItems) this.#spare.push(mounted);
  }

  /** @param {Mounted} mounted */
  #release(mounted) {
    mounted.unassign();
    if (mounted.box !== mounted.element) mounted.box.remove();
    if (!this.#children.areItems) return mounted.element.remove();
    mounted.release(this.#appearance);
    this.#children.drop(mounted.element);
  }
}

/** A cell. */
function madeElement() {
  const element = document.createElement("div");
  element.setAttribute(MADE, "");
  return element;
}

/**
 * Puts an element into a parent, somewhere before another.
 * @param {ParentNode} parent
 * @param {HTMLElement} element
 * @param {HTMLElement | null} next
 */
function placeBefore(parent, element, next) {
  const isBefore = !next || element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (element.parentNode !== parent || !isBefore) place(parent, element, next);
}
