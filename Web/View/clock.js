// @ts-check
/**
 * The time of a view. The page's clock may stand still, jump or run backwards: fake timers of tests do all of it.
 *
 * @module
 */

import { timeline } from "./timeline.js";

/** The longest time that passes in one step, in seconds: every motion settles in it. */
const LONGEST_STEP = 10;

/** The largest step backwards that is only a late time, in seconds: a frame's time is that of its start. */
const LATENESS = 0.25;

/** A view's own time, in seconds: the page's, unless it was changed or slowed down. */
export class Clock {
  #rate = 1;
  #pageTime = 0;
  #time = 0;
  /** The latest time of the page, in seconds; NaN before the first one. */
  #latest = NaN;

  /**
   * Converts the page's time, in milliseconds, to the view's. After a step backwards, the view's time continues from the
   * latest one. A time that is not a number counts as the present one.
   * @param {number} pageTime
   */
  at(pageTime) {
    const page = (Number.isFinite(pageTime) ? pageTime : timeline().now()) / 1000;
    const step = page - this.#latest;
    if (step < -LATENESS || step > LONGEST_STEP) {
      [this.#time, this.#pageTime] = [this.#convert(this.#latest + (step > 0 ? LONGEST_STEP : 0)), page];
      this.#latest = page;
    }
    if (!(page <= this.#latest)) this.#latest = page;
    return this.#convert(page);
  }

  /**
   * Converts the time of an input event to the view's. No event is in the future or long past: some devices report no time.
   * @param {Event} event
   * @param {number} [pageTime] the present time of the page, in milliseconds
   */
  atEvent(event, pageTime = timeline().now()) {
    const now = this.at(pageTime);
    const time = this.#convert(timeline().timeOf(event) / 1000);
    return now - time < LONGEST_STEP ? Math.min(time, now) : now;
  }

  get now() { return this.at(timeline().now()); }
  set now(time) {
    this.#latest = timeline().now() / 1000;
    [this.#time, this.#pageTime] = [time, this.#latest];
  }

  /** The rate of the view's time, relative to the page's. */
  get rate() { return this.#rate; }
  set rate(rate) {
    const { now } = this;
    this.now = now; // so that what has passed is counted at the rate of then
    this.#rate = rate;
  }

  /** @param {number} page in seconds */
  #convert(page) { return this.#time + (page - this.#pageTime) * this.#rate; }
}
