// @ts-check
/**
 * What is asked of a view before it can be answered.
 *
 * @module
 */

/** @typedef {import("./engine.js").Engine} Engine */

/**
 * What may wait, in the order in which it is done: whether it needs items and a size, or the engine alone; and whether
 * each call counts, or only the latest.
 */
const KINDS = /** @type {const} */ ({
  layout: { needsContent: false, isEach: false },
  parameters: { needsContent: false, isEach: true },
  count: { needsContent: false, isEach: false },
  item: { needsContent: true, isEach: false },
  offset: { needsContent: true, isEach: false },
  show: { needsContent: true, isEach: false },
  highlight: { needsContent: true, isEach: false },
  append: { needsContent: true, isEach: true },
  answer: { needsContent: true, isEach: true },
});

/** @typedef {keyof typeof KINDS} Kind */

/** The calls that wait for one view's engine. */
export class Queue {
  /** @type {{kind: Kind, action: (engine: Engine) => void, value: unknown}[]} */
  #calls = [];
  #core;

  /** @param {import("./core.js").Core} core */
  constructor(core) { this.#core = core; }

  /**
   * Does a thing as soon as it can be done.
   * @param {Kind} kind
   * @param {(engine: Engine) => void} action
   * @param {unknown} [value] what is asked for, to be read meanwhile
   */
  when(kind, action, value) {
    if (this.#can(kind)) return this.#perform(action);
    if (!KINDS[kind].isEach) this.#calls = this.#calls.filter((call) => call.kind !== kind);
    this.#calls.push({ kind, action, value });
  }

  /** Does what can be done now. What is refused is reported: whoever asked for it has gone on. */
  catchUp() {
    for (const kind of /** @type {Kind[]} */ (Object.keys(KINDS))) {
      if (!this.#can(kind)) continue;
      const due = this.#calls.filter((call) => call.kind === kind);
      this.#calls = this.#calls.filter((call) => call.kind !== kind);
      for (const { action } of due) {
        try { this.#perform(action); } catch (error) { reportError(error); }
      }
    }
  }

  /**
   * What was asked for and waits; undefined where nothing does.
   * @param {Kind} kind
   */
  value(kind) { return this.#calls.filter((call) => call.kind === kind).at(-1)?.value; }

  /** @param {(engine: Engine) => void} action */
  #perform(action) {
    action(/** @type {Engine} */ (this.#core.engine));
    this.#core.requestFrame();
  }

  /** @param {Kind} kind */
  #can(kind) {
    const { engine, count, size } = this.#core;
    return Boolean(engine) && (!KINDS[kind].needsContent || (count > 0 && size.width > 0 && size.height > 0));
  }
}
