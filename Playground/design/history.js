// @ts-check
/** What a layout was, step by step: to go back, and on again. */

/** What follows so soon upon a change of the same thing is the same step, in milliseconds. */
const SAME_STEP = 700;

export class History {
  /** @type {string[]} */
  #past = [];
  /** @type {string[]} */
  #future = [];
  #last = { what: "", time: -Infinity };

  get canUndo() { return this.#past.length > 0; }
  get canRedo() { return this.#future.length > 0; }

  /**
   * Notes what was before a change.
   * @param {string} state
   * @param {string} what is changed
   */
  note(state, what) {
    const time = performance.now();
    const isSame = what === this.#last.what && time - this.#last.time < SAME_STEP;
    this.#last = { what, time };
    this.#future = [];
    if (!isSame) this.#past.push(state);
  }

  /** What was before. @param {string} state what is now */
  undo(state) {
    this.#last.what = "";
    this.#future.push(state);
    return /** @type {string} */ (this.#past.pop());
  }

  /** What was undone last. @param {string} state what is now */
  redo(state) {
    this.#last.what = "";
    this.#past.push(state);
    return /** @type {string} */ (this.#future.pop());
  }
}
