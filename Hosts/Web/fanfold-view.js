// @ts-check
/**
 * `<fanfold-view>`: an animated collection layout as a custom element.
 *
 * The Swift engine decides what is on stage and where; this module feeds it input and sizes, and writes what it
 * says to the elements it mounts. There is no geometry here.
 *
 * @module fanfold-view
 */

/**
 * What the Swift module exposes.
 * @typedef {Record<string, (...args: number[]) => any> & {memory: WebAssembly.Memory}} Engine
 */

/**
 * Fills an element with the content of an item. Elements are recycled: what an earlier item left must be replaced.
 * @callback CellCallback
 * @param {HTMLElement} element the item's element; it may hold the content of an earlier item
 * @param {number} index which item
 * @returns {void}
 */

/** Where things stand in an item's record of the frame buffer. */
const INDEX = 0, IDENTITY = 1, LEAVING = 2, OPACITY = 3, WIDTH = 4, HEIGHT = 5, PROGRESS = 6, TRANSFORM = 7;
const APPEARANCE = TRANSFORM + 16;

/** Keys, by the numbers that the engine gives them. */
const KEYS = [
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "Escape", "Delete",
];

/** Events, by the numbers that the engine gives them from 1 on: what each is called, and what its numbers are. */
const EVENTS = [
  ["itemtap", "index"], ["scrollend", "offset"], ["willhighlight", "index"], ["didhighlight", "index"],
  ["willdismiss", "index"], ["diddismiss", "index"], ["shouldremove", "index"], ["didkeep", "index"],
  ["didinsert", "index", "count"], ["didremove", "index", "count"], ["didmove", "from", "to"], ["didreload", "index"],
  ["didfinishchanges"], ["willreorder", "index"], ["didreorder", "from", "to"], ["didappend", "index"],
];

/** The length of a line, where a wheel counts in lines, in CSS pixels. */
const LINE_LENGTH = 40;
/** The least distance that a notch of a mouse wheel reports, in CSS pixels, and what it is a multiple of. */
const NOTCH_DISTANCE = 50, NOTCH_UNIT = 120;
/** For so long after a trackpad's small distances, large ones are taken to be its own too, in milliseconds. */
const TRACKPAD_MEMORY = 300;

/** The layout of a view that names none. */
const DEFAULT_LAYOUT = "expanding";

/** Input elements keep their pointers to themselves. */
const UNDRAGGABLE = "input, textarea, select, [contenteditable]";

const SHADOW = `
<style>
  :host { display: block; position: relative; overflow: hidden; isolation: isolate; contain: layout style;
          user-select: none; -webkit-user-select: none; cursor: grab; }
  :host([hidden]) { display: none; }
  :host([data-dragging]) { cursor: grabbing; }
  :host(:focus-visible) { outline: 3px solid Highlight; outline-offset: -3px; }
  ::slotted([data-index]) { position: absolute !important; left: 0; top: 0; margin: 0; box-sizing: border-box;
          transform-origin: 0 0; will-change: transform; contain: layout style size; }
  #veil { position: absolute; inset: 0; z-index: 2147483647; pointer-events: none; }
  #status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
</style>
<slot></slot><div id="veil" part="veil"></div><div id="status" role="status"></div>`;

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * Compiles the Swift, once for all views: `fanfold.wasm` beside this module or, in a page that is one file, what the
 * page holds as base64 in a `<script type="application/wasm-base64">`.
 */
function compile() {
  compiled ??= (async () => {
    const packed = document.querySelector('script[type="application/wasm-base64"]')?.textContent;
    if (packed) return WebAssembly.compile(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
    const source = new URL("./fanfold.wasm", import.meta.url);
    const response = await fetch(source);
    if (!response.ok) throw new Error(`fanfold-view: ${source} answers ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
  })();
  return compiled;
}

/** A mounted item: its element, and what was last written to it. */
class Mounted {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.index = -1;
    this.record = new Float64Array(0);
    this.layer = 0;
    this.frame = 0;
  }

  /**
   * Writes what has changed.
   * @param {Float64Array} frame
   * @param {number} start where the item's record begins
   * @param {number} length the record's length
   * @param {{name: string, at: number}[]} appearance
   */
  write(frame, start, length, appearance) {
    const { element, record: old } = this;
    const isNew = old.length === 0;
    const changed = (/** @type {number} */ at) => isNew || frame[start + at] !== old[at];
    let transformed = false;
    for (let at = TRANSFORM; at < APPEARANCE && !transformed; at++) transformed = changed(at);
    if (transformed) element.style.transform = matrix3d(frame, start + TRANSFORM);
    if (changed(WIDTH)) element.style.width = `${rounded(frame[start + WIDTH], 1e3)}px`;
    if (changed(HEIGHT)) element.style.height = `${rounded(frame[start + HEIGHT], 1e3)}px`;
    if (changed(OPACITY)) element.style.opacity = `${rounded(frame[start + OPACITY], 1e4)}`;
    for (const { name, at } of appearance) {
      if (changed(at)) element.style.setProperty(name, `${rounded(frame[start + at], 1e4)}`);
    }
    if (isNew) this.record = frame.slice(start, start + length);
    else for (let at = 0; at < length; at++) old[at] = frame[start + at];
  }

  /** @param {number} layer */
  raise(layer) {
    if (layer !== this.layer) this.element.style.zIndex = `${(this.layer = layer)}`;
  }
}

/** A number without the digits that nobody sees. */
const rounded = (/** @type {number} */ value, /** @type {number} */ unit) => Math.round(value * unit) / unit;

/**
 * A transform in CSS. What a number is multiplied with decides how many of its digits count: a translation is
 * points, a scale is multiplied with points, and a perspective with points twice.
 * @param {Float64Array} frame
 * @param {number} start
 */
function matrix3d(frame, start) {
  let text = "matrix3d(";
  for (let at = 0; at < 16; at++) {
    const value = frame[start + at];
    text += at > 0 ? "," : "";
    text += at % 4 === 3 && at < 15 ? perspective(value) : rounded(value, at < 12 || at === 15 ? 1e6 : 1e3);
  }
  return text + ")";
}

/**
 * A number of a matrix's last column. Chromium reads seven decimals of a plain number and drops the rest, which
 * shifts a large page by some hundredths of a pixel; with an exponent it reads them all.
 * @param {number} value
 */
const perspective = (value) => (value === 0 ? "0" : value.toExponential(6));

/** `coverOpacity` as the name of a custom property: `--cover-opacity`. */
const propertyName = (/** @type {string} */ name) =>
  "--" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());

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

  /** @type {Engine | undefined} */
  #engine;
  /** Fulfilled when the view answers: when its engine is there. @type {Promise<FanfoldView>} */
  ready;
  /** @type {CellCallback} */
  #cell = (element, index) => { element.textContent = `${index}`; };
  /** What is asked for before it can be answered. @type {Map<string, () => void>} */
  #waiting = new Map();
  /** By the identities that the engine gives to items on stage. @type {Map<number, Mounted>} */
  #mounted = new Map();
  /** @type {Mounted[]} */
  #spare = [];
  /** @type {{name: string, at: number}[]} */
  #appearance = [];
  #frameNumber = 0;
  #frameRequest = 0;
  #size = { width: 0, height: 0 };
  #layout = DEFAULT_LAYOUT;
  #count = 0;
  /** The pointers that are down. @type {Set<number>} */
  #pointers = new Set();
  /** Where the view is on screen while a pointer is down, and whether it has dragged. */
  #pointer = { left: 0, top: 0, scale: 1, dragged: false };
  #veilPart = 1;
  #trackpadTime = -Infinity;
  /** @type {AbortController | undefined} */
  #connection;
  /** @type {AbortController | undefined} */
  #pointerListeners;
  #resizes = new ResizeObserver(([entry]) => this.#resize(entry.contentRect));
  /** @type {HTMLElement} */
  #veil;
  /** @type {HTMLElement} */
  #status;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.innerHTML = SHADOW;
    this.#veil = /** @type {HTMLElement} */ (shadow.getElementById("veil"));
    this.#status = /** @type {HTMLElement} */ (shadow.getElementById("status"));
    this.ready = compile().then((module) => this.#start(module));
    this.ready.catch((error) => console.error(error));
  }

  // MARK: Properties

  /** The layout's name. Setting one that does not exist throws a `RangeError`. */
  get layout() { return this.#layout; }
  set layout(name) { this.#when("layout", () => this.#setLayout(`${name}`)); }

  /** How many items there are: a whole number, 0 or more. The default is 0. */
  get count() { return this.#count; }
  set count(count) { this.#when("count", () => this.#setCount(Number(count))); }

  /** How far the content is scrolled, in CSS pixels. Setting it ends any motion. */
  get contentOffset() { return this.#engine?.offset() ?? 0; }
  set contentOffset(offset) {
    this.#when("offset", (engine) => engine.scrollToOffset(Number(offset), 0, this.#now));
  }

  /** The layout's parameters by name. Setting some leaves the others; an unknown name or value throws. */
  get parameters() { return Object.fromEntries(this.#parameters().map(({ name, value }) => [name, value])); }
  set parameters(values) {
    this.#when("parameters", () => this.#setParameters(values));
  }

  /** The item that is shown. */
  get item() { return this.#engine?.itemShown() ?? 0; }
  set item(index) { this.scrollTo(index, { animated: false }); }

  /** The item that fills the view or is on its way there; −1 where none is. */
  get highlightedItem() { return this.#engine?.highlightedItem() ?? -1; }

  /** Fills the elements of items. */
  get cell() { return this.#cell; }
  set cell(callback) {
    this.#cell = callback;
    this.reload();
  }

  // MARK: Methods

  /**
   * Scrolls to an item.
   * @param {any} index one that does not exist throws a `RangeError`
   * @param {{animated?: boolean}} [options] the default is `{animated: true}`
   */
  scrollTo(index, { animated = true } = {}) {
    this.#when("item", (engine) => {
      if (!engine.scrollToItem(Number(index), Number(animated), this.#now)) {
        throw new RangeError(`fanfold-view: there is no item ${index}; the count is ${this.#count}`);
      }
    });
  }

  /**
   * Moves evenly to the end until it is touched; never under Reduce Motion.
   * @param {number} [velocity] in CSS pixels per second; 0 stops. The default is 66.7
   */
  scrollAutomatically(velocity = 66.7) {
    this.#when("show", (engine) => engine.scrollAutomatically(velocity, this.#now));
  }

  /**
   * Changes the layout; what is on stage goes from how it was shown to how it will be.
   * @param {string} name
   * @param {{animated?: boolean}} [options] the default is `{animated: true}`
   */
  setLayout(name, { animated = true } = {}) {
    this.#when("layout", () => this.#setLayout(name, animated));
  }

  /**
   * Brings an item to fill the view; one that is not in view is scrolled to first.
   * @param {number} index
   */
  highlight(index) {
    this.#when("highlight", (engine) => this.#check(engine.highlight(index, this.#now), index));
  }

  /** Sends the highlighted item back to its place. */
  dismiss() {
    this.#when("highlight", (engine) => engine.dismiss(this.#now));
  }

  /**
   * Inserts items; the application's own data must have them already.
   * @param {number} index before which item, or the count
   * @param {number} [count] the default is 1
   * @param {{animated?: boolean}} [options] the default is `{animated: true}`
   */
  insert(index, count = 1, { animated = true } = {}) {
    this.#change((engine) => engine.insertItems(index, count, Number(animated), this.#now), index);
  }

  /**
   * Removes items; the application drops them from its data at `didremove`.
   * @param {number} index
   * @param {number} [count] the default is 1
   * @param {{animated?: boolean}} [options] the default is `{animated: true}`
   */
  removeItems(index, count = 1, { animated = true } = {}) {
    this.#change((engine) => engine.removeItems(index, count, Number(animated), this.#now), index);
  }

  /**
   * Moves an item.
   * @param {number} from
   * @param {number} to its index afterwards
   * @param {{animated?: boolean}} [options] the default is `{animated: true}`
   */
  move(from, to, { animated = true } = {}) {
    this.#change((engine) => engine.moveItem(from, to, Number(animated), this.#now), `${from} or ${to}`);
  }

  /**
   * Appends an item as a browser opens a tab: dismisses, scrolls to the end, inserts, highlights. The application
   * adds it to its data at `didinsert`. Calls made meanwhile wait.
   */
  appendItem() {
    this.#when("append", (engine) => engine.appendItem(this.#now));
  }

  /** Brings back what was removed last; its index, or −1. The application puts it back at `didinsert`. */
  undoRemoval() {
    const index = this.#engine?.undoRemoval(1, this.#now) ?? -1;
    this.#requestFrame();
    return index;
  }

  /**
   * Asks to remove an item, as a swipe does.
   * @param {number} index
   */
  requestRemoval(index) {
    this.#change((engine) => engine.requestRemoval(index, this.#now), index);
  }

  /**
   * Answers a `shouldremove` that was put off.
   * @param {number} index the item's index now
   * @param {boolean} isAllowed
   */
  answerRemoval(index, isAllowed) {
    this.#when("answer", (engine) => engine.answerRemoval(index, Number(isAllowed), this.#now));
  }

  /** Fills every element anew. */
  reload() {
    for (const { element } of this.#mounted.values()) element.remove();
    this.#mounted.clear();
    this.#spare = [];
    this.#requestFrame();
  }

  // MARK: Life

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#resizes.observe(this);
    this.tabIndex = this.hasAttribute("tabindex") ? this.tabIndex : 0;
    if (!this.hasAttribute("role")) {
      this.setAttribute("role", "group");
      this.setAttribute("aria-roledescription", "carousel");
    }
    this.addEventListener("pointerdown", (event) => this.#pointerDown(event), { signal });
    this.addEventListener("click", (event) => this.#click(event), { signal, capture: true });
    this.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    this.addEventListener("wheel", (event) => this.#wheel(event), { signal, passive: false });
    this.addEventListener("keydown", (event) => this.#keyDown(event), { signal });
    this.addEventListener("focusin", (event) => this.#focus(event.target), { signal });
    this.addEventListener("focusout", () => this.#focus(null), { signal });
    matchMedia("(prefers-reduced-motion: reduce)")
      .addEventListener("change", () => this.#readReduceMotion(), { signal });
    const direction = new MutationObserver(() => this.#readDirection());
    direction.observe(document.documentElement, { attributeFilter: ["dir"] });
    signal.addEventListener("abort", () => direction.disconnect());
    this.#readDirection();
    this.#requestFrame();
  }

  disconnectedCallback() {
    this.#connection?.abort();
    for (const pointer of this.#pointers) {
      this.#engine?.pointerCancelled(pointer, this.#now);
      this.#endPointer(pointer);
    }
    this.#resizes.disconnect();
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
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

  /** @param {WebAssembly.Module} module */
  async #start(module) {
    const instance = await WebAssembly.instantiate(module, {});
    this.#engine = /** @type {any} */ (instance.exports);
    this.#readReduceMotion();
    this.#readDirection();
    this.#readOptions();
    this.#describe();
    this.#resize(this.#size);
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
      action(/** @type {Engine} */ (this.#engine));
      this.#requestFrame();
    };
    if (this.#can(name)) return perform();
    this.#waiting.delete(name);
    this.#waiting.set(name, perform);
  }

  /** @param {string} name */
  #can(name) {
    if (!this.#engine) return false;
    const needsContent = !["layout", "parameters", "count"].includes(name);
    return !needsContent || (this.#count > 0 && this.#size.width > 0 && this.#size.height > 0);
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

  get #now() { return performance.now() / 1000; }

  /** @param {bigint} packed */
  #text(packed) {
    const memory = /** @type {Engine} */ (this.#engine).memory.buffer;
    return new TextDecoder().decode(new Uint8Array(memory, Number(packed & 0xffffffffn), Number(packed >> 32n)));
  }

  /**
   * Changes items at once, or says why not.
   * @param {(engine: Engine) => number} change
   * @param {unknown} index what to name where the engine refuses it
   */
  #change(change, index) {
    if (!this.#engine) throw new Error("fanfold-view: items change once the view is ready; await view.ready");
    this.#check(change(this.#engine), index);
    this.#requestFrame();
  }

  /**
   * @param {number} isDone
   * @param {unknown} index
   */
  #check(isDone, index) {
    if (!isDone) throw new RangeError(`fanfold-view: there is no item ${index}; the count is ${this.count}`);
  }

  #readOptions() {
    const [removable, reorderable] = [this.hasAttribute("removable"), this.hasAttribute("reorderable")];
    this.#engine?.setOptions(Number(removable), Number(reorderable));
    this.#engine?.setLooping(Number(this.hasAttribute("loop")), this.#now);
    this.#readTouchAction();
    this.#requestFrame();
  }

  /** Leaves to the browser what the view has no use for: a drag across the scroll axis, mostly. */
  #readTouchAction() {
    const isVertical = Boolean(this.#engine?.isVertical());
    const takesAll = this.hasAttribute("removable") || this.highlightedItem >= 0;
    this.style.touchAction = takesAll ? "none" : isVertical ? "pan-x pinch-zoom" : "pan-y pinch-zoom";
  }

  /**
   * @param {string} name
   * @param {boolean} [animated]
   */
  #setLayout(name, animated = false) {
    const engine = /** @type {Engine} */ (this.#engine);
    const names = Array.from({ length: engine.layoutCount() }, (_, index) => this.#text(engine.layoutName(index)));
    if (!names.includes(name)) {
      throw new RangeError(`fanfold-view: there is no layout "${name}"; there are ${names.join(", ")}`);
    }
    engine.setLayout(names.indexOf(name), Number(animated), this.#now);
    this.#layout = name;
    this.#describe();
    this.reload();
  }

  /** Learns what the layout's records mean and how it wants to be touched. */
  #describe() {
    const engine = /** @type {Engine} */ (this.#engine);
    this.#appearance = [{ name: "--progress", at: PROGRESS }];
    for (let key = 0; key < engine.appearanceCount(); key++) {
      const name = propertyName(this.#text(engine.appearanceName(key)));
      const [at, length] = [APPEARANCE + engine.appearanceOffset(key), engine.appearanceLength(key)];
      if (length === 0) this.#appearance.push({ name, at });
      for (let part = 0; part < length; part++) this.#appearance.push({ name: `${name}-${part}`, at: at + part });
    }
    this.#readTouchAction();
    this.#drawVeil();
  }

  #drawVeil() {
    const engine = /** @type {Engine} */ (this.#engine);
    const stops = [0, 1, 2].map((stop) =>
      `rgb(0 0 0 / ${engine.veilOpacity(stop)}) ${engine.veilLocation(stop) * this.#size.width}px`);
    this.#veil.hidden = engine.veilOpacity(0) < 0;
    if (!this.#veil.hidden) this.#veil.style.background = `radial-gradient(circle, ${stops.join(", ")})`;
  }

  /** @returns {{name: string, minimum: number, maximum: number, value: number}[]} */
  #parameters() {
    const engine = this.#engine;
    if (!engine) return [];
    return Array.from({ length: engine.parameterCount() }, (_, index) => ({
      name: this.#text(engine.parameterName(index)), minimum: engine.parameterMinimum(index),
      maximum: engine.parameterMaximum(index), value: engine.parameterValue(index),
    }));
  }

  /** @param {Record<string, number>} values */
  #setParameters(values) {
    const known = this.#parameters();
    for (const [name, value] of Object.entries(values)) {
      const index = known.findIndex((parameter) => parameter.name === name);
      if (index < 0) {
        const names = known.map((parameter) => parameter.name).join(", ");
        throw new RangeError(`fanfold-view: there is no parameter "${name}"; there are ${names}`);
      }
      if (!this.#engine?.setParameter(index, Number(value), this.#now)) {
        const { minimum, maximum } = known[index];
        throw new RangeError(`fanfold-view: ${name} must be in ${minimum}…${maximum}, but is ${value}`);
      }
    }
    this.#describe();
  }

  /** @param {number} count */
  #setCount(count) {
    if (!this.#engine?.setCount(count, this.#now)) {
      throw new RangeError(`fanfold-view: count must be a whole number, 0 or more, but is ${count}`);
    }
    this.#readCount();
    this.#catchUp();
  }

  #readCount() {
    this.#count = this.#engine?.itemCount() ?? 0;
    for (const mounted of this.#mounted.values()) this.#label(mounted);
  }

  #readReduceMotion() {
    const wish = this.getAttribute("reduce-motion") ?? "auto";
    const system = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#engine?.setReduceMotion(Number(wish === "auto" ? system : wish !== "off"), this.#now);
    this.#requestFrame();
  }

  #readDirection() {
    if (!this.isConnected) return;
    this.#engine?.setRightToLeft(Number(getComputedStyle(this).direction === "rtl"), this.#now);
    this.#requestFrame();
  }

  /** @param {{width: number, height: number}} size */
  #resize({ width, height }) {
    const wasUpright = this.#size.height > this.#size.width;
    const isTurned = this.#size.width > 0 && wasUpright !== height > width;
    this.#size = { width, height };
    if (!this.#engine) return;
    // A device that is turned takes its items along; an edge that is dragged is followed at once.
    this.#engine.setViewport(width, height, Number(isTurned), this.#now);
    this.#drawVeil();
    this.#catchUp();
    // Right now, not in the next frame: the page paints after this.
    this.#draw(performance.now());
  }

  // MARK: Frames

  #requestFrame() {
    if (this.#frameRequest || !this.#engine || !this.isConnected) return;
    this.#frameRequest = requestAnimationFrame((now) => {
      this.#frameRequest = 0;
      this.#draw(now);
    });
  }

  /** @param {number} now in milliseconds */
  #draw(now) {
    const engine = /** @type {Engine} */ (this.#engine);
    const count = engine.advance(now / 1000);
    // First the events: an application learns of an item before it is asked to fill its element.
    this.#deliverEvents();
    this.#frameNumber++;
    if (count > 0) this.#write(engine, count);
    this.#recycle();
    const veilPart = rounded(engine.veilPart(), 1e4);
    if (veilPart !== this.#veilPart) this.#veil.style.opacity = `${(this.#veilPart = veilPart)}`;
    if (engine.needsFrame()) this.#requestFrame();
  }

  /**
   * @param {Engine} engine
   * @param {number} count
   */
  #write(engine, count) {
    const length = engine.recordLength();
    const frame = new Float64Array(engine.memory.buffer, engine.frameStart(), count * length);
    let layer = 0;
    for (let start = 0; start < frame.length; start += length) {
      const [index, identity] = [frame[start + INDEX], frame[start + IDENTITY]];
      const isLeaving = frame[start + LEAVING] === 1;
      const mounted = this.#mounted.get(identity) ?? this.#mount(identity, index);
      if (mounted.index !== index || isLeaving) this.#renumber(mounted, isLeaving ? -1 : index);
      mounted.frame = this.#frameNumber;
      mounted.write(frame, start, length, this.#appearance);
      // Items mostly lie in the order of their indices: then none is ever raised again.
      layer = Math.max(layer, index) + 1;
      mounted.raise(layer);
    }
  }

  /**
   * @param {number} identity
   * @param {number} index
   */
  #mount(identity, index) {
    const mounted = this.#spare.pop() ?? new Mounted(document.createElement("div"));
    const { element } = mounted;
    element.inert = false;
    element.setAttribute("role", "group");
    element.setAttribute("aria-roledescription", "item");
    element.removeAttribute("aria-label");
    mounted.index = index;
    this.#label(mounted);
    this.#cell(element, index);
    this.insertBefore(element, this.#elementAfter(index));
    this.#mounted.set(identity, mounted);
    return mounted;
  }

  /**
   * Follows an item whose index has changed, or that is on its way out: then it has none, and takes no input.
   * @param {Mounted} mounted
   * @param {number} index
   */
  #renumber(mounted, index) {
    if (mounted.index === index) return;
    mounted.index = index;
    // Whoever was on an item that goes finds the view next.
    if (index < 0 && mounted.element.contains(document.activeElement)) this.focus({ preventScroll: true });
    mounted.element.inert = index < 0;
    this.#label(mounted);
    const next = this.#elementAfter(index);
    if (index >= 0 && mounted.element.nextElementSibling !== next) this.insertBefore(mounted.element, next);
  }

  /**
   * The element that follows an item, so that elements stand in the order of their items for those who listen.
   * @param {number} index
   */
  #elementAfter(index) {
    let next;
    for (const other of this.#mounted.values()) {
      if (other.index > index && (!next || other.index < next.index)) next = other;
    }
    return next?.element ?? null;
  }

  /** @param {Mounted} mounted */
  #label({ element, index }) {
    if (index < 0) return element.removeAttribute("data-index");
    element.dataset.index = `${index}`;
    element.setAttribute("aria-posinset", `${index + 1}`);
    element.setAttribute("aria-setsize", `${this.#count}`);
  }

  /** Takes the elements off stage; what has the focus stays, out of sight. */
  #recycle() {
    for (const [identity, mounted] of this.#mounted) {
      if (mounted.frame === this.#frameNumber) continue;
      if (mounted.element.contains(document.activeElement)) {
        mounted.element.style.transform = "translate(-200vw)";
        mounted.record = new Float64Array(0);
        continue;
      }
      this.#mounted.delete(identity);
      mounted.element.remove();
      this.#spare.push(mounted);
    }
  }

  #deliverEvents() {
    const engine = /** @type {Engine} */ (this.#engine);
    for (let number = engine.nextEvent(); number !== 0; number = engine.nextEvent()) {
      const [name, first, second] = EVENTS[number - 1];
      const [firstValue, secondValue] = [engine.eventValue(), engine.eventSecondValue()];
      const detail = { ...(first && { [first]: firstValue }), ...(second && { [second]: secondValue }) };
      this.#deliver(name, detail);
    }
  }

  /**
   * @param {string} name
   * @param {Record<string, any>} detail
   */
  #deliver(name, detail) {
    if (name === "didinsert" || name === "didremove") this.#readCount();
    if (name === "scrollend") detail.item = this.item;
    if (name === "didreload") this.#refill(detail.index);
    if (name.endsWith("highlight") || name.endsWith("dismiss")) this.#readTouchAction();
    if (name === "scrollend" || name === "didhighlight") this.#announce(detail.item ?? detail.index);
    if (name === "shouldremove") this.#askToRemove(detail);
    else this.#dispatch(name, detail);
  }

  /** Asks the application whether an item may go: yes, unless it says otherwise. @param {Record<string, any>} detail */
  #askToRemove(detail) {
    let isPutOff = false;
    const isAllowed = this.#dispatch("shouldremove", { ...detail, wait: () => { isPutOff = true; } }, true);
    if (!isPutOff || !isAllowed) this.answerRemoval(detail.index, isAllowed);
  }

  /** @param {number} index */
  #refill(index) {
    for (const mounted of this.#mounted.values()) if (mounted.index === index) this.#cell(mounted.element, index);
  }

  /** Says where the view has come to, once. @param {number} item */
  #announce(item) {
    const name = this.querySelector(`:scope > [data-index="${item}"]`)?.getAttribute("aria-label");
    this.#status.textContent = `${name ? `${name}, ` : ""}${item + 1} of ${this.#count}`;
  }

  /**
   * @param {string} name
   * @param {object} detail
   * @param {boolean} [cancelable]
   */
  #dispatch(name, detail, cancelable = false) {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  // MARK: Input

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    const target = /** @type {Element} */ (event.target);
    if (!this.#engine || event.button !== 0 || target.closest(UNDRAGGABLE)) return;
    if (this.#pointers.size === 0) this.#beginPointers();
    this.#pointers.add(event.pointerId);
    this.#engine.pointerDown(event.pointerId, ...this.#location(event), event.timeStamp / 1000);
    this.#requestFrame();
  }

  /** Follows pointers wherever they go, from the first that goes down to the last that goes up. */
  #beginPointers() {
    const { left, top, width } = this.getBoundingClientRect();
    this.#pointer = { left, top, scale: width > 0 ? this.offsetWidth / width : 1, dragged: false };
    this.#pointerListeners = new AbortController();
    const { signal } = this.#pointerListeners;
    addEventListener("pointermove", (event) => this.#pointerMoved(event), { signal });
    addEventListener("pointerup", (event) => this.#pointerUp(event), { signal });
    addEventListener("pointercancel", (event) => this.#pointerCancelled(event), { signal });
  }

  /** @param {PointerEvent} event */
  #pointerMoved(event) {
    if (!this.#pointers.has(event.pointerId) || !this.#engine) return;
    const isDragging = this.#engine.pointerMoved(event.pointerId, ...this.#location(event), event.timeStamp / 1000);
    if (isDragging && !this.#pointer.dragged) {
      this.#pointer.dragged = true;
      this.setPointerCapture(event.pointerId);
      this.toggleAttribute("data-dragging", true);
    }
    this.#requestFrame();
  }

  /** @param {PointerEvent} event */
  #pointerUp(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    this.#engine?.pointerUp(event.pointerId, ...this.#location(event), event.timeStamp / 1000);
    this.#endPointer(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #pointerCancelled(event) {
    if (!this.#pointers.has(event.pointerId)) return;
    this.#engine?.pointerCancelled(event.pointerId, event.timeStamp / 1000);
    this.#endPointer(event.pointerId);
  }

  /** @param {number} pointer */
  #endPointer(pointer) {
    this.#pointers.delete(pointer);
    if (this.#pointers.size === 0) this.#pointerListeners?.abort();
    this.toggleAttribute("data-dragging", false);
    this.#requestFrame();
  }

  /** A drag is no click, even where it ends over a link. @param {MouseEvent} event */
  #click(event) {
    if (!this.#pointer.dragged || event.detail === 0) return;
    this.#pointer.dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * A pointer's place in the view, whatever the page has done to the view's own size.
   * @param {PointerEvent} event
   * @returns {[number, number]}
   */
  #location({ clientX, clientY }) {
    const { left, top, scale } = this.#pointer;
    return [(clientX - left) * scale, (clientY - top) * scale];
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const engine = this.#engine;
    if (!engine || event.ctrlKey) return;
    const distance = this.#wheelDistance(event);
    if (distance !== 0 && engine.wheel(distance, Number(this.#isPrecise(event)), event.timeStamp / 1000)) {
      event.preventDefault();
      this.#requestFrame();
    }
  }

  /**
   * How far a wheel moves the content, in reading direction. A vertical wheel moves horizontal content only where
   * nothing around could scroll by it.
   * @param {WheelEvent} event
   */
  #wheelDistance(event) {
    const isVertical = Boolean(this.#engine?.isVertical());
    const isAcross = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const length = isVertical ? this.#size.height : this.#size.width;
    const unit = [1, LINE_LENGTH, length][event.deltaMode];
    if (isVertical) return isAcross ? 0 : event.deltaY * unit;
    if (isAcross) return event.deltaX * unit * (getComputedStyle(this).direction === "rtl" ? -1 : 1);
    return scrollsAround(this, event.deltaY) ? 0 : event.deltaY * unit;
  }

  /** Whether a wheel event comes from a trackpad: small distances, and what follows them. @param {WheelEvent} event */
  #isPrecise(event) {
    const delta = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
    const notches = /** @type {any} */ (event).wheelDelta;
    const isNotch = event.deltaMode !== 0 || (notches % NOTCH_UNIT === 0 && Math.abs(delta) >= NOTCH_DISTANCE);
    const isRemembered = event.timeStamp - this.#trackpadTime < TRACKPAD_MEMORY;
    if (!isNotch || isRemembered) this.#trackpadTime = event.timeStamp;
    return !isNotch || isRemembered;
  }

  /** What has the focus within an item is brought into view. @param {EventTarget | null} target */
  #focus(target) {
    const item = target instanceof Element ? target.closest("[data-index]") : null;
    const index = item instanceof HTMLElement && item.parentElement === this ? Number(item.dataset.index) : -1;
    this.#engine?.focusItem(index, this.#now);
    this.#requestFrame();
  }

  /** @param {KeyboardEvent} event */
  #keyDown(event) {
    const engine = this.#engine;
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    const isMine = event.target === this || event.key === "Escape";
    if (!engine || isModified || event.defaultPrevented || !isMine) return;
    const page = event.shiftKey ? "PageUp" : "PageDown";
    const name = event.key === " " ? page : event.key === "Backspace" ? "Delete" : event.key;
    if (name === "Enter" && this.#count > 0 && this.highlightedItem < 0) {
      this.#dispatch("itemtap", { index: this.item });
    } else if (KEYS.includes(name) && engine.keyDown(KEYS.indexOf(name), event.timeStamp / 1000)) {
      event.preventDefault();
      this.#requestFrame();
    }
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

/**
 * Whether something around an element could scroll vertically.
 * @param {Element} element
 * @param {number} delta
 */
function scrollsAround(element, delta) {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isRoot = around === document.scrollingElement;
    const scrolls = isRoot || /auto|scroll/.test(getComputedStyle(around).overflowY);
    const space = delta < 0 ? around.scrollTop : around.scrollHeight - around.clientHeight - around.scrollTop;
    if (scrolls && space >= 1) return true;
  }
  return false;
}

customElements.define("fanfold-view", FanfoldView);
