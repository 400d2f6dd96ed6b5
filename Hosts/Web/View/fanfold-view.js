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
import { appearanceValues, Core, layoutNames, makeEngine, nextEvent, parameterDescriptors } from "./engine.js";
import { Input } from "./input.js";
import { Items } from "./items.js";
import { rounded } from "./style-writer.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./engine.js").ParameterDescriptor} ParameterDescriptor */
/** @typedef {import("./items.js").CellCallback} CellCallback */

/** Where the Swift is, unless the page holds it. */
const SWIFT = new URL("./fanfold.wasm", import.meta.url);

/** The layout of a view that names none. */
const DEFAULT_LAYOUT = "expanding";

const style = new CSSStyleSheet();
style.replaceSync(`
  :host { display: block; position: relative; overflow: hidden; isolation: isolate; contain: layout style;
          user-select: none; -webkit-user-select: none; cursor: grab; }
  :host([hidden]) { display: none; }
  :host([data-dragging]) { cursor: grabbing; }
  :host(:focus-visible) { outline: 3px solid Highlight; outline-offset: -3px; }
  ::slotted([data-index]) { position: absolute !important; left: 0; top: 0; margin: 0; box-sizing: border-box;
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
 * Attributes: `layout`, `count`, `item` (the first to show), `content-offset`, `parameters` (JSON),
 * `reduce-motion` (`auto`, the default, follows the system; `on`, `off`), and what a finger may do besides scrolling:
 * `removable` (swipe an item away, where the layout allows it), `reorderable` (by a long press); `loop`.
 *
 * Events: `itemtap` with `detail.index`; `scrollend` with `detail.offset` and `detail.item`; `willhighlight`,
 * `didhighlight`, `willdismiss`, `diddismiss`; `shouldremove`, which refuses the removal where it is cancelled and
 * puts it off where `detail.wait()` is called, until `answerRemoval`; `didkeep`, `didinsert`, `didremove`, `didmove`,
 * `didreload`, `didfinishchanges`, `willreorder`, `didreorder`, `didappend`. They come in the engine's order.
 *
 * Each item's element has `data-index`, and carries the layout's appearance values as custom properties:
 * `--progress`, and `--cover-opacity` and so on.
 */
export class FanfoldView extends HTMLElement {
  static observedAttributes = [
    "layout", "count", "item", "content-offset", "parameters", "reduce-motion", "dir", "removable", "reorderable",
    "loop",
  ];

  /**
   * Fulfilled when the view answers: when its engine is there.
   * @type {Promise<FanfoldView>}
   */
  ready;
  /** @type {Core} */
  #core = new Core(this, (pageTime) => this.#draw(pageTime));
  #items = new Items(this.#core);
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
  #veilPart = 1;
  /** @type {AbortController | undefined} */
  #connection;
  #resizes = new ResizeObserver(([entry]) => this.#resize(entry.contentRect));
  #veil;
  #accessibility;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = [style];
    shadow.append(document.createElement("slot"));
    this.#veil = ownElement(shadow, "veil");
    this.#veil.setAttribute("part", "veil");
    this.#accessibility = new Accessibility(this.#core, ownElement(shadow, "status"));
    this.ready = makeEngine(SWIFT).then((engine) => this.#start(engine));
    this.ready.catch((error) => console.error(error));
  }

  // MARK: Properties

  /** The layout's name. Setting one that does not exist throws a `RangeError`. */
  get layout() { return this.#layout; }
  set layout(name) { this.#when("layout", () => this.#setLayout(`${name}`)); }

  /** The names of all layouts; none before the view is ready. */
  get layouts() { return [...this.#layouts]; }

  /** How many items there are: a whole number, 0 or more. The default is 0. */
  get count() { return this.#core.count; }
  set count(count) { this.#when("count", (engine) => this.#setCount(engine, Number(count))); }

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
    this.#items.cell = callback;
    this.reload();
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
      if (!engine.scrollToItem(Number(index), Number(options.animated ?? true), this.#core.clock.now)) {
        throw new RangeError(`fanfold-view: there is no item ${index}; the count is ${this.count}`);
      }
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
   * Removes items; the application drops them from its data at `didremove`.
   * @param {number} index
   * @param {number} [count] the default is 1
   * @param {{animated?: boolean}} options the default is `{animated: true}`
   */
  removeItems(index, count = 1, { animated = true } = {}) {
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
   * adds it to its data at `didinsert`. Calls made meanwhile wait.
   */
  appendItem() {
    this.#when("append", (engine) => engine.appendItem(this.#core.clock.now));
  }

  /** Brings back what was removed last; its index, or −1. The application puts it back at `didinsert`. */
  undoRemoval() {
    const index = this.#core.engine?.undoRemoval(1, this.#core.clock.now) ?? -1;
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
  static makeEngine() { return makeEngine(SWIFT); }

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
      case "count": this.count = Number(value?.trim() || (value === null ? 0 : NaN)); return;
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
    this.#resize(this.#core.size);
    return this;
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
    const isVertical = Boolean(this.#core.engine?.isVertical());
    const takesAll = this.hasAttribute("removable") || this.highlightedItem >= 0;
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
   * Learns of a layout with its default parameters.
   * @param {Engine} engine
   */
  #describe(engine) {
    this.#parameters = parameterDescriptors(engine);
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
   */
  #setParameters(engine, values) {
    for (const [name, value] of Object.entries(values)) {
      const number = this.#parameters.findIndex((parameter) => parameter.name === name);
      if (number < 0) {
        const names = this.#parameters.map((parameter) => parameter.name).join(", ");
        throw new RangeError(`fanfold-view: there is no parameter "${name}"; there are ${names}`);
      }
      if (!engine.setParameter(number, Number(value), this.#core.clock.now)) {
        const { minimum, maximum } = this.#parameters[number];
        throw new RangeError(`fanfold-view: ${name} must be in ${minimum}…${maximum}, but is ${value}`);
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
    const isTurned = old.width > 0 && old.height > old.width !== height > width;
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
    for (let event = nextEvent(engine); event; event = nextEvent(engine)) this.#deliver(...event);
    this.#items.show(engine, count);
    const veilPart = rounded(engine.veilPart(), 1e4);
    if (veilPart !== this.#veilPart) this.#veil.style.opacity = `${(this.#veilPart = veilPart)}`;
    if (clock.rate > 0 && engine.needsFrame()) this.requestFrame();
  }

  /**
   * @param {string} name
   * @param {Record<string, any>} detail
   */
  #deliver(name, detail) {
    if (name === "didinsert" || name === "didremove") this.#readCount();
    if (name === "scrollend") detail.item = this.item;
    if (name === "didreload") this.#items.refill(detail.index);
    if (name.endsWith("highlight") || name.endsWith("dismiss")) this.#readTouchAction();
    if (name === "scrollend" || name === "didhighlight") this.#accessibility.announce(detail.item ?? detail.index);
    if (name === "shouldremove") this.#askToRemove(detail);
    else this.#core.dispatch(name, detail);
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
