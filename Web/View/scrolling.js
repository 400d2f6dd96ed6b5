// @ts-check
/**
 * Scroll events of a view, once per frame.
 *
 * @module
 */

import { OFFSET, POSITION, SHOWN } from "./numbers.js";

/** The scroll state of one view. */
export class Scrolling {
  // The initial offset does not cause an event.
  #offset = NaN;
  #position = NaN;
  #item = -1;
  #isOn = false;
  /** The pending `settle` event: it is dispatched only if the offset did not change in the last frame. */
  #end = /** @type {object | undefined} */ (undefined);
  #core;

  /** @param {import("./core.js").Core} core */
  constructor(core) { this.#core = core; }

  /**
   * Whether a value is that of the last events: it may be older than the engine's, which input changes between two frames.
   * @param {"offset" | "position" | "item"} name
   * @param {number} value
   */
  hasTold(name, value) { return value === { offset: this.#offset, position: this.#position, item: this.#item }[name]; }

  /**
   * Dispatches events for changes since the last frame.
   * @param {Float64Array} frame
   */
  follow(frame) {
    const offset = frame[OFFSET], item = frame[SHOWN];
    const isFirst = isNaN(this.#offset);
    const moves = !isFirst && offset !== this.#offset;
    this.#offset = offset;
    if (isFirst) this.#item = item;
    if (moves) {
      if (!this.#isOn) this.#core.dispatch("scrollstart", { offset });
      this.#isOn = true;
      const position = this.#position = frame[POSITION];
      const detail = { offset, position, progress: this.#core.engine?.progress() };
      // A plain event, like the browser's own: a `CustomEvent` takes longer to create, in every frame.
      const event = /** @type {any} */ (new Event("scroll"));
      event.detail = detail;
      this.#core.element.dispatchEvent(event);
    }
    if (item !== this.#item) {
      this.#item = item;
      if (this.#core.count > 0) this.#core.tell("itemchange", { index: item });
    }
    if (moves || !this.#end) return;
    const end = this.#end;
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
}
