// @ts-check
/** Runs the animations of the page's device by the time of the exported frames. */

export class PageClock {
  #around;
  #rate;
  /** @type {Map<Animation, number>} The start of each animation, in seconds. */
  #starts = new Map();

  /**
   * Ends running animations.
   * @param {Element} around
   * @param {number} rate speed of the page's animations
   */
  constructor(around, rate) {
    this.#around = around;
    this.#rate = rate;
    for (const animation of this.#running()) end(animation);
  }

  /** Sets the time. Animations begin at the first time at which they run. */
  go(/** @type {number} in seconds */ time) {
    for (const animation of this.#running()) {
      const start = this.#starts.get(animation) ?? time;
      if (start === time) animation.pause();
      this.#starts.set(animation, start);
      const passed = ((time - start) * 1000) / this.#rate;
      if (passed >= endOf(animation)) end(animation);
      else animation.currentTime = passed;
    }
  }

  /** Ends the animations: they have no further effect. */
  close() {
    for (const animation of this.#running()) end(animation);
  }

  #running() { return this.#around.getAnimations({ subtree: true }); }
}

const endOf = (/** @type {Animation} */ animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0);

/** Ends an animation that ends. */
function end(/** @type {Animation} */ animation) {
  if (endOf(animation) < Infinity) animation.finish();
}
