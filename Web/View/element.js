// @ts-check
/**
 * The element: what a page can ask of a view.
 *
 * @module
 */

import { ATTRIBUTES, defineAttributes, readAttribute, takeProperties } from "./attributes.js";
import { complete, makeEngine } from "./engine.js";
import { View } from "./view.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./items.js").CellCallback} CellCallback */
/** @typedef {number | {key: unknown} | Element} ItemReference an item's index, its key, or an element in it */

/** A server that renders pages has no elements. @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? Object;

/** @type {import("./engine.js").Source | undefined} */
let source;
/** In a page that is one file, a module has no address for others to be relative to: it is asked for where it is fetched. */
const address = () => FanfoldView.wasm;

/** @type {import("./engine.js").Source | undefined} */
let changes;
const addressOfChanges = () => FanfoldView.changes;

/**
 * An animated collection. Where neither `count` nor `cell` is set, the children that the page puts into the view are its
 * items. README.md tells of everything; attributes that are properties as they are stand in `attributes.js`.
 */
export class FanfoldView extends Base {
  // Getters: for a static field the bundler would turn all private members into weak maps, a tenth of the bytes.

  /**
   * Where the WebAssembly is, or what it is: beside this module, unless the page says otherwise before its first view.
   * @returns {import("./engine.js").Source}
   */
  static get wasm() { return source ?? new URL("fanfold.wasm", import.meta.url); }
  static set wasm(wasm) { source = wasm; }

  /**
   * Where the WebAssembly is that changes items, or what it is: beside the other, unless the page says otherwise.
   * @returns {import("./engine.js").Source}
   */
  static get changes() {
    if (changes) return changes;
    // What the page has given as bytes is all that there is.
    if (source instanceof Uint8Array) return source;
    return source
      ? new URL("fanfold-changes.wasm", new URL(source, document.baseURI)) : new URL("fanfold-changes.wasm", import.meta.url);
  }
  static set changes(wasm) { changes = wasm; }

  static get observedAttributes() { return ATTRIBUTES; }

  /**
   * Fulfilled when the view answers: when its engine is there.
   * @type {Promise<FanfoldView>}
   */
  ready;
  #view = new View(this, () => complete(addressOfChanges));

  constructor() {
    super();
    this.ready = this.#start();
    takeProperties(this, FanfoldView.prototype);
  }

  /** @returns {Promise<FanfoldView>} */
  #start() {
    // What the page does meanwhile says which Swift is needed.
    const ready = Promise.resolve().then(async () => {
      const view = this.#view;
      try {
        if (!view.core.engine && typeof this.layout !== "object") {
          const shown = makeEngine(address).then((engine) => view.start(engine));
          await Promise.all([shown, view.changesIfWanted()]);
          // The page may have said more meanwhile.
          await view.changesIfWanted();
        }
        if (typeof this.layout === "object") await (await import("./fanfold-keyframes.js")).start(view);
      } finally {
        // Until now all was as the page has it, or a server has written it.
        if (this.isConnected) view.accessibility.start();
      }
      return this;
    });
    ready.catch(console.error);
    return ready;
  }

  /** Tries once more to become ready, where that has failed. */
  retry() {
    this.ready = this.ready.catch(() => this.#start());
    return this.ready;
  }

  // MARK: Properties

  /**
   * The layout: its name, or what describes its keyframes. Setting one that does not exist throws a `RangeError`.
   * @returns {string | object}
   */
  get layout() { return /** @type {any} */ (this.#view.queue.value("layout")) ?? this.#view.configuration.layout; }
  set layout(layout) { this.setLayout(layout, { animated: false }); }

  /** The names of all layouts; none before the view is ready. */
  get layouts() { return [...this.#view.configuration.layouts]; }

  /**
   * How many items there are: a whole number, 0 or more. The default is as many as the view has children; where it is
   * set, the view makes the elements of items itself, and `cell` fills them.
   */
  get count() { return this.#view.core.count; }
  set count(count) {
    this.#view.mutations.useChildren(false);
    this.#view.queue.when("count", (engine) => this.#view.setCount(engine, Number(count)));
  }

  /** How far the content is scrolled, in CSS pixels. Setting it ends any motion. */
  get contentOffset() { return /** @type {number} */ (this.#view.queue.value("offset") ?? this.#engine?.offset() ?? 0); }
  set contentOffset(offset) {
    this.#view.queue.when("offset", (engine) => engine.scrollToOffset(Number(offset), 0, this.#now), Number(offset));
  }

  /** Which place is shown: that of the item that is, or in between. Setting it ends any motion. */
  get position() { return this.#view.scrolling.position; }
  set position(position) {
    this.#view.queue.when("offset", (engine) => {
      const first = engine.restingOffset(0);
      engine.scrollToOffset(first + (engine.restingOffset(1) - first) * position, 0, this.#now);
    });
  }

  /** How far the content is scrolled, from 0, the first item, to 1, the last. */
  get progress() { return this.#view.scrolling.progress; }

  /** The extent of the content along the scroll axis, in CSS pixels. */
  get contentLength() { return this.#engine?.contentLength() ?? 0; }

  /** The size of the view as its engine knows it, in CSS pixels. */
  get viewportSize() { return { ...this.#view.core.size }; }

  /** The positions between which items may be visible: the first item, and the one after the last. */
  get visibleRange() { return { lower: this.#engine?.visibleLower() ?? 0, upper: this.#engine?.visibleUpper() ?? 0 }; }

  /** The layout's parameters by name. Setting some leaves the others; an unknown name or value throws. */
  get parameters() { return Object.fromEntries(this.parameterDescriptors.map(({ name, value }) => [name, value])); }
  set parameters(values) {
    this.#view.queue.when("parameters", (engine) => this.#view.configuration.setParameters(engine, values));
  }

  /** What there is to know of the layout's parameters, in the order in which the layout lists them. */
  get parameterDescriptors() {
    this.#view.mutations.catchUp();
    return this.#view.configuration.parameters.map((parameter, number) =>
      ({ ...parameter, value: this.#engine?.parameterValue(number) }));
  }

  /** The item that is shown. */
  get item() { return /** @type {number} */ (this.#view.queue.value("item") ?? this.#engine?.itemShown() ?? 0); }
  set item(index) { this.scrollTo(index, { animated: false }); }

  /** The item that fills the view or is on its way there; −1 where none is. */
  get openedItem() { return this.#engine?.openedItem() ?? -1; }

  /** Fills the elements of items. What another function has filled keeps what it shows until `refresh` or `reload`. */
  get cell() { return this.#view.items.cell; }
  set cell(callback) {
    this.#view.mutations.useChildren(false);
    this.#view.items.cell = callback;
    this.requestFrame();
  }

  /** The key of an item by its index: what is the same for it wherever it stands. Children have it as `data-key`. */
  get key() { return this.#view.keyOf; }
  set key(callback) { this.#view.keyOf = callback; }

  /** Says which item of how many one is, to those who listen: `4 of 31` for 3 and 31, say. */
  get positionText() { return this.#view.core.positionText; }
  set positionText(text) {
    this.#view.core.positionText = text;
    this.#view.items.label();
  }

  /** For how many seconds each item is shown before the next one is, by itself; 0, the default, where none is. */
  get autoplay() { return this.hasAttribute("autoplay") ? Number(this.getAttribute("autoplay")) || 5 : 0; }
  set autoplay(seconds) {
    if (seconds > 0) this.setAttribute("autoplay", `${Number(seconds)}`);
    else this.removeAttribute("autoplay");
  }

  /** How fast time passes for the view: 1, the default, as everywhere; 0.1 in slow motion; 0 not at all. */
  get playbackRate() { return this.#view.core.clock.rate; }
  set playbackRate(rate) {
    if (!(rate >= 0 && rate < Infinity)) {
      throw new RangeError(`fanfold-view: playbackRate must be a number, 0 or more, but is ${rate}`);
    }
    this.#view.core.clock.rate = Number(rate);
    this.requestFrame();
  }

  /** The view's own time, in seconds. Its engine never goes back: it waits for a time that it has not seen yet. */
  get currentTime() { return this.#now; }
  set currentTime(time) {
    if (!Number.isFinite(time)) throw new RangeError(`fanfold-view: currentTime must be a number, but is ${time}`);
    this.#view.core.clock.now = time;
    this.requestFrame();
  }

  // MARK: Methods

  /**
   * Scrolls to an item: `scrollTo(item, {animated = true, align, duration})`. One that does not exist throws a
   * `RangeError`. With other arguments it is what it is for every element.
   * @param {any[]} args
   */
  scrollTo(...args) {
    const [item, options = {}] = args;
    const isItem = typeof item !== "object" || "key" in item || item instanceof Element;
    if (!isItem || typeof options !== "object") return super.scrollTo(...args);
    this.#view.scrollTo(item, options);
  }

  /**
   * Moves evenly to the end until it is touched; never under Reduce Motion.
   * @param {number} [velocity] in CSS pixels per second; 0 stops. The default is 66.7
   */
  scrollAutomatically(velocity = 66.7) {
    this.#view.queue.when("show", (engine) => engine.scrollAutomatically(velocity, this.#now));
  }

  /**
   * Changes the layout; what is visible goes from how it was shown to how it will be, and keeps its elements.
   * @param {string | object} layout
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  setLayout(layout, { animated = true } = {}) {
    const wish = layout && typeof layout === "object" ? layout : `${layout}`;
    const { core, queue, configuration } = this.#view;
    // Of what has not been shown there is nothing to go from.
    const isChange = animated && Boolean(core.engine);
    queue.when("layout", (engine) => configuration.setLayout(engine, wish, isChange), wish, false, isChange);
    // What still waits wants an engine that knows keyframes.
    if (core.engine && queue.value("layout")) this.ready = this.#start();
  }

  /**
   * Brings an item to fill the view; one that is not in view is scrolled to first.
   * @param {ItemReference} item
   */
  openItem(item) {
    this.#view.queue.when("open", (engine) => {
      this.#view.callWith(item, (index) => engine.openItem(index, this.#now));
    });
  }

  /** Sends the open item back to its place. */
  closeItem() {
    const { core, queue } = this.#view;
    // Where nothing can have been open, there is nothing to load for it.
    if (core.engine && !core.changes && !queue.hasChanges) return;
    queue.when("open", (engine) => engine.closeItem(this.#now));
  }

  /**
   * Inserts items; the application's own data must have them already.
   * @param {ItemReference} before which item, or the count
   * @param {number} [count] the default is 1
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  insert(before, count = 1, { animated = true } = {}) {
    const isAtEnd = before === this.count;
    this.#view.change((engine) => {
      const insert = (/** @type {number} */ index) => engine.insertItems(index, count, animated, this.#now);
      if (isAtEnd) this.#view.check(insert(engine.itemCount()), before);
      else this.#view.callWith(before, insert);
    });
  }

  /**
   * Removes items: `remove(item, count = 1, {animated = true})`; the application drops them from its data at
   * `didremove`. Without arguments it removes the view from the document, as it does for every element.
   * @param {any[]} args
   */
  remove(...args) {
    if (args.length === 0) return super.remove();
    const [item, count = 1, { animated = true } = {}] = args;
    this.#view.change((engine) => {
      this.#view.callWith(item, (index) => engine.removeItems(index, count, animated, this.#now));
    });
  }

  /**
   * Moves an item.
   * @param {ItemReference} from
   * @param {ItemReference} to where it is afterwards
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  move(from, to, { animated = true } = {}) {
    this.#view.change((engine) => {
      this.#view.callWith(to, (end) => {
        this.#view.callWith(from, (start) => engine.moveItem(start, end, animated, this.#now));
        return 1;
      });
    });
  }

  /**
   * Appends an item as a browser opens a tab: closes, scrolls to the end, inserts, opens. The application
   * adds it to its data at `didinsert`. Calls made meanwhile wait.
   */
  appendItem() {
    this.#view.queue.when("append", (engine) => engine.appendItem(this.#now));
  }

  /** Brings back what was removed last; its index, or −1. The application puts it back at `didinsert`. */
  undoRemoval() { return this.#view.undoRemoval(); }

  /**
   * Asks to remove an item, as a swipe does.
   * @param {ItemReference} item
   */
  requestRemoval(item) {
    this.#view.change((engine) => this.#view.callWith(item, (index) => engine.requestRemoval(index, this.#now)));
  }

  /**
   * Answers a `beforeremove` that was put off.
   * @param {ItemReference} item its index now, or its key; where it is no longer there, nothing happens
   * @param {boolean} isAllowed
   */
  answerRemoval(item, isAllowed) {
    this.#view.queue.when("answer", (engine) => {
      engine.answerRemoval(this.#view.indexNow(item), isAllowed, this.#now);
      this.#view.events.deliver();
    });
  }

  /**
   * The element of an item; null where the item is not visible and has no element.
   * @param {ItemReference} item
   */
  elementOf(item) { return this.#view.elementOf(this.#view.indexOf(item)); }

  /**
   * Focuses the item that is shown; the view itself where it has none.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    const element = this.#view.items.find(this.openedItem < 0 ? this.item : this.openedItem);
    if (element) element.focus(options);
    else super.focus(options);
  }

  /**
   * Fills an item's element once more, where it is visible.
   * @param {ItemReference} item
   */
  refresh(item) { this.#view.items.refill(this.#view.indexOf(item)); }

  /** Fills every item anew, each in a new element. */
  reload() {
    this.#view.items.clear();
    this.requestFrame();
  }

  /**
   * The offset at which an item is shown as it should rest, in CSS pixels.
   * @param {number} index one that does not exist counts as the nearest
   */
  restingOffset(index) { return this.#engine?.restingOffset(index) ?? 0; }

  /** Draws the next frame, whether or not anything has changed. */
  requestFrame() { this.#view.core.requestFrame(); }

  // MARK: Tools

  /**
   * Puts something between the view and its engine: to record what the view asks, to time it, or to replay it.
   * @param {(engine: Engine) => Engine} wrap gets the module's exports, and returns what the view uses in their place
   */
  instrument(wrap) { this.#view.instrument(wrap); }

  /** A new engine, of no view: with a recording it can be replayed what a view's engine did. */
  static async makeEngine() {
    const engine = makeEngine(address);
    await complete(addressOfChanges);
    return engine;
  }

  /**
   * Shows what the engine holds after something else than the view has changed it: who records an engine through an
   * instrument can make it again what it was.
   * @param {string | object} layout the layout that it has now, one that the view has had before
   * @param {{width: number, height: number}} size of its viewport now, in CSS pixels
   */
  resume(layout, size) { this.#view.resume(layout, size); }

  // MARK: Life

  connectedCallback() { this.#view.connect(); }
  disconnectedCallback() { this.#view.disconnect(); }
  adoptedCallback() { this.#view.dress(); }

  /**
   * @param {string} name
   * @param {string | null} _old
   * @param {string | null} value
   */
  attributeChangedCallback(name, _old, value) { readAttribute(this, this.#view, name, value); }

  get #engine() { return this.#view.core.engine; }
  get #now() { return this.#view.core.clock.now; }
}

defineAttributes(FanfoldView.prototype);
