// @ts-check
/**
 * Scroll events of a view, once per frame.
 *
 * @module
 */

import { Echoes } from "./echoes.js";
import { OFFSET, POSITION, SCROLLED, SHOWN } from "./numbers.js";

/** The largest difference of a value that the page has rounded, to whole points or tenths of an item. */
const ROUNDING = { offset: 0.5, position: 0.05, item: 0 };

/** The scroll state of one view. */
export class Scrolling {
  // The initial offset does not cause an event.
  #offset = NaN;
  #item = -1;
  /** The index that this item has by now; −1 if it is removed. */
  #present = -1;
  #isOn = false;
  /** The pending `settle` event: it is dispatched only if the offset did not change in the last frame. */
  #end = /** @type {object | undefined} */ (undefined);
  /** The states of recent events. */
  echoes = new Echoes();
  /** Whether listeners of these events are running. */
  #isTelling = false;
  #shared;

  constructor(/** @type {import("./shared-state.js").SharedState} */ shared) { this.#shared = shared; }

  /**
   * Whether a value is that of recent events. The engine's can be newer, because of motion and input in the meantime. A
   * listener itself is not late: it sets the value that it wants.
   * @param {"offset" | "position" | "item"} name
   * @param {number} value
   * @param {boolean} isHeld whether a pointer holds the content
   */
  isEcho(name, value, isHeld) {
    // Content at rest follows every step of the page, such as those of a slider.
    const isMoving = isHeld || this.#shared.engine?.needsFrame();
    return !this.#isTelling && this.echoes.has(name, value, isMoving ? ROUNDING[name] : 0);
  }

  /**
   * Dispatches events for changes since the last frame.
   * @param {Float64Array} frame
   * @param {number} pageTime in milliseconds
   * @returns {boolean} whether another item is current
   */
  follow(frame, pageTime) {
    const offset = frame[OFFSET], position = frame[POSITION], item = frame[SHOWN];
    // The first frame causes no event.
    if (isNaN(this.#offset)) {
      this.#offset = offset;
      this.#item = this.#present = item;
    }
    const moves = offset !== this.#offset;
    this.#offset = offset;
    this.#isTelling = true;
    const isOther = item !== this.#item || item !== this.#present;
    if (moves || isOther) this.echoes.add({ offset, position, item, time: pageTime });
    if (moves) {
      if (!this.#isOn) this.#shared.dispatch("scrollstart", { offset });
      this.#isOn = true;
      // A plain event, like the browser's own: a `CustomEvent` takes longer to create, in every frame.
      const event = /** @type {any} */ (new Event("scroll"));
      event.detail = { offset, position, progress: frame[SCROLLED] };
      this.#shared.element.dispatchEvent(event);
    }
    if (isOther) {
      this.#item = this.#present = item;
      if (this.#shared.count > 0) this.#shared.dispatchItemEvent("itemchange", { index: item, cause: this.#shared.cause });
    }
    if (!moves && this.#end) this.#settle(this.#end);
    this.#isTelling = false;
    return isOther;
  }

  /**
   * Follows a change of the items: the item of the last event may have another index, or none.
   * @param {(item: number) => number} after the index after the change; −1 if the item is removed
   */
  renumber(after) { if (this.#shared.count > 0) this.#present = after(this.#present); }

  /** Whether a `settle` event follows. */
  get isMoving() { return this.#isOn || Boolean(this.#end); }

  /** @param {object} end the detail of the event */
  #settle(end) {
    this.#end = undefined;
    this.#isOn = false;
    this.#shared.dispatch("settle", end);
  }

  /** The content has settled. */
  end(/** @type {object} */ detail) {
    this.#end = detail;
    this.#shared.requestFrame();
  }

  /** Ends a movement whose end the engine does not report: a jump, such as that of a resized view. */
  endJump() {
    if (!this.#isOn || this.#end) return;
    const item = this.#shared.engine?.itemShown() ?? -1, key = this.#shared.keyOf(item);
    this.end({ offset: this.#offset, item, cause: this.#shared.cause, ...(key !== undefined && { key }) });
  }
}
