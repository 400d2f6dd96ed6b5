// @ts-check
/**
 * Holds the clock of all views of a page, for tests: time passes only when a test advances it.
 *
 * The module imports nothing, so that a test can also run it as a plain script before the page loads.
 *
 * @module fanfold-view/testing
 */

/** The name of the present timeline's holder; see `timeline.js`. */
const HOLDER = Symbol.for("fanfold-view/timeline");

/** The time between two frames, in milliseconds. */
const FRAME_TIME = 1000 / 60;

/** Steps shorter than this part of a frame are rounding errors of the caller's sum. */
const LEAST_STEP = 1e-6;

/** The default limit of `untilIdle`, in seconds. */
const IDLE_LIMIT = 60;

/** The renderings without a requested frame after which a view is idle: its observers may be late by one. */
const IDLE_RENDERINGS = 2;

/** Ends after the pending tasks of the page, microtasks included. */
const nextTask = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); done(undefined); };
  port2.postMessage(undefined);
});

/** Ends after the page has been rendered, and its observers have been called. A hidden page is not rendered. */
const nextRendering = async () => {
  if (!document.hidden) await new Promise((done) => { requestAnimationFrame(done); });
  await nextTask();
};

/** A timeline that a test controls. */
class TestClock {
  #isHeld = true;
  /** The held time, in milliseconds. */
  #time = performance.now();
  /** The lead of a released clock over the page's, in milliseconds. */
  #lead = 0;
  #lastRequest = 0;
  #isAwaitingFrame = false;
  /** @type {Map<number, (time: number) => void>} */
  #frames = new Map();
  /** @type {Map<number, {time: number, act: () => void}>} */
  #timers = new Map();

  // MARK: For views

  now() { return this.#isHeld ? this.#time : performance.now() + this.#lead; }

  timeOf(/** @type {Event} */ event) { return this.#isHeld ? this.#time : event.timeStamp + this.#lead; }

  requestFrame(/** @type {(time: number) => void} */ draw) {
    this.#frames.set(++this.#lastRequest, draw);
    if (!this.#isHeld) this.#runFrames();
    return this.#lastRequest;
  }

  cancelFrame(/** @type {number} */ request) { this.#frames.delete(request); }

  /**
   * @param {() => void} act
   * @param {number} delay in milliseconds
   */
  startTimer(act, delay) {
    const timer = ++this.#lastRequest;
    this.#timers.set(timer, { time: this.now() + delay, act });
    if (!this.#isHeld) this.#runTimer(timer);
    return timer;
  }

  cancelTimer(/** @type {number} */ timer) { this.#timers.delete(timer); }

  // MARK: For tests

  /** The current time of the clock, in seconds. */
  get time() { return this.now() / 1000; }

  /** Whether time passes only by `advance` and `untilIdle`. */
  get isHeld() { return this.#isHeld; }

  hold() {
    if (this.#isHeld) return;
    this.#time = this.now();
    this.#isHeld = true;
  }

  release() {
    if (!this.#isHeld) return;
    this.#lead = this.#time - performance.now();
    this.#isHeld = false;
    this.#runFrames();
    for (const timer of this.#timers.keys()) this.#runTimer(timer);
  }

  async advance(/** @type {number} */ seconds) {
    if (!(seconds >= 0 && seconds < Infinity)) {
      throw new RangeError(`fanfold-view: seconds must be a number, 0 or more, but is ${seconds}`);
    }
    if (!this.#isHeld) throw new Error("fanfold-view: the clock is not held");
    const start = this.#time, end = start + seconds * 1000;
    const steps = Math.max(1, Math.ceil((end - start) / FRAME_TIME - LEAST_STEP));
    for (let step = 1; step <= steps; step++) {
      this.#time = step < steps ? start + step * FRAME_TIME : end;
      this.#render();
      await nextTask();
    }
  }

  /** @param {number} [limit] in seconds */
  async untilIdle(limit = IDLE_LIMIT) {
    const end = this.#time + limit * 1000;
    for (let idleRenderings = 0; idleRenderings < IDLE_RENDERINGS; idleRenderings++) {
      await nextRendering();
      while (this.#frames.size > 0) {
        idleRenderings = -1;
        if (this.#time >= end) throw new Error(`fanfold-view: a view still moves after ${limit} s`);
        await this.advance(FRAME_TIME / 1000);
      }
    }
  }

  // MARK: Frames

  /** Calls the timers that are due, in the order of their times, then the frame callbacks. */
  #render() {
    const due = [...this.#timers].filter(([, { time }]) => time <= this.#time);
    for (const [timer] of due.sort(([, one], [, other]) => one.time - other.time)) this.#fire(timer);
    this.#draw();
  }

  #fire(/** @type {number} */ timer) {
    const { act } = this.#timers.get(timer) ?? {};
    this.#timers.delete(timer);
    if (act) attempt(act);
  }

  #draw() {
    const time = this.#time;
    const requests = [...this.#frames.keys()];
    for (const request of requests) {
      const draw = this.#frames.get(request);
      this.#frames.delete(request);
      if (draw) attempt(() => draw(time));
    }
  }

  /** Draws the next frame of a released clock with the page's. */
  #runFrames() {
    if (this.#isAwaitingFrame) return;
    this.#isAwaitingFrame = true;
    requestAnimationFrame((pageTime) => {
      this.#isAwaitingFrame = false;
      if (this.#isHeld) return;
      this.#time = pageTime + this.#lead;
      this.#draw();
    });
  }

  #runTimer(/** @type {number} */ timer) {
    const { time } = this.#timers.get(timer) ?? { time: 0 };
    setTimeout(() => { if (!this.#isHeld) this.#fire(timer); }, time - this.now());
  }
}

/** Calls a function, and reports its error as the browser does. */
function attempt(/** @type {() => void} */ act) {
  try {
    act();
  } catch (error) {
    (globalThis.reportError ?? console.error)(error);
  }
}

/**
 * Holds the clock of all views of the page, including future ones.
 * @returns {TestClock}
 */
export function holdClock() {
  const holder = /** @type {any} */ (globalThis)[HOLDER] ??= {};
  const clock = holder.replacement ??= new TestClock();
  clock.hold();
  return clock;
}
