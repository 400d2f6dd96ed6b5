// @ts-check
/** Undo and redo history of a layout. */

/** Changes of the same property within this time form one step, in milliseconds. */
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
   * Records the state before a change.
   * @param {string} state
   * @param {string} what the changed property
   */
  note(state, what) {
    const time = performance.now();
    const isSame = what === this.#last.what && time - this.#last.time < SAME_STEP;
    this.#last = { what, time };
    this.#future = [];
    if (!isSame) this.#past.push(state);
  }

  /** The previous state. @param {string} state the current state */
  undo(state) {
    this.#last.what = "";
    this.#future.push(state);
    return /** @type {string} */ (this.#past.pop());
  }

  /** The state that was undone last. @param {string} state the current state */
  redo(state) {
    this.#last.what = "";
    this.#past.push(state);
    return /** @type {string} */ (this.#future.pop());
  }
}
