// @ts-check
/**
 * Scroll events of a view, once per frame.
 *
 * @module
 */

import { Echoes } from "./echoes.js";
import { OFFSET, POSITION, SCROLLED, SHOWN } from "./numbers.js";

/** The scroll state of one view. */
export class Scrolling {
  // The initial offset does not cause an event.
  #offset = NaN;
  #position = NaN;
  #item = -1;
  #isOn = false;
  /** The pending `settle` event: it is dispatched only if the offset did not change in the last frame. */
  #end = /** @type {object | undefined} */ (undefined);
  /** The states of recent events. */
  echoes = new Echoes();
  /** Whether listeners of these events are running. */
  #isTelling = false;
  #core;

  /** @param {import("./core.js").Core} core */
  constructor(core) { this.#core = core; }

  /**
   * Whether a value is that of recent events. The engine's can be newer, because of motion and input in the meantime. A
   * listener itself is not late: it sets the value that it wants.
   * @param {"offset" | "position" | "item"} name
   * @param {number} value
   * @param {boolean} isHeld whether a pointer holds the content: the last event can then be older
   */
  isEcho(name, value, isHeld) {
    const last = { offset: this.#offset, position: this.#position, item: this.#item }[name];
    return isHeld && value === last || !this.#isTelling && this.echoes.has(name, value);
  }

  /**
   * Dispatches events for changes since the last frame.
   * @param {Float64Array} frame
   * @param {number} pageTime in milliseconds
   */
  follow(frame, pageTime) {
    const offset = frame[OFFSET], item = frame[SHOWN];
    const isFirst = isNaN(this.#offset);
    const moves = !isFirst && offset !== this.#offset;
    this.#offset = offset;
    this.#isTelling = true;
    if (isFirst) this.#item = item;
    if (moves) {
      if (!this.#isOn) this.#core.dispatch("scrollstart", { offset });
      this.#isOn = true;
      const position = this.#position = frame[POSITION];
      const detail = { offset, position, progress: frame[SCROLLED] };
      // A plain event, like the browser's own: a `CustomEvent` takes longer to create, in every frame.
      const event = /** @type {any} */ (new Event("scroll"));
      event.detail = detail;
      this.echoes.add(detail, pageTime);
      this.#core.element.dispatchEvent(event);
    }
    if (item !== this.#item) {
      this.#item = item;
      this.echoes.add({ item }, pageTime);
      if (this.#core.count > 0) this.#core.tell("itemchange", { index: item });
    }
    if (!moves && this.#end) this.#settle(this.#end);
    this.#isTelling = false;
  }

  /** @param {object} end the detail of the event */
  #settle(end) {
    this.#end = undefined;
    this.#isOn = false;
    this.#core.dispatch("settle", end);
  }

  /**
   * The content has settled.
   * @param {object} detail
   */
  end(detail) {
    this.#end = detail;
    this.#core.requestFrame();
  }

  /** Ends a movement whose end the engine does not report: a jump, such as that of a resized view. */
  endJump() {
    if (!this.#isOn || this.#end) return;
    const item = this.#core.engine?.itemShown() ?? -1, key = this.#core.keyOf(item);
    this.end({ offset: this.#offset, item, ...(key !== undefined && { key }) });
  }
}
