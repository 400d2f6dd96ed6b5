// @ts-check
/** Measures frames: how long the engine takes for each, how long the view does, and when the next one comes. */

/** So many frames are kept. */
export const CAPACITY = 240;
/** Changes of the clock that are looked at to learn how fine it is. */
const TICKS = 20;

/**
 * Times in milliseconds. The interval is null for the first frame after a rest.
 * @typedef {{engine: number, script: number, interval: number | null}} Frame
 */

export class Meter {
  /** @type {Frame[]} */
  frames = [];
  isOn = false;
  /** Called after each frame, with whether it is the last for now. */
  onframe = (/** @type {boolean} */ _isLast) => {};
  /**
   * When the last frame was due, in milliseconds; null after a rest.
   * @type {number | null}
   */
  #lastDue = null;
  /** The frame that is going on. */
  #start = 0;
  #engine = 0;

  /**
   * The functions of an engine, timed.
   * @param {import("./calls.js").Engine} engine
   * @returns {import("./calls.js").Engine}
   */
  wrap(engine) {
    const advance = (/** @type {number} */ time) => {
      if (!this.isOn) return engine.advance(time);
      // What is done in a frame is done by then.
      queueMicrotask(() => this.#end(engine));
      this.#start = performance.now();
      const result = engine.advance(time);
      this.#engine = performance.now() - this.#start;
      return result;
    };
    return { ...engine, advance };
  }

  /** @param {import("./calls.js").Engine} engine */
  #end(engine) {
    // The engine may have been asked more than once in a frame.
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

/** The finest step of the page's clock, in milliseconds: browsers make it coarse. */
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
 * The value below which a part of all values lie.
 * @param {number[]} values
 * @param {number} part from 0 to 1
 */
export function quantile(values, part) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

/** @param {number[]} values */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
