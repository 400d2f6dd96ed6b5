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

/** The number of states after which old ones are dropped: doing so in each frame would take as long as the rest. */
const MANY = 64;

/** @typedef {{offset: number, position: number, item: number, time: number}} State a state, and its time in milliseconds */

/** The recent states of one view. */
export class Echoes {
  /** @type {State[]} */
  #states = [];
  /** The time of the last frame with a state, in milliseconds. */
  #last = NaN;
  /** The time between the last two frames with states, in milliseconds: a busy page draws fewer frames. */
  #interval = 0;

  /** Adds a state that is dispatched. */
  add(/** @type {State} */ state) {
    const { time } = state;
    if (this.#last < time) this.#interval = time - this.#last;
    this.#last = time;
    if (this.#states.push(state) > MANY) this.#drop(time);
  }

  /**
   * Whether a value was dispatched recently.
   * @param {"offset" | "position" | "item"} name
   * @param {number} value
   * @param {number} tolerance the largest difference of a rounded value
   */
  has(name, value, tolerance) {
    this.#drop(timeline().now());
    return this.#states.some((each) => Math.abs(each[name] - value) <= tolerance);
  }

  /** Forgets all states: the application has set another one. */
  clear() { this.#states = []; }

  /** @param {number} time the present, in milliseconds */
  #drop(time) {
    const oldest = time - Math.min(Math.max(FRAMES * this.#interval, SHORTEST), LONGEST);
    const states = this.#states;
    // A clock that was set back has left times of the future. The last one stays: it is the state of held content that does
    // not move.
    while (states.length > 1 && (states[0].time < oldest || states[0].time > time + LONGEST)) states.shift();
  }
}
