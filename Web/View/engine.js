// @ts-check
/**
 * The Swift module: how it is loaded, and what it can be asked.
 *
 * @module
 */

import { APPEARANCE, EVENTS, PROGRESS, UNITS } from "./numbers.js";

/**
 * What the Swift module exposes.
 * @typedef {Record<string, (...args: (number | boolean)[]) => any> & {memory: WebAssembly.Memory}} Engine
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

/** @typedef {string | URL | Uint8Array} Source where the Swift is, or the Swift itself */

/**
 * The one instance of the Swift, in which all engines of a page take turns, and the memory with which each of them begins.
 * With an instance for each, Chromium has no room for the memory of the 125th.
 * @type {Promise<{exports: any, beginning: Uint8Array, seam: string | undefined}> | undefined}
 */
let loaded;

/**
 * What changes items, in the same instance.
 * @type {Promise<unknown> | undefined}
 */
let completed;

/** In place of what changes items, until it is there: nobody is to ask for it before. */
const LATER = new Proxy({}, { get: () => () => { throw new Error("fanfold-view: nothing changes items yet"); } });

/**
 * The engine whose turn it is: its memory is in the instance. The others' wait outside.
 * @type {{memory: Uint8Array} | undefined}
 */
let present;

/**
 * The Swift: what is at an address or, in a page that is one file, what the page holds as base64 in a
 * `<script type="application/wasm-base64">`.
 * @param {() => Source} address
 */
async function bytes(address) {
  const packed = document.querySelector('script[type="application/wasm-base64"]')?.textContent;
  if (packed) return Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const source = address();
  if (source instanceof Uint8Array) return source;
  const response = await fetch(source);
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.arrayBuffer();
}

/** @param {any} cause why it cannot be had */
const refusal = (cause) => new Error(`fanfold-view: the WebAssembly cannot be had: ${cause.message}`, { cause });

/**
 * Makes the instance, or says why not.
 * @param {() => Source} address
 */
async function load(address) {
  try {
    const swift = await WebAssembly.compile(await bytes(address));
    // By this name its two parts find one another. One that is whole has none.
    const seam = WebAssembly.Module.imports(swift)[0]?.module;
    const { exports } = await WebAssembly.instantiate(swift, { [seam]: LATER });
    return { exports, beginning: new Uint8Array(/** @type {any} */ (exports).memory.buffer).slice(), seam };
  } catch (cause) {
    // The next view tries again.
    loaded = undefined;
    throw refusal(cause);
  }
}

/**
 * Loads what changes items into the instance that is there or on its way, if there is one that has come without.
 * @param {() => Source} address
 */
export const complete = async (address) => (completed ??= loaded && loadSecond(address, loaded));

/**
 * @param {() => Source} address
 * @param {NonNullable<typeof loaded>} first
 */
async function loadSecond(address, first) {
  const second = bytes(address);
  second.catch(() => {}); // Nobody needs it where the instance is whole.
  try {
    const { exports, seam } = await first;
    if (seam) await WebAssembly.instantiate(await second, { [seam]: exports });
  } catch (cause) {
    completed = undefined;
    // Where the first part is missing, that has been said.
    throw loaded ? refusal(cause) : cause;
  }
}

/**
 * A new engine, with a memory of its own.
 * @param {() => Source} address of the Swift
 * @returns {Promise<Engine>}
 */
export async function makeEngine(address) {
  const { exports, beginning } = await (loaded ??= load(address));
  const own = { memory: beginning.slice() };
  const turn = () => {
    const memory = new Uint8Array(exports.memory.buffer);
    if (present && present.memory.length < memory.length) present.memory = memory.slice();
    else present?.memory.set(memory);
    memory.set(own.memory);
    present = own;
  };
  /** @type {any} */
  const engine = {
    get memory() {
      if (present !== own) turn();
      return exports.memory;
    },
  };
  for (const name in exports) {
    const call = exports[name];
    // No function takes more than five numbers. A list of them would be an object to collect, many times in a frame.
    // What the two parts of the Swift take from one another has names of one letter or two.
    if (typeof call === "function" && name.length > 2) engine[name] = (/** @type {any} */ a, /** @type {any} */ b, /** @type {any} */ c, /** @type {any} */ d, /** @type {any} */ e) => {
      if (present !== own) turn();
      return call(a, b, c, d, e);
    };
  }
  return engine;
}

/**
 * A name in the engine's memory.
 * @param {Engine} engine
 * @param {bigint} packed
 */
export function text(engine, packed) {
  const bytes = new Uint8Array(engine.memory.buffer, Number(packed & 0xffffffffn), Number(packed >> 32n));
  return new TextDecoder().decode(bytes);
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
export const kebabCase = (name) => name.replace(/[A-Z]/g, "-$&").toLowerCase();

/**
 * The appearance values of the present layout: as which custom property each is written, and where it stands in an item's
 * record.
 * @param {Engine} engine
 * @param {string[]} wanted their names, or `all`
 */
export function appearanceValues(engine, wanted) {
  const isWanted = (/** @type {string} */ name) => wanted.includes(name) || wanted.includes("all");
  const values = isWanted("progress") ? [{ name: "--progress", at: PROGRESS }] : [];
  for (let key = 0; key < engine.appearanceCount(); key++) {
    const known = kebabCase(text(engine, engine.appearanceName(key)));
    if (!isWanted(known)) continue;
    const name = `--${known}`;
    const [at, length] = [APPEARANCE + engine.appearanceOffset(key), engine.appearanceLength(key)];
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
  const [firstValue, secondValue] = [engine.eventValue(0), engine.eventValue(1)];
  return [name, { ...(first && { [first]: firstValue }), ...(second && { [second]: secondValue }) }];
}
