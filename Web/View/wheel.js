// @ts-check
/**
 * Wheels and trackpads: separates the view's scrolling from the page's.
 *
 * @module
 */

import { holdsAtEnds, LAYER, scrolls } from "./scroll-ancestors.js";
import { timeline } from "./timeline.js";
import { zoomOf } from "./zoom.js";

/** The length of a line, in CSS pixels, for wheels that report lines. */
const LINE_LENGTH = 40;
/** The minimum distance of a mouse wheel's notch, in CSS pixels, and the unit of such distances. */
const NOTCH_DISTANCE = 50, NOTCH_UNIT = 120;
/** The time after a trackpad's small distances during which large ones also count as the trackpad's, in milliseconds. */
const TRACKPAD_MEMORY = 300;

/** The wheel handling of one view. */
export class Wheel {
  #trackpadTime = -Infinity;
  #core;

  /** @param {import("./core.js").Core} core */
  constructor(core) { this.#core = core; }

  /** @param {WheelEvent} event */
  turn(event) {
    const { element, engine, clock } = this.#core;
    if (!engine || event.ctrlKey || event.defaultPrevented || this.#core.isIn(event, LAYER)) return;
    const isVertical = Boolean(engine.isVertical());
    const distance = this.#distance(event, isVertical);
    if (distance === 0) return;
    const moves = engine.wheel(distance, this.#isPrecise(event), clock.atEvent(event));
    if (moves) {
      this.#core.move("user");
      this.#core.requestFrame();
    }
    if (moves || holdsAtEnds(element, isVertical)) event.preventDefault();
  }

  /**
   * How far a wheel moves the content, in reading direction. A vertical wheel moves horizontal content only where
   * nothing around could scroll by it.
   * @param {WheelEvent} event
   * @param {boolean} isVertical
   */
  #distance(event, isVertical) {
    const { element, size } = this.#core;
    const { deltaX, deltaY, deltaMode, shiftKey } = event;
    const [target] = /** @type {Element[]} */ (event.composedPath());
    // In some browsers, the listener must turn the axis for wheel events with Shift.
    const isAcross = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    const delta = isAcross ? deltaX || deltaY : deltaY;
    if ((isVertical && isAcross) || scrolls(target, element, delta, !isAcross)) return 0;
    const zoom = zoomOf(element);
    const distance = delta * [1 / zoom, LINE_LENGTH / zoom, isVertical ? size.height : size.width][deltaMode];
    if (isAcross) return distance * (getComputedStyle(element).direction === "rtl" ? -1 : 1);
    return !isVertical && scrolls(element, null, deltaY, true) ? 0 : distance;
  }

  /**
   * Whether a wheel event comes from a trackpad: its distance is small, or it follows such an event.
   * @param {WheelEvent} event
   */
  #isPrecise(event) {
    const delta = Math.max(Math.abs(event.deltaX), Math.abs(event.deltaY));
    const notches = /** @type {any} */ (event).wheelDelta;
    const isNotch = event.deltaMode !== 0 || (notches % NOTCH_UNIT === 0 && delta >= NOTCH_DISTANCE);
    const isPrecise = !isNotch || timeline().timeOf(event) - this.#trackpadTime < TRACKPAD_MEMORY;
    if (isPrecise) this.#trackpadTime = timeline().timeOf(event);
    return isPrecise;
  }
}
