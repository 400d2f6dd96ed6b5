// @ts-check
/**
 * Keys, and the effects of the focus on a view.
 *
 * @module
 */

import { KEYS } from "./numbers.js";
import { FIELD, LAYER } from "./scroll-ancestors.js";
import { INTERACTIVE } from "./taps.js";

/** Keys that activate the focused element. */
const PRESSING = /^( |Enter)$/;

/**
 * Whether content is edited, also by an ancestor's `contenteditable` or the document's `designMode`.
 * @param {Event} event
 */
export const isEdited = (event) => Boolean(/** @type {any} */ (event.composedPath()[0]).isContentEditable);

/**
 * Whether an element may have a closed shadow tree.
 * @param {Element | undefined} element
 */
export const isClosed = (element) => Boolean(element?.localName.includes("-") && !element.shadowRoot);

/**
 * Whether a focused element itself has the focus, not content of its shadow tree. If that may be closed, the element does not show
 * the focus of its content; a key shows its own.
 * @param {Element} element
 */
export const isFocused = (element) =>
  isClosed(element) ? element.matches(":focus-visible") : !element.shadowRoot?.activeElement;

/** The keyboard of one view. */
export class Keyboard {
  #shared;

  constructor(/** @type {import("./shared-state.js").SharedState} */ shared) { this.#shared = shared; }

  /**
   * Scrolls to focused content within an item, and to an item that the keyboard focuses. If an item as a whole has the
   * focus, the focus follows the current item.
   * @param {FocusEvent} [event] absent if the focus leaves
   */
  focus(event) {
    const { engine, clock, isFocusGiven } = this.#shared;
    const path = event ? this.#shared.pathOf(event) : [];
    const item = path.at(-1);
    const isWhole = path.length === 1 && isFocused(path[0]);
    const isBrought = item && (!isWhole || (!isFocusGiven && item.matches(":focus-visible")));
    if (isBrought) {
      this.#shared.move("user");
      this.#shared.brought = item;
    }
    engine?.focusItem(isBrought ? this.#shared.indexOf(item) : -1, clock.now);
    if (isWhole) engine?.focusItem(-1, clock.now);
    this.#shared.requestFrame();
  }

  /** An item that is a field handles all keys; one that is a button or a link handles those that activate it. */
  press(/** @type {KeyboardEvent} */ event) {
    const { engine } = this.#shared;
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    const [target, around] = this.#shared.pathOf(event);
    const isTheirs = around || isEdited(event) || target && (!isFocused(target) || target.matches(PRESSING.test(event.key) ? INTERACTIVE : FIELD));
    const isMine = !isTheirs || (event.key === "Escape" && !this.#shared.isIn(event, LAYER));
    // The browser scrolls a row that waits for the engine.
    const isNative = !engine && /auto/.test(getComputedStyle(this.#shared.element).overflowX);
    if (isModified || event.defaultPrevented || !isMine || isNative) return;
    const page = event.shiftKey ? "PageUp" : "PageDown";
    const name = event.key === " " ? page : event.key === "Backspace" ? "Delete" : event.key;
    this.#shared.act(() => this.#carryOut(name, event, target));
  }

  /**
   * @param {string} name of the key
   * @param {KeyboardEvent} event
   * @param {Element | undefined} target
   */
  #carryOut(name, event, target) {
    const shared = this.#shared, { clock, count } = shared;
    const engine = /** @type {import("./engine.js").Engine} */ (shared.engine);
    // At rest, the item with the focus can be another one than the item shown; the focus follows a motion at its end.
    const item = engine.needsFrame() ? -1 : shared.indexOf(target), isDelete = name === "Delete";
    if (name === "Enter" && count > 0 && engine.openedItem() < 0) shared.tap({ index: item < 0 ? engine.itemShown() : item });
    else if (KEYS.includes(name)) {
      if (isDelete) engine.focusItem(item, clock.now);
      if (engine.keyDown(KEYS.indexOf(name), clock.atEvent(event))) {
        event.preventDefault();
        shared.move("user");
        shared.requestFrame();
      }
      if (isDelete) engine.focusItem(-1, clock.now);
    }
  }
}
