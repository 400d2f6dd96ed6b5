// @ts-check
/**
 * The custom element: the public interface of a view.
 *
 * @module
 */

import { focusOn } from "./accessibility.js";
import { ATTRIBUTES, defineAttributes, PLACES, readAttribute, takeProperties } from "./attributes.js";
import { checkCount, checkedDivision, checkedWidth, edgeNumber, isNone, isOn } from "./checks.js";
import { DEFAULT_LAYOUT, isSame } from "./layout-names.js";
import { reportDropped } from "./dropped-errors.js";
import { defaultPositionText } from "./shared-state.js";
import { makeEngine } from "./engine.js";
import { loader, setLoader } from "./modules.js";
import { View } from "./view.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./items.js").CellCallback} CellCallback */
/** @typedef {number | {key: unknown} | Element} ItemReference an item's index, its key, or an element in it */

/** @type {typeof HTMLElement} Without a DOM, as in server-side rendering, there is no `HTMLElement`. */
const Base = globalThis.HTMLElement ?? Object;

/** @type {string | URL | Uint8Array | undefined} The WebAssembly that the page has set. */
let ownSource;
/** @type {() => import("./engine.js").Source | Promise<Response>} */
let defaultSource;
const source = () => ownSource ?? defaultSource();

/**
 * Sets the WebAssembly of a package's entry. The function is called when the first view is created, unless the page has set
 * its own.
 * @param {typeof defaultSource} source
 */
export const setDefaultSource = (source) => { defaultSource = source; };

/**
 * An animated collection. If neither `count` nor `cell` is set, the children that the page adds to the view are its items.
 * README.md documents the interface; properties that only reflect attributes are in `attributes.js`.
 */
export class FanfoldView extends Base {
  // Getters: with static fields, the bundler would turn all private members into weak maps, a tenth of the bytes.

  /**
   * The location or the content of the WebAssembly, if the page sets it before its first view; otherwise undefined: the
   * module contains the WebAssembly or loads it from beside itself.
   */
  static get wasm() { return ownSource; }
  static set wasm(wasm) { ownSource = wasm; }

  /**
   * Loads the modules of attributes by their file names, if the page sets it; otherwise they are loaded from beside the
   * module, which is impossible if its address is a `blob:`.
   */
  static get loadModule() { return loader(); }
  static set loadModule(load) { setLoader(load); }

  static get observedAttributes() { return ATTRIBUTES; }

  #view = new View(this);
  /** @type {Promise<FanfoldView>} Fulfilled when the engine is loaded. */
  ready;

  constructor() {
    super();
    this.ready = this.#start();
    takeProperties(this, FanfoldView.prototype);
  }

  /** @returns {Promise<FanfoldView>} */
  #start() {
    // The page can still set the address of the WebAssembly before this runs.
    const ready = Promise.resolve().then(async () => {
      const view = this.#view;
      try {
        view.start(await makeEngine(source));
      } catch (error) {
        view.fail();
        throw error;
      } finally {
        // The children are unchanged until here, as the page or a server has written them.
        if (this.isConnected) view.accessibility.start();
      }
      return this;
    });
    ready.catch(console.error);
    return ready;
  }

  /** Retries loading after a failure. */
  retry() {
    this.ready = this.ready.catch(() => this.#start());
    return this.ready;
  }

  // MARK: Properties

  /**
   * The layout: its name, or an object that describes its keyframes. Setting a name that does not exist throws a
   * `RangeError`.
   * @returns {string | object}
   */
  get layout() { return this.#view.flow.layout; }
  set layout(layout) {
    const name = layout ?? DEFAULT_LAYOUT;
    if (!isSame(name, this.layout)) this.setLayout(name, { animated: false });
  }

  /** The names of the built-in layouts; empty before the view is ready. */
  get layouts() { return [...this.#view.configuration.layouts]; }

  /**
   * The number of items: a whole number, 0 or more. The default is the number of children; if it is set, the view creates
   * the elements of items, and `cell` fills them. In a listener, it is that of the event.
   */
  get count() { return /** @type {number} */ (this.#view.changes.pending("count") ?? this.#view.changes.count); }
  set count(count) {
    const { calls, children } = this.#view;
    if (isNone(count)) calls.useChildren(true);
    else if (!children.areItems || this.count === 0 || Number(count) !== this.count) calls.setCount(Number(count));
  }

  /** The content offset, in CSS pixels. Setting another one than the current one and the target ends any motion. */
  get contentOffset() { return this.#view.changes.pending("offset")?.offset ?? this.#engine?.offset() ?? 0; }
  set contentOffset(offset) { this.#view.calls.setPlace("offset", offset); }

  /**
   * The scroll position: the index of the current item, or a fraction between two items. Setting another one than the
   * current one and the target ends any motion.
   */
  get position() { return this.#view.changes.pending("offset")?.position ?? this.#engine?.position() ?? 0; }
  set position(position) { this.#view.calls.setPlace("position", position); }

  /** The scroll progress, from 0, the start, to 1, the end. */
  get progress() { return this.#engine?.progress() ?? 0; }

  /** Whether no scroll leads further back. */
  get atStart() { return Boolean(this.#engine?.isAtStart() ?? true); }

  /** Whether no scroll leads further on. */
  get atEnd() { return Boolean(this.#engine?.isAtEnd() ?? true); }

  /** The extent of the content along the scroll axis, in CSS pixels. */
  get contentLength() { return this.#engine?.contentLength() ?? 0; }

  /** The size of the engine's viewport, in CSS pixels. */
  get viewportSize() { return { ...this.#view.shared.size }; }

  /** The range of positions at which items may be visible: the first item, and the one after the last. */
  get visibleRange() { return { lower: this.#engine?.visibleLower() ?? 0, upper: this.#engine?.visibleUpper() ?? 0 }; }

  /** The layout's parameters by name. Setting some leaves the others unchanged; an unknown name or invalid value throws. */
  get parameters() { return Object.fromEntries(this.parameterDescriptors.map(({ name, value }) => [name, value])); }
  set parameters(values) {
    this.#view.changes.request({
      kind: "parameters", action: (engine) => this.#view.configuration.setParameters(engine, values ?? {}),
    });
  }

  /**
   * The widths of items in the layout `row`, in CSS pixels, in the order of the items. The default is undefined: children
   * are as wide as their content.
   */
  get sizes() { return this.#view.sizes; }
  set sizes(sizes) {
    const widths = isNone(sizes) ? undefined : [.../** @type {number[]} */ (sizes)].map(checkedWidth);
    this.#view.sizes = widths;
    this.#view.whenSized?.();
  }

  /**
   * The fold of a half-folded device in the view, in CSS pixels from its left or top edge: items rest in one half, and an open
   * item fills it. The default is null. An invalid value throws a `RangeError`.
   */
  get division() { return this.#view.configuration.options.division; }
  set division(division) {
    const { options } = this.#view.configuration;
    options.division = checkedDivision(division);
    options.readDivision();
  }

  /** Descriptors of the layout's parameters, in the layout's order. */
  get parameterDescriptors() {
    this.#view.observer.readPending();
    return this.#view.configuration.parameters.descriptors.map((parameter, number) =>
      ({ ...parameter, value: this.#engine?.parameterValue(number) }));
  }

  /** The index of the current item; 0 in an empty view. Setting another one than the current one and the target ends any motion. */
  get item() { return /** @type {number} */ (this.#view.changes.pending("item") ?? this.#engine?.itemShown() ?? 0); }
  set item(index) { this.#view.calls.setItem(index); }

  /** The index of the item that is open or opening; −1 if there is none. */
  get openedItem() { return this.#engine?.openedItem() ?? -1; }

  /** Fills the elements of items. Elements filled by a previous function keep their content until `refresh` or `reload`. */
  get cell() { return this.#view.items.cell; }
  set cell(callback) {
    if (!isNone(callback)) this.#view.calls.useChildren(false);
    this.#view.items.cell = callback;
    this.requestFrame();
  }

  /** The key of an item by its index: it identifies the item at any index. Children have it as `data-key`. */
  get key() { return this.#view.references.keyOf; }
  set key(callback) { this.#view.references.keyOf = callback; }

  /** The text for the position of an item, for screen readers: `4 of 31` for 3 and 31, for example. */
  get positionText() { return this.#view.shared.positionText; }
  set positionText(text) {
    this.#view.shared.positionText = text ?? defaultPositionText;
    this.#view.items.label();
  }

  /** The duration of each item in autoplay, in seconds; 0, the default, disables autoplay. */
  get autoplay() { return isOn(this, "autoplay") ? Number(this.getAttribute("autoplay")) || 5 : 0; }
  set autoplay(seconds) {
    if (seconds > 0) this.setAttribute("autoplay", `${Number(seconds)}`);
    else this.removeAttribute("autoplay");
  }

  /** The time until autoplay shows the next item, in seconds; infinite while it pauses. */
  get autoplayTimeLeft() { return Math.max((this.#engine?.autoplayTime() ?? Infinity) - this.#now, 0); }

  /** The rate of the view's time: 1 by default; 0.1 is slow motion, 0 stops it. */
  get playbackRate() { return this.#view.shared.clock.rate; }
  set playbackRate(value) {
    const rate = value ?? 1;
    if (!(rate >= 0 && rate < Infinity)) {
      throw new RangeError(`fanfold-view: playbackRate must be a number, 0 or more, but is ${rate}`);
    }
    this.#view.shared.clock.rate = Number(rate);
    this.requestFrame();
  }

  /** The view's own time, in seconds. The engine's time never decreases: it stops until a later time is reached. */
  get currentTime() { return this.#now; }
  set currentTime(time) {
    if (!Number.isFinite(time)) throw new RangeError(`fanfold-view: currentTime must be a number, but is ${time}`);
    this.#view.shared.clock.now = time;
    this.requestFrame();
  }

  // MARK: Methods

  /**
   * Scrolls to an item; throws a `RangeError` if it does not exist.
   * @param {ItemReference} item
   * @param {import("./alignment.js").ScrollOptions} options the default is `{animated: true}`
   * @returns {Promise<boolean>} fulfilled when the content rests, with true, or is moved otherwise before, with false
   */
  scrollToItem(item, options = {}) { return this.#view.calls.scrollToItem(item, options); }

  /**
   * Scrolls to the next item that rests elsewhere, or to the next page of some items; stops at the end.
   * @param {{animated?: boolean, items?: number}} options the default is `{animated: true, items: 1}`
   */
  next({ animated = true, items = 1 } = {}) { return this.#view.calls.scrollToNeighbor(true, animated, items); }

  /**
   * Scrolls to the previous item that rests elsewhere, or to the previous page of some items; stops at the start.
   * @param {{animated?: boolean, items?: number}} options the default is `{animated: true, items: 1}`
   */
  previous({ animated = true, items = 1 } = {}) { return this.#view.calls.scrollToNeighbor(false, animated, items); }

  /**
   * Scrolls to a page of some items, as `next()` does; a page after the last one counts as the end.
   * @param {number} page from 0
   * @param {{animated?: boolean, items?: number}} options the default is `{animated: true, items: 1}`
   */
  scrollToPage(page, { animated = true, items = 1 } = {}) { return this.#view.calls.scrollToPage(page, animated, items); }

  /**
   * The page shown, from 0: at the end, the last one.
   * @param {number} [items] the number of items of a page. The default is 1
   */
  pageShown(items = 1) { return this.#engine?.pageShown(items) ?? 0; }

  /**
   * Scrolls evenly to the end until it is touched; has no effect under reduced motion. The layout `none` and printing end it.
   * @param {number} [velocity] in CSS pixels per second; 0 stops. The default is 66.7
   */
  scrollAutomatically(velocity = 66.7) {
    const { changes, shared } = this.#view;
    const action = (/** @type {import("./engine.js").Engine} */ engine) =>
      engine.scrollAutomatically(shared.isFlowing ? 0 : velocity, this.#now);
    changes.request({ kind: "show", action });
  }

  /**
   * Changes the layout. Visible items move to their new frames and keep their elements.
   * @param {string | object} layout
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  setLayout(layout, { animated = true } = {}) {
    this.#view.flow.setLayout(layout && typeof layout === "object" ? layout : `${layout}`, animated);
  }

  /** Opens an item: it fills the view. An item out of view is scrolled to first. */
  openItem(/** @type {ItemReference} */ item) {
    this.#view.changes.request({
      kind: "open", item, action: (engine, present) => engine.openItem(this.#view.references.existing(present), this.#now),
    });
  }

  /** Closes the open item. */
  closeItem() {
    this.#view.changes.request({ kind: "open", action: (engine) => engine.closeItem(this.#now) });
  }

  /**
   * Inserts items; the application's data must contain them already.
   * @param {ItemReference} before the item after the insertion, or the count
   * @param {number} [count] the default is 1
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  insert(before, count = 1, { animated = true } = {}) {
    const isAtEnd = before === this.count;
    this.#view.calls.change((engine) => {
      checkCount(count, engine.maximumCount() - engine.itemCount());
      engine.insertItems(isAtEnd ? engine.itemCount() : this.#view.references.existing(before), count, animated, this.#now);
    });
  }

  /**
   * Removes items. The application removes them from its data at `didremove`.
   * @param {ItemReference} item the first removed item
   * @param {number} [count] the default is 1
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  removeItems(item, count = 1, { animated = true } = {}) {
    this.#view.calls.change((engine) => {
      const index = this.#view.references.existing(item);
      checkCount(count, engine.itemCount() - index);
      engine.removeItems(index, count, animated, this.#now);
    });
  }

  /**
   * Moves an item.
   * @param {ItemReference} from
   * @param {ItemReference} to the index after the move
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  move(from, to, { animated = true } = {}) {
    this.#view.calls.change((engine) => {
      engine.moveItem(this.#view.references.existing(from), this.#view.references.existing(to), animated, this.#now);
    });
  }

  /**
   * Appends an item as a browser opens a tab: closes, scrolls to the end, inserts, opens. The application adds it to its
   * data at `didinsert`. Calls made meanwhile are deferred.
   */
  appendItem() {
    this.#view.changes.request({ kind: "append", action: (engine) => engine.appendItem(this.#now) });
  }

  /**
   * Restores the items that were removed last, and with further calls those before; their index, or −1. The application adds them
   * to its data at `didinsert`.
   */
  undoRemoval() { return this.#view.calls.undoRemoval(); }

  /**
   * Requests the removal of an item, as a swipe does; does nothing in an empty view.
   * @param {ItemReference} item
   * @param {{toward?: string}} options the edge over which it leaves; the default is the layout's first one
   */
  requestRemoval(item, { toward } = {}) {
    this.#view.calls.change((engine) => {
      const edge = edgeNumber(toward, engine.removalEdges());
      if (engine.itemCount() > 0) engine.requestRemoval(this.#view.references.existing(item), edge, this.#now);
    });
  }

  /**
   * Answers a deferred `beforeremove`.
   * @param {ItemReference} item its current index, or its key; if it no longer exists, the call has no effect
   * @param {boolean} isAllowed
   */
  answerRemoval(item, isAllowed) {
    this.#view.changes.request({
      kind: "answer", action: (engine) => engine.answerRemoval(this.#view.references.indexNow(item), isAllowed, this.#now),
    });
  }

  /** The element of an item; null if the item is not visible and has no element. */
  elementOf(/** @type {ItemReference} */ item) {
    const { observer, references } = this.#view;
    observer.readPending();
    return references.elementOf(references.indexOf(item));
  }

  /**
   * Focuses the current item, or the view if it is empty.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    const element = this.#view.items.find(this.openedItem < 0 ? this.item : this.openedItem);
    if (element) focusOn(element, options);
    else super.focus(options);
  }

  /** Fills an item's element again, if it is visible. */
  refresh(/** @type {ItemReference} */ item) { this.#view.items.refill(this.#view.references.indexOf(item)); }

  /** Refills all items, each in a new element. */
  reload() {
    this.#view.items.clear();
    this.requestFrame();
  }

  /**
   * The resting offset of an item, in CSS pixels.
   * @param {number} index an index out of range counts as the nearest valid one
   */
  restingOffset(index) { return this.#engine?.restingOffset(index) ?? 0; }

  /** Draws the next frame, even if nothing has changed. */
  requestFrame() { this.#view.shared.requestFrame(); }

  // MARK: Tools

  /**
   * Wraps the view's engine: to record the view's calls, to time them, or to replay them.
   * @param {(engine: Engine) => Engine} wrap receives the module's exports, and returns the object that the view uses instead
   */
  instrument(wrap) { this.#view.instrument(wrap); }

  /** A new engine without a view: a recording of a view's engine can be replayed with it. */
  static makeEngine() { return makeEngine(source); }

  /**
   * Displays the engine's state after an instrument has changed it, such as by restoring a recorded state.
   * @param {string | object} layout the engine's current layout, which the view has had before
   * @param {{width: number, height: number}} size the current size of the engine's viewport, in CSS pixels
   */
  resume(layout, size) { this.#view.resume(layout, size); }

  /**
   * @param {string} type
   * @param {any} listener
   * @param {any} [options]
   */
  addEventListener(type, listener, options) {
    // The view itself listens in its constructor, before `ready` is declared. Minifiers of 2022 do not know `#view in this`.
    if (type === "scroll" && "ready" in this) this.#view.shared.hasScrollListener = true;
    super.addEventListener(type, listener, options);
  }

  // MARK: Life

  connectedCallback() { this.#view.connect(); }
  disconnectedCallback() { this.#view.disconnect(); }
  adoptedCallback() { this.#view.flow.updateStyle(); }

  /**
   * @param {string} name
   * @param {string | null} old
   * @param {string | null} value
   */
  attributeChangedCallback(name, old, value) {
    if (old !== value || PLACES.includes(name)) readAttribute(this, this.#view, name, value);
  }

  get #engine() {
    this.#view.ahead?.catchUp();
    return this.#view.shared.engine;
  }
  get #now() { return this.#view.shared.clock.now; }
}

reportDropped(FanfoldView.prototype);
defineAttributes(FanfoldView.prototype);

/**
 * Whether an interface has a member. On a server, there may be a part of a DOM.
 * @param {string} name
 * @param {string} member
 */
const has = (name, member) => member in (/** @type {any} */ (globalThis)[name]?.prototype ?? {});

/** The latest interfaces of browsers that the element needs, by their names; settings can take WebAssembly away. */
const needs = () => ({
  "HTMLElement.attachInternals": has("HTMLElement", "attachInternals"),
  // Chromium before version 92 has a function of one list.
  "HTMLSlotElement.assign": globalThis.HTMLSlotElement?.prototype.assign?.length === 0,
  "CSSStyleSheet.replaceSync": has("CSSStyleSheet", "replaceSync"),
  WebAssembly: "WebAssembly" in globalThis,
});

let hasExplained = false;

/**
 * Defines `<fanfold-view>`, unless it is defined. If the browser lacks an interface, the element stays undefined, and its
 * children keep the page's own style.
 */
export function define() {
  const elements = globalThis.customElements;
  const defined = elements?.get?.("fanfold-view");
  if (defined && defined !== FanfoldView) console.warn("<fanfold-view> is defined by another copy of the module, which was loaded first");
  if (!elements || defined) return;
  const missing = Object.entries(needs()).flatMap(([name, exists]) => (exists ? [] : [name]));
  if (missing.length === 0) return elements.define("fanfold-view", FanfoldView);
  // A server needs no explanation.
  if (!hasExplained && globalThis.document) console.info(`fanfold-view: the element stays undefined, because ${missing.join(" and ")} must exist`);
  hasExplained = true;
}
