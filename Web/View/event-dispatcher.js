// @ts-check
/**
 * What becomes of what the engine tells: the view follows it, and the page hears of it.
 *
 * @module
 */

import { toldKeys } from "./children.js";
import { isChange } from "./events.js";

/** Tells the page of one view's events. */
export class EventDispatcher {
  #view;

  /** @param {import("./view.js").View} view */
  constructor(view) { this.#view = view; }

  /** @param {import("./events.js").ToldEvent} event */
  tell({ name, detail, isPages }) {
    const view = this.#view;
    const keys = this.#keysIn(name, detail, isPages);
    if (view.children.areItems && !isPages && isChange(name)) this.#changeChildren(name, detail);
    if (name === "didinsert") view.setKnownCount(view.core.count + detail.count);
    if (name === "didremove") view.setKnownCount(view.core.count - detail.count);
    if (name === "didreload") view.items.refill(detail.index);
    if (/open|close/.test(name)) view.configuration.readTouchAction();
    if (name === "didopen") view.accessibility.comeTo(detail.index);
    if (name === "settle") {
      detail.item = view.core.engine?.itemShown();
      view.accessibility.comeTo(detail.item);
      return view.scrolling.end({ ...detail, ...keys });
    }
    if (name === "beforeremove") this.#askToRemove(detail.index);
    else view.core.dispatch(name, { ...detail, ...keys });
  }

  /**
   * The keys of the items that an event tells of, as the application has them before it hears of it.
   * @param {string} name
   * @param {Record<string, any>} detail
   * @param {boolean} isPages
   */
  #keysIn(name, { index, count, from, to, item }, isPages) {
    if (name === "didremove" && !isPages) {
      return toldKeys(Array.from({ length: count }, (_, number) => this.#view.key(index + number)));
    }
    if (count !== undefined) return {};
    const key = this.#view.key(index ?? (isPages ? to : from) ?? item ?? -1);
    return key === undefined ? {} : { key };
  }

  /**
   * @param {string} name
   * @param {Record<string, any>} detail
   */
  #changeChildren(name, detail) {
    const { children, core, items, mutations } = this.#view;
    // What the page has done by now is still news.
    mutations.catchUp();
    core.changes?.followEngine(children, name, detail, (element) => core.keepFocus(element));
    items.replaceTaken();
    mutations.forget();
  }

  /**
   * Asks the application whether an item may go: yes, unless it says otherwise.
   * @param {number} index
   */
  #askToRemove(index) {
    const { core, events } = this.#view;
    let isPutOff = false;
    const isAllowed = core.tell("beforeremove", { index, wait: () => { isPutOff = true; } }, true);
    if (isPutOff && isAllowed) return;
    core.engine?.answerRemoval(events.present(index), isAllowed, core.clock.now);
  }
}
