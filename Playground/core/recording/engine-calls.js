// @ts-check
/**
 * Calls that change an engine. All other functions of the module only read.
 *
 * @typedef {import("fanfold-view").Engine} Engine
 */

/** @type {Record<string, string[]>} The calls and their arguments. Times are in seconds. */
export const CALLS = {
  pointerDown: ["pointer", "x", "y", "time"],
  pointerMoved: ["pointer", "x", "y", "time"],
  pointerUp: ["pointer", "x", "y", "time"],
  pointerCancelled: ["pointer", "time"],
  wheel: ["distance", "notches", "time"],
  keyDown: ["key", "time"],
  scrollToItem: ["index", "animated", "time"],
  alignItem: ["index", "alignment", "duration", "animated", "time"],
  scrollToOffset: ["offset", "animated", "time"],
  scrollAutomatically: ["velocity", "time"],
  focusItem: ["index", "time"],
  openItem: ["index", "time"],
  closeItem: ["time"],
  insertItems: ["index", "count", "animated", "time"],
  removeItems: ["index", "count", "animated", "time"],
  moveItem: ["from", "to", "animated", "time"],
  appendItem: ["time"],
  undoRemoval: ["animated", "time"],
  requestRemoval: ["index", "edge", "time"],
  answerRemoval: ["index", "allowed", "time"],
  setViewport: ["width", "height", "animated", "time"],
  setInsets: ["top", "leading", "bottom", "trailing", "time"],
  setDivision: ["axis", "position", "width", "time"],
  setCount: ["count", "time"],
  setRightToLeft: ["rightToLeft", "time"],
  setReduceMotion: ["reduceMotion", "time"],
  setLayout: ["layout", "animated", "time"],
  setKeyframes: ["json", "animated", "time"],
  setLooping: ["looping", "time"],
  setAutoplay: ["interval", "time"],
  setOptions: ["removable", "reorderable"],
  setParameter: ["parameter", "value", "time"],
  advance: ["time"],
  nextEvent: [],
};

/** Calls of pointer, wheel and keyboard input. */
export const INPUT = ["pointerDown", "pointerMoved", "pointerUp", "pointerCancelled", "wheel", "keyDown"];

/** Calls without user action. */
export const PASSING = ["advance", "nextEvent"];

/**
 * The arguments of a call by name.
 * @param {string} name
 * @param {number[]} args
 * @returns {Record<string, number>}
 */
export const named = (name, args) => Object.fromEntries(CALLS[name].map((argument, at) => [argument, args[at]]));

/** A text in the module's memory: its address and length, packed into one number. */
export const textOf = (/** @type {Engine} */ engine, /** @type {bigint} */ packed) => new TextDecoder().decode(
  new Uint8Array(engine.memory.buffer, Number(packed & 0xffffffffn), Number(packed >> 32n)));
