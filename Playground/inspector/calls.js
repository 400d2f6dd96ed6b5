// @ts-check
/**
 * What changes an engine: the calls through which everything reaches it. All other functions of the module only read.
 *
 * @typedef {import("fanfold-view").Engine} Engine
 */

/** The calls, and what their arguments mean. Times are in seconds. @type {Record<string, string[]>} */
export const CALLS = {
  pointerDown: ["pointer", "x", "y", "time"],
  pointerMoved: ["pointer", "x", "y", "time"],
  pointerUp: ["pointer", "x", "y", "time"],
  pointerCancelled: ["pointer", "time"],
  wheel: ["distance", "precise", "time"],
  keyDown: ["key", "time"],
  scrollToItem: ["index", "animated", "time"],
  scrollToOffset: ["offset", "animated", "time"],
  scrollAutomatically: ["velocity", "time"],
  focusItem: ["index", "time"],
  open: ["index", "time"],
  close: ["time"],
  insertItems: ["index", "count", "animated", "time"],
  removeItems: ["index", "count", "animated", "time"],
  moveItem: ["from", "to", "animated", "time"],
  appendItem: ["time"],
  undoRemoval: ["animated", "time"],
  requestRemoval: ["index", "time"],
  answerRemoval: ["index", "allowed", "time"],
  setViewport: ["width", "height", "animated", "time"],
  setInsets: ["top", "leading", "bottom", "trailing", "time"],
  setCount: ["count", "time"],
  setRightToLeft: ["rightToLeft", "time"],
  setReduceMotion: ["reduceMotion", "time"],
  setLayout: ["layout", "animated", "time"],
  setKeyframes: ["animated", "time"],
  setLooping: ["looping", "time"],
  setOptions: ["removable", "reorderable"],
  setParameter: ["parameter", "value", "time"],
  advance: ["time"],
  nextEvent: [],
};

/** What a finger, a wheel or a keyboard does. */
export const INPUT = ["pointerDown", "pointerMoved", "pointerUp", "pointerCancelled", "wheel", "keyDown"];

/** What passes by itself, without anybody's doing. */
export const PASSING = ["advance", "nextEvent"];

/**
 * The arguments of a call by their names.
 * @param {string} name
 * @param {number[]} args
 * @returns {Record<string, number>}
 */
export const named = (name, args) => Object.fromEntries(CALLS[name].map((argument, at) => [argument, args[at]]));

/**
 * A text that the module names: where its bytes begin, and how many they are, in one number.
 * @param {Engine} engine
 * @param {bigint} packed
 */
export const textOf = (engine, packed) => new TextDecoder().decode(
  new Uint8Array(engine.memory.buffer, Number(packed & 0xffffffffn), Number(packed >> 32n)));
