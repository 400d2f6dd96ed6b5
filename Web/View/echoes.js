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
  /** @type {Record<string, unknown>[]} */
  #states = [];
  /**
   * The time of each state, in milliseconds.
   * @type {number[]}
   */
  #times = [];
  /** The time between the last two frames with states, in milliseconds: a busy page draws fewer frames. */
  #interval = 0;

  /**
   * Adds a state that is dispatched.
   * @param {Record<string, unknown>} state
   * @param {number} time the time of the frame, in milliseconds
   */
  add(state, time) {
    const last = this.#times[this.#times.length - 1];
    if (last < time) this.#interval = time - last;
    this.#states.push(state);
    this.#times.push(time);
    this.#drop(time);
  }

  /**
   * Whether a value was dispatched recently.
   * @param {string} name
   * @param {unknown} value
   */
  has(name, value) {
    this.#drop(timeline().now());
    return this.#states.some((state) => state[name] === value);
  }

  /** Forgets all states: the application has set another one. */
  clear() { this.#states.length = this.#times.length = 0; }

  /** @param {number} time the present, in milliseconds */
  #drop(time) {
    const oldest = time - Math.min(Math.max(FRAMES * this.#interval, SHORTEST), LONGEST);
    while (this.#times[0] < oldest) {
      this.#times.shift();
      this.#states.shift();
    }
  }
}
