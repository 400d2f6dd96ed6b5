// @ts-check
/**
 * Calls that a view cannot execute yet.
 *
 * @module
 */

/** @typedef {import("./engine.js").Engine} Engine */

/**
 * The kinds of calls, in the order in which pending calls run once there is an engine. From `item` on they need items and a
 * size as well.
 */
const KINDS = /** @type {const} */ (
  ["layout", "parameters", "count", "change", "answer", "item", "offset", "show", "open", "append"]);
/** The rank of calls that are made after there is an engine: they run in the order of the calls. */
const LATE = KINDS.length;
/** Keeps all calls of these kinds; for other kinds the last call wins. */
const EACH = ["parameters", "append", "change", "answer"];

/** @typedef {typeof KINDS[number]} Kind */

/**
 * @typedef {object} Call
 * @property {Kind} kind
 * @property {(engine: Engine) => void} action
 * @property {unknown} value the requested value, which the view's properties return meanwhile
 * @property {number} [at] the offset at which the call began to wait for more children
 * @property {number} rank its place among the pending calls
 */

/** @param {Kind} kind */
const isEarly = (kind) => KINDS.indexOf(kind) < KINDS.indexOf("item");

/** The pending calls of one view. */
export class Queue {
  /** @type {Call[]} */
  #calls = [];
  /**
   * The last call that may scroll: it ends animations of earlier ones.
   * @type {unknown}
   */
  latest;
  #core;
  #children;
  #followPage;
  #dispatch;

  /**
   * @param {import("./core.js").Core} core
   * @param {import("./children.js").Children} children
   * @param {() => void} followPage passes changes of the page's elements to the engine
   * @param {() => void} dispatch dispatches the engine's events
   */
  constructor(core, children, followPage, dispatch) {
    this.#core = core;
    this.#children = children;
    this.#followPage = followPage;
    this.#dispatch = dispatch;
  }

  /**
   * Runs a call at once or, if that is impossible, as soon as possible.
   * @param {Kind} kind
   * @param {(engine: Engine) => void} action
   * @param {unknown} [value] the requested value
   * @param {boolean} [isPatient] whether a missing child is pending, not an error
   */
  when(kind, action, value, isPatient) {
    this.#followPage();
    if (!isEarly(kind)) this.latest = action;
    if (!EACH.includes(kind)) this.#calls = this.#calls.filter((call) => call.kind !== kind);
    const call = { kind, action, value, rank: this.#core.engine ? LATE : KINDS.indexOf(kind) };
    this.#calls.push(call);
    this.#calls.sort((one, other) => one.rank - other.rank);
    this.catchUp(isPatient ? undefined : call);
  }

  /**
   * Runs the calls that are possible now. Their errors are reported.
   * @param {Call} [awaited] the call whose error is thrown instead
   */
  catchUp(awaited) {
    const due = this.#calls.filter((call) => this.#can(call));
    this.#calls = this.#calls.filter((call) => !due.includes(call));
    for (const call of due) {
      try {
        this.#run(call, call === awaited);
      } catch (error) {
        if (call === awaited) throw error;
        reportError(error);
      }
    }
  }

  /**
   * @param {Call} call
   * @param {boolean} isAwaited
   */
  #run(call, isAwaited) {
    const engine = /** @type {Engine} */ (this.#core.engine);
    // Scrolling cancels a call that waits for more children.
    if ((call.at ?? engine.offset()) !== engine.offset()) return;
    // If children are added one by one, the content is at first too short to scroll to the last of them.
    const child = this.#children.areItems && call.kind === "item" && !isAwaited ? Number(call.value) : NaN;
    if (!(child >= this.#core.count)) call.action(engine);
    this.#dispatch();
    if (child >= this.#core.count || child > 0 && engine.isAtEnd()) this.#calls.push({ ...call, at: engine.offset() });
    this.#core.requestFrame();
  }

  /**
   * The requested value of a pending call; undefined if none is pending.
   * @param {Kind} kind
   * @returns {any}
   */
  value(kind) { return this.#calls.find((call) => call.kind === kind && !this.#can(call))?.value; }

  /** @param {Call} call */
  #can({ kind }) {
    const { engine, count, size } = this.#core;
    const hasItems = count > 0 || kind === "append";
    const isThere = hasItems && size.width * size.height > 0 && !this.#children.areBehind;
    return Boolean(engine && (isEarly(kind) || isThere));
  }
}
