// @ts-check
/**
 * Applies engine events to the DOM and dispatches them to the page.
 *
 * @module
 */

import { isOn } from "../checks.js";
import { list } from "../engine.js";
import { followEngine } from "./child-changes.js";
import { toldKeys } from "./children.js";
import { indexAfter, isChange } from "./events.js";

/**
 * @typedef {object} Parts
 * @property {import("../shared-state.js").SharedState} shared
 * @property {import("../accessibility.js").Accessibility} accessibility
 * @property {import("./children.js").Children} children
 * @property {import("../configuration.js").Configuration} configuration
 * @property {import("./changes.js").Changes} changes
 * @property {import("../items.js").Items} items
 * @property {import("./page-observer.js").PageObserver} observer
 * @property {import("../scrolling.js").Scrolling} scrolling
 */

/** Dispatches the events of one view. */
export class EventDispatcher {
  #parts;

  constructor(/** @type {Parts} */ parts) { this.#parts = parts; }

  /** Applies an event to the view and dispatches it. */
  handle(/** @type {import("./events.js").PendingEvent} */ event) {
    const { name, detail, isPages } = event;
    const { accessibility, children, configuration, shared, items, scrolling } = this.#parts;
    if (name === "settle") Object.assign(detail, { item: shared.engine?.itemShown(), cause: shared.cause });
    const keys = this.#keysIn(name, detail, isPages);
    accessibility.note(event);
    if (isChange(name)) {
      for (const part of [scrolling, items]) part.renumber((item) => indexAfter(item, event));
      if (children.areItems && !isPages) this.#changeChildren(event);
      items.recount(shared.count + (detail.count ?? 0) * (name === "didremove" ? -1 : 1));
    }
    if (name === "didreload") items.refill(detail.index);
    if (/open|close/.test(name)) configuration.options.readTouchAction();
    if (name === "settle") return scrolling.end({ ...detail, ...keys });
    if (name === "itemtap") this.tap(detail);
    else if (name === "beforeremove") this.#askToRemove(detail);
    else shared.dispatch(name, { ...detail, ...keys });
  }

  /**
   * The keys of an event's items, as in the application's data before it handles the event.
   * @param {string} name
   * @param {Record<string, any>} detail
   * @param {boolean} isPages
   */
  #keysIn(name, { index, count, from, to, item }, isPages) {
    const { shared } = this.#parts;
    if (name === "didremove" && !isPages) {
      return toldKeys(list(count, (number) => shared.keyOf(index + number)));
    }
    if (count !== undefined) return {};
    const key = shared.keyOf(index ?? (isPages ? to : from) ?? item ?? -1);
    return key === undefined ? {} : { key };
  }

  #changeChildren(/** @type {import("./events.js").PendingEvent} */ event) {
    const { children, shared, items, observer } = this.#parts;
    // Pending changes by the page are applied first.
    observer.readPending();
    followEngine(children, event, (element) => shared.keepFocus(element));
    items.replaceTaken(event.detail.toward);
    observer.forget();
  }

  /**
   * Scrolls to a tapped item if the layout does so, unless the application cancels the event, or scrolls or opens an item
   * itself.
   * @param {any} detail
   */
  tap(detail) {
    const { changes, changes: { latest }, shared, shared: { clock, element, engine } } = this.#parts;
    const isAllowed = shared.dispatchItemEvent("itemtap", detail, true) && !isOn(element, "no-tap-scroll");
    if (!isAllowed || changes.latest !== latest || !engine?.scrollsToTappedItem()) return;
    const item = changes.present(detail.index);
    if (item < 0 || engine.openedItem() >= 0) return;
    shared.move("user");
    engine.scrollToItem(item, 1, clock.now);
    shared.requestFrame();
  }

  /** Asks the application whether an item may be removed: it may, unless the event is canceled. */
  #askToRemove(/** @type {any} */ detail) {
    const { changes, shared } = this.#parts;
    let isPutOff = false;
    const isAllowed = shared.dispatchItemEvent("beforeremove", { ...detail, wait: () => { isPutOff = true; } }, true);
    if (isPutOff && isAllowed) return;
    shared.engine?.answerRemoval(changes.present(detail.index), isAllowed, shared.clock.now);
  }
}
