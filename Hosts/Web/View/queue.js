// @ts-check
/**
 * What is asked of a view before it can be answered.
 *
 * @module
 */

/** @typedef {import("./engine.js").Engine} Engine */

/** What may wait for the engine, in the order in which it is done. */
const EARLY = /** @type {const} */ (["layout", "parameters", "count"]);
/** What may wait for items and a size as well, and comes after it. */
const LATE = /** @type {const} */ (["item", "offset", "show", "highlight", "append", "answer"]);
/** Of these each call counts, of the others only the latest. */
const EACH = ["parameters", "append", "answer"];

/** @typedef {typeof EARLY[number] | typeof LATE[number]} Kind */

/** @param {Kind} kind */
const isEarly = (kind) => /** @type {readonly Kind[]} */ (EARLY).includes(kind);

/** The calls that wait for one view's engine. */
export class Queue {
  /** @type {{kind: Kind, action: (engine: Engine) => void, value: unknown}[]} */
  #calls = [];
  /**
   * The last call that may scroll: what is still on its way by an earlier one ends.
   * @type {unknown}
   */
  latest;
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
    if (kind !== "answer" && !isEarly(kind)) this.latest = action;
    if (!EACH.includes(kind)) this.#calls = this.#calls.filter((call) => call.kind !== kind);
    if (this.#can(kind, value)) return this.#perform(action);
    this.#calls.push({ kind, action, value });
  }

  /** Does what can be done now. What is refused is reported: whoever asked for it has gone on. */
  catchUp() {
    for (const kind of [...EARLY, ...LATE]) {
      const due = this.#calls.filter((call) => call.kind === kind && this.#can(kind, call.value));
      this.#calls = this.#calls.filter((call) => !due.includes(call));
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

  /**
   * @param {Kind} kind
   * @param {unknown} value
   */
  #can(kind, value) {
    const { engine, count, size } = this.#core;
    // A layout from keyframes waits for an engine that knows them.
    if (typeof value === "object") return Boolean(engine?.showKeyframes);
    const hasItems = count > 0 || kind === "append";
    return Boolean(engine) && (isEarly(kind) || (hasItems && size.width > 0 && size.height > 0));
  }
}
