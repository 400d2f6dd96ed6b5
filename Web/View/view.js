// @ts-check
/**
 * The parts of a view, its life, and the order of a frame.
 *
 * @module
 */

import { Accessibility } from "./accessibility.js";
import { Calls } from "./page-calls.js";
import { isOn } from "./checks.js";
import { Changes } from "./changes/changes.js";
import { Children } from "./changes/children.js";
import { EventDispatcher } from "./changes/event-dispatcher.js";
import { PageObserver } from "./changes/page-observer.js";
import { Configuration } from "./configuration.js";
import { SharedState } from "./shared-state.js";
import { Extras } from "./extras.js";
import { Fallback } from "./fallback.js";
import { Flow } from "./flow.js";
import { FrameReader } from "./frame.js";
import { loadOptional } from "./modules.js";
import { Input } from "./input.js";
import { Items } from "./items.js";
import { PENDING, VIGNETTE } from "./numbers.js";
import { ownElement } from "./own-element.js";
import { References } from "./references.js";
import { Returning } from "./returning.js";
import { surrounding } from "./scroll-ancestors.js";
import { Scrolling } from "./scrolling.js";
import { timeline } from "./timeline.js";
import { Vignette } from "./vignette.js";

/** @typedef {import("./engine.js").Engine} Engine */

/** The minimum change of the width when a device is rotated, as a factor; resizing by an edge changes it gradually. */
const TURNING_LEAP = 1.25;

/** The maximum number of rounds in a frame: listeners may cause further events. */
const MOST_ROUNDS = 8;

/**
 * Whether an item wraps several elements, which share it.
 * @param {import("./mounted.js").Mounted} item
 */
const isWrapper = ({ element }) => element.childElementCount > 1 && getComputedStyle(element).display === "contents";

/** Reveals content that is folded, or hidden until it is found. */
function reveal(/** @type {any} */ element) {
  if (element.localName === "details") element.open = true;
  if (element.hidden !== "until-found") return;
  element.dispatchEvent(new Event("beforematch", { bubbles: true }));
  element.hidden = false;
}

/** The parts of one view. */
export class View {
  /** @type {number[] | undefined} The widths of items in the layout `row`, in CSS pixels, if the page sets them. */
  sizes;
  /** @type {(() => void) | undefined} Is called after `sizes` is set. */
  whenSized;
  /** @type {((engine: Engine) => void) | undefined} Is called when the view has settled. */
  whenSettled;
  /** @type {((engine: Engine) => void) | undefined} Is called after each frame. */
  whenDrawn;
  /** @type {any} Plays motions while the page is busy. */
  ahead;
  #internals;
  #returning;
  /** @type {Engine | undefined} The module's exports, without an instrument. */
  #exports;
  #wrap = (/** @type {Engine} */ engine) => engine;
  /** @type {AbortController | undefined} */
  #connection;
  /** @type {any} */
  #resizes;
  /** Whether an observer of sizes draws. */
  #isObserving = false;
  /** An element whose size depends on the view's direction, and on whether it has a height. */
  #probe;
  #frames = new FrameReader();
  #reread = () => this.#frames.reread(/** @type {Engine} */ (this.shared.engine));

  constructor(/** @type {HTMLElement} */ element) {
    const shadow = element.attachShadow({ mode: "open", slotAssignment: "manual" });
    this.#internals = element.attachInternals();
    this.shared = new SharedState(element, this);
    this.vignette = new Vignette(this.shared, ownElement(shadow, "vignette"));
    this.children = new Children(this.shared);
    shadow.prepend(this.shared.viewport.element);
    this.#probe = ownElement(shadow, "probe");
    /** The element that the view's height follows if it has none. */
    this.sizer = ownElement(shadow, "sizer");
    this.fallback = new Fallback(shadow, this.children, this.shared.viewport);
    this.items = new Items(this.shared, this.children);
    /** @type {Configuration} */
    this.configuration = new Configuration(this);
    this.scrolling = new Scrolling(this.shared);
    this.input = new Input(this.shared);
    this.accessibility = new Accessibility(this.shared, this.items, ownElement(shadow, "status"));
    /** @type {Changes} */
    this.changes = new Changes(this);
    /** @type {EventDispatcher} */
    this.dispatcher = new EventDispatcher(this);
    this.shared.tap = (detail) => this.dispatcher.tap(detail);
    /** @type {PageObserver} */
    this.observer = new PageObserver(this);
    /** @type {References} */
    this.references = new References(this);
    /** @type {Calls} */
    this.calls = new Calls(this);
    this.extras = new Extras(this);
    /** @type {Flow} */
    this.flow = new Flow(this);
    this.#returning = new Returning(this.shared, this.calls);
    this.shared.whenMoved = () => this.changes.forgetAwaited();
    this.flow.updateStyle();
    this.items.whenCopied = (show) => this.observer.ignore(show);
    this.observer.observe();
  }

  // MARK: Life

  start(/** @type {Engine} */ engine) {
    const read = this.fallback.read(this.shared.activeElement);
    const { size } = this.shared;
    // The engine has no area until it receives the size below.
    this.shared.size = { width: 0, height: 0 };
    this.children.dropCopied();
    this.#exports = engine;
    this.shared.engine = this.#wrap(engine);
    this.shared.hasFailed = false;
    this.configuration.start(this.shared.engine);
    if (this.children.areItems) this.calls.countChildren(this.shared.engine);
    if (!this.shared.isFlowing) this.fallback.end();
    this.flow.updateStyle();
    this.changes.forward();
    this.calls.show(read);
    this.#showTarget();
    this.#resize(size);
    this.#returning.restore();
    this.flow.read();
    this.shared.endWait();
    this.#mark("ready");
    this.extras.read("ahead");
  }

  /** Displays all children without the engine, which could not be loaded. */
  fail() {
    if (!this.shared.engine) {
      this.shared.hasFailed = true;
      this.input.cancel();
      this.fallback.begin();
    }
    this.#mark("failed");
  }

  /** Shows the item that the page's address leads to, or to something within. */
  #showTarget() {
    const { shared: { element } } = this, target = element.ownerDocument.querySelector(":target");
    this.calls.show(target);
    // The browser reveals the target only if it has a box.
    if (this.references.indexHolding(target) >= 0) for (let each = target; each; each = surrounding(each)) reveal(each);
  }

  /**
   * Marks a view whose engine positions the items, or whose engine could not be loaded: with `:state(ready)`, or with `data-ready`
   * if states are unsupported.
   * @param {"ready" | "failed"} state
   */
  #mark(state) {
    const { element } = this.shared, other = state === "ready" ? "failed" : "ready";
    element.removeAttribute(`data-${other}`);
    try {
      const { states } = /** @type {any} */ (this.#internals);
      states.delete(other);
      states.add(state);
    } catch {
      element.setAttribute(`data-${state}`, "");
    }
  }

  connect() {
    // A copy of a view that is dragged is not.
    if (!this.input.isHeld) this.shared.element.removeAttribute("data-dragging");
    this.#connection = new AbortController();
    const { signal } = this.#connection, { shared: { window }, children: { hidden } } = this;
    // An observer is called in the frames of its own window.
    this.#resizes = new window.ResizeObserver((/** @type {ResizeObserverEntry[]} */ entries) => this.#follow(entries));
    this.#resizes.observe(this.shared.viewport.element);
    this.#resizes.observe(this.#probe);
    if (this.shared.engine) this.accessibility.start();
    this.input.start(signal);
    hidden.start(signal);
    this.shared.viewport.element.addEventListener("scroll", (/** @type {any} */ { target }) =>
      this.items.offsets.set(target, [target.scrollLeft, target.scrollTop]), { capture: true, signal });
    // Content that opens in the top layer needs a box before it is focused.
    this.shared.element.addEventListener("beforetoggle", ({ target }) => this.items.open(this.references.indexHolding(/** @type {Element} */ (target))), { capture: true, signal });
    window.matchMedia("(prefers-reduced-motion: reduce)")
      .addEventListener("change", () => this.configuration.options.readReduceMotion(), { signal });
    // Elements that come through a slot of the page have changed.
    this.shared.element.addEventListener("slotchange", () => this.changes.followChildren(), { signal });
    window.addEventListener("resize", () => {
      hidden.expire();
      this.flow.readStyle();
    }, { signal });
    window.addEventListener("hashchange", () => {
      hidden.expire();
      this.#showTarget();
    }, { signal });
    // A page in the background can end without a further event.
    for (const name of ["pagehide", "visibilitychange"]) window.addEventListener(name, () => this.#returning.store(), { signal });
    this.flow.start(signal);
    this.observer.readScript();
    this.extras.readAll();
    this.#returning.restore();
    this.shared.start();
  }

  disconnect() {
    this.#connection?.abort();
    this.#returning.leave();
    this.extras.readAll();
    this.#resizes.disconnect();
    this.shared.stop();
  }

  instrument(/** @type {(engine: Engine) => Engine} */ wrap) {
    this.#wrap = wrap;
    if (this.#exports) this.shared.engine = wrap(this.#exports);
    this.shared.requestFrame();
  }

  /**
   * @param {string | object} layout
   * @param {{width: number, height: number}} size
   */
  resume(layout, size) {
    const { engine } = this.shared;
    if (!engine) return;
    this.configuration.layout = layout;
    this.shared.size = { ...size };
    this.configuration.learn(engine);
    this.items.recount(engine.itemCount());
    this.draw(timeline().now());
  }

  // MARK: Frames

  #follow(/** @type {ResizeObserverEntry[]} */ entries) {
    for (const { target, contentRect } of entries) {
      if (target === this.#probe) this.flow.readProbe(contentRect);
      else {
        this.shared.viewport.measure(contentRect);
        this.#resize(contentRect);
      }
    }
  }

  /**
   * @param {{width: number, height: number}} size
   */
  #resize({ width, height }) {
    const { engine, clock, size: old } = this.shared;
    // A view without area keeps its state: it is not displayed, or folded.
    this.shared.isFocusGiven = !(width && height) && old.width * old.height > 0;
    if (this.shared.isFocusGiven) return;
    const leap = Math.max(width / old.width, old.width / width);
    const isTurned = old.height > old.width !== height > width && old.width > 0 && leap >= TURNING_LEAP;
    this.shared.size = { width, height };
    if (!engine) return;
    if (width !== old.width) this.children.hidden.expire();
    // A device that is turned takes its items along; an edge that is dragged is followed at once.
    engine.setViewport(width, height, isTurned, clock.now);
    this.flow.readStyle();
    this.vignette.draw(engine);
    this.changes.catchUp();
    this.accessibility.isSettled = false;
    // Right now, not in the next frame: the page paints after this.
    this.#isObserving = true;
    this.draw(timeline().now());
    this.#isObserving = false;
  }

  /**
   * @param {number} pageTime in milliseconds
   */
  draw(pageTime) {
    const { shared, shared: { engine, clock } } = this;
    if (!engine) return;
    if (this.children.readHidden()) this.changes.followChildren();
    let time = clock.at(pageTime), frame = this.#frames.read(engine, engine.advance(time));
    // Events come first: an application learns of an item before it fills its element. The effects of listeners are
    // displayed at once.
    for (let round = 0; round < MOST_ROUNDS && this.changes.dispatch(frame[PENDING]); round++) {
      frame = this.#frames.read(engine, engine.advance(time = clock.now));
    }
    this.ahead?.verify(engine, frame, time);
    if (frame.length === 0) frame = this.#reread();
    if (!this.shared.isFlowing) this.items.show(frame, this.#reread);
    if (this.scrolling.follow(frame, pageTime) && shared.cause !== "autoplay") this.accessibility.comeTo();
    this.vignette.fade(frame[VIGNETTE]);
    // An observer of sizes does not change the view's own size.
    if (this.#isObserving) shared.requestFrame();
    else this.whenDrawn?.(engine);
    this.#goOn(engine, frame, pageTime);
  }

  /**
   * @param {Engine} engine
   * @param {Float64Array} frame
   * @param {number} pageTime
   */
  #requestNext(engine, frame, pageTime) {
    if (!this.ahead?.follow(engine, frame, pageTime)) this.shared.requestFrame();
  }

  /**
   * Requests the next frame, or settles.
   * @param {Engine} engine
   * @param {Float64Array} frame
   * @param {number} pageTime
   */
  #goOn(engine, frame, pageTime) {
    // A wheel, the page or a touch that moves the view in every frame may continue: the view has not settled then.
    if (this.items.hasChanged) {
      this.accessibility.isSettled = false;
      return this.#requestNext(engine, frame, pageTime);
    }
    if (engine.needsFrame()) return void (this.shared.clock.rate > 0 && this.#requestNext(engine, frame, pageTime));
    if (!this.scrolling.isMoving || this.shared.isFlowing) this.shared.finish(true);
    if (this.accessibility.isSettled || this.input.isHeld || this.shared.isFlowing) return;
    if (engine.openedItem() < 0) this.scrolling.endJump();
    // Code that reads the page runs before code that writes to it: otherwise the browser would repeat the page's layout.
    this.whenSettled?.(engine);
    this.#explain(engine);
    this.#returning.note();
    if (isOn(this.shared.element, "removable") && this.children.areItems) this.items.loadCopies();
    this.accessibility.settle(engine);
    this.items.retry();
  }

  /** Explains settings without an effect. */
  #explain(/** @type {Engine} */ engine) {
    const wrapper = [...this.items.mounted.values()].find(isWrapper);
    if (!wrapper && !engine.leastLoopingCount() && (!isOn(this.shared.element, "removable") || engine.removalEdges())) return;
    loadOptional("explanations", () => import("./fanfold-explanations.js"), ({ explain }) => explain(this, wrapper));
  }
}
