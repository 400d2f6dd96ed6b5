// @ts-check
/**
 * The engine's events, in their order, and the items that indices refer to during dispatch.
 *
 * @module
 */

import { nextEvent } from "./engine.js";

/**
 * @typedef {object} ToldEvent
 * @property {string} name
 * @property {Record<string, any>} detail
 * @property {boolean} isPages whether the page has already applied the change to the children
 */

/**
 * The index of an item after a change; −1 if it is removed.
 * @type {Record<string, (item: number, detail: any) => number>}
 */
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

/**
 * Whether an event is a change of the items.
 * @param {string} name
 */
export const isChange = (name) => name in AFTER;

/**
 * The events of one view. While one of several events is dispatched, the engine is ahead of the listener: an index always
 * refers to the collection as listeners know it from the events so far.
 */
export class Events {
  /** @type {ToldEvent[]} */
  #untold = [];
  #core;
  #tell;
  /** Whether a listener is running. */
  isTelling = false;

  /**
   * @param {import("./core.js").Core} core
   * @param {(event: ToldEvent) => void} tell
   */
  constructor(core, tell) {
    this.#core = core;
    this.#tell = tell;
  }

  /**
   * Dispatches pending events; events that occur meanwhile follow.
   * @param {number} [hasNews] whether the engine has pending events, if that is known
   * @returns {boolean} whether any event was dispatched
   */
  deliver(hasNews = 1) {
    if (hasNews) this.#take();
    if (this.isTelling || this.#untold.length === 0) return false;
    this.isTelling = true;
    try {
      for (let event = this.#untold.shift(); event; event = this.#untold.shift()) {
        this.#tell(event);
        this.#take();
      }
    } finally {
      this.isTelling = false;
    }
    return true;
  }

  /**
   * Dispatches a change that the page has made itself, instead of the engine's events for it.
   * @param {string} name
   * @param {Record<string, any>} detail
   */
  deliverOfPage(name, detail) {
    /** @type {ToldEvent | undefined} */
    let end;
    this.#take((event) => event.name in AFTER || (event.name === "didfinishchanges" && Boolean(end = event)));
    this.#untold.push({ name, detail, isPages: true });
    if (end) this.#untold.push(end);
    this.deliver();
  }

  /**
   * The engine's current index of an item; −1 if the engine has removed it.
   * @param {number} item its index according to the dispatched events
   */
  present(item) {
    this.#take();
    return this.#untold.reduce((index, { name, detail }) => (index < 0 ? index : AFTER[name]?.(index, detail) ?? index), item);
  }

  /** @param {(event: ToldEvent) => boolean} [isKnown] whether listeners need no event */
  #take(isKnown) {
    const { engine } = this.#core;
    if (!engine) return;
    for (let next = nextEvent(engine); next; next = nextEvent(engine)) {
      const event = { name: next[0], detail: next[1], isPages: false };
      if (!isKnown?.(event)) this.#untold.push(event);
    }
  }
}
