// @ts-check
/**
 * The states that a view has dispatched recently. An application that keeps the item or the position as its own state sets
 * it back with its next rendering, possibly several frames later. Such an echo must not move the view.
 *
 * @module
 */

import { timeline } from "./timeline.js";

/** The time during which a dispatched state can come back, in milliseconds: three frames at 20 frames per second. */
const ECHO_TIME = 150;

/** The recent states of one view. */
export class Echoes {
  /** @type {Record<string, unknown>[]} */
  #states = [];
  /**
   * The time of each state, in milliseconds.
   * @type {number[]}
   */
  #times = [];

  /**
   * Adds a state that is dispatched now.
   * @param {Record<string, unknown>} state
   */
  add(state) {
    this.#states.push(state);
    this.#times.push(timeline().now());
    this.#drop();
  }

  /**
   * Whether a value was dispatched recently.
   * @param {string} name
   * @param {unknown} value
   */
  has(name, value) {
    this.#drop();
    return this.#states.some((state) => state[name] === value);
  }

  /** Forgets all states: the application has set another one. */
  clear() { this.#states.length = this.#times.length = 0; }

  #drop() {
    const oldest = timeline().now() - ECHO_TIME;
    while (this.#times[0] < oldest) {
      this.#times.shift();
      this.#states.shift();
    }
  }
}
