// @ts-check
/**
 * What a view is made of: its parts, and how they go together in a frame.
 *
 * @module
 */

import { Accessibility } from "./accessibility.js";
import { Children } from "./children.js";
import { Configuration } from "./configuration.js";
import { Core } from "./core.js";
import { Events } from "./events.js";
import { Fallback } from "./fallback.js";
import { FrameReader } from "./frame.js";
import { Input } from "./input.js";
import { Items } from "./items.js";
import { Mutations } from "./mutations.js";
import { NEWS, VIGNETTE } from "./numbers.js";
import { Queue } from "./queue.js";
import { Scrolling } from "./scrolling.js";
import { dress } from "./style.js";
import { rounded } from "./style-writer.js";
import { EventDispatcher } from "./event-dispatcher.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./element.js").ItemReference} ItemReference */

/** By so much the width changes at once, at the least, where a device is turned: an edge that is dragged comes along. */
const TURNING_LEAP = 1.25;

/** What listeners do may have consequences at once; so often in a frame they are followed. */
const MOST_ROUNDS = 8;

/** What does what some attributes ask for, and what screens do that can be touched. */
const EXTRAS = {
  autoplay: () => import("./fanfold-autoplay.js"), findable: () => import("./fanfold-findable.js"),
  clip: () => import("./fanfold-clip.js"),
  // Nobody has asked for it: where it is not to be had, the view does without.
  chaining: () => import("./fanfold-chaining.js").catch(() => ({ start() {} })),
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

/** The parts of one view. */
export class View {
  core;
  queue;
  events;
  items;
  configuration;
  scrolling;
  children;
  fallback;
  accessibility;
  mutations = new Mutations(this);
  #telling = new EventDispatcher(this);
  /**
   * The key of an item, by its index.
   * @type {((index: number) => unknown) | undefined}
   */
  keyOf;
  /**
   * Is called where all has come to rest.
   * @type {((engine: Engine) => void) | undefined}
   */
  whenSettled;
  #internals;
  #input;
  #vignette;
  /** The part of the vignette that was written last. */
  #vignettePart = 1;
  /**
   * The module's exports, as they are without an instrument.
   * @type {Engine | undefined}
   */
  #exports;
  #wrap = (/** @type {Engine} */ engine) => engine;
  /** @type {AbortController | undefined} */
  #connection;
  /**
   * What ends that which attributes ask for.
   * @type {Record<string, AbortController>}
   */
  #extras = {};
  #resizes = new ResizeObserver(([{ contentRect }]) => {
    this.core.viewport.measure();
    this.#resize(this.#measured = contentRect);
  });
  /** The size that was measured last. */
  #measured = { width: 0, height: 0 };
  /**
   * What changes items, on its way or there.
   * @type {Promise<void> | undefined}
   */
  #changes;
  #complete;
  #frames = new FrameReader();

  /**
   * @param {HTMLElement} element
   * @param {() => Promise<unknown>} complete loads the WebAssembly that changes items
   */
  constructor(element, complete) {
    this.#complete = complete;
    const shadow = element.attachShadow({ mode: "open", slotAssignment: "manual" });
    this.#internals = element.attachInternals();
    this.core = new Core(element, (pageTime) => this.draw(pageTime));
    this.core.keyOf = (index) => this.key(index);
    this.core.needChanges = () => this.#changes ??= this.#loadChanges();
    this.queue = new Queue(this);
    this.events = new Events(this.core, (event) => this.#telling.tell(event));
    this.#vignette = ownElement(shadow, "vignette");
    this.#vignette.setAttribute("part", "vignette");
    this.children = new Children(element);
    shadow.prepend(this.core.viewport.element);
    this.fallback = new Fallback(shadow, this.children, this.core.viewport);
    this.items = new Items(this.core, this.children);
    this.configuration = new Configuration(this.core, this.items, this.#vignette);
    this.scrolling = new Scrolling(this.core);
    this.#input = new Input(this.core);
    this.accessibility = new Accessibility(this.core, this.items, ownElement(shadow, "status"));
    this.dress();
    this.mutations.observe();
  }

  // MARK: Life

  /**
   * @param {Engine} engine
   * @param {(engine: Engine) => void} [prepare] is called before it shows anything
   */
  start(engine, prepare) {
    const read = this.core.engine ? null : this.fallback.read(this.core.activeElement);
    if (!this.core.engine) this.children.dropCopied();
    this.#exports = engine;
    this.core.engine = this.#wrap(engine);
    this.configuration.start(this.core.engine);
    prepare?.(this.core.engine);
    if (this.children.areItems) this.setCount(this.core.engine, this.children.read());
    this.fallback.end();
    this.dress();
    this.mutations.listenToSlots();
    this.#show(read);
    this.#showTarget();
    this.#resize(this.core.size);
    this.#showReady();
  }

  /** Loads what changes items, if the page has said that they are to change, or that the view makes them. */
  async changesIfWanted() {
    const { children, configuration, core, queue } = this;
    if (!children.areItems || configuration.wantsChanges || queue.hasChanges) await core.needChanges();
  }

  async #loadChanges() {
    const { configuration, core, mutations, queue } = this;
    try {
      const wasm = core.engine?.showKeyframes ? undefined : this.#complete();
      [core.changes] = await Promise.all([import("./fanfold-changes.js"), wasm]);
    } catch (error) {
      // Whoever needs it next tries again.
      this.#changes = undefined;
      queue.dropChanges();
      throw error;
    }
    configuration.readOptions();
    mutations.goOn();
    queue.catchUp();
  }

  /** Shows the item that the page's address leads to, or to something within. */
  #showTarget() { this.#show(document.querySelector(":target")); }

  /**
   * Shows the item that is an element, or that holds it, if one does.
   * @param {Element | null} inner
   */
  #show(inner) {
    const index = this.#indexHolding(inner);
    if (index >= 0) this.scrollTo(index, { animated: false }, true);
  }

  /** A style sheet sees by `:state(ready)` that the engine places the items; by `data-ready` where there are no states. */
  #showReady() {
    try {
      /** @type {any} */ (this.#internals).states.add("ready");
    } catch {
      this.core.element.toggleAttribute("data-ready", true);
    }
  }

  connect() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#resizes.observe(this.core.viewport.element);
    if (this.core.engine) this.accessibility.start();
    this.#input.start(signal);
    matchMedia("(prefers-reduced-motion: reduce)")
      .addEventListener("change", () => this.configuration.readReduceMotion(), { signal });
    const direction = new MutationObserver(() => this.configuration.readStyle());
    direction.observe(document.documentElement, { attributeFilter: ["dir"] });
    signal.addEventListener("abort", () => direction.disconnect());
    addEventListener("resize", () => this.configuration.readStyle(), { signal });
    addEventListener("hashchange", () => this.#showTarget(), { signal });
    this.configuration.readStyle();
    this.mutations.readScript();
    this.#readExtras();
    this.core.requestFrame();
  }

  disconnect() {
    this.#connection?.abort();
    this.#readExtras();
    this.#resizes.disconnect();
    this.core.stop();
  }

  /**
   * Does what an attribute asks for that few pages have, or a screen: others do not load what does so.
   * @param {keyof typeof EXTRAS} name
   */
  async readExtra(name) {
    const { element } = this.core;
    this.#extras[name]?.abort();
    const { signal } = this.#extras[name] = new AbortController();
    const isWanted = name === "chaining" ? navigator.maxTouchPoints : element.hasAttribute(name);
    if (!element.isConnected || !isWanted) return;
    const { start } = await EXTRAS[name]();
    if (!signal.aborted) start(this, signal);
  }

  #readExtras() {
    for (const name in EXTRAS) this.readExtra(/** @type {keyof typeof EXTRAS} */ (name));
  }

  /** Gives the view its style, as it is now, in the document in which it is. */
  dress() { dress(/** @type {ShadowRoot} */ (this.core.element.shadowRoot), Boolean(this.core.engine)); }

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
    this.setKnownCount(engine.itemCount());
    this.draw(performance.now());
  }

  // MARK: Items

  /**
   * The key of an item.
   * @param {number} index
   */
  key(index) {
    if (this.children.areItems) return this.children.elements[index]?.dataset.key;
    return index >= 0 && index < this.core.count ? this.keyOf?.(index) : undefined;
  }

  /**
   * The index of an item, as it has been told; −1 where there is none.
   *
   * Complexity: O(n) for a key.
   * @param {ItemReference} item
   */
  indexOf(item) {
    if (typeof item !== "object") return Number(item);
    if (item instanceof Element) return this.#indexHolding(item);
    const { mounted } = this.items;
    for (const { index } of mounted.values()) if (index >= 0 && this.key(index) === item.key) return index;
    for (let index = 0; index < this.core.count; index++) if (this.key(index) === item.key) return index;
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
   * The index by which the engine knows an item at this moment; −1 where it knows none.
   * @param {ItemReference} item
   */
  indexNow(item) { return this.events.present(this.indexOf(item)); }

  /**
   * Asks the engine something of an item, or says that there is none.
   * @param {ItemReference} item
   * @param {(index: number) => number} call
   */
  callWith(item, call) { this.check(call(this.indexNow(item)), item); }

  /**
   * @param {number} isDone
   * @param {ItemReference} item
   */
  check(isDone, item) {
    const { key } = /** @type {any} */ (item);
    const name = key === undefined ? item : `with the key ${key}`;
    if (!isDone) throw new RangeError(`fanfold-view: there is no item ${name}; the count is ${this.core.count}`);
  }

  /**
   * Changes items at once, or as soon as what does so is there; or says why not.
   * @param {(engine: Engine) => void} change
   */
  change(change) {
    if (!this.core.engine) throw new Error("fanfold-view: items change once the view is ready; await view.ready");
    this.queue.when("change", (engine) => {
      change(engine);
      this.events.deliver();
    });
  }

  /**
   * Scrolls to an item.
   * @param {ItemReference} item
   * @param {import("./fanfold-scroll.js").ScrollOptions} options
   * @param {boolean} [isPatient] whether it waits for a child that is not there yet
   */
  scrollTo(item, options, isPatient) {
    const { animated = true, align, duration } = options;
    this.queue.when("item", (engine) => {
      if ((align ?? duration) !== undefined) return void this.#scroll(item, options);
      this.callWith(item, (index) => engine.scrollToItem(index, animated, this.core.clock.now));
    }, typeof item === "object" ? undefined : Number(item), isPatient);
  }

  /**
   * Scrolls in a way of its own, which most pages do without: those that ask for it load what does so.
   * @param {ItemReference} item
   * @param {import("./fanfold-scroll.js").ScrollOptions} options
   */
  async #scroll(item, options) {
    const { queue, queue: { latest } } = this;
    const { scroll } = await import("./fanfold-scroll.js");
    scroll(this, item, options, () => queue.latest === latest).catch(reportError);
  }

  undoRemoval() {
    let index = -1;
    if (this.core.engine) this.change((engine) => {
      this.events.deliver();
      this.core.changes?.bringingBack(this.children, () => {
        index = engine.undoRemoval(1, this.core.clock.now);
        this.events.deliver();
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
    if (!engine.setCount(count, this.core.clock.now)) {
      throw new RangeError(`fanfold-view: count must be a whole number, 0 or more, but is ${count}`);
    }
    this.setKnownCount(count);
    this.queue.catchUp();
  }

  /** @param {number} count */
  setKnownCount(count) {
    this.core.count = count;
    this.items.label();
  }

  // MARK: Frames

  /**
   * @param {{width: number, height: number}} size
   * @param {boolean} [mayTurn] whether the items are to be taken along
   * @returns {void}
   */
  #resize({ width, height }, mayTurn = true) {
    const { changes, engine, clock, needChanges, size: old } = this.core;
    // A view that is not displayed goes on as it was.
    this.core.isFocusGiven = !width && !height && old.width > 0;
    if (this.core.isFocusGiven) return;
    const leap = Math.max(width / old.width, old.width / width);
    const isTurned = mayTurn && old.height > old.width !== height > width && old.width > 0 && leap >= TURNING_LEAP;
    if (isTurned && engine && !changes) {
      return void needChanges().then(() => this.#resize(this.#measured), () => this.#resize(this.#measured, false));
    }
    this.core.size = { width, height };
    if (!engine) return;
    // A device that is turned takes its items along; an edge that is dragged is followed at once.
    engine.setViewport(width, height, isTurned, clock.now);
    this.configuration.readStyle();
    this.configuration.drawVignette(engine);
    this.queue.catchUp();
    this.accessibility.isSettled = false;
    // Right now, not in the next frame: the page paints after this.
    this.draw(performance.now());
  }

  /**
   * @param {number} pageTime in milliseconds
   */
  draw(pageTime) {
    const { engine, clock } = this.core;
    if (!engine) return;
    let frame = this.#frames.read(engine, engine.advance(clock.at(pageTime)));
    // First the events: an application learns of an item before it is asked to fill its element. What it does then is
    // shown at once.
    for (let round = 0; round < MOST_ROUNDS && this.events.deliver(frame[NEWS]); round++) {
      frame = this.#frames.read(engine, engine.advance(clock.now));
    }
    this.items.show(frame);
    this.scrolling.follow(frame);
    const vignettePart = rounded(frame[VIGNETTE], 1e4);
    if (vignettePart !== this.#vignettePart) this.#vignette.style.opacity = `${(this.#vignettePart = vignettePart)}`;
    this.#goOn(engine);
  }

  /**
   * Asks for the next frame, or settles.
   * @param {Engine} engine
   */
  #goOn(engine) {
    // Whoever moves the view from frame to frame, a wheel or the page, may go on, and so may a finger: then it is no rest.
    if (this.items.hasChanged) {
      this.accessibility.isSettled = false;
      return this.core.requestFrame();
    }
    if (engine.needsFrame()) return void (this.core.clock.rate > 0 && this.core.requestFrame());
    if (this.accessibility.isSettled || this.#input.isHeld) return;
    // What looks at the page comes before what writes to it: else the browser would have to lay it out in between.
    this.whenSettled?.(engine);
    this.accessibility.settle(engine);
    this.items.retry();
  }
}
