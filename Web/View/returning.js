// @ts-check
/**
 * The position of a view survives Back and Forward, as that of a scroll container does: in the browser's navigation, and in
 * that of an application, which shows other elements under another address.
 *
 * @module
 */

/**
 * The last arrival by Back or Forward: its address, its time, in milliseconds, and whether the page was loaded.
 * @typedef {{address: string, time: number, isLoad: boolean}} Arrival
 */

/** The address of the page, in the site. */
const addressNow = () => location.pathname + location.search + location.hash;

/** How the browser has loaded the page. */
const loadType = () =>
  /** @type {PerformanceNavigationTiming | undefined} */ (globalThis.performance?.getEntriesByType?.("navigation")[0])?.type;

/** @type {Arrival | undefined} */
let arrival = loadType() === "back_forward"
  ? { address: addressNow(), time: performance.timeOrigin, isLoad: true } : undefined;
// The capturing listener runs before those of applications, which show their elements at once.
globalThis.addEventListener?.("popstate", () => {
  arrival = { address: addressNow(), time: Date.now(), isLoad: false };
}, true);

/**
 * The identity of a view, or of the host of its shadow tree: its `id`, or its place among the elements with its name.
 * @param {Element} element
 * @returns {string}
 */
function identityOf(element) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  const own = element.id || `${element.localName} ${[...root.querySelectorAll(element.localName)].indexOf(element)}`;
  return "host" in root ? `${identityOf(root.host)} ${own}` : own;
}

const nameOf = (/** @type {Element} */ element) => `fanfold-view ${addressNow()} ${identityOf(element)}`;

/** The stored position of one view. Its entry has the identity and the number of items of the view, and the address. */
export class Returning {
  /** The entry of the view, as of its last rest: when it is removed, the page may have another address already. */
  #name = "";
  #position = NaN;
  #isDone = false;
  #calls;
  #shared;

  /**
   * @param {import("./shared-state.js").SharedState} shared
   * @param {import("./page-calls.js").Calls} calls
   */
  constructor(shared, calls) {
    this.#shared = shared;
    this.#calls = calls;
  }

  /** Notes the place of a view that has moved and rests. */
  note() {
    const { element, engine } = this.#shared;
    const position = engine?.position() ?? NaN;
    // A view that has not moved yet has nothing to store.
    if (!isNaN(this.#position) && position !== this.#position) this.#name = nameOf(element);
    this.#position = position;
  }

  /** Stores the position of a view whose page is left. */
  store() { this.#store(nameOf(this.#shared.element)); }

  /** Stores the position of a view that is removed. */
  leave() { if (this.#name) this.#store(this.#name); }

  #store(/** @type {string} */ name) {
    const { count, engine } = this.#shared;
    // Storage is unavailable in some frames.
    try {
      if (engine) sessionStorage.setItem(name, JSON.stringify({ position: engine.position(), count, time: Date.now() }));
    } catch {}
  }

  /** Shows the stored position in a new view, if the address was reached by Back or Forward since it was stored. */
  restore() {
    const { count, element, engine } = this.#shared;
    if (this.#isDone || !engine || !element.isConnected) return;
    this.#isDone = true;
    // Applications that navigate by themselves set `manual` for the page's own scroll position.
    if (arrival?.address !== addressNow() || arrival.isLoad && history.scrollRestoration !== "auto") return;
    try {
      const name = nameOf(element), entry = JSON.parse(sessionStorage.getItem(name) ?? "null");
      // Without an `id`, a view with another number of items is another view; children can be missing yet.
      if (!entry || entry.time >= arrival.time || !element.id && count > 0 && count !== entry.count) return;
      sessionStorage.removeItem(name);
      if (entry.position < count) this.#calls.setPlace("position", entry.position);
      else this.#calls.setItem(Math.round(entry.position), true);
    } catch {}
  }
}
