// @ts-check
/**
 * What is asked of a view before it can be answered.
 *
 * @module
 */

/** @typedef {import("./engine.js").Engine} Engine */

/**
 * What may wait, in the order in which it is done that was asked for before there was an engine: for that and, from `item` on,
 * for items and a size as well.
 */
const KINDS = /** @type {const} */ (
  ["layout", "parameters", "count", "change", "answer", "item", "offset", "show", "open", "append"]);
/** What comes later is done in the order of the calls. */
const LATE = KINDS.length;
/** Of these each call counts, of the others only the latest. */
const EACH = ["parameters", "append", "change", "answer"];
/** These wait for what changes items. */
const CHANGES = ["append", "change", "answer", "show", "open"];

/** @typedef {typeof KINDS[number]} Kind */

/**
 * @typedef {object} Call
 * @property {Kind} kind
 * @property {(engine: Engine) => void} action
 * @property {unknown} value what is asked for, to be read meanwhile
 * @property {number} [at] how far the content was scrolled as it waited for more children
 * @property {boolean} isChange whether it waits for what changes items
 * @property {number} rank by which it is done: by its kind or, where there was an engine already, after all that wait since before
 */

/** @param {Kind} kind */
const isEarly = (kind) => KINDS.indexOf(kind) < KINDS.indexOf("item");

/** The calls that wait for one view's engine. */
export class Queue {
  /** @type {Call[]} */
  #calls = [];
  /**
   * The last call that may scroll: what is still on its way by an earlier one ends.
   * @type {unknown}
   */
  latest;
  #view;

  /** @param {import("./view.js").View} view */
  constructor(view) { this.#view = view; }

  /**
   * Does a thing as soon as it can be done.
   * @param {Kind} kind
   * @param {(engine: Engine) => void} action
   * @param {unknown} [value] what is asked for, to be read meanwhile
   * @param {boolean} [isPatient] whether it waits for a child that is not there yet, in place of an error
   * @param {boolean} [isChange] whether it waits for what changes items
   */
  when(kind, action, value, isPatient, isChange = CHANGES.includes(kind)) {
    this.#view.mutations.catchUp();
    if (!isEarly(kind)) this.latest = action;
    if (!EACH.includes(kind)) this.#calls = this.#calls.filter((call) => call.kind !== kind);
    const { engine, needChanges } = this.#view.core;
    const call = { kind, action, value, isChange, rank: engine ? LATE : KINDS.indexOf(kind) };
    this.#calls.push(call);
    this.#calls.sort((one, other) => one.rank - other.rank);
    if (isChange && engine) needChanges().catch(reportError);
    this.catchUp(isPatient ? undefined : call);
  }

  /**
   * Does what can be done now. What is refused is reported: whoever asked for it has gone on.
   * @param {Call} [awaited] but for this one: its error is thrown
   */
  catchUp(awaited) {
    const { children, core } = this.#view;
    /** @type {unknown} */
    let isFree = true;
    const due = this.#calls.filter((call) => {
      const isDue = (isFree || isEarly(call.kind)) && this.#can(call);
      // What comes after a change that waits for its code has the numbers of after it.
      isFree &&= isDue || core.changes || !call.isChange || call.rank < LATE;
      return isDue;
    });
    this.#calls = this.#calls.filter((call) => !due.includes(call));
    for (const call of due) {
      const engine = /** @type {Engine} */ (core.engine);
      // Who has moved on meanwhile does not wait any longer.
      if ((call.at ?? engine.offset()) !== engine.offset()) continue;
      // Children may come one by one, and the content ends before it could be scrolled to the last of them.
      const child = children.areItems && call.kind === "item" && call !== awaited ? Number(call.value) : NaN;
      try {
        if (!(child >= core.count)) call.action(engine);
        if (engine.itemShown() < child) this.#calls.push({ ...call, at: engine.offset() });
        core.requestFrame();
      } catch (error) {
        if (call === awaited) throw error;
        reportError(error);
      }
    }
  }

  /**
   * What was asked for and cannot be done yet; undefined where nothing is.
   * @param {Kind} kind
   */
  value(kind) { return this.#calls.find((call) => call.kind === kind && !this.#can(call))?.value; }

  /** What changes items cannot be had: nobody expects by then what was asked for now. */
  dropChanges() {
    this.#calls = this.#calls.filter(({ isChange, rank }) => !isChange || rank < LATE);
    this.catchUp();
  }

  /** Whether something waits that changes items. */
  get hasChanges() { return this.#calls.some(({ isChange }) => isChange); }

  /** @param {Call} call */
  #can({ kind, value, isChange }) {
    const { core: { changes, engine, count, size }, mutations } = this.#view;
    // A layout from keyframes waits for an engine that knows them.
    if (typeof value === "object") return Boolean(engine?.showKeyframes);
    const hasItems = count > 0 || kind === "append";
    const isThere = hasItems && size.width * size.height > 0 && !mutations.isBehind;
    return Boolean(engine && (changes || !isChange) && (isEarly(kind) || isThere));
  }
}
