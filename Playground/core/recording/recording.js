// @ts-check
/**
 * A recording of an engine: every call that changes it and, once a second, a copy of its state. A copy and the calls after
 * it give the state at any time since.
 */

import { CALLS, PASSING, named, textOf } from "./engine-calls.js";
import { hasLeaving } from "./frames.js";

/** @typedef {import("./engine-calls.js").Engine} Engine */

/** Length of the recording, in seconds of the view's clock. */
export const LENGTH = 10;
/** The interval between copies of the state, in seconds: at most as much is replayed. */
const COPY_INTERVAL = 1;

/**
 * Values set up to a moment: the layout by name or keyframes and its parameters, the latest arguments of each other
 * setting, the pressed pointers, and the focused item.
 * @typedef {{layout: string | import("fanfold-view").KeyframeLayout, parameters: Record<string, number>, settings: Record<string, number[]>,
 *   pointers: number[], focus: number}} Standing
 */

/**
 * A call, or a change of the page's data.
 * @typedef {{time: number, name: string, args: number[], result: any, text: string}} Call
 * @typedef {{time: number, page: any, isDone: boolean}} News
 */

/**
 * The calls after a copy of the state, up to the next copy. Without the copy, only a script needs them.
 * @typedef {{time: number, state: Engine | null, page: any, standing: Standing, items: number, offset: number,
 *   isAtRest: boolean, entries: (Call | News)[]}} Segment
 */

/**
 * The page's data besides the engine: `capture` returns the same object until they change, `layout` the current layout.
 * @typedef {{capture: () => any, restore: (page: any) => void, layout: () => Standing["layout"]}} Page
 * @type {Page}
 */
const NOTHING = { capture: () => null, restore: () => {}, layout: () => "" };

export class Recording {
  /** @type {Engine} The engine itself, and its wrapper that measures calls. */
  #engine = /** @type {any} */ (null);
  #measured = this.#engine;
  #page;
  /** @type {Segment[]} */
  #segments = [];
  /** @type {Standing} Current settings. */
  #standing;
  /** The latest time, in seconds. */
  #time = 0;
  /** @type {any} The page's data that were recorded last. */
  #noted = null;
  /** The engine and the page as they are now, while the past is shown. */
  #present = /** @type {{state: Engine, page: any} | null} */ (null);
  /** The position of the displayed past, and the settings and the page there. */
  #shown;
  /**
   * Frames: time, content offset, and whether items were leaving.
   * @type {{time: number, offset: number, hasLeaving: boolean}[]}
   */
  frames = [];
  /** Called after each frame with whether it is the last for now. */
  onframe = (/** @type {boolean} */ _isLast) => {};
  /** Called before another call reaches the engine while the past is shown. */
  oninterrupt = () => this.goLive();

  /** @param {Page} [page] @param {Partial<Standing>} [standing] settings before the recording starts */
  constructor(page = NOTHING, standing = {}) {
    this.#page = page;
    this.#standing = { layout: "", parameters: {}, settings: {}, pointers: [], focus: -1, ...standing };
    this.#shown = { segment: 0, entry: 0, standing: this.#standing, page: null };
  }

  /** The end of the recording, in seconds of the view's clock. */
  get end() { return this.#time; }
  get start() { return Math.min(this.#time, Math.max(this.#time - LENGTH, this.frames[0]?.time ?? this.#time)); }

  /** Whether the past is shown. */
  get isPast() { return this.#present !== null; }

  /** The settings at the displayed time. */
  get standing() { return this.#present ? this.#shown.standing : this.#standing; }

  /** All segments since the last rest before the start of the recording. */
  get segments() { return this.#segments; }

  /** @returns {Call[]} The recorded calls in order. */
  get calls() {
    const entries = this.#segments.flatMap((segment) => segment.entries);
    return /** @type {Call[]} */ (entries.filter((entry) => "name" in entry && entry.time >= this.start));
  }

  // MARK: Recording

  /** A new engine has no past and no settings. */
  #beginAnew() {
    this.#forgetAll();
    this.#standing = { layout: "", parameters: {}, settings: {}, pointers: [], focus: -1 };
  }

  #forgetAll() {
    this.#segments = [];
    this.frames = [];
    this.#present = this.#noted = null;
  }

  /**
   * Wraps an engine's functions and records them.
   * @param {Engine} engine
   * @param {Engine} [measured] the wrapper to call, except during replay
   * @returns {Engine}
   */
  wrap(engine, measured = engine) {
    if (this.#engine && this.#engine !== engine) this.#beginAnew();
    [this.#engine, this.#measured] = [engine, measured];
    this.#standing.layout ||= textOf(engine, engine.layoutName(0));
    const wrapped = { ...engine };
    for (const name of Object.keys(CALLS)) {
      if (engine[name]) wrapped[name] = (/** @type {number[]} */ ...args) => this.#call(name, args);
    }
    wrapped.needsFrame = () => (this.#present ? 0 : measured.needsFrame());
    return /** @type {Engine} */ (wrapped);
  }

  #call(/** @type {string} */ name, /** @type {number[]} */ args) {
    // Frames continue while the past is shown; its events have been dispatched already.
    if (this.#present && PASSING.includes(name)) return name === "advance" ? this.#engine.advance(...args) : 0;
    if (isSetAlready(name, args, this.standing)) return undefined;
    // The page may ask for a frame at rest: the recording does not become longer.
    if (name === "advance" && this.#isStill) return this.#measured.advance(...args);
    if (this.#present) this.oninterrupt();
    const result = this.#record(name, args);
    // A script cannot describe a change to other keyframes: a recording begins with them.
    if (name === "setKeyframes") this.#forgetAll();
    return result;
  }

  #record(/** @type {string} */ name, /** @type {number[]} */ args) {
    const time = Math.max(this.#time, named(name, args).time || 0);
    this.#noteNews(!PASSING.includes(name));
    if (this.#isDue(time)) this.#copy();
    const text = nameOf(this.#engine, name, args);
    const result = this.#measured[name](...args);
    this.#time = time;
    if (name !== "nextEvent" || result !== 0) {
      const call = { time, name, args, result, text };
      this.#segments[this.#segments.length - 1].entries.push(call);
      this.#standing = after(call, this.#standing);
    }
    if (name === "advance") this.#frame(time, result);
    return result;
  }

  /** @param {number} time @param {number} start address in the engine's memory */
  #frame(time, start) {
    // The last frame drawn for a time was the visible one.
    if (this.frames.at(-1)?.time === time) this.frames.pop();
    this.frames.push({ time, offset: this.#engine.offset(), hasLeaving: hasLeaving(this.#engine, start) });
    this.#forget();
    this.onframe(!this.#engine.needsFrame());
  }

  /** Changes of the page since the last call. */
  #noteNews(/** @type {boolean} whether a user caused it, as the next call */ isDone = false) {
    const page = this.#page.capture();
    if (page === this.#noted) return;
    this.#noted = page;
    this.#segments[this.#segments.length - 1]?.entries.push({ time: this.#time, page, isDone });
  }

  #isDue(/** @type {number} */ time) {
    const last = this.#segments[this.#segments.length - 1];
    return !last || time - last.time >= COPY_INTERVAL || (!last.isAtRest && this.#isAtRest);
  }

  /** Whether nothing has happened since the latest frame, and nothing moves. */
  get #isStill() {
    const last = this.#segments.at(-1)?.entries.at(-1);
    return last !== undefined && "name" in last && PASSING.includes(last.name) && !this.#engine.needsFrame()
      && this.#page.capture() === this.#noted;
  }

  get #isAtRest() {
    const engine = this.#engine;
    return !engine.needsFrame() && engine.openedItem() < 0 && this.#standing.pointers.length === 0;
  }

  #copy() {
    // A keyframe layout has no name: the page provides it after the engine accepted it.
    this.#standing.layout ||= this.#page.layout();
    this.#segments.push({
      time: this.#time, state: this.#engine.copy(), page: this.#noted, standing: this.#standing,
      items: this.#engine.itemCount(), offset: this.#engine.offset(), isAtRest: this.#isAtRest, entries: [],
    });
  }

  /** Drops the frames before the start, and the calls before the last rest: a script begins at a rest. */
  #forget() {
    const start = this.#time - LENGTH;
    const first = this.frames.findIndex((frame) => frame.time >= start);
    if (first > 0) this.frames.splice(0, first);
    const shown = Math.max(0, this.#segments.findLastIndex((segment) => segment.time <= start));
    const rest = this.#segments.findLastIndex((segment, at) => at <= shown && segment.isAtRest);
    for (const segment of this.#segments.slice(0, shown)) strip(segment);
    this.#segments.splice(0, Math.max(rest, 0));
  }

  // MARK: The past

  /**
   * The time of the last frame, up to a time, without leaving items.
   * @param {number} time in seconds
   */
  lastWhole(time) {
    return this.frames.findLast((frame) => frame.time <= time && !frame.hasLeaving)?.time ?? this.start;
  }

  /**
   * Restores the engine and the page to a time.
   * @param {number} time in seconds; clamped to the recording
   */
  show(time) {
    if (!this.#present) this.#leave();
    const isBefore = (/** @type {Segment} */ segment) => segment.time < time && segment.state !== null;
    const at = Math.max(this.#segments.findLastIndex(isBefore), this.#segments.findIndex(({ state }) => state));
    const segment = this.#segments[at];
    this.#engine.restore(/** @type {Engine} */ (segment.state));
    this.#shown = { segment: at, entry: 0, standing: segment.standing, page: segment.page };
    // Late calls with the time of a frame came after that frame was drawn.
    const frame = segment.entries.findLastIndex((entry) => entry.time === time && isFrame(entry));
    for (const [number, entry] of segment.entries.entries()) {
      if (entry.time > time || (frame >= 0 && number > frame && isDone(entry))) break;
      this.#replay(entry);
    }
    this.#page.restore(this.#shown.page);
  }

  #leave() {
    this.#noteNews();
    if (this.#segments.length === 0) this.#copy();
    this.#present = { state: this.#engine.copy(), page: this.#noted };
  }

  #replay(/** @type {Call | News} */ entry) {
    this.#shown.entry++;
    if ("page" in entry) return void (this.#shown.page = entry.page);
    this.#engine[entry.name](...entry.args);
    this.#shown.standing = after(entry, this.#shown.standing);
  }

  /** Restores the engine and the page to the present. */
  goLive() {
    if (!this.#present) return;
    const { state, page } = this.#present;
    this.#present = null;
    this.#engine.restore(state);
    this.#page.restore(page);
  }

  /** Remembers the present and the recording. Returns a function that restores both. */
  keep() {
    this.#leave();
    const { state, page } = /** @type {{state: Engine, page: any}} */ (this.#present);
    this.#present = null;
    const segments = this.#segments.map((segment) => ({ ...segment, entries: [...segment.entries] }));
    const [frames, standing, time] = [[...this.frames], this.#standing, this.#time];
    return () => {
      this.#engine.restore(state);
      this.#page.restore(page);
      [this.#segments, this.frames, this.#standing, this.#time] = [segments, frames, standing, time];
      [this.#noted, this.#present] = [page, null];
    };
  }

  /**
   * Makes the displayed time the present and drops everything after it.
   * @param {number} time the displayed time, in seconds
   */
  goOnFrom(time) {
    if (!this.#present) return;
    this.show(time);
    const { segment, entry, standing, page } = this.#shown;
    this.#present = null;
    this.#noted = page;
    this.#segments.length = segment + 1;
    this.#segments[segment].entries.length = entry;
    [this.#standing, this.#time] = [standing, time];
    this.frames = this.frames.filter((frame) => frame.time <= time);
    // Pointers that were pressed at that time have been released since.
    for (const pointer of standing.pointers) this.#call("pointerCancelled", [pointer, time]);
  }
}

const isFrame = (/** @type {Call | News} */ entry) => "name" in entry && entry.name === "advance";

/** Whether an entry is a user's action. */
const isDone = (/** @type {Call | News} */ entry) => ("name" in entry ? !PASSING.includes(entry.name) : entry.isDone);

/** Reduces a segment to the data that scripts need. */
function strip(/** @type {Segment} */ segment) {
  if (!segment.state) return;
  segment.state = segment.page = null;
  segment.entries = segment.entries.filter((entry) => "name" in entry && isDone(entry));
}

/**
 * The settings after a call.
 * @param {Call} call
 * @param {Standing} standing
 * @returns {Standing}
 */
function after({ name, args, result, text }, standing) {
  const others = standing.pointers.filter((pointer) => pointer !== args[0]);
  switch (name) {
    case "pointerDown": return { ...standing, pointers: [...others, args[0]] };
    case "pointerUp": case "pointerCancelled": return { ...standing, pointers: others };
    case "focusItem": return { ...standing, focus: args[0] };
    case "setLayout": return { ...standing, layout: text, parameters: {} };
    case "setKeyframes": return result ? { ...standing, layout: "", parameters: {} } : standing;
    case "setCount": return standing;
    case "setParameter": return { ...standing, parameters: { ...standing.parameters, [text]: args[1] } };
    default:
      return name.startsWith("set") ? { ...standing, settings: { ...standing.settings, [name]: args } } : standing;
  }
}

/**
 * Whether a call sets the current value again.
 * @param {string} name
 * @param {number[]} args
 * @param {Standing} standing
 */
function isSetAlready(name, args, { settings }) {
  const values = CALLS[name].filter((argument) => argument !== "animated" && argument !== "time").length;
  return values > 0 && settings[name] !== undefined && args.slice(0, values).every((value, at) => value === settings[name][at]);
}

/**
 * The size of the viewport, in CSS pixels.
 * @param {Standing} standing
 * @returns {[number, number]}
 */
export const viewportOf = ({ settings: { setViewport: [width, height] = [0, 0] } }) => [width, height];

/**
 * The name of a call's layout or parameter.
 * @param {Engine} engine
 * @param {string} name
 * @param {number[]} args
 */
function nameOf(engine, name, [index]) {
  if (name === "setLayout") return textOf(engine, engine.layoutName(index));
  if (name === "setParameter") return textOf(engine, engine.parameterName(index));
  return "";
}
