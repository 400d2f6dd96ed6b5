// @ts-check
/**
 * The states that a view has dispatched recently. An application that keeps the item or the position as its own state sets
 * it back with its next rendering, possibly several frames later. Such an echo must not move the view.
 *
 * @module
 */

import { timeline } from "./timeline.js";

/** The time during which a dispatched state can come back: a number of frames, within limits in milliseconds. */
const FRAMES = 4, SHORTEST = 150, LONGEST = 600;

/** The recent states of one view. */
export class Echoes {
  /**
   * The states with their times, in milliseconds.
   * @type {[number, Record<string, number>][]}
   */
  #states = [];
  /** The time of the last frame with a state, in milliseconds. */
  #last = NaN;
  /** The time between the last two frames with states, in milliseconds: a busy page draws fewer frames. */
  #interval = 0;

  /**
   * Adds a state that is dispatched.
   * @param {Record<string, number>} state
   * @param {number} time the time of the frame, in milliseconds
   */
  add(state, time) {
    if (this.#last < time) this.#interval = time - this.#last;
    this.#last = time;
    this.#states.push([time, state]);
    this.#drop(time);
  }

  /**
   * Whether a value was dispatched recently.
   * @param {string} name
   * @param {number} value
   * @param {number} tolerance the largest difference of a rounded value
   */
  has(name, value, tolerance) {
    this.#drop(timeline().now());
    return this.#states.some((each) => Math.abs(each[1][name] - value) <= tolerance);
  }

  /** Forgets all states: the application has set another one. */
  clear() { this.#states = []; }

  /** @param {number} time the present, in milliseconds */
  #drop(time) {
    const oldest = time - Math.min(Math.max(FRAMES * this.#interval, SHORTEST), LONGEST);
    // A clock that was set back has left times of the future.
    const isOld = (/** @type {number} */ each) => each < oldest || each > time + LONGEST;
    // The last one stays: it is the state of held content that does not move.
    while (this.#states.length > 1 && isOld(this.#states[0][0])) this.#states.shift();
  }
}
