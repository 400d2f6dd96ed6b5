// @ts-check
/**
 * The engine's events, in their order, and the items that indices refer to during dispatch.
 *
 * @module
 */

import { nextEvent } from "../engine.js";

/**
 * @typedef {object} PendingEvent
 * @property {string} name
 * @property {Record<string, any>} detail
 * @property {boolean} isPages whether the page has already applied the change to the children
 * @property {boolean} [isUndo] whether it restores the items that were removed last
 */

/** @type {Record<string, (item: number, detail: any) => number>} The index of an item after a change; −1 if it is removed. */
const AFTER = {
  didinsert: (item, { index, count }) => (item >= index ? item + count : item),
  didremove: (item, { index, count }) =>
    item < index ? item : item >= index + count ? item - count : -1,
  didmove(item, { from, to }) {
    if (item === from) return to;
    const closed = item > from ? item - 1 : item;
    return closed >= to ? closed + 1 : closed;
  },
  didsort: (item, { order }) => order.indexOf(item),
};

/** Whether an event is a change of the items. */
export const isChange = (/** @type {string} */ name) => name in AFTER;

/**
 * The index of an item after an event; −1 if the item is removed.
 * @param {number} item
 * @param {{name: string, detail: Record<string, any>}} event
 */
export const indexAfter = (item, { name, detail }) => (item < 0 ? item : AFTER[name]?.(item, detail) ?? item);

/**
 * The events of one view. While one of several events is dispatched, the engine is ahead of the listener: an index always
 * refers to the collection as listeners know it from the events so far.
 */
export class Events {
  /** @type {PendingEvent[]} */
  #pending = [];
  #shared;

  constructor(/** @type {import("../shared-state.js").SharedState} */ shared) { this.#shared = shared; }

  /** Removes and returns the next pending event. */
  next() { return this.#pending.shift(); }

  /** Replaces the engine's events of a change that the page has made itself. */
  addPages(/** @type {string} */ name, /** @type {Record<string, any>} */ detail) {
    /** @type {PendingEvent | undefined} */
    let end;
    this.take((event) => isChange(event.name) || (event.name === "didfinishchanges" && Boolean(end = event)));
    this.#pending.push({ name, detail, isPages: true });
    if (end) this.#pending.push(end);
  }

  /**
   * The engine's current index of an item; −1 if the engine has removed it.
   * @param {number} item its index according to the dispatched events
   */
  present(item) {
    this.take();
    return this.#pending.reduce(indexAfter, item);
  }

  /**
   * Takes the engine's events.
   * @param {(event: PendingEvent) => boolean} [isKnown] whether listeners need no event
   * @param {boolean} [isUndo] whether they are those of an undone removal
   */
  take(isKnown, isUndo) {
    const { engine } = this.#shared;
    if (!engine) return;
    for (let next = nextEvent(engine); next; next = nextEvent(engine)) {
      const event = { name: next[0], detail: next[1], isPages: false, isUndo };
      if (!isKnown?.(event)) this.#pending.push(event);
    }
  }
}
