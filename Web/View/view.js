// @ts-check
/**
 * The parts of a view, and their order in a frame.
 *
 * @module
 */

import { Accessibility } from "./accessibility.js";
import { alignmentNumber, checkOptions } from "./alignment.js";
import { checkCount, checkStep, isOn, isWhole, numberOf } from "./checks.js";
import { Changes } from "./changes/changes.js";
import { bringingBack } from "./changes/child-changes.js";
import { Children, keyNow } from "./changes/children.js";
import { EventDispatcher } from "./changes/event-dispatcher.js";
import { PageObserver } from "./changes/page-observer.js";
import { Configuration, ROW } from "./configuration.js";
import { Core } from "./core.js";
import { Fallback } from "./fallback.js";
import { FrameReader } from "./frame.js";
import { Input } from "./input.js";
import { Items } from "./items.js";
import { load } from "./modules.js";
import { PENDING, VIGNETTE } from "./numbers.js";
import { Returning } from "./returning.js";
import { Scrolling } from "./scrolling.js";
import { adoptStyle } from "./style.js";
import { timeline } from "./timeline.js";
import { explainLoop, explainRemovable, explainWrappers } from "./explanations.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./element.js").ItemReference} ItemReference */

/** The minimum change of the width when a device is rotated, as a factor; resizing by an edge changes it gradually. */
const TURNING_LEAP = 1.25;

/** The maximum number of rounds in a frame: listeners may cause further events. */
const MOST_ROUNDS = 8;

/** Modules for rare attributes, for touch devices and for views without a height. */
const EXTRAS = {
  autoplay: () => load("autoplay", () => import("./fanfold-autoplay.js")),
  findable: () => load("findable", () => import("./fanfold-findable.js")),
  clip: () => load("clip", () => import("./fanfold-clip.js")),
  fit: () => load("fit", () => import("./fanfold-fit.js")),
  "auto-height": () => load("height", () => import("./fanfold-height.js")),
  // This module is optional: if it is unavailable, the view works without it.
  chaining: () => load("chaining", () => import("./fanfold-chaining.js")).catch(() => ({ start() {} })),
};

/**
 * An element of the view's own.
 * @param {ShadowRoot} shadow
 * @param {string} id
 */
function ownElement(shadow, id) {
  const element = shadow.appendChild(document.createElement("div"));
  element.id = id;
  return element;
}

/**
 * Whether two layouts are equal.
 * @param {unknown} one
 * @param {unknown} other
 */
export const isSame = (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other);

/** The parts of one view. */
export class View {
  core;
  /** @type {Changes} */
  changes;
  items;
  configuration;
  scrolling;
  children;
  fallback;
  accessibility;
  /** @type {PageObserver} */
  observer;
  /**
   * The key of an item, by its index.
   * @type {((index: number) => unknown) | undefined}
   */
  keyOf;
  /**
   * Is called when the view has settled.
   * @type {((engine: Engine) => void) | undefined}
   */
  whenSettled;
  /**
   * Is called after each frame.
   * @type {((engine: Engine) => void) | undefined}
   */
  whenDrawn;
  /**
   * The widths of items in the layout `row`, in CSS pixels, if the page sets them.
   * @type {number[] | undefined}
   */
  sizes;
  /**
   * Is called after `sizes` is set.
   * @type {(() => void) | undefined}
   */
  whenSized;
  /** Whether the page requests its own layout instead of the engine's: the layout `none`. */
  #isPlain = false;
  #isPrinted = false;
  /** Whether an observer of sizes draws. */
  #isObserving = false;
  /** Whether the page's style makes the view inline, without an area. */
  #isInline = false;
  /** Whether the view has no height of its own. */
  #hasAutoHeight = false;
  /** The element that the view's height follows if it has none. */
  sizer;
  #internals;
  #returning = new Returning(this);
  #input;
  #vignette;
  /** The opacity of the vignette that was written last. */
  #vignettePart = 1;
  /**
   * The module's exports, without an instrument.
   * @type {Engine | undefined}
   */
  #exports;
  #wrap = (/** @type {Engine} */ engine) => engine;
  /** @type {AbortController | undefined} */
  #connection;
  /**
   * Controllers that end the modules of attributes.
   * @type {Record<string, AbortController>}
   */
  #extras = {};
  #resizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (target === this.#probe) this.#readProbe(contentRect);
      else {
        this.core.viewport.measure(contentRect);
        this.#resize(contentRect);
      }
    }
  });
  /** An element whose size depends on the view's direction, and on whether it has a height. */
  #probe;
  #frames = new FrameReader();
  #reread = () => this.#frames.reread(/** @type {Engine} */ (this.core.engine));

  /** @param {HTMLElement} element */
  constructor(element) {
    const shadow = element.attachShadow({ mode: "open", slotAssignment: "manual" });
    this.#internals = element.attachInternals();
    this.core = new Core(element, (pageTime) => this.draw(pageTime));
    this.core.keyOf = (index) => this.key(index);
    this.#vignette = ownElement(shadow, "vignette");
    this.#vignette.setAttribute("part", "vignette");
    this.children = new Children(this.core);
    shadow.prepend(this.core.viewport.element);
    this.#probe = ownElement(shadow, "probe");
    this.sizer = ownElement(shadow, "sizer");
    this.fallback = new Fallback(shadow, this.children, this.core.viewport);
    this.items = new Items(this.core, this.children);
    this.configuration = new Configuration(this.core, this.items, this.#vignette);
    this.scrolling = new Scrolling(this.core);
    this.#input = new Input(this.core);
    this.accessibility = new Accessibility(this.core, this.items, ownElement(shadow, "status"));
    const { accessibility, children, configuration, core, fallback, items, scrolling } = this;
    /** @type {Changes} */
    const changes = this.changes = new Changes({
      core, children, fallback, items, readPage: () => observer.readPending(), handle: (event) => dispatcher.handle(event),
    });
    /** @type {PageObserver} */
    const observer = this.observer = new PageObserver({
      core, children, configuration, accessibility, followChildren: () => changes.followChildren(), readStyle: () => this.readStyle(),
    });
    /** @type {EventDispatcher} */
    const dispatcher = new EventDispatcher({ core, accessibility, changes, children, configuration, items, observer, scrolling });
    core.whenMoved = () => changes.forgetAwaited();
    this.updateStyle();
    observer.observe();
  }

  // MARK: Life

  /** @param {Engine} engine */
  start(engine) {
    const read = this.fallback.read(this.core.activeElement);
    const { size } = this.core;
    // The engine has no area until it receives the size below.
    this.core.size = { width: 0, height: 0 };
    this.children.dropCopied();
    this.#exports = engine;
    this.core.engine = this.#wrap(engine);
    this.configuration.start(this.core.engine);
    if (this.children.areItems) this.setCount(this.core.engine, this.children.read());
    if (!this.core.isFlowing) this.fallback.end();
    this.updateStyle();
    this.changes.listenToSlots();
    this.#show(read);
    this.#showTarget();
    this.#resize(size);
    this.#returning.restore();
    this.readFlow();
    this.mark("ready");
  }

  /** Shows the item that the page's address leads to, or to something within. */
  #showTarget() { this.#show(document.querySelector(":target")); }

  /**
   * Shows the item that is an element, or that holds it, if one does.
   * @param {Element | null} inner
   */
  #show(inner) {
    const index = this.#indexHolding(inner);
    if (index >= 0) this.scrollToItem(index, { animated: false }, true);
  }

  /**
   * Marks a view whose engine positions the items, or whose engine could not be loaded: with `:state(ready)`, or with `data-ready`
   * if states are unsupported.
   * @param {"ready" | "failed"} state
   */
  mark(state) {
    try {
      /** @type {any} */ (this.#internals).states.add(state);
    } catch {
      this.core.element.toggleAttribute(`data-${state}`, true);
    }
  }

  connect() {
    // A copy of a view that is dragged is not.
    if (!this.#input.isHeld) this.core.element.removeAttribute("data-dragging");
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#resizes.observe(this.core.viewport.element);
    this.#resizes.observe(this.#probe);
    if (this.core.engine) this.accessibility.start();
    this.#input.start(signal);
    this.children.hidden.start(signal);
    matchMedia("(prefers-reduced-motion: reduce)")
      .addEventListener("change", () => this.configuration.readReduceMotion(), { signal });
    addEventListener("resize", () => this.readStyle(), { signal });
    addEventListener("hashchange", () => this.#showTarget(), { signal });
    addEventListener("pagehide", () => this.#returning.store(), { signal });
    const print = matchMedia("print");
    const followPrint = (/** @type {Event} */ { type }) => {
      this.#isPrinted = type === "beforeprint" || print.matches;
      this.readFlow();
    };
    print.addEventListener("change", followPrint, { signal });
    for (const name of ["beforeprint", "afterprint"]) addEventListener(name, followPrint, { signal });
    this.#isPrinted = print.matches;
    this.readStyle();
    this.observer.readScript();
    this.#readExtras();
    this.#returning.restore();
    this.core.start();
  }

  disconnect() {
    this.#connection?.abort();
    this.#returning.leave();
    this.#readExtras();
    this.#resizes.disconnect();
    this.core.stop();
  }

  /**
   * Loads the module of a rare attribute or of a touch device; other pages do not load it.
   * @param {keyof typeof EXTRAS} name
   */
  async readExtra(name) {
    const { element } = this.core;
    this.#extras[name]?.abort();
    const { signal } = this.#extras[name] = new AbortController();
    const isWanted = name === "chaining" ? navigator.maxTouchPoints
      : name === "auto-height" ? this.#hasAutoHeight : name === "fit" ? this.configuration.layout === ROW : isOn(element, name);
    if (!element.isConnected || this.core.isFlowing || !isWanted) return;
    const { start } = await EXTRAS[name]();
    if (!signal.aborted) start(this, signal);
  }

  #readExtras() {
    for (const name of Object.keys(EXTRAS)) this.readExtra(/** @type {keyof typeof EXTRAS} */ (name));
  }

  /** Gives the view its style, as it is now, in the document in which it is. */
  updateStyle() {
    const { element, engine, isFlowing } = this.core;
    const placed = this.#hasAutoHeight ? "sized" : "placed";
    adoptStyle(/** @type {ShadowRoot} */ (element.shadowRoot), isFlowing ? "flowing" : engine ? placed : "waiting", this.#isInline);
  }

  /** Reads whether the page's style makes the view inline, as resets of all properties do. */
  #readDisplay() {
    const { element } = this.core;
    if (!element.isConnected) return;
    // The page's value shows without the view's own.
    if (this.#isInline) this.#dressAs(false);
    if (getComputedStyle(element).display === "inline") this.#dressAs(true);
  }

  /** @param {boolean} isInline */
  #dressAs(isInline) {
    this.#isInline = isInline;
    this.updateStyle();
  }

  // MARK: The page's own layout

  /** The layout that is set: its name, or an object that describes its keyframes. @returns {string | object} */
  get layout() { return this.#isPlain ? "none" : this.changes.pending("layout") ?? this.configuration.layout; }

  /**
   * @param {string | object} layout
   * @param {boolean} animated
   */
  setLayout(layout, animated) {
    const wasPlain = this.#isPlain;
    this.#isPlain = layout === "none";
    this.readFlow();
    // The engine keeps its layout and its item in the meantime.
    if (this.#isPlain || wasPlain && isSame(layout, this.layout)) return;
    // Without an engine, nothing is displayed that could be animated.
    const isAnimated = animated && Boolean(this.core.engine);
    this.changes.request({
      kind: "layout", value: layout, action: (engine) => {
        this.configuration.setLayout(engine, layout, isAnimated);
        this.readExtra("fit");
      },
    });
  }

  /** Applies the page's style sheets. */
  readStyle() {
    this.#readDisplay();
    this.configuration.readStyle();
    this.readFlow();
  }

  /** Leaves the children to the page's own layout, or takes them back. */
  readFlow() {
    const { core, core: { element, engine }, fallback } = this;
    const isFlowing = this.#isPrinted || this.#isPlain || this.configuration.isPlain;
    if (isFlowing === core.isFlowing) return;
    core.isFlowing = isFlowing;
    this.#input.cancel();
    if (isFlowing) {
      this.items.clear();
      fallback.begin();
    } else if (engine) fallback.end();
    this.updateStyle();
    if (!element.isConnected) return;
    this.#readExtras();
    this.accessibility.start();
    core.requestFrame();
  }

  /**
   * The direction has changed, or the view has lost or received a height.
   * @param {{width: number, height: number}} size of the probe
   */
  #readProbe({ width, height }) {
    const { element, engine, isFlowing } = this.core;
    if (!engine || !width) return;
    this.readStyle();
    const hasAutoHeight = height === 0 && element.clientHeight > 0;
    if (isFlowing || this.core.isFlowing || hasAutoHeight === this.#hasAutoHeight) return;
    this.#hasAutoHeight = hasAutoHeight;
    this.updateStyle();
    this.readExtra("auto-height");
  }

  /** @param {(engine: Engine) => Engine} wrap */
  instrument(wrap) {
    this.#wrap = wrap;
    if (this.#exports) this.core.engine = wrap(this.#exports);
    this.core.requestFrame();
  }

  /**
   * @param {string | object} layout
   * @param {{width: number, height: number}} size
   */
  resume(layout, size) {
    const { engine } = this.core;
    if (!engine) return;
    this.configuration.layout = layout;
    this.core.size = { ...size };
    this.configuration.learn(engine);
    this.items.recount(engine.itemCount());
    this.draw(timeline().now());
  }

  // MARK: Items

  /**
   * The key of an item.
   * @param {number} index
   */
  key(index) {
    if (this.children.areItems) return keyNow(this.children.elements[index]);
    return index >= 0 && index < this.core.count ? this.keyOf?.(index) : undefined;
  }

  /**
   * The index of an item according to the dispatched events; −1 if there is none.
   *
   * Complexity: O(n) for a key.
   * @param {any} item an `ItemReference`, or the page's mistake
   */
  indexOf(item) {
    if (item instanceof Element) return this.#indexHolding(item);
    const key = item?.key;
    if (key === undefined) return isWhole(item) ? Number(item) : -1;
    for (const { index } of this.items.mounted.values()) if (index >= 0 && this.key(index) === key) return index;
    for (let index = 0; index < this.core.count; index++) if (this.key(index) === key) return index;
    return -1;
  }

  /**
   * The index of the item that is an element, or that holds it; −1 where none does.
   * @param {Element | null} inner
   */
  #indexHolding(inner) {
    const { areItems, elements } = this.children;
    if (areItems) return elements.findIndex((element) => element.contains(inner));
    return [...this.items.mounted.values()].find(({ element }) => element.contains(inner))?.index ?? -1;
  }

  /**
   * The engine's current index of the item; −1 if there is none.
   * @param {ItemReference} item
   */
  indexNow(item) { return this.changes.present(this.indexOf(item)); }

  /**
   * The engine's current index of the item; throws a `RangeError` if there is none.
   * @param {ItemReference} item
   */
  existing(item) {
    const { core: { count, engine } } = this;
    const index = this.indexNow(item);
    if (index >= 0 && index < /** @type {Engine} */ (engine).itemCount()) return index;
    const key = /** @type {any} */ (item)?.key;
    throw new RangeError(`fanfold-view: there is no item ${key === undefined ? item : `with the key ${key}`}; the count is ${count}`);
  }

  /**
   * Changes items; throws before the view is ready.
   * @param {(engine: Engine) => void} change
   */
  change(change) {
    if (!this.core.engine) throw new Error("fanfold-view: items change once the view is ready; await view.ready");
    this.changes.request({ kind: "change", action: change });
  }

  /**
   * Uses the children as items, or lets the view make the elements of items.
   * @param {boolean} areItems
   */
  useChildren(areItems) {
    if (this.children.areItems === areItems) return;
    this.items.clear();
    this.children.areItems = areItems;
    this.observer.observe();
    if (areItems) this.changes.request({ kind: "count", action: (engine) => this.setCount(engine, this.children.read()) });
    this.core.requestFrame();
  }

  /**
   * Scrolls to an item.
   * @param {ItemReference} item
   * @param {import("./alignment.js").ScrollOptions} options
   * @param {boolean} [isPatient] whether it waits for a child that is not there yet
   */
  scrollToItem(item, options, isPatient) {
    const { animated = true, align, duration } = options;
    const isAligned = (align ?? duration) !== undefined;
    if (isAligned) checkOptions(options);
    this.changes.request({
      kind: "item", item, value: typeof item === "object" ? undefined : Number(item), isPatient, isAligned,
      action: (engine, present) => {
        const index = this.existing(present), { now } = this.core.clock;
        if (isAligned) engine.alignItem(index, alignmentNumber(align), duration ?? NaN, animated, now);
        else engine.scrollToItem(index, animated, now);
      },
    });
  }

  /**
   * Shows an item at once, unless it is the current one, the target, or an echo of recent events.
   * @param {number | string | null | undefined} item its index; none changes nothing
   * @param {boolean} [isPatient] whether it waits for a child that is not there yet
   */
  setItem(item, isPatient) {
    const index = numberOf("item", item);
    if (index === undefined || this.#isEcho("item", index)) return;
    this.changes.request({
      kind: "item", item: index, value: index, isPatient: isPatient || this.children.areItems && isWhole(index),
      action: (engine, reference) => {
        const present = this.existing(reference);
        if (engine.showsItem(present)) return;
        this.scrolling.echoes.clear();
        engine.scrollToItem(present, 0, this.core.clock.now);
      },
    });
  }

  /**
   * Shows an offset or a position at once, unless it is the current one, the target, or an echo of recent events.
   * @param {"offset" | "position"} name
   * @param {number | null | undefined} value none changes nothing
   */
  setPlace(name, value) {
    const place = numberOf(name, value);
    if (place === undefined || this.#isEcho(name, place)) return;
    this.changes.request({
      kind: "offset", value: { [name]: place },
      action: (engine) => {
        const offset = name === "offset" ? place : engine.positionOffset(place);
        if (engine.showsOffset(offset)) return;
        this.scrolling.echoes.clear();
        engine.scrollToOffset(offset, 0, this.core.clock.now);
      },
    });
  }

  /**
   * Whether the page sets its own state, which the view has changed: listeners know the value by a recent event.
   * @param {"offset" | "position" | "item"} name
   * @param {number} value
   */
  #isEcho(name, value) { return this.scrolling.isEcho(name, value, this.#input.isHeld); }

  /**
   * Scrolls to the next or the previous item, unless there is none.
   * @param {boolean} isForward
   * @param {boolean} animated
   * @param {number} [items] the number of items
   */
  scrollToNeighbor(isForward, animated, items = 1) {
    checkStep(items);
    this.changes.request({
      kind: "step",
      action: (engine) => {
        const offset = engine.neighborOffset(isForward, items);
        if (!isNaN(offset)) engine.scrollToOffset(offset, animated, this.core.clock.now);
      },
    });
  }

  undoRemoval() {
    let index = -1;
    if (this.core.engine) this.change((engine) => {
      this.changes.dispatch();
      bringingBack(this.children, () => {
        index = engine.undoRemoval(1, this.core.clock.now);
        this.changes.dispatch();
      });
    });
    return index;
  }

  /** @param {number} index */
  elementOf(index) { return (this.children.areItems && this.children.elements[index]) || this.items.find(index); }

  /**
   * @param {Engine} engine
   * @param {number} count
   */
  setCount(engine, count) {
    checkCount(count, engine.maximumCount());
    engine.setCount(count, this.core.clock.now);
    this.items.recount(count);
    this.changes.catchUp();
  }

  // MARK: Frames

  /**
   * @param {{width: number, height: number}} size
   */
  #resize({ width, height }) {
    const { engine, clock, size: old } = this.core;
    // A view without area keeps its state: it is not displayed, or folded.
    this.core.isFocusGiven = !(width && height) && old.width * old.height > 0;
    if (this.core.isFocusGiven) return;
    const leap = Math.max(width / old.width, old.width / width);
    const isTurned = old.height > old.width !== height > width && old.width > 0 && leap >= TURNING_LEAP;
    this.core.size = { width, height };
    if (!engine) return;
    if (width !== old.width) this.children.hidden.expire();
    // A device that is turned takes its items along; an edge that is dragged is followed at once.
    engine.setViewport(width, height, isTurned, clock.now);
    this.readStyle();
    this.configuration.drawVignette(engine);
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
    const { core, core: { engine, clock } } = this;
    if (!engine) return;
    if (this.children.readHidden()) this.changes.followChildren();
    let frame = this.#frames.read(engine, engine.advance(clock.at(pageTime)));
    // Events come first: an application learns of an item before it fills its element. The effects of listeners are
    // displayed at once.
    for (let round = 0; round < MOST_ROUNDS && this.changes.dispatch(frame[PENDING]); round++) {
      frame = this.#frames.read(engine, engine.advance(clock.now));
    }
    if (!this.core.isFlowing) this.items.show(frame, this.#reread);
    this.scrolling.follow(frame, pageTime);
    const vignettePart = frame[VIGNETTE];
    if (vignettePart !== this.#vignettePart) this.#vignette.style.opacity = `${(this.#vignettePart = vignettePart)}`;
    // An observer of sizes does not change the view's own size.
    if (this.#isObserving) core.requestFrame();
    else this.whenDrawn?.(engine);
    this.#goOn(engine);
  }

  /**
   * Requests the next frame, or settles.
   * @param {Engine} engine
   */
  #goOn(engine) {
    // A wheel, the page or a touch that moves the view in every frame may continue: the view has not settled then.
    if (this.items.hasChanged) {
      this.accessibility.isSettled = false;
      return this.core.requestFrame();
    }
    if (engine.needsFrame()) return void (this.core.clock.rate > 0 && this.core.requestFrame());
    if (this.accessibility.isSettled || this.#input.isHeld || this.core.isFlowing) return;
    if (engine.openedItem() < 0) this.scrolling.endJump();
    // Code that reads the page runs before code that writes to it: otherwise the browser would repeat the page's layout.
    this.whenSettled?.(engine);
    if (this.children.areItems) explainWrappers(this.items.mounted.values());
    explainRemovable(this.core, this.layout);
    this.#returning.note();
    explainLoop(engine);
    this.accessibility.settle(engine);
    this.items.retry();
  }
}
