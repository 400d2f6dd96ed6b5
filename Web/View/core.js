// @ts-check
/**
 * What the parts of a view share: its element, its engine, its time, and when it is asked for the next frame.
 *
 * @module
 */

import { Viewport } from "./viewport.js";

/** A view's own time, in seconds: the page's, unless it was set or slowed down. */
export class Clock {
  #rate = 1;
  #pageTime = 0;
  #time = 0;

  /**
   * The view's time at one of the page's, which is in milliseconds.
   * @param {number} pageTime
   */
  at(pageTime) { return this.#time + (pageTime / 1000 - this.#pageTime) * this.#rate; }

  get now() { return this.at(performance.now()); }
  set now(time) { [this.#time, this.#pageTime] = [time, performance.now() / 1000]; }

  /** How many of the view's seconds pass in one of the page's. */
  get rate() { return this.#rate; }
  set rate(rate) {
    const { now } = this;
    this.now = now; // so that what has passed is counted at the rate of then
    this.#rate = rate;
  }
}

/** What the parts of a view share. */
export class Core {
  /** @type {import("./engine.js").Engine | undefined} */
  engine;
  clock = new Clock();
  viewport = new Viewport();
  size = { width: 0, height: 0 };
  /** How many items there are, as far as the events have told. */
  count = 0;
  /**
   * Whether nobody has chosen which item gets the focus: the view itself moves it to the one that is shown, or a dialog that
   * opens again gives it to the first one.
   */
  isFocusGiven = false;
  /** Says which item of how many one is. */
  positionText = (/** @type {number} */ index, /** @type {number} */ count) => `${index + 1} of ${count}`;
  /**
   * The key of an item, if the application gives one.
   * @type {(index: number) => unknown}
   */
  keyOf = () => undefined;
  /**
   * What changes items, once it is there.
   * @type {typeof import("./fanfold-changes.js") | undefined}
   */
  changes;
  /** Loads it, or says why it cannot be had; what waits for it goes on then. */
  needChanges = async () => {};
  #frameRequest = 0;
  #draw;
  #drawFrame = (/** @type {number} */ pageTime) => {
    this.#frameRequest = 0;
    this.#draw(pageTime);
  };

  /**
   * @param {HTMLElement} element
   * @param {(pageTime: number) => void} draw
   */
  constructor(element, draw) {
    this.element = element;
    this.#draw = draw;
  }

  /** What has the focus, as far as it can be told where the view stands: in a document, or in a shadow tree. */
  get activeElement() { return /** @type {Document} */ (this.element.getRootNode()).activeElement ?? null; }

  /**
   * The elements from where an event is to its item, through all shadow trees; none where it is in no item.
   * @param {Event} event
   */
  pathOf(event) {
    const { element, element: { shadowRoot } } = this;
    const path = /** @type {Element[]} */ (event.composedPath());
    const inner = path.slice(0, path.indexOf(element));
    return /** @type {HTMLElement[]} */ (
      inner.filter((each) => "matches" in each && each.localName !== "slot" && !shadowRoot?.contains(each)));
  }

  /**
   * Whether an event is in something of an item, or in an item, that a selector names.
   * @param {Event} event
   * @param {string} selector
   */
  isIn(event, selector) {
    return event.target !== this.element && this.pathOf(event).some((each) => each.matches(selector));
  }

  /**
   * The focus goes from an item that goes to the view, until all is at rest; then to the item that is shown.
   * @param {HTMLElement} leaving
   */
  keepFocus(leaving) {
    const { element } = this;
    if (!leaving.contains(this.activeElement)) return;
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    HTMLElement.prototype.focus.call(element, { preventScroll: true });
  }

  requestFrame() {
    if (this.#frameRequest || !this.engine || !this.element.isConnected) return;
    this.#frameRequest = requestAnimationFrame(this.#drawFrame);
  }

  stop() {
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
  }

  /**
   * Tells of an item, by its key as well.
   * @param {string} name
   * @param {{index: number, wait?: () => void}} detail
   * @param {boolean} [cancelable]
   */
  tell(name, detail, cancelable) {
    const key = this.keyOf(detail.index);
    return this.dispatch(name, key === undefined ? detail : { ...detail, key }, cancelable);
  }

  /**
   * @param {string} name
   * @param {object} detail
   * @param {boolean} [cancelable]
   */
  dispatch(name, detail, cancelable = false) {
    return this.element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }
}
