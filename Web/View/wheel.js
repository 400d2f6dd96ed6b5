// @ts-check
/**
 * Wheels and trackpads: separates the view's scrolling from the page's.
 *
 * @module
 */

import { isOn } from "./checks.js";
import { holdsAtEnds, LAYER, scrolls } from "./scroll-ancestors.js";
import { timeline } from "./timeline.js";
import { zoomOf } from "./zoom.js";

/** The length of a line, in CSS pixels, for wheels that report lines. */
const LINE_LENGTH = 40;
/**
 * The minimum distance of a mouse wheel's notch, in CSS pixels, the unit of such distances, and its smallest part: a wheel with
 * a high resolution reports equal parts.
 */
const NOTCH_DISTANCE = 50, NOTCH_UNIT = 120, LEAST_PART = 15;
/** The time after a trackpad's small distances during which large ones also count as the trackpad's, in milliseconds. */
const TRACKPAD_MEMORY = 300;

/** The wheel handling of one view. */
export class Wheel {
  #trackpadTime = -Infinity;
  /** The smallest distance per unit of a wheel. */
  #unit = Infinity;
  #shared;

  constructor(/** @type {import("./shared-state.js").SharedState} */ shared) { this.#shared = shared; }

  turn(/** @type {WheelEvent} */ event) {
    const { element, engine, clock } = this.#shared;
    // An event that cannot be canceled belongs to a movement by which the browser scrolls something else.
    const isTaken = event.defaultPrevented || event.isTrusted && !event.cancelable;
    if (!engine || event.ctrlKey || isTaken || isOn(element, "no-wheel") || this.#shared.isIn(event, LAYER)) return;
    const isVertical = Boolean(engine.isVertical());
    const distance = this.#distance(event, isVertical);
    if (distance === 0) return;
    const isOurs = engine.wheel(distance, this.#notches(event), clock.atEvent(event));
    if (isOurs) {
      this.#shared.move("user");
      this.#shared.requestFrame();
    }
    if (isOurs || holdsAtEnds(element, isVertical)) event.preventDefault();
  }

  /**
   * How far a wheel moves the content, in reading direction. A vertical wheel moves horizontal content only where
   * nothing around could scroll by it.
   * @param {WheelEvent} event
   * @param {boolean} isVertical
   */
  #distance(event, isVertical) {
    const { element, size } = this.#shared;
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

  /** The notches of a wheel, or 0 for a trackpad: its distance is not a notch or a part of one, or it follows such an event. */
  #notches(/** @type {WheelEvent} */ event) {
    const delta = Math.max(Math.abs(event.deltaX), Math.abs(event.deltaY));
    const units = Math.abs(/** @type {any} */ (event).wheelDelta);
    // An event can contain several parts.
    const isWhole = units % LEAST_PART === 0;
    const isNotch = event.deltaMode !== 0 || (isWhole && delta >= NOTCH_DISTANCE * Math.min(units / NOTCH_UNIT || 1, 1));
    const time = timeline().timeOf(event);
    if (!isNotch || time - this.#trackpadTime < TRACKPAD_MEMORY) {
      this.#trackpadTime = time;
      return 0;
    }
    // On a busy page, Firefox adds up the distances of several parts, but not their units.
    this.#unit = Math.min(this.#unit, delta / units);
    return delta / this.#unit / NOTCH_UNIT || 1;
  }
}
