// @ts-check
/**
 * The page's history: named steps that can be undone and redone. Dispatches `change`.
 *
 * @typedef {object} Step
 * @property {string} name in words, such as "Card width 220 → 240 pt"
 * @property {() => void} undo
 * @property {() => void} redo
 */

/** Maximum number of steps. */
const MOST = 200;

export class History extends EventTarget {
  /** @type {Step[]} */
  #steps = [];
  /** The number of applied steps; later ones were undone. */
  #at = 0;
  /** Whether a step is being undone or redone. */
  isApplying = false;
  /** @type {{kind: string, name?: string} | undefined} The kind and the name of the next change of the state; by default they follow from the change. */
  mark;

  get steps() { return this.#steps; }
  get at() { return this.#at; }
  get canUndo() { return this.#at > 0; }
  get canRedo() { return this.#at < this.#steps.length; }
  /** @returns {Step | undefined} The latest applied step. */
  get last() { return this.#steps[this.#at - 1]; }

  /** Adds a step that has been applied. Steps that were undone are forgotten. */
  note(/** @type {Step} */ step) {
    this.#steps = [...this.#steps.slice(0, this.#at), step].slice(-MOST);
    this.#at = this.#steps.length;
    this.#announce();
  }

  /** Replaces the latest step, which grew or, if there is none now, was taken back. */
  amend(/** @type {Step=} */ step) {
    this.#steps = [...this.#steps.slice(0, this.#at - 1), ...(step ? [step] : [])];
    this.#at = this.#steps.length;
    this.#announce();
  }

  undo() { this.go(this.#at - 1); }
  redo() { this.go(this.#at + 1); }

  /** Undoes or redoes steps until a number of them is applied. */
  go(/** @type {number} */ to) {
    if (to < 0 || to > this.#steps.length || to === this.#at) return;
    this.isApplying = true;
    try {
      while (this.#at > to) this.#steps[--this.#at].undo();
      while (this.#at < to) this.#steps[this.#at++].redo();
    } finally {
      this.isApplying = false;
      this.#announce();
    }
  }

  #announce() { this.dispatchEvent(new Event("change")); }
}
