// @ts-check
/**
 * Layouts from keyframes: what a view loads that is given one, together with WebAssembly that knows them.
 *
 * @module fanfold-keyframes
 */

import { makeEngine, text } from "./engine.js";
import { frameAt } from "./frame.js";
import { numbersOf, wrong } from "./keyframe-reader.js";
import { COUNT, IDENTITY, INDEX, LENGTH, RECORDS } from "./numbers.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./view.js").View} View */

/** By so many seconds before it is shown, another engine is told everything: what moves has come to rest by then. */
const SETTLING = 10;

/** A new engine that knows layouts from keyframes. */
export async function make() {
  const engine = /** @type {any} */ (await makeEngine(() => new URL("fanfold-keyframes.wasm", import.meta.url)));
  if (!engine.setKeyframes) throw new Error("fanfold-view: the WebAssembly of this page knows no layouts from keyframes");
  engine.showKeyframes = show;
  return engine;
}

/**
 * Gives a view an engine that knows layouts from keyframes, in place of the one that it has, if any: items keep their
 * elements and their places. What moves comes to rest, and a removal can no longer be undone.
 * @param {View} view
 */
export async function start(view) {
  const engine = await make();
  const { engine: old } = view.core;
  if (!old) view.start(engine);
  else if (!old.showKeyframes) exchange(view, old, engine);
  view.queue.catchUp();
}

/**
 * Shows a layout, or says what is wrong with it.
 * @param {Engine} engine
 * @param {object} described what describes it, or a script in which that stands as JSON
 * @param {boolean} animated
 * @param {number} time
 * @returns {object} what describes it
 */
function show(engine, described, animated, time) {
  const layout = described instanceof HTMLScriptElement ? parsed(described.text) : described;
  for (const number of numbersOf(layout)) engine.keyframeNumber(number);
  if (engine.setKeyframes(Number(animated), time)) return layout;
  const [property, reason] = [text(engine, engine.refusedProperty()), text(engine, engine.refusalReason())];
  const keyframe = engine.refusedKeyframe();
  const path = keyframe < 0 ? property : `keyframes[${keyframe}].${property}`;
  throw wrong(path, engine.refusedValue(), reason.replace(/^must be /, ""));
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new RangeError("fanfold-view: the layout must be a JSON object, but is no JSON");
  }
}

/**
 * @param {View} view
 * @param {Engine} old
 * @param {Engine} engine
 */
function exchange(view, old, engine) {
  const { core, configuration, items, events } = view;
  events.deliver();
  const { layout } = configuration;
  const values = configuration.parameters.map(({ name }, number) => [name, old.parameterValue(number)]);
  const [count, offset, open] = [old.itemCount(), old.offset(), old.openedItem()];
  core.clock.now -= SETTLING;
  view.start(engine, (/** @type {Engine} */ started) => {
    const { size, clock } = core;
    started.setCount(count, clock.now);
    configuration.setLayout(started, layout, false);
    configuration.setParameters(started, Object.fromEntries(values));
    started.setViewport(size.width, size.height, 0, clock.now);
    started.scrollToOffset(offset, 0, clock.now);
    if (open >= 0) started.openItem(open, clock.now);
    clock.now += SETTLING;
    const start = started.advance(clock.now);
    // The page has heard of everything.
    while (started.nextEvent());
    items.mounted = adopted(items.mounted, frameAt(started, start));
  });
}

/**
 * What is visible, by the identities that another engine gives to it.
 * @param {Map<number, import("./mounted.js").Mounted>} mounted
 * @param {Float64Array} frame
 */
function adopted(mounted, frame) {
  const identities = new Map(Array.from({ length: frame[COUNT] }, (_, number) => {
    const record = RECORDS + number * LENGTH;
    return [frame[record + INDEX], frame[record + IDENTITY]];
  }));
  // What is not visible any longer goes with the next frame.
  return new Map([...mounted.values()].map((each, number) => [identities.get(each.index) ?? -1 - number, each]));
}
