// @ts-check
/**
 * The Swift module: how it is loaded, what it can be asked, and the clock by which a view asks it.
 *
 * @module
 */

/**
 * What the Swift module exposes.
 * @typedef {Record<string, (...args: number[]) => any> & {memory: WebAssembly.Memory}} Engine
 */

/**
 * A parameter of a layout, as the layout declares it.
 * @typedef {object} ParameterDescriptor
 * @property {string} name the name of the Swift property
 * @property {"points" | "degrees" | "fraction" | "count" | "points-per-second"} unit
 * @property {number} minimum
 * @property {number} maximum
 * @property {number} default
 * @property {number} value
 */

/** Events, by the numbers that the engine gives them from 1 on: what each is called, and what its numbers are. */
const EVENTS = [
  ["itemtap", "index"], ["scrollend", "offset"], ["willhighlight", "index"], ["didhighlight", "index"],
  ["willdismiss", "index"], ["diddismiss", "index"], ["shouldremove", "index"], ["didkeep", "index"],
  ["didinsert", "index", "count"], ["didremove", "index", "count"], ["didmove", "from", "to"], ["didreload", "index"],
  ["didfinishchanges"], ["willreorder", "index"], ["didreorder", "from", "to"], ["didappend", "index"],
];

/** Units, by the numbers that the engine gives them. */
const UNITS = /** @type {const} */ (["points", "degrees", "fraction", "count", "points-per-second"]);

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/**
 * Compiles the Swift: what is at an address or, in a page that is one file, what the page holds as base64 in a
 * `<script type="application/wasm-base64">`.
 * @param {string} module
 */
async function compile(module) {
  const packed = document.querySelector('script[type="application/wasm-base64"]')?.textContent;
  if (packed) return WebAssembly.compile(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
  // In a page that is one file, a module has no address for others to be relative to.
  const source = new URL("./fanfold.wasm", module);
  const response = await fetch(source);
  if (!response.ok) throw new Error(`fanfold-view: ${source} answers ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * A new engine, with a memory of its own. The Swift is compiled once for all.
 * @param {string} module the address of the module that the Swift lies beside
 * @returns {Promise<Engine>}
 */
export async function makeEngine(module) {
  const { exports } = await WebAssembly.instantiate(await (compiled ??= compile(module)), {});
  // A copy, since an object that is frozen, as exports are, may not have a proxy that answers otherwise.
  return /** @type {any} */ ({ ...exports });
}

/**
 * A name in the engine's memory.
 * @param {Engine} engine
 * @param {bigint} packed
 */
function text(engine, packed) {
  const [start, length] = [Number(packed & 0xffffffffn), Number(packed >> 32n)];
  return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, start, length));
}

/**
 * So many things, made from their numbers.
 * @template T
 * @param {number} count
 * @param {(number: number) => T} make
 */
const list = (count, make) => Array.from({ length: count }, (_, number) => make(number));

/**
 * The names of all layouts.
 * @param {Engine} engine
 */
export const layoutNames = (engine) =>
  list(engine.layoutCount(), (number) => text(engine, engine.layoutName(number)));

/**
 * The parameters of the present layout, with their present values; these are taken for the defaults, too.
 * @param {Engine} engine
 * @returns {ParameterDescriptor[]}
 */
export const parameterDescriptors = (engine) =>
  list(engine.parameterCount(), (number) => ({
    name: text(engine, engine.parameterName(number)), unit: UNITS[engine.parameterUnit(number)],
    minimum: engine.parameterMinimum(number), maximum: engine.parameterMaximum(number),
    default: engine.parameterValue(number), value: engine.parameterValue(number),
  }));

/**
 * `coverOpacity` as attributes and custom properties are spelled: `cover-opacity`.
 * @param {string} name
 */
export const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The appearance values of the present layout: as which custom property each is written, and which it is of them.
 * @param {Engine} engine
 */
export function appearanceValues(engine) {
  const values = [];
  for (let key = 0; key < engine.appearanceCount(); key++) {
    const name = `--${kebabCase(text(engine, engine.appearanceName(key)))}`;
    const [at, length] = [engine.appearanceOffset(key), engine.appearanceLength(key)];
    if (length === 0) values.push({ name, at });
    for (let part = 0; part < length; part++) values.push({ name: `${name}-${part}`, at: at + part });
  }
  return values;
}

/**
 * Takes the next event, if there is one: its name and its detail.
 * @param {Engine} engine
 * @returns {[string, Record<string, number>] | undefined}
 */
export function nextEvent(engine) {
  const number = engine.nextEvent();
  if (number === 0) return undefined;
  const [name, first, second] = EVENTS[number - 1];
  const [firstValue, secondValue] = [engine.eventValue(), engine.eventSecondValue()];
  return [name, { ...(first && { [first]: firstValue }), ...(second && { [second]: secondValue }) }];
}

/** A view's own time, in seconds: the page's, unless it was set or slowed down. */
export class Clock {
  #rate = 1;
  #pageTime = 0;
  #time = 0;

  /**
   * The view's time at one of the page's, which is in milliseconds.
   * @param {number} pageTime
   */
  at(pageTime) { return this.#time + (pageTime / 1000 - this.#pageTime) * this.#rate; }

  get now() { return this.at(performance.now()); }
  set now(time) { [this.#time, this.#pageTime] = [time, performance.now() / 1000]; }

  /** How many of the view's seconds pass in one of the page's. */
  get rate() { return this.#rate; }
  set rate(rate) {
    this.now = this.now;
    this.#rate = rate;
  }
}

/** What the parts of a view share: its element, its engine, and when that is asked for the next frame. */
export class Core {
  /** @type {Engine | undefined} */
  engine;
  clock = new Clock();
  size = { width: 0, height: 0 };
  count = 0;
  /** Whether the view itself moves the focus, to the item that is shown. */
  isMovingFocus = false;
  /** Says which item of how many one is. */
  positionText = (/** @type {number} */ index, /** @type {number} */ count) => `${index + 1} of ${count}`;
  #frameRequest = 0;
  #draw;
  #drawFrame = (/** @type {number} */ pageTime) => {
    this.#frameRequest = 0;
    this.#draw(pageTime);
  };

  /**
   * @param {HTMLElement} element
   * @param {(pageTime: number) => void} draw
   */
  constructor(element, draw) {
    this.element = element;
    this.#draw = draw;
  }

  requestFrame() {
    if (this.#frameRequest || !this.engine || !this.element.isConnected) return;
    this.#frameRequest = requestAnimationFrame(this.#drawFrame);
  }

  stop() {
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
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
