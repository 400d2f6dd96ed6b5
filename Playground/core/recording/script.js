// @ts-check
/** Converts a recording to a script for `fanfold replay`, from the last rest before its start to its end. */

import { KEYS } from "../state/layouts.js";
import { PASSING, named } from "./engine-calls.js";
import { viewportOf } from "./recording.js";

/** @typedef {import("./recording.js").Recording} Recording */
/** @typedef {import("./recording.js").Call} Call */

/** Alignments, by their numbers, as replay scripts name them. */
const ALIGNMENTS = ["resting", "start", "center", "end", "nearest"];

/** Axes of a division, by their numbers; the first one is none. */
const DIVISIONS = ["", "horizontal", "vertical"];

/** Precision of times: finer than any clock. */
const DIGITS = 1e12;

/**
 * The script event of each call and its fields.
 * @type {Record<string, (values: Record<string, any>, text: string) => Record<string, any>>}
 */
const EVENTS = {
  pointerDown: ({ pointer, x, y }) => ({ type: "pointerDown", pointer, x, y }),
  pointerMoved: ({ pointer, x, y }) => ({ type: "pointerMove", pointer, x, y }),
  pointerUp: ({ pointer, x, y }) => ({ type: "pointerUp", pointer, x, y }),
  pointerCancelled: ({ pointer }) => ({ type: "pointerCancel", pointer }),
  wheel: ({ distance, notches }) => ({ type: "wheel", distance, ...(notches > 0 ? { notches } : { precise: true }) }),
  keyDown: ({ key }) => ({ type: "key", key: KEYS[key] }),
  scrollToItem: ({ index, animated }) => ({ type: "scrollTo", index, animated }),
  alignItem: ({ index, alignment, duration, animated }) =>
    ({ type: "scrollTo", index, align: ALIGNMENTS[alignment], ...(duration >= 0 && { duration }), animated }),
  scrollToOffset: ({ offset, animated }) => ({ type: "scrollToOffset", offset, animated }),
  scrollAutomatically: ({ velocity }) => ({ type: "scrollAutomatically", velocity }),
  focusItem: ({ index }) => ({ type: "focus", ...(index >= 0 && { index }) }),
  openItem: ({ index }) => ({ type: "open", index }),
  closeItem: () => ({ type: "close" }),
  insertItems: ({ index, count, animated }) => ({ type: "insert", index, count, animated }),
  removeItems: ({ index, count, animated }) => ({ type: "remove", index, count, animated }),
  moveItem: ({ from, to, animated }) => ({ type: "move", from, to, animated }),
  appendItem: () => ({ type: "append" }),
  undoRemoval: ({ animated }) => ({ type: "undoRemoval", animated }),
  requestRemoval: ({ index, edge }) => ({ type: "requestRemoval", index, ...(edge >= 0 && { edge: edge % 2 ? "end" : "start" }) }),
  answerRemoval: ({ index, allowed }) => ({ type: "answer", index, allowed }),
  setViewport: ({ width, height, animated }) => ({ type: "resize", width, height, animated }),
  setInsets: ({ top, leading, bottom, trailing }) =>
    ({ type: "setInsets", insets: { top, leading, bottom, trailing } }),
  setDivision: (values) => ({ type: "setDivision", ...divisionOf(values) }),
  setCount: ({ count }) => ({ type: "setItems", items: count }),
  setRightToLeft: ({ rightToLeft }) => ({ type: "setDirection", direction: rightToLeft ? "rtl" : "ltr" }),
  setReduceMotion: ({ reduceMotion }) => ({ type: "setReduceMotion", reduceMotion }),
  setLayout: ({ animated }, layout) => ({ type: "setLayout", layout, animated }),
  setLooping: ({ looping }) => ({ type: "setLooping", looping }),
  setAutoplay: ({ interval }) => ({ type: "setOptions", options: { autoplayInterval: interval } }),
  setOptions: ({ removable, reorderable }) =>
    ({ type: "setOptions", options: { allowsRemoval: removable, allowsReordering: reorderable } }),
  setParameter: ({ value }, name) => ({ type: "setParameters", parameters: { [name]: value }, animated: false }),
};

/** Calls that return 0 if they have no effect because the item or value does not exist. */
const REFUSABLE = [
  "scrollToItem", "alignItem", "openItem", "insertItems", "removeItems", "moveItem", "requestRemoval", "setCount", "setParameter",
];

/** Arguments that are 0 or 1, and false or true in a script. */
const FLAGS = ["animated", "allowed", "reduceMotion", "looping", "removable", "reorderable"];

/**
 * Returns a recording as a script, and its start on the view's clock, in seconds.
 * @param {Recording} recording
 * @returns {{script: Record<string, any>, beginning: number}}
 */
export function scriptOf(recording) {
  // A segment that starts in motion, such as after a change of keyframes, has no start that a script can express.
  const from = Math.max(0, recording.segments.findIndex(({ isAtRest }) => isAtRest));
  const segments = recording.segments.slice(from);
  const [first] = segments;
  const calls = /** @type {Call[]} */ (segments.flatMap((segment) => segment.entries))
    .filter((entry) => "name" in entry && !PASSING.includes(entry.name))
    .filter(({ name, result }) => !REFUSABLE.includes(name) || result !== 0);
  const beginning = calls[0]?.time ?? recording.end;
  const events = calls.map((call) => eventOf(call, beginning));
  return { script: { ...collection(first), events: [...atRest(first), ...events] }, beginning };
}

/**
 * The script as text, one event per line.
 * @param {Record<string, any>} script
 */
export function textOfScript({ events, ...collection }) {
  const lines = events.map((/** @type {object} */ event) => `    ${JSON.stringify(event)}`);
  return JSON.stringify({ ...collection, events: [] }, null, 2).replace(/\[\]\n}$/, `[\n${lines.join(",\n")}\n  ]\n}\n`);
}

/** The initial collection of a script. */
function collection(/** @type {import("./recording.js").Segment} */ { standing, items }) {
  const { settings, layout, parameters } = standing;
  const setting = (/** @type {string} */ name) => flagged(named(name, settings[name] ?? []));
  const [width, height] = viewportOf(standing);
  const { top = 0, leading = 0, bottom = 0, trailing = 0 } = setting("setInsets");
  const { removable = false, reorderable = false } = setting("setOptions");
  return {
    layout, parameters, viewport: { width, height }, insets: { top, leading, bottom, trailing },
    ...divisionOf(setting("setDivision")), items, direction: setting("setRightToLeft").rightToLeft ? "rtl" : "ltr",
    reduceMotion: setting("setReduceMotion").reduceMotion ?? false, looping: setting("setLooping").looping ?? false,
    options: { allowsRemoval: removable, allowsReordering: reorderable },
  };
}

/**
 * The fold that divides the viewport, or nothing.
 * @param {Record<string, any>} values of the call
 */
const divisionOf = ({ axis = 0, position, width }) => (axis > 0 ? { division: { axis: DIVISIONS[axis], position, width } } : {});

/** Events that restore the settled state before all others. */
function atRest(/** @type {import("./recording.js").Segment} */ { standing, items, offset }) {
  const isFocused = standing.focus >= 0 && standing.focus < items;
  return [
    ...(isFocused ? [{ at: 0, type: "focus", index: standing.focus }] : []),
    { at: 0, type: "scrollToOffset", offset, animated: false },
  ];
}

/**
 * Converts a call to a script event.
 * @param {Call} call
 * @param {number} beginning in seconds
 */
function eventOf(call, beginning) {
  const { name, args, text, time } = call;
  const { type, ...members } = EVENTS[name](flagged(named(name, args)), text);
  const isPointer = ["pointerDown", "pointerMoved", "pointerUp"].includes(name);
  const late = isPointer ? rounded(time - measured(call)) : 0;
  return { at: rounded(time - beginning), type, ...members, ...(late > 0 && { late }) };
}

/** The device time of a call, in seconds. */
const measured = (/** @type {Call} */ { name, args, time }) => named(name, args).time ?? time;

const rounded = (/** @type {number} */ time) => Math.round(time * DIGITS) / DIGITS;

const flagged = (/** @type {Record<string, number>} */ values) => /** @type {Record<string, any>} */ (
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, FLAGS.includes(name) ? !!value : value])));
