// @ts-check
/**
 * The visible items: their elements, and the values written to them in each frame.
 *
 * @module
 */

import { place } from "./changes/children.js";
import { loadOptional } from "./modules.js";
import { MADE, Mounted } from "./mounted.js";
import { COUNT, IDENTITY, INDEX, LEAVING, LENGTH, RECORDS } from "./numbers.js";

/**
 * Fills an element with the content of an item. Elements are recycled: the content of an earlier item must be replaced.
 * @callback CellCallback
 * @param {HTMLElement} element the item's element; it may hold the content of an earlier item
 * @param {number} index the index of the item
 * @returns {void}
 */

/** The module that copies leaving items, once it is loaded. */
let copies = /** @type {any} */ (undefined);

/** The elements of visible items. */
export class Items {
  /** @type {CellCallback | undefined} */
  #cell;
  /** @type {Map<number, Mounted>} The visible items, by the identities from the engine. */
  mounted = new Map();
  /** Whether the last frame differs from the one before. */
  hasChanged = false;
  /** Whether a frame was displayed before the last one. */
  isSeen = false;
  /** Whether invisible children keep their boxes: those of a findable view. */
  keepsAll = false;
  /**
   * Changes the frame of an item before it is applied.
   * @type {((frame: Float64Array, start: number, mounted: Mounted) => void) | undefined}
   */
  reshape;
  /** @type {Mounted[]} */
  #spare = [];
  /** @type {Map<number, Mounted>} Items that will soon be visible, by their indices. */
  #ahead = new Map();
  /** @type {{name: string, at: number}[]} */
  #appearance = [];
  #frameNumber = 0;
  /** @type {WeakMap<any, [number, number]>} The scroll offsets of content, of which a removed element has none. */
  offsets = new WeakMap();
  /** Is called to show copies: the page's observer leaves out changes meanwhile. */
  whenCopied = (/** @type {() => void} */ show) => show();
  /** The identity of the next item that `open` displays: the engine's are not negative. */
  #openings = -1;
  /** Whether elements and boxes are in the order of their items. */
  #isOrdered = true;
  /** @type {(() => void) | undefined} Is called after elements and boxes are sorted. */
  whenOrdered;
  #shared;
  #children;

  /**
   * @param {import("./shared-state.js").SharedState} shared
   * @param {import("./changes/children.js").Children} children
   */
  constructor(shared, children) {
    this.#shared = shared;
    this.#children = children;
    shared.indexOf = (element) => this.holding(element)?.index ?? -1;
  }

  /**
   * The function that fills cells. Filled cells keep their content when it changes, except those that no function has
   * filled.
   */
  get cell() { return this.#cell ?? ((element, index) => { element.textContent = `${index}`; }); }
  set cell(cell) {
    const isFirst = !this.#cell;
    this.#cell = cell;
    if (isFirst && !this.#children.areItems) for (const mounted of this.#all) this.#fill(mounted);
  }

  /** Sets the layout's appearance values. */
  set appearance(/** @type {{name: string, at: number}[]} */ values) {
    // Values that are no longer requested would become stale.
    for (const mounted of [...this.mounted.values(), ...this.#spare]) mounted.forget(this.#appearance);
    this.#appearance = values;
  }

  get hasAppearance() { return this.#appearance.length > 0; }

  /** Drops all elements: the next frame creates new ones. */
  clear() {
    for (const mounted of this.#all) this.#release(mounted);
    this.mounted.clear();
    this.#ahead.clear();
    for (const { box } of this.#spare) box.remove();
    this.#spare = [];
    this.hasChanged = false;
  }

  /** The items that are visible, and those that will soon be. */
  get #all() { return [...this.mounted.values(), ...this.#ahead.values()]; }

  /** The visible item that an element is. */
  holding(/** @type {Element | undefined} */ element) {
    for (const mounted of this.mounted.values()) if (mounted.element === element) return mounted;
  }

  /** The element of a visible item. */
  find(/** @type {number} */ index) {
    return [...this.mounted.values()].find((mounted) => mounted.index === index)?.element ?? null;
  }

  /** Refills the element of an item, if it is visible or will soon be. */
  refill(/** @type {number} */ index) {
    for (const mounted of this.#all) if (mounted.index === index) this.#fill(mounted);
  }

  /** Fills cells again that could not be filled. */
  retry() {
    for (const mounted of this.mounted.values()) if (mounted.isUnfilled) this.#fill(mounted);
  }

  /** Sets the count according to the dispatched events, and dispatches its change. */
  recount(/** @type {number} */ count) {
    const isOther = count !== this.#shared.count;
    this.#shared.count = count;
    this.label();
    if (isOther) this.#shared.dispatch("countchange", { count });
  }

  /** Updates the position labels of all items. */
  label() {
    for (const mounted of this.#all) if (!mounted.isParked) this.#label(mounted);
  }

  /** Restores attributes that the page has removed from elements, and cells that it has removed. */
  restore() {
    for (const mounted of this.mounted.values()) {
      if (mounted.restore()) this.#label(mounted);
      if (this.#children.areItems || mounted.element.parentNode === this.#shared.element) continue;
      this.#isOrdered = false;
      this.#shared.requestFrame();
    }
  }

  /**
   * Displays replacements of elements that were removed: their successors or, while their items leave, copies.
   * @param {string} [toward] the edge over which they leave
   */
  replaceTaken(toward) {
    /** @type {import("./fanfold-copies.js").Leaving[]} */
    const leaving = [];
    for (const mounted of [...this.mounted.values()].sort((one, other) => one.index - other.index)) {
      const { element } = mounted;
      if (mounted.isCopy || this.#children.has(element)) continue;
      if (mounted.isParked) {
        this.free(element);
        continue;
      }
      const replacement = this.#children.replacementOf(element);
      this.#replace(mounted, replacement ?? document.createElement("div"));
      mounted.isCopy = !replacement;
      if (!replacement) leaving.push({ element, mounted, toward, .../** @type {any} */ (this.#children.placeOf(element)) });
    }
    if (leaving.length > 0) this.#showCopies(leaving);
  }

  #showCopies(/** @type {import("./fanfold-copies.js").Leaving[]} */ leaving) {
    this.loadCopies(() => this.whenCopied(() => copies.show(leaving, this.#children, this.offsets)));
  }

  /**
   * Calls a function once the module that copies leaving items is loaded.
   * @param {() => void} [then]
   */
  loadCopies(then) {
    if (copies) then?.();
    else loadOptional("copies", () => import("./fanfold-copies.js"), (module) => {
      copies = module;
      then?.();
    });
  }

  /** Displays an item with another element. */
  #replace(/** @type {Mounted} */ mounted, /** @type {HTMLElement} */ element) {
    mounted.unassign();
    mounted.release(this.#appearance);
    this.#children.hidden.unobserve(mounted.element);
    this.free(element);
    mounted.hold(element, this.#boxOf(element, mounted.box));
    if (this.#children.areItems && element.isConnected) this.#children.hidden.observe(element);
    this.number(mounted, mounted.index);
  }

  /**
   * Displays a frame.
   * @param {Float64Array} frame
   * @param {() => Float64Array} reread returns the frame after the memory has grown
   */
  show(frame, reread) {
    this.#frameNumber++;
    this.hasChanged = false;
    this.isSeen = this.mounted.size > 0;
    const known = this.#write(frame, reread);
    // If all visible items are known and none has taken another's element, no item has left.
    if (known < this.mounted.size || !this.#isOrdered) this.#recycle();
    if (!this.#isOrdered) this.#order();
  }

  /**
   * @param {Float64Array} frame
   * @param {() => Float64Array} reread
   * @returns {number} how many of its items were visible before
   */
  #write(frame, reread) {
    const { areItems, elements } = this.#children;
    let layer = 0, knownCount = 0;
    for (let start = RECORDS; start < RECORDS + frame[COUNT] * LENGTH; start += LENGTH) {
      const index = frame[start + INDEX];
      const identity = frame[start + IDENTITY];
      const isLeaving = frame[start + LEAVING] === 1;
      const known = this.mounted.get(identity);
      // A leaving item without an element cannot be displayed.
      if (!known && (isLeaving || areItems && !elements[index])) continue;
      if (known) knownCount++;
      const mounted = known ?? this.#mount(identity, index);
      const place = isLeaving ? -1 : index;
      if (mounted.index !== place) this.number(mounted, place);
      const child = (areItems && !isLeaving && elements[index]) || mounted.element;
      if (mounted.element !== child) this.#replace(mounted, child);
      mounted.frame = this.#frameNumber;
      // A cell callback may have made the memory grow, which empties all views of it.
      if (frame.length === 0) frame = reread();
      this.reshape?.(frame, start, mounted);
      // Items are mostly in the order of their indices: then layers need no correction.
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
    const mounted = this.#ahead.get(index) ?? this.#make(index);
    this.#ahead.delete(index);
    mounted.identity = identity;
    this.mounted.set(identity, mounted);
    return mounted;
  }

  /** Mounts an item that will soon be visible. */
  mountAhead(/** @type {number} */ index) {
    const { areItems, elements } = this.#children;
    if (areItems && !elements[index]) return undefined;
    const mounted = this.#ahead.get(index) ?? this.#make(index);
    this.#ahead.set(index, mounted);
    this.#order();
    return mounted;
  }

  /** Recycles the items that have not become visible. */
  dropAhead() {
    for (const mounted of this.#ahead.values()) {
      if (this.keepsAll) this.mounted.set(mounted.identity = this.#openings--, mounted);
      else this.#store(mounted);
    }
    this.#ahead.clear();
  }

  #make(/** @type {number} */ index) {
    const { areItems, elements } = this.#children;
    // An item that was kept out of sight keeps its box: in another one, some content would load again.
    const kept = areItems ? this.holding(elements[index]) : this.#spare.pop();
    const mounted = kept ?? new Mounted();
    this.#isOrdered &&= areItems && kept?.index === index;
    if (areItems && kept) this.mounted.delete(kept.identity);
    else {
      const element = areItems ? elements[index] : mounted.element ?? madeElement();
      mounted.hold(element, this.#boxOf(element, mounted.box));
    }
    mounted.setParked(false);
    mounted.number(index);
    if (areItems) {
      this.#label(mounted);
      this.#children.hidden.observe(mounted.element);
    } else this.#fill(mounted);
    return mounted;
  }

  /**
   * Gives an invisible child a box out of sight, in which the browser finds it and its content can open in the top layer.
   * @param {number} index −1 for none
   */
  open(index) {
    if (index >= 0 && this.#children.areItems && !this.holding(this.#children.elements[index])) this.#mount(this.#openings--, index).park();
  }

  /** Retires the mounted item that uses the element. */
  free(/** @type {HTMLElement} */ element) {
    for (const held of this.mounted) if (held[1].element === element) this.#retire(...held);
  }

  /**
   * The box that positions an element: the view's own, except for an element that comes through a slot of the page.
   * @param {HTMLElement} element
   * @param {HTMLElement | undefined} box the previous box of the element
   */
  #boxOf(element, box) {
    if (this.#children.areItems && element.isConnected && element.parentNode !== this.#shared.element) return element;
    let slot = box;
    if (!(slot instanceof HTMLSlotElement)) {
      slot = document.createElement("slot");
      slot.className = "item";
    }
    // Chromium up to 140 does not draw an element whose slot is inserted after the assignment.
    if (!slot.parentNode) this.#shared.viewport.element.append(slot);
    return slot;
  }

  /** Fills a cell. An error affects that item alone. */
  #fill(/** @type {Mounted} */ mounted) {
    const { element, index } = mounted;
    if (this.#children.areItems || index < 0) return;
    mounted.set("aria-label", null);
    mounted.isUnfilled = true;
    this.#shared.guard(index, () => {
      try {
        this.cell(element, index);
        mounted.isUnfilled = false;
      } finally {
        if (mounted.isUnfilled) element.replaceChildren();
      }
    });
    this.#label(mounted);
  }

  /**
   * Follows a change of the items: before the next frame and out of sight, too, elements have the indices that listeners know.
   * @param {(item: number) => number} after the index after the change; −1 if the item is removed
   */
  renumber(after) {
    this.dropAhead();
    for (const mounted of this.mounted.values()) {
      const index = after(mounted.index);
      // The element of a removed child is the page's: the next frame shows a copy of it.
      if (index < 0 && this.#children.areItems) continue;
      if (index !== mounted.index) this.#number(mounted, index);
    }
  }

  /** Gives an item its index, and a label for it. */
  number(/** @type {Mounted} */ mounted, /** @type {number} */ index) {
    this.#number(mounted, index);
    this.#label(mounted);
  }

  /** A leaving item has no index and receives no input. */
  #number(/** @type {Mounted} */ mounted, /** @type {number} */ index) {
    if (index < 0) this.#shared.keepFocus(mounted.element);
    mounted.number(index);
    this.#isOrdered = false;
  }

  /** Sorts boxes and cells in the order of their items, for screen readers. */
  #order() {
    this.#isOrdered = this.hasChanged = true;
    const sorted = this.#all.sort((one, other) => other.index - one.index);
    const { viewport, element: view } = this.#shared;
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
    this.whenOrdered?.();
  }

  /** Reads whether items advance counters of the page's style sheets. */
  readCounters() {
    const [first] = this.mounted.values();
    if (!first) return;
    const { counterIncrement, display } = getComputedStyle(first.element);
    if (counterIncrement === "none" && display !== "list-item" && !this.whenOrdered) return;
    loadOptional("counters", () => import("./fanfold-counters.js"), ({ follow }) => follow(this));
  }

  #label(/** @type {Mounted} */ mounted) {
    if (mounted.index >= 0) mounted.label(this.#shared.textOf(mounted.index));
  }

  /** Recycles the elements of invisible items; one with the focus, or with an open popover, stays out of sight. */
  #recycle() {
    for (const [identity, mounted] of this.mounted) {
      if (mounted.frame === this.#frameNumber) continue;
      if (mounted.index >= 0 && (this.keepsAll || mounted.element.contains(this.#shared.activeElement) || mounted.isKept)) {
        mounted.park();
        continue;
      }
      this.#retire(identity, mounted);
    }
  }

  /** Recycles the element of an item that is no longer visible. */
  #retire(/** @type {number} */ identity, /** @type {Mounted} */ mounted) {
    this.mounted.delete(identity);
    this.hasChanged = true;
    this.#store(mounted);
  }

  #store(/** @type {Mounted} */ mounted) {
    this.#release(mounted);
    if (!this.#children.areItems) this.#spare.push(mounted);
  }

  #release(/** @type {Mounted} */ mounted) {
    mounted.unassign();
    mounted.dropCopy();
    if (mounted.box !== mounted.element) mounted.box.remove();
    this.#children.hidden.unobserve(mounted.element);
    if (!this.#children.areItems) return mounted.element.remove();
    mounted.release(this.#appearance);
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
