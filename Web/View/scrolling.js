// @ts-check
/**
 * What a view tells of its scrolling, once a frame.
 *
 * @module
 */

import { OFFSET, POSITION, SHOWN } from "./numbers.js";

/** How one view scrolls. */
export class Scrolling {
  // Where it is at first is no news.
  #offset = NaN;
  #item = -1;
  #isOn = false;
  /** The end of a scroll that is told of once nothing moves: whoever moves the view from frame to frame goes on. */
  #end = /** @type {object | undefined} */ (undefined);
  #core;

  /** @param {import("./core.js").Core} core */
  constructor(core) { this.#core = core; }

  /** Which place is shown, as a part of items. */
  get position() { return this.#core.engine?.position() ?? 0; }

  /** How far that is, from 0, the first item, to 1, the last. */
  get progress() { return this.#partOf(this.position); }

  /** @param {number} position */
  #partOf(position) { return position / Math.max(this.#core.count - 1, 1); }

  /**
   * Tells of what has moved since the last frame.
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
      const position = frame[POSITION];
      const detail = { offset, position, progress: this.#partOf(position) };
      // A plain event, as the browser's own is; a `CustomEvent` takes longer to make, in every frame.
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
   * The content has come to rest.
   * @param {object} detail
   */
  end(detail) {
    this.#end = detail;
    this.#core.requestFrame();
  }
}
