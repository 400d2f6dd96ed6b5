// @ts-check
/**
 * The time and the animation frames that views run on: those of the page, unless `fanfold-view/testing` holds the clock.
 *
 * @module
 */

/**
 * @typedef {object} Timeline
 * @property {() => number} now the present time, in milliseconds
 * @property {(event: Event) => number} timeOf the time of an input event, in milliseconds
 * @property {(draw: (time: number) => void, window: Window) => number} requestFrame
 * @property {(request: number, window?: Window) => void} cancelFrame
 * @property {(act: () => void, delay: number) => number} startTimer
 * @property {(timer: number) => void} cancelTimer
 */

/** The name of the present timeline's holder in the global object. The modules of a page are several bundles. */
const HOLDER = Symbol.for("fanfold-view/timeline");

/**
 * The time at which the clock of another window began, in milliseconds.
 * @param {Window | null} other
 */
const lead = (other) => (other?.performance ?? performance).timeOrigin - performance.timeOrigin;

/** @type {Timeline} */
const pageTimeline = {
  now: () => performance.now(),
  timeOf: (event) => event.timeStamp + lead(/** @type {UIEvent} */ (event).view),
  requestFrame: (draw, other) => other.requestAnimationFrame(other === window ? draw : (time) => draw(time + lead(other))),
  cancelFrame: (request, other) => other?.cancelAnimationFrame(request),
  startTimer: (act, delay) => setTimeout(act, delay),
  cancelTimer: (timer) => clearTimeout(timer),
};

/** @type {{replacement?: Timeline}} */
const holder = /** @type {any} */ (globalThis)[HOLDER] ??= {};

/**
 * Returns the present timeline. It may be replaced at any time, so callers do not keep it.
 * @returns {Timeline}
 */
export const timeline = () => holder.replacement ?? pageTimeline;

/** Whether time is the page's. */
export const isPageTimeline = () => !holder.replacement;
