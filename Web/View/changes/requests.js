// @ts-check
/**
 * Requests of the application that a view cannot carry out yet.
 *
 * @module
 */

/** @typedef {import("../engine.js").Engine} Engine */

/** The kinds of requests, in the order in which pending requests run once there is an engine. */
const KINDS = /** @type {const} */ (
  ["layout", "parameters", "count", "change", "answer", "item", "offset", "step", "show", "open", "append"]);
/** The rank of requests that are made after there is an engine: they run in the order of the calls. */
const LATE = KINDS.length;
/** Keeps all requests of these kinds; for other kinds the last one wins. */
const EACH = ["parameters", "append", "change", "answer", "step"];
/** A request of these kinds also replaces steps, which are relative to it. */
const PLACES = ["item", "offset", "step"];

/** @typedef {typeof KINDS[number]} Kind */

/**
 * @typedef {object} Request
 * @property {Kind} kind
 * @property {(engine: Engine, item: any) => void} action receives `item` as it is by then
 * @property {unknown} [value] the requested value, which the view's properties return meanwhile
 * @property {import("../element.js").ItemReference} [item] the item that is concerned
 * @property {(rests: boolean) => void} [arrive] fulfills the promise of a call that scrolls
 * @property {boolean} [isPatient] whether a missing child is pending, not an error
 * @property {boolean} [isAligned] whether the item is aligned with the area
 * @property {HTMLElement} [element] the child at the requested index when the request was made
 * @property {number} [rank] its place among the pending requests
 */

/** Whether a request scrolls. */
export const scrolls = (/** @type {Request} */ { kind }) => KINDS.indexOf(kind) >= KINDS.indexOf("item");

/**
 * Whether a request needs an area in which the content can rest; the engine keeps an item without one.
 * @param {Request} request
 */
export const needsArea = (request) => scrolls(request) && (request.kind !== "item" || Boolean(request.isAligned));

/** The pending requests of one view. */
export class Requests {
  /** @type {Request[]} */
  #pending = [];
  /**
   * The request whose child is missing, or that may lead further once there are more children. Whatever scrolls next ends it.
   * @type {Request | undefined}
   */
  awaited;

  /**
   * Adds a request, which may replace earlier ones.
   * @param {Request} request
   * @param {boolean} isEarly whether there is no engine yet
   */
  add(request, isEarly) {
    const { kind } = request;
    const replaced = EACH.includes(kind) ? [] : PLACES.includes(kind) ? PLACES : [kind];
    request.rank = isEarly ? KINDS.indexOf(kind) : LATE;
    for (const { kind: other, arrive } of this.#pending) if (replaced.includes(other)) arrive?.(false);
    this.#pending = this.#pending.filter((other) => !replaced.includes(other.kind));
    this.#pending.push(request);
    this.#pending.sort((one, other) => Number(one.rank) - Number(other.rank));
  }

  /** Removes and returns the requests that are possible now. */
  take(/** @type {(request: Request) => boolean} */ isPossible) {
    const due = this.#pending.filter(isPossible);
    this.#pending = this.#pending.filter((request) => !due.includes(request));
    return due;
  }

  /** The pending request of a kind, if there is one. */
  find(/** @type {Kind} */ kind) { return this.#pending.find((request) => request.kind === kind); }

  /**
   * Follows a change of the items, for requests that name an item by its index.
   * @param {(item: number) => number} after the index after the change; −1 if the item is removed
   */
  renumber(after) {
    for (const request of this.#pending) {
      const { item } = request;
      if (typeof item === "number" && !request.element && after(item) >= 0) request.item = after(item);
    }
  }
}
