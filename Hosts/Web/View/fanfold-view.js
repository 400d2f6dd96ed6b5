// @ts-check
/**
 * `<fanfold-view>`: an animated collection layout as a custom element.
 *
 * The Swift engine decides what is on stage and where; these modules feed it input and sizes, and write what
 * it says to the elements of items. There is no geometry here.
 *
 * @module fanfold-view
 */

import { Accessibility } from "./accessibility.js";
import {
  appearanceValues, Core, kebabCase, layoutNames, makeEngine, nextEvent, parameterDescriptors,
} from "./engine.js";
import { Input } from "./input.js";
import { Items } from "./items.js";
import { rounded } from "./style-writer.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").ParameterDescriptor} ParameterDescriptor */
/** @typedef {import("./items.js").CellCallback} CellCallback */

/** The layout of a view that names none. */
const DEFAULT_LAYOUT = "expanding";

/** By so much the width changes at once, at the least, where a device is turned: an edge that is dragged comes along. */
const TURNING_LEAP = 1.25;

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; position: relative; overflow: clip; isolation: isolate; contain: layout style;
          user-select: none; -webkit-user-select: none; cursor: grab; }
  :host([hidden]) { display: none; }
  :host([data-dragging]) { cursor: grabbing; }
  :host(:focus-visible), ::slotted(:focus-visible) { outline: 3px solid Highlight; outline-offset: -3px; }
  ::slotted(*) { position: absolute !important; left: 0; top: 0; margin: 0; box-sizing: border-box;
          transform-origin: 0 0; will-change: transform; contain: layout style size; }
  #veil { position: absolute; inset: 0; z-index: 2147483647; pointer-events: none; }
  #status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`);

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
 * An animated collection.
 *
 * Attributes: `layout`, `count`, `item` (the first to show), `content-offset`, `parameters` (JSON), each parameter of
 * the layout by its own name (`featured-length`), `reduce-motion` (`auto`, the default, follows the system; `on`,
 * `off`), and what a finger may do besides scrolling: `removable` (swipe an item away, where the layout allows it),
 * `reorderable` (by a long press); `loop`.
 *
 * Events: `itemtap` with `detail.index`; `scrollend` with `detail.offset` and `detail.item`; `willhighlight`,
 * `didhighlight`, `willdismiss`, `diddismiss`; `shouldremove`, which refuses the removal where it is cancelled and
 * puts it off where `detail.wait()` is called, until `answerRemoval`; `didkeep`, `didinsert`, `didremove`, `didmove`,
 * `didfinishchanges`, `willreorder`, `didreorder`, `didappend`. They come in the engine's order.
 *
 * Where neither `count` nor `cell` is set, the children that the page puts into the view are its items. Each item's
 * element has `data-index`, and carries the layout's appearance values as custom properties: `--progress`, and
 * `--cover-opacity` and so on.
 */
export class FanfoldView extends HTMLElement {
  /** A getter: for a static field the bundler would turn all private members into weak maps, a tenth of the bytes. */
  static get observedAttributes() {
    return [
      "layout", "count", "item", "content-offset", "parameters", "reduce-motion", "dir", "removable", "reorderable",
      "loop",
    ];
  }

  /**
   * Fulfilled when the view answers: when its engine is there.
   * @type {Promise<FanfoldView>}
   */
  ready;
  /** @type {Core} */
  #core = new Core(this, (pageTime) => this.#draw(pageTime));
  #items;
  #children;
  #input = new Input(this.#core);
  /**
   * What is asked for before it can be answered.
   * @type {Map<string, () => void>}
   */
  #waiting = new Map();
  /**
   * The module's exports, as they are without an instrument.
   * @type {Engine | undefined}
   */
  #exports;
  #wrap = (/** @type {Engine} */ engine) => engine;
  /** @type {string[]} */
  #layouts = [];
  #layout = DEFAULT_LAYOUT;
  /**
   * The layout's parameters, each with its default for a value.
   * @type {ParameterDescriptor[]}
   */
  #parameters = [];
  /** The same, of all layouts that have been shown, by their names. @type {Map<string, ParameterDescriptor[]>} */
  #described = new Map();
  #veilPart = 1;
  /** The event that the engine is about to send because of the children. */
  #expected = "";
  /** @type {AbortController | undefined} */
  #connection;
  #mutations = new MutationObserver((records) => this.#notice(records));
  #resizes = new ResizeObserver(([entry]) => this.#resize(entry.contentRect));
  #veil;
  #accessibility;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open", slotAssignment: "manual" });
    shadow.adoptedStyleSheets = [style];
    const slot = shadow.appendChild(document.createElement("slot"));
    this.#items = new Items(this.#core, slot);
    this.#children = this.#items.children;
    this.#veil = ownElement(shadow, "veil");
    this.#veil.setAttribute("part", "veil");
    this.#accessibility = new Accessibility(this.#core, this.#items, ownElement(shadow, "status"));
    this.#observe();
    this.ready = makeEngine(import.meta.url).then((engine) => this.#start(engine));
    this.ready.catch((error) => console.error(error));
    this.#takeProperties();
  }

  /** What the page has set on the element before it was a view. */
  #takeProperties() {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in FanfoldView.prototype)) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  // MARK: Properties

  /** The layout's name. Setting one that does not exist throws a `RangeError`. */
  get layout() { return this.#layout; }
  set layout(name) { this.#when("layout", () => this.#setLayout(`${name}`)); }

  /** The names of all layouts; none before the view is ready. */
  get layouts() { return [...this.#layouts]; }

  /**
   * How many items there are: a whole number, 0 or more. The default is as many as the view has children; where it is
   * set, the view makes the elements of items itself, and `cell` fills them.
   */
  get count() { return this.#core.engine?.itemCount() ?? 0; }
  set count(count) {
    this.#makeCells();
    this.#when("count", (engine) => this.#setCount(engine, Number(count)));
  }

  /** How far the content is scrolled, in CSS pixels. Setting it ends any motion. */
  get contentOffset() { return this.#core.engine?.offset() ?? 0; }
  set contentOffset(offset) {
    this.#when("offset", (engine) => engine.scrollToOffset(Number(offset), 0, this.#core.clock.now));
  }

  /** The extent of the content along the scroll axis, in CSS pixels. */
  get contentLength() { return this.#core.engine?.contentLength() ?? 0; }

  /** The size of the view as its engine knows it, in CSS pixels. */
  get viewportSize() { return { ...this.#core.size }; }

  /** The positions between which items may be visible: the first item, and the one after the last. */
  get visibleRange() {
    const { engine } = this.#core;
    return { lower: engine?.visibleLower() ?? 0, upper: engine?.visibleUpper() ?? 0 };
  }

  /** The layout's parameters by name. Setting some leaves the others; an unknown name or value throws. */
  get parameters() { return Object.fromEntries(this.parameterDescriptors.map(({ name, value }) => [name, value])); }
  set parameters(values) {
    this.#when("parameters", (engine) => this.#setParameters(engine, values));
  }

  /** What there is to know of the layout's parameters, in the order in which the layout lists them. */
  get parameterDescriptors() {
    const { engine } = this.#core;
    return this.#parameters.map((parameter, number) => ({ ...parameter, value: engine?.parameterValue(number) }));
  }

  /** The item that is shown. */
  get item() { return this.#core.engine?.itemShown() ?? 0; }
  set item(index) { this.scrollTo(index, { animated: false }); }

  /** The item that fills the view or is on its way there; −1 where none is. */
  get highlightedItem() { return this.#core.engine?.highlightedItem() ?? -1; }

  /** Fills the elements of items. */
  get cell() { return this.#items.cell; }
  set cell(callback) {
    this.#makeCells();
    this.#items.cell = callback;
    this.reload();
  }

  /** Says which item of how many one is, to those who listen: `4 of 31` for 3 and 31, say. */
  get positionText() { return this.#core.positionText; }
  set positionText(text) {
    this.#core.positionText = text;
    this.#items.label();
  }

  /** How fast time passes for the view: 1, the default, as everywhere; 0.1 in slow motion; 0 not at all. */
  get playbackRate() { return this.#core.clock.rate; }
  set playbackRate(rate) {
    if (!(rate >= 0 && rate < Infinity)) {
      throw new RangeError(`fanfold-view: playbackRate must be a number, 0 or more, but is ${rate}`);
    }
    this.#core.clock.rate = Number(rate);
    this.requestFrame();
  }

  /** The view's own time, in seconds. Its engine never goes back: it waits for a time that it has not seen yet. */
  get currentTime() { return this.#core.clock.now; }
  set currentTime(time) {
    if (!Number.isFinite(time)) throw new RangeError(`fanfold-view: currentTime must be a number, but is ${time}`);
    this.#core.clock.now = time;
    this.requestFrame();
  }

  // MARK: Methods

  /**
   * Scrolls to an item: `scrollTo(index, {animated = true})`. One that does not exist throws a `RangeError`. With other
   * arguments it is what it is for every element.
   * @param {any[]} args
   */
  scrollTo(...args) {
    const [index, options = {}] = args;
    if (typeof index === "object" || typeof options !== "object") return super.scrollTo(...args);
    this.#when("item", (engine) => {
      this.#check(engine.scrollToItem(Number(index), Number(options.animated ?? true), this.#core.clock.now), index);
    });
  }

  /**
   * Moves evenly to the end until it is touched; never under Reduce Motion.
   * @param {number} [velocity] in CSS pixels per second; 0 stops. The default is 66.7
   */
  scrollAutomatically(velocity = 66.7) {
    this.#when("show", (engine) => engine.scrollAutomatically(velocity, this.#core.clock.now));
  }

  /**
   * Changes the layout; what is on stage goes from how it was shown to how it will be.
   * @param {string} name
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  setLayout(name, { animated = true } = {}) {
    this.#when("layout", () => this.#setLayout(name, animated));
  }

  /**
   * Brings an item to fill the view; one that is not in view is scrolled to first.
   * @param {number} index
   */
  highlight(index) {
    this.#when("highlight", (engine) => this.#check(engine.highlight(index, this.#core.clock.now), index));
  }

  /** Sends the highlighted item back to its place. */
  dismiss() {
    this.#when("highlight", (engine) => engine.dismiss(this.#core.clock.now));
  }

  /**
   * Inserts items; the application's own data must have them already.
   * @param {number} index before which item, or the count
   * @param {number} [count] the default is 1
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  insert(index, count = 1, { animated = true } = {}) {
    this.#change((engine) => engine.insertItems(index, count, Number(animated), this.#core.clock.now), index);
  }

  /**
   * Removes items: `remove(index, count = 1, {animated = true})`; the application drops them from its data at
   * `didremove`. Without arguments it removes the view from the document, as it does for every element.
   * @param {any[]} args
   */
  remove(...args) {
    if (args.length === 0) return super.remove();
    const [index, count = 1, { animated = true } = {}] = args;
    this.#change((engine) => engine.removeItems(index, count, Number(animated), this.#core.clock.now), index);
  }

  /**
   * Moves an item.
   * @param {number} from
   * @param {number} to its index afterwards
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  move(from, to, { animated = true } = {}) {
    this.#change((engine) => engine.moveItem(from, to, Number(animated), this.#core.clock.now), `${from} or ${to}`);
  }

  /**
   * Appends an item as a browser opens a tab: dismisses, scrolls to the end, inserts, highlights. The application
   * adds it to its data at `didinsert`. Calls made meanwhile wait. With arguments it appends nodes, as it does for every
   * element: children become items.
   * @param {(Node | string)[]} nodes
   */
  append(...nodes) {
    if (nodes.length > 0) return super.append(...nodes);
    this.#when("append", (engine) => engine.appendItem(this.#core.clock.now));
  }

  /** Brings back what was removed last; its index, or −1. The application puts it back at `didinsert`. */
  undoRemoval() {
    const { engine, clock } = this.#core;
    if (!engine) return -1;
    let index = -1;
    this.#deliverEvents(engine);
    this.#children.returning(() => {
      index = engine.undoRemoval(1, clock.now);
      this.#deliverEvents(engine);
    });
    this.requestFrame();
    return index;
  }

  /**
   * Asks to remove an item, as a swipe does.
   * @param {number} index
   */
  requestRemoval(index) {
    this.#change((engine) => engine.requestRemoval(index, this.#core.clock.now), index);
  }

  /**
   * Answers a `shouldremove` that was put off.
   * @param {number} index the item's index now
   * @param {boolean} isAllowed
   */
  answerRemoval(index, isAllowed) {
    this.#when("answer", (engine) => engine.answerRemoval(index, Number(isAllowed), this.#core.clock.now));
  }

  /**
   * The element of an item; null where the item is not on stage and has no element.
   * @param {number} index
   */
  elementOf(index) {
    return (this.#children.areItems && this.#children.elements[index]) || this.#items.find(index);
  }

  /**
   * Focuses the item that is shown; the view itself where it has none.
   * @param {FocusOptions} [options]
   */
  focus(options) {
    const item = this.#items.find(this.highlightedItem < 0 ? this.item : this.highlightedItem);
    if (item) item.focus(options);
    else super.focus(options);
  }

  /** Fills every element anew. */
  reload() {
    this.#items.clear();
    this.requestFrame();
  }

  /**
   * The offset at which an item is shown as it should rest, in CSS pixels.
   * @param {number} index one that does not exist counts as the nearest
   */
  restingOffset(index) { return this.#core.engine?.restingOffset(index) ?? 0; }

  /** Draws the next frame, whether or not anything has changed. */
  requestFrame() { this.#core.requestFrame(); }

  /**
   * Puts something between the view and its engine: to record what the view asks, to time it, or to replay it.
   * @param {(engine: Engine) => Engine} wrap gets the module's exports, and returns what the view uses in their place
   */
  instrument(wrap) {
    this.#wrap = wrap;
    if (this.#exports) this.#core.engine = wrap(this.#exports);
    this.requestFrame();
  }

  /** A new engine, of no view: with a recording it can be replayed what a view's engine did. */
  static makeEngine() { return makeEngine(import.meta.url); }

  /**
   * Shows what the engine holds after something else than the view has changed it: who records an engine through an
   * instrument can make it again what it was.
   * @param {string} layout the layout that it has now, one that the view has had before
   * @param {{width: number, height: number}} size of its viewport now, in CSS pixels
   */
  refresh(layout, size) {
    const { engine } = this.#core;
    if (!engine) return;
    if (layout !== this.#layout) this.#items.clear();
    this.#layout = layout;
    this.#core.size = { ...size };
    this.#learn(engine);
    this.#readCount();
    this.#draw(performance.now());
  }

  // MARK: Life

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#resizes.observe(this);
    this.#accessibility.start();
    this.#input.start(signal);
    matchMedia("(prefers-reduced-motion: reduce)")
      .addEventListener("change", () => this.#readReduceMotion(), { signal });
    const direction = new MutationObserver(() => this.#readDirection());
    direction.observe(document.documentElement, { attributeFilter: ["dir"] });
    signal.addEventListener("abort", () => direction.disconnect());
    this.#readDirection();
    this.requestFrame();
  }

  disconnectedCallback() {
    this.#connection?.abort();
    this.#resizes.disconnect();
    this.#core.stop();
  }

  /**
   * @param {string} name
   * @param {string | null} _old
   * @param {string | null} value
   */
  attributeChangedCallback(name, _old, value) {
    switch (name) {
      case "layout": this.layout = value ?? DEFAULT_LAYOUT; return;
      case "count": return value === null ? this.#useChildren() : void (this.count = Number(value.trim() || NaN));
      case "item": return value === null ? undefined : this.scrollTo(Number(value), { animated: false });
      case "content-offset": this.contentOffset = Number(value ?? 0); return;
      case "parameters": this.parameters = parsed(value ?? "{}"); return;
      case "reduce-motion": return this.#readReduceMotion();
      case "dir": return this.#readDirection();
      case "removable": case "reorderable": case "loop": return this.#readOptions();
    }
  }

  /**
   * @param {Engine} engine
   */
  #start(engine) {
    this.#exports = engine;
    this.#core.engine = this.#wrap(engine);
    this.#layouts = layoutNames(engine);
    this.#readReduceMotion();
    this.#readDirection();
    this.#readOptions();
    this.#describe(engine);
    if (this.#children.areItems) this.#setCount(engine, this.#children.read());
    this.#resize(this.#core.size);
    return this;
  }

  /** Cells of the view's own making come and go unobserved. */
  #observe() {
    this.#mutations.observe(this, { attributes: true, childList: this.#children.areItems });
  }

  /**
   * Follows what the page does to the view's element.
   * @param {MutationRecord[]} records
   */
  #notice(records) {
    if (!this.#core.engine) return;
    const names = records.map((record) => record.attributeName);
    if (names.includes(null)) this.#followChildren(this.#core.engine);
    this.#readParameters(this.#core.engine, (name) => names.includes(name));
  }

  /** @param {Engine} engine */
  #followChildren(engine) {
    if (!this.#children.areItems) return;
    const time = this.#core.clock.now;
    // What is due by now is done first, so that what comes is the children's doing.
    engine.advance(time);
    this.#deliverEvents(engine);
    this.#children.follow(engine, time, (...event) => {
      this.#expected = event.join();
      this.#deliverEvents(engine);
    });
    this.#items.replaceTaken();
    this.#catchUp();
    this.requestFrame();
  }

  /** From now on the view makes the elements of items. */
  #makeCells() {
    if (!this.#children.areItems) return;
    this.#items.clear();
    this.#children.areItems = false;
    this.#observe();
    this.requestFrame();
  }

  /** From now on children are items. */
  #useChildren() {
    if (this.#children.areItems) return;
    this.#items.clear();
    this.#children.areItems = true;
    this.#observe();
    if (this.#core.engine) this.#setCount(this.#core.engine, this.#children.read());
    this.requestFrame();
  }

  /**
   * Does a thing once the engine can: items and offsets wait for a size and a count, everything waits for the
   * engine. Of things of the same name only the latest is done.
   * @param {string} name
   * @param {(engine: Engine) => void} action
   */
  #when(name, action) {
    const perform = () => {
      action(/** @type {Engine} */ (this.#core.engine));
      this.requestFrame();
    };
    if (this.#can(name)) return perform();
    this.#waiting.delete(name);
    this.#waiting.set(name, perform);
  }

  /**
   * @param {string} name
   */
  #can(name) {
    const { engine, count, size } = this.#core;
    if (!engine) return false;
    const needsContent = !["layout", "parameters", "count"].includes(name);
    return !needsContent || (count > 0 && size.width > 0 && size.height > 0);
  }

  /** Does what has been waiting and can be done now: the layout first, its parameters next. */
  #catchUp() {
    for (const name of ["layout", "parameters", "count", "item", "offset", "show", "highlight", "append"]) {
      const perform = this.#waiting.get(name);
      if (!perform || !this.#can(name)) continue;
      this.#waiting.delete(name);
      try { perform(); } catch (error) { reportError(error); }
    }
  }

  // MARK: Configuration

  /**
   * Changes items at once, or says why not.
   * @param {(engine: Engine) => number} change
   * @param {unknown} index what to name where the engine refuses it
   */
  #change(change, index) {
    const { engine } = this.#core;
    if (!engine) throw new Error("fanfold-view: items change once the view is ready; await view.ready");
    this.#check(change(engine), index);
    this.requestFrame();
  }

  /**
   * @param {number} isDone
   * @param {unknown} index
   */
  #check(isDone, index) {
    if (!isDone) throw new RangeError(`fanfold-view: there is no item ${index}; the count is ${this.count}`);
  }

  #readOptions() {
    const { engine, clock } = this.#core;
    engine?.setOptions(Number(this.hasAttribute("removable")), Number(this.hasAttribute("reorderable")));
    engine?.setLooping(Number(this.hasAttribute("loop")), clock.now);
    this.#readTouchAction();
    this.requestFrame();
  }

  /** Leaves to the browser what the view has no use for: a drag across the scroll axis, mostly. */
  #readTouchAction() {
    const { engine } = this.#core;
    const isVertical = Boolean(engine?.isVertical());
    const takesAll = (this.hasAttribute("removable") && engine?.hasRemoval()) || this.highlightedItem >= 0;
    this.style.touchAction = takesAll ? "none" : isVertical ? "pan-x pinch-zoom" : "pan-y pinch-zoom";
  }

  /**
   * @param {string} name
   * @param {boolean} [animated]
   */
  #setLayout(name, animated = false) {
    const { engine, clock } = this.#core;
    const number = this.#layouts.indexOf(name);
    if (!engine || number < 0) {
      throw new RangeError(`fanfold-view: there is no layout "${name}"; there are ${this.#layouts.join(", ")}`);
    }
    engine.setLayout(number, Number(animated), clock.now);
    this.#layout = name;
    this.#describe(engine);
    this.reload();
  }

  /**
   * Sets the parameters that attributes name: `featured-length` is `featuredLength`, whatever the layout declares. One
   * without an attribute has its default.
   * @param {Engine} engine
   * @param {(name: string) => boolean} concerns whether an attribute is to be read
   */
  #readParameters(engine, concerns) {
    for (const parameter of this.#parameters) {
      const attribute = kebabCase(parameter.name);
      if (!concerns(attribute)) continue;
      const text = this.getAttribute(attribute);
      const value = text === null ? parameter.default : Number(text.trim() || NaN);
      try { this.#setParameters(engine, { [parameter.name]: value }, text); } catch (error) { reportError(error); }
    }
  }

  /**
   * Learns of a layout with its default parameters.
   * @param {Engine} engine
   */
  #describe(engine) {
    this.#described.set(this.#layout, parameterDescriptors(engine));
    this.#learn(engine);
    this.#readParameters(engine, (name) => this.hasAttribute(name));
  }

  /**
   * Learns what the layout's numbers mean and how it wants to be touched.
   * @param {Engine} engine
   */
  #learn(engine) {
    this.#parameters = this.#described.get(this.#layout) ?? [];
    this.#items.appearance = appearanceValues(engine);
    this.#readTouchAction();
    this.#drawVeil(engine);
  }

  /**
   * @param {Engine} engine
   */
  #drawVeil(engine) {
    const { width } = this.#core.size;
    const stops = [0, 1, 2].map((stop) =>
      `rgb(0 0 0 / ${engine.veilOpacity(stop)}) ${engine.veilLocation(stop) * width}px`);
    this.#veil.hidden = engine.veilOpacity(0) < 0;
    if (!this.#veil.hidden) this.#veil.style.background = `radial-gradient(circle, ${stops.join(", ")})`;
  }

  /**
   * @param {Engine} engine
   * @param {Record<string, number>} values
   * @param {string | null} [text] how the value was written
   */
  #setParameters(engine, values, text) {
    for (const [name, value] of Object.entries(values)) {
      const number = this.#parameters.findIndex((parameter) => parameter.name === name);
      if (number < 0) {
        const names = this.#parameters.map((parameter) => parameter.name).join(", ");
        throw new RangeError(`fanfold-view: there is no parameter "${name}"; there are ${names}`);
      }
      if (!engine.setParameter(number, Number(value), this.#core.clock.now)) {
        const { minimum, maximum } = this.#parameters[number];
        throw new RangeError(`fanfold-view: ${name} must be in ${minimum}…${maximum}, but is ${text ?? value}`);
      }
    }
    this.#items.appearance = appearanceValues(engine);
    this.#drawVeil(engine);
  }

  /**
   * @param {Engine} engine
   * @param {number} count
   */
  #setCount(engine, count) {
    if (!engine.setCount(count, this.#core.clock.now)) {
      throw new RangeError(`fanfold-view: count must be a whole number, 0 or more, but is ${count}`);
    }
    this.#readCount();
    this.#catchUp();
  }

  #readCount() {
    this.#core.count = this.#core.engine?.itemCount() ?? 0;
    this.#items.label();
  }

  #readReduceMotion() {
    const wish = this.getAttribute("reduce-motion") ?? "auto";
    const system = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#core.engine?.setReduceMotion(Number(wish === "auto" ? system : wish !== "off"), this.#core.clock.now);
    this.requestFrame();
  }

  #readDirection() {
    if (!this.isConnected) return;
    this.#core.engine?.setRightToLeft(Number(getComputedStyle(this).direction === "rtl"), this.#core.clock.now);
    this.requestFrame();
  }

  /**
   * @param {{width: number, height: number}} size
   */
  #resize({ width, height }) {
    const old = this.#core.size;
    const leap = Math.max(width / old.width, old.width / width);
    const isTurned = old.width > 0 && old.height > old.width !== height > width && leap >= TURNING_LEAP;
    this.#core.size = { width, height };
    const { engine, clock } = this.#core;
    if (!engine) return;
    // A device that is turned takes its items along; an edge that is dragged is followed at once.
    engine.setViewport(width, height, Number(isTurned), clock.now);
    this.#drawVeil(engine);
    this.#catchUp();
    // Right now, not in the next frame: the page paints after this.
    this.#draw(performance.now());
  }

  // MARK: Frames

  /**
   * @param {number} pageTime in milliseconds
   */
  #draw(pageTime) {
    const { engine, clock } = this.#core;
    if (!engine) return;
    const count = engine.advance(clock.at(pageTime));
    // First the events: an application learns of an item before it is asked to fill its element.
    this.#deliverEvents(engine);
    this.#items.show(engine, count);
    const veilPart = rounded(engine.veilPart(), 1e4);
    if (veilPart !== this.#veilPart) this.#veil.style.opacity = `${(this.#veilPart = veilPart)}`;
    const { hasChanged } = this.#items;
    if (hasChanged) this.#accessibility.isSettled = false;
    if (engine.needsFrame()) return void (clock.rate > 0 && this.requestFrame());
    // Whoever moves the view from frame to frame, a wheel or the page, may go on, and so may a finger: then it is no rest.
    if (hasChanged) this.requestFrame();
    else if (!this.#accessibility.isSettled && !this.#input.isHeld) this.#accessibility.settle(engine);
  }

  /** @param {Engine} engine */
  #deliverEvents(engine) {
    for (let event = nextEvent(engine); event; event = nextEvent(engine)) this.#deliver(...event);
  }

  /**
   * @param {string} name
   * @param {Record<string, any>} detail
   */
  #deliver(name, detail) {
    const isExpected = this.#expected === [name, ...Object.values(detail)].join();
    if (isExpected) this.#expected = "";
    else if (this.#children.areItems && /did(insert|remove|move)/.test(name)) this.#changeChildren(name, detail);
    if (name === "didinsert" || name === "didremove") this.#readCount();
    if (name === "scrollend") detail.item = this.item;
    if (name === "didreload") this.#items.refill(detail.index);
    if (name.endsWith("highlight") || name.endsWith("dismiss")) this.#readTouchAction();
    if (name === "scrollend" || name === "didhighlight") this.#accessibility.comeTo(detail.item ?? detail.index);
    if (name === "shouldremove") this.#askToRemove(detail);
    else this.#core.dispatch(name, detail);
  }

  /**
   * @param {string} name
   * @param {Record<string, any>} detail
   */
  #changeChildren(name, detail) {
    this.#children.change(name, detail);
    this.#items.replaceTaken();
  }

  /**
   * Asks the application whether an item may go: yes, unless it says otherwise.
   * @param {Record<string, any>} detail
   */
  #askToRemove(detail) {
    let isPutOff = false;
    const isAllowed = this.#core.dispatch("shouldremove", { ...detail, wait: () => { isPutOff = true; } }, true);
    if (!isPutOff || !isAllowed) this.answerRemoval(detail.index, isAllowed);
  }
}

/**
 * JSON, or an error that says where it comes from.
 * @param {string} text
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`fanfold-view: parameters is no JSON: ${text}`, { cause: error });
  }
}

customElements.define("fanfold-view", FanfoldView);
