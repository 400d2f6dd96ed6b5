// @ts-check
/**
 * The application's calls, as requests that are carried out as soon as they are possible: to scroll, and to change items.
 *
 * @module
 */

import { alignmentNumber, checkOptions } from "./alignment.js";
import { checkCount, checkWhole, isWhole, numberOf } from "./checks.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./element.js").ItemReference} ItemReference */

/**
 * @typedef {object} Parts
 * @property {import("./changes/changes.js").Changes} changes
 * @property {import("./changes/children.js").Children} children
 * @property {import("./shared-state.js").SharedState} shared
 * @property {import("./input.js").Input} input
 * @property {import("./items.js").Items} items
 * @property {import("./changes/page-observer.js").PageObserver} observer
 * @property {import("./references.js").References} references
 * @property {import("./scrolling.js").Scrolling} scrolling
 */

/** The calls of one view. */
export class Calls {
  #parts;

  constructor(/** @type {Parts} */ parts) { this.#parts = parts; }

  get #now() { return this.#parts.shared.clock.now; }

  // MARK: Scrolling

  /**
   * Requests a scroll.
   * @param {import("./changes/requests.js").Request} request
   * @returns {Promise<boolean>} fulfilled when the content rests, with true, or something else has moved it before, with false
   */
  #scroll(request) {
    const promise = new Promise((arrive) => { request.arrive = arrive; });
    // An error is that of the call, not of its promise.
    this.#parts.changes.request(request);
    return promise;
  }

  /**
   * Scrolls to an item.
   * @param {ItemReference} item
   * @param {import("./alignment.js").ScrollOptions} options
   * @param {boolean} [isPatient] whether it waits for a child that is not there yet
   */
  scrollToItem(item, options, isPatient) {
    const { references } = this.#parts;
    const { animated = true, align, duration } = options;
    const isAligned = (align ?? duration) !== undefined;
    if (isAligned) checkOptions(options);
    return this.#scroll({
      kind: "item", item, value: typeof item === "object" ? undefined : Number(item), isPatient, isAligned,
      action: (engine, present) => {
        const index = references.existing(present);
        if (isAligned) engine.alignItem(index, alignmentNumber(align), duration ?? NaN, animated, this.#now);
        else engine.scrollToItem(index, animated, this.#now);
      },
    });
  }

  /** Shows the item that is an element, or that holds it, if one does. */
  show(/** @type {Element | null} */ inner) {
    const index = this.#parts.references.indexHolding(inner);
    if (index >= 0) this.scrollToItem(index, { animated: false }, true);
  }

  /**
   * Shows an item at once, unless it is the current one, the target, or an echo of recent events.
   * @param {number | string | null | undefined} item its index; none changes nothing
   * @param {boolean} [isPatient] whether it waits for a child that is not there yet
   */
  setItem(item, isPatient) {
    const { changes, children, references, scrolling } = this.#parts;
    const index = numberOf("item", item);
    if (index === undefined || this.#isEcho("item", index)) return;
    changes.request({
      kind: "item", item: index, value: index, isPatient: isPatient || children.areItems && isWhole(index),
      action: (engine, reference) => {
        const present = references.existing(reference);
        if (engine.showsItem(present)) return;
        scrolling.echoes.clear();
        engine.scrollToItem(present, 0, this.#now);
      },
    });
  }

  /**
   * Shows an offset or a position at once, unless it is the current one, the target, or an echo of recent events.
   * @param {"offset" | "position"} name
   * @param {number | null | undefined} value none changes nothing
   */
  setPlace(name, value) {
    const { changes, scrolling } = this.#parts;
    const place = numberOf(name, value);
    if (place === undefined || this.#isEcho(name, place)) return;
    changes.request({
      kind: "offset", value: { [name]: place },
      action: (engine) => {
        const offset = name === "offset" ? place : engine.positionOffset(place);
        if (engine.showsOffset(offset)) return;
        scrolling.echoes.clear();
        engine.scrollToOffset(offset, 0, this.#now);
      },
    });
  }

  /**
   * Whether the page sets its own state, which the view has changed: listeners know the value by a recent event.
   * @param {"offset" | "position" | "item"} name
   * @param {number} value
   */
  #isEcho(name, value) { return this.#parts.scrolling.isEcho(name, value, this.#parts.input.isHeld); }

  /**
   * Scrolls to the next or the previous item, unless there is none.
   * @param {boolean} isForward
   * @param {boolean} animated
   * @param {number} [items] the number of items
   */
  scrollToNeighbor(isForward, animated, items = 1) {
    checkWhole("items", items, 1);
    return this.#scroll({
      kind: "step",
      action: (engine) => {
        const offset = engine.neighborOffset(isForward, items);
        if (!isNaN(offset)) engine.scrollToOffset(offset, animated, this.#now);
      },
    });
  }

  /**
   * Scrolls to a page of some items.
   * @param {number} page
   * @param {boolean} animated
   * @param {number} items the number of items
   */
  scrollToPage(page, animated, items) {
    checkWhole("page", page, 0);
    checkWhole("items", items, 1);
    return this.#scroll({
      kind: "offset",
      action: (engine) => engine.scrollToOffset(engine.pageOffset(Math.min(page, engine.itemCount()), items), animated, this.#now),
    });
  }

  // MARK: Items

  /** Changes items; throws before the view is ready. */
  change(/** @type {(engine: Engine) => void} */ change) {
    const { changes, shared } = this.#parts;
    if (!shared.engine) throw new Error("fanfold-view: items change once the view is ready; await view.ready");
    changes.request({ kind: "change", action: change });
  }

  /** Restores the items that were removed last; their index, or −1. */
  undoRemoval() {
    const { changes, shared } = this.#parts;
    let index = -1;
    if (shared.engine) this.change((engine) => {
      // Due events come first: those that follow are of the undone removal.
      engine.advance(this.#now);
      changes.dispatch();
      index = engine.undoRemoval(1, this.#now);
      changes.dispatch(1, true);
    });
    return index;
  }

  /** Uses the children as items, or lets the view make the elements of items. */
  useChildren(/** @type {boolean} */ areItems) {
    const { changes, children, shared, items, observer } = this.#parts;
    if (children.areItems === areItems) return;
    items.clear();
    children.areItems = areItems;
    observer.observe();
    if (areItems) changes.request({ kind: "count", action: (engine) => this.countChildren(engine) });
    shared.requestFrame();
  }

  setCount(/** @type {number} */ count) {
    this.useChildren(false);
    this.#parts.changes.request({ kind: "count", value: count, action: (engine) => this.#count(engine, count) });
  }

  countChildren(/** @type {Engine} */ engine) { this.#count(engine, this.#parts.children.read()); }

  /**
   * @param {Engine} engine
   * @param {number} count
   */
  #count(engine, count) {
    const { changes, items } = this.#parts;
    checkCount(count, engine.maximumCount());
    engine.setCount(count, this.#now);
    items.recount(count);
    changes.catchUp();
  }
}
