// @ts-check
/**
 * Keys, and what the focus does to a view.
 *
 * @module
 */

import { KEYS } from "./numbers.js";

/** The keyboard of one view. */
export class Keyboard {
  #core;

  /** @param {import("./core.js").Core} core */
  constructor(core) { this.#core = core; }

  /**
   * What has the focus within an item is brought into view, and so is an item that gets it from the keyboard; but who is
   * on an item as a whole goes where the view goes.
   * @param {EventTarget | null} target
   */
  focus(target) {
    const { engine, clock, isMovingFocus } = this.#core;
    const item = target instanceof Element ? this.#itemOf(target) : null;
    const isWhole = item === target;
    const isBrought = item && (!isWhole || (!isMovingFocus && item.matches(":focus-visible")));
    engine?.focusItem(isBrought ? Number(item.dataset.index) : -1, clock.now);
    if (isWhole) engine?.focusItem(-1, clock.now);
    this.#core.requestFrame();
  }

  /**
   * The element of the item that an element belongs to, if it does to one.
   * @param {Element} element
   */
  #itemOf(element) {
    for (let item = /** @type {Element | null} */ (element); item; item = item.parentElement) {
      const parent = item.assignedSlot?.parentElement ?? item.parentElement;
      if (item instanceof HTMLElement && [item.parentElement, parent].includes(/** @type {any} */ (this.#core.element))) return item;
    }
    return null;
  }

  /**
   * @param {KeyboardEvent} event
   */
  press(event) {
    const { element, engine, clock, count } = this.#core;
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    const target = /** @type {Element} */ (event.target);
    const isMine = target === element || target === this.#itemOf(target) || event.key === "Escape";
    if (!engine || isModified || event.defaultPrevented || !isMine) return;
    const page = event.shiftKey ? "PageUp" : "PageDown";
    const name = event.key === " " ? page : event.key === "Backspace" ? "Delete" : event.key;
    if (name === "Enter" && count > 0 && engine.highlightedItem() < 0) {
      this.#core.tell("itemtap", { index: engine.itemShown() });
    } else if (KEYS.includes(name) && engine.keyDown(KEYS.indexOf(name), clock.at(event.timeStamp))) {
      event.preventDefault();
      this.#core.requestFrame();
    }
  }
}
