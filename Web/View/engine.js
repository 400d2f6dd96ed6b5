// @ts-check
/**
 * The Swift module: how it is loaded, and its interface.
 *
 * @module
 */

import { EDGES } from "./checks.js";
import { APPEARANCE, EVENTS, PROGRESS, REMOVAL, UNITS } from "./numbers.js";

/**
 * The exports of the Swift module.
 * @typedef {Record<string, (...args: any[]) => any> & {memory: WebAssembly.Memory}} Engine
 */

/**
 * A parameter of a layout, as declared by the layout.
 * @typedef {object} ParameterDescriptor
 * @property {string} name the name of the Swift property
 * @property {"points" | "degrees" | "fraction" | "count" | "points-per-second" | "seconds"} unit
 * @property {number} minimum
 * @property {number} maximum
 * @property {number} default
 * @property {number} value
 */

/** @typedef {string | URL | Uint8Array | Response} Source the address of the WebAssembly, its bytes, or a response with it */

/** The key of an engine's handle, which instruments copy along with its functions. */
const OWN = Symbol("handle");

/** @type {Promise<any> | undefined} The functions of the single instance, which contains all engines of a page. */
let loaded;

/** Frees engines without references. */
const abandoned = new FinalizationRegistry((/** @type {{exports: any, handle: number}} */ { exports, handle }) => exports.destroyEngine(handle));

/** Compiles WebAssembly, while it is downloaded if the server declares its type. */
async function compile(/** @type {Source} */ source) {
  if (source instanceof Uint8Array) return WebAssembly.compile(source);
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const isDeclared = response.headers.get("content-type") === "application/wasm";
  return isDeclared ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Creates the instance. */
async function load(/** @type {() => Source | Promise<Source>} */ source) {
  try {
    const { exports } = await WebAssembly.instantiate(await compile(await source()));
    return exports;
  } catch (/** @type {any} */ cause) {
    // The next view retries.
    loaded = undefined;
    throw new Error(`fanfold-view: the WebAssembly could not be loaded: ${cause.message}`, { cause });
  }
}

/**
 * Creates an engine.
 * @param {() => Source | Promise<Source>} source of the WebAssembly
 * @returns {Promise<Engine>}
 */
export async function makeEngine(source) {
  const exports = await (loaded ??= load(source));
  return engineOf(exports, exports.createEngine());
}

/**
 * The functions of an engine, which is freed once none of them is referenced.
 * @param {any} exports
 * @param {number} handle
 * @returns {Engine}
 */
function engineOf(exports, handle) {
  const own = { handle };
  abandoned.register(own, { exports, handle });
  /** @type {any} */
  const engine = {
    memory: exports.memory,
    /** A copy of the engine's state, for `restore`. */
    copy: () => engineOf(exports, exports.copyEngine(own.handle)),
    /** Replaces the engine's state by that of a copy. */
    restore: (/** @type {any} */ copy) => exports.restoreEngine(own.handle, copy[OWN].handle),
    [OWN]: own,
  };
  for (const [name, call] of Object.entries(exports)) {
    // Each function references the handle's object as its `this`.
    if (typeof call === "function") engine[name] = call.bind(own, handle);
  }
  if (exports.setKeyframes) engine.setKeyframes = (/** @type {string} */ json, /** @type {boolean} */ animated, /** @type {number} */ time) => {
    const utf8 = new TextEncoder().encode(json);
    const address = exports.allocateText(own.handle, utf8.length);
    new Uint8Array(exports.memory.buffer, address, utf8.length).set(utf8);
    return exports.setKeyframes(own.handle, address, utf8.length, animated, time);
  };
  return engine;
}

/**
 * Sets a layout from keyframes; throws if the module rejects it.
 * @param {Engine} engine
 * @param {string} json
 * @param {boolean} animated
 * @param {number} time
 */
export function setKeyframes(engine, json, animated, time) {
  if (!engine.setKeyframes) throw new Error('fanfold-view: layouts from keyframes need the import "fanfold-view/keyframes"');
  if (engine.setKeyframes(json, animated, time)) return;
  throw new RangeError(`fanfold-view: ${text(engine, engine.keyframeError())}`);
}

/** Reads a name from the engine's memory. */
export function text(/** @type {Engine} */ engine, /** @type {bigint} */ packed) {
  const bytes = new Uint8Array(engine.memory.buffer, Number(BigInt.asUintN(32, packed)), Number(packed >> 32n));
  return new TextDecoder().decode(bytes);
}

/**
 * A list of `count` elements, each created from its number. Old libraries replace `Array.from` by functions with one argument.
 * @template T
 * @param {number} count
 * @param {(number: number) => T} make
 */
export const list = (count, make) => [...Array(count).keys()].map(make);

/** The names of all layouts. */
export const layoutNames = (/** @type {Engine} */ engine) =>
  list(engine.layoutCount(), (number) => text(engine, engine.layoutName(number)));

/**
 * The parameters of the current layout, with their current values, which also count as the defaults.
 * @param {Engine} engine
 * @returns {ParameterDescriptor[]}
 */
export const parameterDescriptors = (engine) =>
  list(engine.parameterCount(), (number) => ({
    name: text(engine, engine.parameterName(number)), unit: UNITS[engine.parameterUnit(number)],
    minimum: engine.parameterMinimum(number), maximum: engine.parameterMaximum(number),
    default: engine.parameterValue(number), value: engine.parameterValue(number),
  }));

/** Converts a name to the spelling of attributes and custom properties: `coverOpacity` to `cover-opacity`. */
export const kebabCase = (/** @type {string} */ name) => name.replace(/[A-Z]/g, "-$&").toLowerCase();

/**
 * The appearance values of the present layout: as which custom property each is written, and where it stands in an item's
 * record.
 * @param {Engine} engine
 * @param {string[]} wanted their names, or `all`
 */
export function appearanceValues(engine, wanted) {
  const isWanted = (/** @type {string} */ name) => wanted.includes(name) || wanted.includes("all");
  const values = [{ name: "--progress", at: PROGRESS }, { name: "--removal", at: REMOVAL }].filter(({ name }) => isWanted(name.slice(2)));
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
 * Reads the next event, if there is one: its name and its detail.
 * @param {Engine} engine
 * @returns {[string, Record<string, any>] | undefined}
 */
export function nextEvent(engine) {
  const number = engine.nextEvent();
  if (number === 0) return undefined;
  const [name, ...values] = EVENTS[number - 1];
  /** @type {Record<string, any>} */
  const detail = {};
  values.forEach((value, place) => {
    const number = engine.eventValue(place);
    if (!isNaN(number)) detail[value] = value === "toward" ? EDGES[number] : number;
  });
  return [name, detail];
}
