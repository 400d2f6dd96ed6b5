// @ts-check
/** Measures frames: engine time, view time, and frame interval. */

/** Number of stored frames. */
export const CAPACITY = 240;
/** Number of clock steps that measure the clock's resolution. */
const TICKS = 20;

/**
 * Times in milliseconds. The interval is null for the first frame after a rest.
 * @typedef {{engine: number, script: number, interval: number | null}} Frame
 */

export class Meter {
  /** @type {Frame[]} */
  frames = [];
  isOn = false;
  /** Called after each frame with whether it is the last for now. */
  onframe = (/** @type {boolean} */ _isLast) => {};
  /** @type {number | null} Due time of the last frame, in milliseconds; null after a rest. */
  #lastDue = null;
  /** The frame in progress. */
  #start = 0;
  #engine = 0;

  /**
   * Wraps an engine's functions and times them.
   * @param {import("../../core/recording/engine-calls.js").Engine} engine
   * @returns {import("../../core/recording/engine-calls.js").Engine}
   */
  wrap(engine) {
    const advance = (/** @type {number} */ time) => {
      if (!this.isOn) return engine.advance(time);
      // A microtask runs after the frame's work.
      queueMicrotask(() => this.#end(engine));
      this.#start = performance.now();
      const result = engine.advance(time);
      this.#engine = performance.now() - this.#start;
      return result;
    };
    return { ...engine, advance };
  }

  #end(/** @type {import("../../core/recording/engine-calls.js").Engine} */ engine) {
    // The engine may have been called more than once in a frame.
    if (this.#start === 0) return;
    const script = performance.now() - this.#start;
    const isLast = !engine.needsFrame();
    const due = Number(document.timeline.currentTime);
    const interval = this.#lastDue === null || due === this.#lastDue ? null : due - this.#lastDue;
    this.frames.push({ engine: this.#engine, script, interval });
    if (this.frames.length > CAPACITY) this.frames.shift();
    this.#lastDue = isLast ? null : due;
    this.#start = 0;
    this.onframe(isLast);
  }
}

/** The resolution of the page's clock, in milliseconds: browsers coarsen it. */
export function clockStep() {
  let [least, last] = [Infinity, performance.now()];
  for (let ticks = 0; ticks < TICKS;) {
    const now = performance.now();
    if (now === last) continue;
    least = Math.min(least, now - last);
    last = now;
    ticks++;
  }
  return least;
}

/**
 * A quantile of values.
 * @param {number[]} values
 * @param {number} part from 0 to 1
 */
export function quantile(values, part) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

export const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
