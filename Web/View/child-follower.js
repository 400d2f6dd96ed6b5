// @ts-check
/**
 * Keeps the engine's items in sync with the children of a view.
 *
 * @module
 */

import { follow } from "./child-changes.js";

/**
 * @typedef {object} Parts
 * @property {import("./core.js").Core} core
 * @property {import("./children.js").Children} children
 * @property {import("./events.js").Events} events
 * @property {import("./fallback.js").Fallback} fallback
 * @property {import("./items.js").Items} items
 * @property {import("./queue.js").Queue} queue
 */

/** Applies changes of the children of one view. */
export class ChildFollower {
  #parts;

  /** @param {Parts} parts */
  constructor(parts) { this.#parts = parts; }

  /** Applies changes of the children now or, while events are dispatched, right after them. */
  notice() {
    const { children, events } = this.#parts;
    // During a dispatch, indices are those from before it.
    children.areBehind = events.isTelling;
    if (children.areBehind) queueMicrotask(() => this.#follow());
    else this.#follow();
  }

  /** Applies changes of the elements that are assigned to the page's slots. */
  listenToSlots() {
    const { children, fallback } = this.#parts;
    for (const slot of children.slots) slot.onslotchange = () => this.notice();
    fallback.forward();
  }

  #follow() {
    const { children, core, core: { clock, engine }, events, fallback, items, queue } = this.#parts;
    children.areBehind = false;
    if (!children.areItems) return;
    this.listenToSlots();
    fallback.show();
    if (!engine) return;
    const time = clock.now;
    // Due events are dispatched first: the changes below are caused by the children.
    engine.advance(time);
    events.deliver();
    children.followHeirs();
    const seen = [...items.mounted.values()].map(({ index }) => index).filter((index) => index >= 0);
    // Items that were never visible change without animation.
    follow(children, engine, [items.isSeen, time], seen, (name, detail) => events.deliverOfPage(name, detail));
    items.replaceTaken();
    queue.catchUp();
    core.requestFrame();
  }
}
