// @ts-check
/**
 * Wheels and trackpads: what of them is the view's, and what the page's.
 *
 * @module
 */

import { holdsAtEnds, scrolls } from "./surroundings.js";

/** The length of a line, where a wheel counts in lines, in CSS pixels. */
const LINE_LENGTH = 40;
/** The least distance that a notch of a mouse wheel reports, in CSS pixels, and what it is a multiple of. */
const NOTCH_DISTANCE = 50, NOTCH_UNIT = 120;
/** For so long after a trackpad's small distances, large ones are taken to be its own too, in milliseconds. */
const TRACKPAD_MEMORY = 300;

/** The wheel over one view. */
export class Wheel {
  #trackpadTime = -Infinity;
  #core;

  /** @param {import("./core.js").Core} core */
  constructor(core) { this.#core = core; }

  /** @param {WheelEvent} event */
  turn(event) {
    const { element, engine, clock } = this.#core;
    if (!engine || event.ctrlKey || event.defaultPrevented) return;
    const distance = this.#distance(event);
    if (distance === 0) return;
    const moves = engine.wheel(distance, Number(this.#isPrecise(event)), clock.at(event.timeStamp));
    if (moves) this.#core.requestFrame();
    if (moves || holdsAtEnds(element, Boolean(engine.isVertical()))) event.preventDefault();
  }

  /**
   * How far a wheel moves the content, in reading direction. A vertical wheel moves horizontal content only where
   * nothing around could scroll by it.
   * @param {WheelEvent} event
   */
  #distance(event) {
    const { element, engine, size } = this.#core;
    const [target] = /** @type {Element[]} */ (event.composedPath());
    if (scrolls(target, element, event.deltaY, true)) return 0;
    const isVertical = Boolean(engine?.isVertical());
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const length = isVertical ? size.height : size.width;
    const unit = [1, LINE_LENGTH, length][event.deltaMode];
    if (isVertical) return isAcross ? 0 : event.deltaY * unit;
    if (isAcross) return event.deltaX * unit * (getComputedStyle(element).direction === "rtl" ? -1 : 1);
    return scrolls(element, null, event.deltaY, true) ? 0 : event.deltaY * unit;
  }

  /**
   * Whether a wheel event comes from a trackpad: small distances, and what follows them.
   * @param {WheelEvent} event
   */
  #isPrecise(event) {
    const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    const notches = /** @type {any} */ (event).wheelDelta;
    const isNotch = event.deltaMode !== 0 || (notches % NOTCH_UNIT === 0 && Math.abs(delta) >= NOTCH_DISTANCE);
    const isRemembered = event.timeStamp - this.#trackpadTime < TRACKPAD_MEMORY;
    if (!isNotch || isRemembered) this.#trackpadTime = event.timeStamp;
    return !isNotch || isRemembered;
  }
}
