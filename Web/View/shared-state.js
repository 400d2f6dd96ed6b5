// @ts-check
/**
 * State shared by the parts of a view: its element, its engine, its clock, and its requests for frames.
 *
 * @module
 */

import { report } from "./checks.js";
import { Clock } from "./clock.js";
import { timeline } from "./timeline.js";
import { Viewport } from "./viewport.js";

export const defaultPositionText = (/** @type {number} */ index, /** @type {number} */ count) => `${index + 1} of ${count}`;

/** The age at which a requested frame counts as lost, in milliseconds: fake timers of tests take requests away with them. */
const LOST_AGE = 1000;

/** State shared by the parts of a view. */
export class SharedState {
  /** @type {import("./engine.js").Engine | undefined} */
  engine;
  clock = new Clock();
  viewport = new Viewport();
  size = { width: 0, height: 0 };
  /** The number of items, according to the events dispatched so far. */
  count = 0;
  /** Whether the page lays out the children instead of the engine: the layout `none`, and in print. */
  isFlowing = false;
  /** Whether the view has no height of its own. */
  hasAutoHeight = false;
  /**
   * Whether the focus was moved by the view, to the current item, or by a reopened dialog, to its first element.
   */
  isFocusGiven = false;
  /** The text for the position of an item in the collection. */
  positionText = defaultPositionText;
  /** @type {(index: number) => unknown} The key of an item, if the application gives one. */
  keyOf = () => undefined;
  /** @type {"user" | "call" | "autoplay"} The cause of the last movement of the content. */
  cause = "call";
  /**
   * The item that the keyboard has focused, and that the view has scrolled to since: it keeps the focus.
   * @type {Element | undefined}
   */
  brought;
  /** @type {(element: Element | undefined) => number} The index of the item that an element is; −1 if it is none. */
  indexOf = () => -1;
  /**
   * Dispatches a tap by a key or an assistive technology, with the effect of one by a pointer.
   * @type {(detail: {index: number}) => void}
   */
  tap = () => {};
  /** Whether the engine could not be loaded. */
  hasFailed = false;
  /** The number of calls that have scrolled. */
  calls = 0;
  /** Whether the page has listened to `scroll` at the view. */
  hasScrollListener = false;
  /** @type {(() => void)[]} The input before there is an engine, in its order. */
  #early = [];
  /** @type {((rests: boolean) => void) | undefined} Fulfills the promise of the last call that scrolls. */
  arrive;
  /** Is called when the content is moved, but not by a call. */
  whenMoved = () => {};
  #frameRequest = 0;
  /** @type {Window | undefined} The window of that request. */
  #frameWindow;
  /** The page's time of that request, in milliseconds. */
  #requestTime = 0;
  #isConnected = false;
  #drawFrame;

  /**
   * @param {HTMLElement} element
   * @param {{draw: (pageTime: number) => void}} view
   */
  constructor(element, view) {
    this.element = element;
    this.#drawFrame = (/** @type {number} */ pageTime) => {
      this.#frameRequest = 0;
      view.draw(pageTime);
    };
  }

  /**
   * The focused element, as far as it can be found from the view's root, a document or a shadow tree. The elements that come
   * through a slot of the page are in a tree around it.
   * @returns {Element | null}
   */
  get activeElement() {
    let root = /** @type {any} */ (this.element.getRootNode());
    while (root.host && !root.activeElement) root = root.host.getRootNode();
    return root.activeElement ?? null;
  }

  /** The path of an event from its target to its item, through all shadow trees; empty if the event is in no item. */
  pathOf(/** @type {Event} */ event) {
    const { element, element: { shadowRoot } } = this;
    const path = /** @type {Element[]} */ (event.composedPath());
    const inner = path.slice(0, path.indexOf(element));
    return /** @type {HTMLElement[]} */ (
      inner.filter((each) => "matches" in each && each.localName !== "slot" && !shadowRoot?.contains(each)));
  }

  /** Whether an element on the path from the event's target to its item matches a selector. */
  isIn(/** @type {Event} */ event, /** @type {string} */ selector) {
    return event.target !== this.element && this.pathOf(event).some((each) => each.matches(selector));
  }

  /**
   * The window of the view's document: the page may put a view into another one.
   * @returns {any}
   */
  get window() { return this.element.ownerDocument.defaultView ?? window; }

  /** Moves the focus from a leaving item to the view; once the view settles, it moves on to the current item. */
  keepFocus(/** @type {HTMLElement} */ leaving) {
    const { element } = this;
    if (!leaving.contains(this.activeElement)) return;
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    HTMLElement.prototype.focus.call(element, { preventScroll: true });
  }

  /** Somebody moves the content. */
  move(/** @type {"user" | "call" | "autoplay"} */ cause) {
    this.cause = cause;
    this.finish(false);
    this.brought = undefined;
    if (cause === "call") this.calls++;
    else this.whenMoved();
  }

  /** Calls a function of input: at once, or as soon as there is an engine, unless it could not be loaded. */
  act(/** @type {() => void} */ call) {
    if (this.engine) call();
    else if (!this.hasFailed) this.#early.push(call);
  }

  /** There is an engine, or nobody waits for it any longer. */
  endWait() { for (const call of this.#early.splice(0)) if (this.engine) call(); }

  /**
   * Ends the last call that scrolls.
   * @param {boolean} rests whether the content rests, and nothing else has moved it before
   */
  finish(rests) {
    this.arrive?.(rests);
    this.arrive = undefined;
  }

  /** @param {number} [now] the page's time, in milliseconds: a look at the clock takes as long as the rest */
  requestFrame(now = timeline().now()) {
    if (!this.engine || !this.#isConnected) return;
    const age = now - this.#requestTime;
    if (this.#frameRequest && age >= 0 && age < LOST_AGE) return;
    this.#requestTime = now;
    // A frame that is withheld, and not lost, would follow, too.
    timeline().cancelFrame(this.#frameRequest, this.#frameWindow);
    this.#frameRequest = timeline().requestFrame(this.#drawFrame, this.#frameWindow = this.window);
  }

  /** Begins to request frames: the view is in a document. */
  start() {
    this.#isConnected = true;
    this.requestFrame();
  }

  stop() {
    this.#isConnected = false;
    this.finish(false);
    timeline().cancelFrame(this.#frameRequest, this.#frameWindow);
    this.#frameRequest = 0;
  }

  /**
   * Calls a function of the page for an item. Its error is reported, and ends nothing else.
   * @template T
   * @param {number} index
   * @param {() => T} call
   */
  guard(index, call) {
    try {
      return call();
    } catch (error) {
      const event = new CustomEvent("error", { detail: { index, error }, cancelable: true });
      if (this.element.dispatchEvent(event)) report(error);
    }
  }

  /** The text for the position of an item. */
  textOf(/** @type {number} */ index) {
    const { count } = this;
    return this.guard(index, () => this.positionText(index, count)) ?? defaultPositionText(index, count);
  }

  /**
   * Dispatches an event about an item, with its key.
   * @param {string} name
   * @param {{index: number, cause?: string, toward?: string, wait?: () => void}} detail
   * @param {boolean} [cancelable]
   */
  dispatchItemEvent(name, detail, cancelable) {
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
