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
import { Events, isChange } from "./events.js";
import { Fallback } from "./fallback.js";
import { Input } from "./input.js";
import { Items } from "./items.js";
import { Queue } from "./queue.js";
import { Scrolling } from "./scrolling.js";
import { dress } from "./style.js";
import { rounded } from "./style-writer.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./element.js").ItemReference} ItemReference */

/** By so much the width changes at once, at the least, where a device is turned: an edge that is dragged comes along. */
const TURNING_LEAP = 1.25;

/** What listeners do may have consequences at once; so often in a frame they are followed. */
const MOST_ROUNDS = 8;

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
  /**
   * The key of an item, by its index.
   * @type {((index: number) => unknown) | undefined}
   */
  keyOf;
  #internals;
  #children;
  #fallback;
  #input;
  #accessibility;
  #veil;
  /** The part of the veil that was written last. */
  #veilPart = 1;
  /**
   * The module's exports, as they are without an instrument.
   * @type {Engine | undefined}
   */
  #exports;
  #wrap = (/** @type {Engine} */ engine) => engine;
  /** @type {AbortController | undefined} */
  #connection;
  /** @type {Element | undefined} */
  #script;
  #mutations = new MutationObserver((records) => this.#notice(records));
  #resizes = new ResizeObserver(([entry]) => this.#resize(entry.contentRect));

  /** @param {HTMLElement} element */
  constructor(element) {
    const shadow = element.attachShadow({ mode: "open", slotAssignment: "manual" });
    this.#internals = element.attachInternals();
    this.core = new Core(element, (pageTime) => this.draw(pageTime));
    this.core.keyOf = (index) => this.#key(index);
    this.queue = new Queue(this.core);
    this.events = new Events(this.core, (event) => this.#tell(event));
    this.#veil = ownElement(shadow, "veil");
    this.#veil.setAttribute("part", "veil");
    this.#children = new Children(element);
    this.#fallback = new Fallback(shadow, this.#children);
    this.items = new Items(this.core, this.#children, this.#veil);
    this.configuration = new Configuration(this.core, this.items, this.#veil);
    this.scrolling = new Scrolling(this.core);
    this.#input = new Input(this.core);
    this.#accessibility = new Accessibility(this.core, this.items, ownElement(shadow, "status"));
    this.dress();
    this.#observe();
  }

  // MARK: Life

  /**
   * @param {Engine} engine
   * @param {(engine: Engine) => void} [prepare] is called before it shows anything
   */
  start(engine, prepare) {
    this.#exports = engine;
    this.core.engine = this.#wrap(engine);
    this.configuration.start(this.core.engine);
    prepare?.(this.core.engine);
    if (this.#children.areItems) this.setCount(this.core.engine, this.#children.read());
    this.#fallback.end();
    this.#listenToSlots();
    this.#resize(this.core.size);
    this.#showReady();
  }

  /** A style sheet sees by `:state(ready)` that the engine places the items; by `data-ready` where there are no states. */
  #showReady() {
    if (CSS.supports("selector(:state(ready))")) /** @type {any} */ (this.#internals).states.add("ready");
    else this.core.element.toggleAttribute("data-ready", true);
  }

  connect() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#resizes.observe(this.core.element);
    this.#accessibility.start();
    this.#input.start(signal);
    matchMedia("(prefers-reduced-motion: reduce)")
      .addEventListener("change", () => this.configuration.readReduceMotion(), { signal });
    const direction = new MutationObserver(() => this.configuration.readDirection());
    direction.observe(document.documentElement, { attributeFilter: ["dir"] });
    signal.addEventListener("abort", () => direction.disconnect());
    this.configuration.readDirection();
    this.#readScript();
    this.core.requestFrame();
  }

  disconnect() {
    this.#connection?.abort();
    this.#resizes.disconnect();
    this.core.stop();
  }

  /** Gives the view its style, as it is now, in the document in which it is. */
  dress() { dress(/** @type {ShadowRoot} */ (this.core.element.shadowRoot), this.configuration.touchAction); }

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
    this.#setKnownCount(engine.itemCount());
    this.draw(performance.now());
  }

  // MARK: Children and cells

  /** Cells of the view's own making come and go unobserved. */
  #observe() {
    const { element } = this.core;
    this.#mutations.disconnect();
    // Of what is within children, `hidden` makes the difference between an item and none.
    const { areItems } = this.#children;
    this.#mutations.observe(element, { attributes: true, childList: areItems, subtree: areItems });
  }

  /** Follows at once what the page has done to the view's attributes. */
  followAttributes() { this.#notice(this.#mutations.takeRecords()); }

  /**
   * Follows what the page does to the view's element.
   * @param {MutationRecord[]} records
   */
  #notice(records) {
    const { element, engine } = this.core;
    const names = records.map(({ target, attributeName }) => (target === element ? attributeName : undefined));
    const isAboutItems = records.some(({ target, type, attributeName }) =>
      type === "childList" ? target === element : target.parentNode === element && attributeName === "hidden");
    if (isAboutItems) this.#readScript();
    if (isAboutItems) this.#noticeChildren();
    if (engine) this.configuration.readParameters(engine, (name) => names.includes(name));
  }

  /** A layout from keyframes may stand in the view, as JSON: who knows keyframes reads it. */
  #readScript() {
    const { element } = this.core;
    const script = element.querySelector(":scope>script[type$=json]");
    if (script && script !== this.#script) /** @type {any} */ (element).layout = this.#script = script;
  }

  #noticeChildren() {
    // In the middle of what is being told, indices are still those from before.
    if (this.events.isTelling) return queueMicrotask(() => this.#followChildren());
    this.#followChildren();
  }

  #followChildren() {
    const { engine, clock } = this.core;
    if (!this.#children.areItems) return;
    this.#listenToSlots();
    if (!engine) return this.#fallback.show();
    const time = clock.now;
    // What is due by now is done first, so that what comes is the children's doing.
    engine.advance(time);
    this.events.deliver();
    const seen = [...this.items.mounted.values()].map(({ index }) => index).filter((index) => index >= 0);
    this.#children.follow(engine, time, seen, (name, detail) => this.events.deliverOfPage(name, detail));
    this.items.replaceTaken();
    this.queue.catchUp();
    this.core.requestFrame();
  }

  /** Elements that come through a slot of the page's come and go with it. */
  #listenToSlots() {
    for (const slot of this.#children.slots) slot.onslotchange = () => this.#noticeChildren();
    this.#fallback.forward();
  }

  /**
   * From now on children are items, or the view makes the elements of items.
   * @param {boolean} areItems
   */
  useChildren(areItems) {
    if (this.#children.areItems === areItems) return;
    this.items.clear();
    this.#children.areItems = areItems;
    this.#observe();
    if (areItems && this.core.engine) this.setCount(this.core.engine, this.#children.read());
    this.core.requestFrame();
  }

  // MARK: Items

  /**
   * The key of an item.
   * @param {number} index
   */
  #key(index) {
    return this.#children.areItems ? this.#children.elements[index]?.dataset.key : this.keyOf?.(index);
  }

  /**
   * The index of an item, as it has been told; −1 where there is none.
   *
   * Complexity: O(n) for a key.
   * @param {ItemReference} item
   */
  indexOf(item) {
    if (typeof item !== "object") return Number(item);
    const { mounted } = this.items;
    for (const { index } of mounted.values()) if (index >= 0 && this.#key(index) === item.key) return index;
    for (let index = 0; index < this.core.count; index++) if (this.#key(index) === item.key) return index;
    return -1;
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
    const name = typeof item === "object" ? `with the key ${item.key}` : item;
    if (!isDone) throw new RangeError(`fanfold-view: there is no item ${name}; the count is ${this.core.count}`);
  }

  /**
   * Changes items at once, or says why not.
   * @param {(engine: Engine) => void} change
   */
  change(change) {
    const { engine } = this.core;
    if (!engine) throw new Error("fanfold-view: items change once the view is ready; await view.ready");
    change(engine);
    this.events.deliver();
    this.core.requestFrame();
  }

  undoRemoval() {
    const { engine, clock } = this.core;
    if (!engine) return -1;
    let index = -1;
    this.events.deliver();
    this.#children.returning(() => {
      index = engine.undoRemoval(1, clock.now);
      this.events.deliver();
    });
    this.core.requestFrame();
    return index;
  }

  /** @param {number} index */
  elementOf(index) { return (this.#children.areItems && this.#children.elements[index]) || this.items.find(index); }

  /**
   * @param {Engine} engine
   * @param {number} count
   */
  setCount(engine, count) {
    if (!engine.setCount(count, this.core.clock.now)) {
      throw new RangeError(`fanfold-view: count must be a whole number, 0 or more, but is ${count}`);
    }
    this.#setKnownCount(count);
    this.queue.catchUp();
  }

  /** @param {number} count */
  #setKnownCount(count) {
    this.core.count = count;
    this.items.label();
  }

  // MARK: Frames

  /**
   * @param {{width: number, height: number}} size
   */
  #resize({ width, height }) {
    const { engine, clock, size: old } = this.core;
    // A view that is not displayed goes on as it was.
    const isHidden = width === 0 && height === 0 && old.width > 0;
    if (isHidden) return;
    const leap = Math.max(width / old.width, old.width / width);
    const isTurned = old.width > 0 && old.height > old.width !== height > width && leap >= TURNING_LEAP;
    this.core.size = { width, height };
    if (!engine) return;
    // A device that is turned takes its items along; an edge that is dragged is followed at once.
    engine.setViewport(width, height, Number(isTurned), clock.now);
    this.configuration.drawVeil(engine);
    this.queue.catchUp();
    // Right now, not in the next frame: the page paints after this.
    this.draw(performance.now());
  }

  /**
   * @param {number} pageTime in milliseconds
   */
  draw(pageTime) {
    const { engine, clock } = this.core;
    if (!engine) return;
    let count = engine.advance(clock.at(pageTime));
    // First the events: an application learns of an item before it is asked to fill its element. What it does then is
    // shown at once.
    for (let round = 0; round < MOST_ROUNDS && this.events.deliver(); round++) count = engine.advance(clock.now);
    this.items.show(engine, count);
    this.scrolling.follow(engine);
    const veilPart = rounded(engine.veilPart(), 1e4);
    if (veilPart !== this.#veilPart) this.#veil.style.opacity = `${(this.#veilPart = veilPart)}`;
    this.#goOn(engine);
  }

  /**
   * Asks for the next frame, or settles.
   * @param {Engine} engine
   */
  #goOn(engine) {
    const { hasChanged } = this.items;
    if (hasChanged) this.#accessibility.isSettled = false;
    if (engine.needsFrame()) return void (this.core.clock.rate > 0 && this.core.requestFrame());
    // Whoever moves the view from frame to frame, a wheel or the page, may go on, and so may a finger: then it is no rest.
    if (hasChanged) return this.core.requestFrame();
    if (this.#accessibility.isSettled || this.#input.isHeld) return;
    this.#accessibility.settle(engine);
    this.items.retry();
  }

  // MARK: Events

  /** @param {import("./events.js").ToldEvent} event */
  #tell({ name, detail, isPages }) {
    const keys = this.#keysIn(name, detail, isPages);
    if (this.#children.areItems && !isPages && isChange(name)) this.#changeChildren(name, detail);
    if (name === "didinsert") this.#setKnownCount(this.core.count + detail.count);
    if (name === "didremove") this.#setKnownCount(this.core.count - detail.count);
    if (name === "didreload") this.items.refill(detail.index);
    if (name.endsWith("highlight") || name.endsWith("dismiss")) this.configuration.readTouchAction();
    if (name === "scrollend") Object.assign(detail, { item: this.core.engine?.itemShown() });
    if (name === "scrollend" || name === "didhighlight") this.#accessibility.comeTo(detail.item ?? detail.index);
    if (name === "scrollend") return this.scrolling.end({ ...detail, ...keys });
    if (name === "shouldremove") this.#askToRemove(detail.index);
    else this.core.dispatch(name, { ...detail, ...keys });
  }

  /**
   * The keys of the items that an event tells of, as the application has them before it hears of it.
   * @param {string} name
   * @param {Record<string, any>} detail
   * @param {boolean} isPages
   */
  #keysIn(name, { index, count, from, to, item }, isPages) {
    if (name === "didremove" && !isPages) {
      const keys = Array.from({ length: count }, (_, number) => this.#key(index + number));
      return keys.some((key) => key !== undefined) ? { keys } : {};
    }
    if (count !== undefined) return {};
    const key = this.#key(index ?? (isPages ? to : from) ?? item ?? -1);
    return key === undefined ? {} : { key };
  }

  /**
   * @param {string} name
   * @param {Record<string, any>} detail
   */
  #changeChildren(name, detail) {
    this.#children.change(name, detail, (element) => this.core.keepFocus(element));
    this.items.replaceTaken();
    // What the view has done itself is no news.
    this.#mutations.takeRecords();
  }

  /**
   * Asks the application whether an item may go: yes, unless it says otherwise.
   * @param {number} index
   */
  #askToRemove(index) {
    let isPutOff = false;
    const isAllowed = this.core.tell("shouldremove", { index, wait: () => { isPutOff = true; } }, true);
    if (isPutOff && isAllowed) return;
    const { engine, clock } = this.core;
    engine?.answerRemoval(this.events.present(index), Number(isAllowed), clock.now);
  }
}
