// @ts-check
/**
 * What the engine tells, in its order; and which item an index means while it is being told.
 *
 * @module
 */

import { nextEvent } from "./engine.js";

/**
 * @typedef {object} ToldEvent
 * @property {string} name
 * @property {Record<string, any>} detail
 * @property {boolean} isPages whether the page has already done to the children what it tells of
 */

/**
 * The index that an item has after a change; −1 where it goes.
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
 * Whether an event tells of a change of the items.
 * @param {string} name
 */
export const isChange = (name) => name in AFTER;

/**
 * The events of one view. The engine is ahead of what has been told while a listener hears of one of several things: an
 * index is always that of the collection as the listeners know it.
 */
export class Events {
  /** @type {ToldEvent[]} */
  #untold = [];
  #core;
  #tell;
  /** Whether a listener is hearing of something. */
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
   * Tells what has happened; what happens meanwhile comes after it.
   * @param {number} [hasNews] whether the engine has something to tell, where that is known
   * @returns {boolean} whether anything was told
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
   * Tells of a change that the page has made itself, in place of how the engine was told of it.
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
   * The index by which the engine knows an item now; −1 where it knows it no longer.
   * @param {number} item its index as it has been told
   */
  present(item) {
    this.#take();
    return this.#untold.reduce((index, { name, detail }) => (index < 0 ? index : AFTER[name]?.(index, detail) ?? index), item);
  }

  /** @param {(event: ToldEvent) => boolean} [isKnown] whether an event is no news */
  #take(isKnown) {
    const { engine } = this.#core;
    if (!engine) return;
    for (let next = nextEvent(engine); next; next = nextEvent(engine)) {
      const event = { name: next[0], detail: next[1], isPages: false };
      if (!isKnown?.(event)) this.#untold.push(event);
    }
  }
}
