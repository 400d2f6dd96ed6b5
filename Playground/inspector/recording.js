// @ts-check
/**
 * A recording of an engine: every call that changes it and, once a second, a copy of its memory. The engine knows
 * nothing else, so a copy and the calls after it make it what it was at any time since.
 */

import { CALLS, PASSING, named, textOf } from "./calls.js";
import { hasLeaving } from "./frames.js";

/** @typedef {import("./calls.js").Engine} Engine */

/** How far back the recording reaches, in seconds of the view's clock. */
export const LENGTH = 10;
/** So far apart are copies of the memory, in seconds: what is replayed at the most. */
const COPY_INTERVAL = 1;

/**
 * What has been set and held until a moment: the layout, by its name or as its keyframes, and its parameters, the latest
 * arguments of each other setting, the pointers that are down, and the item that has the focus.
 * @typedef {{layout: string | import("fanfold-view").KeyframeLayout, parameters: Record<string, number>, settings: Record<string, number[]>,
 *   pointers: number[], focus: number}} Standing
 */

/**
 * A call, or news of the page: what its data are from here on.
 * @typedef {{time: number, name: string, args: number[], result: any, text: string}} Call
 * @typedef {{time: number, page: any, isDone: boolean}} News
 */

/**
 * What came after a copy of the memory was made, up to the next one. Without the copy, only a script needs it.
 * @typedef {{time: number, memory: Uint8Array | null, page: any, standing: Standing, items: number, offset: number,
 *   isAtRest: boolean, entries: (Call | News)[]}} Segment
 */

/**
 * What the page keeps beside the engine: `capture` answers the same object as long as nothing has changed, `layout` the one
 * on the stage.
 * @typedef {{capture: () => any, restore: (page: any) => void, layout: () => Standing["layout"]}} Page
 * @type {Page}
 */
const NOTHING = { capture: () => null, restore: () => {}, layout: () => "" };

export class Recording {
  /** The engine itself, and as whoever measures it wants it to be called. @type {Engine} */
  #engine = /** @type {any} */ (null);
  #measured = this.#engine;
  #page;
  /** @type {Segment[]} */
  #segments = [];
  /** What has been set and held until now. @type {Standing} */
  #standing;
  /** The latest time, in seconds. */
  #time = 0;
  /** The page's data that were noted last. @type {any} */
  #noted = null;
  /** The engine and the page as they are now, while the past is shown. */
  #present = /** @type {{memory: Uint8Array, page: any} | null} */ (null);
  /** Where the past is that is shown. */
  #shown;
  /**
   * The frames: when, how far the content was scrolled, and whether items were on their way out.
   * @type {{time: number, offset: number, hasLeaving: boolean}[]}
   */
  frames = [];
  /** Called after each frame, with whether it is the last for now. */
  onframe = (/** @type {boolean} */ _isLast) => {};
  /** Called before something else reaches the engine while the past is shown. */
  oninterrupt = () => this.goLive();

  /**
   * @param {Page} [page]
   * @param {Partial<Standing>} [standing] what has been set before the recording begins
   */
  constructor(page = NOTHING, standing = {}) {
    this.#page = page;
    this.#standing = { layout: "", parameters: {}, settings: {}, pointers: [], focus: -1, ...standing };
    this.#shown = { segment: 0, entry: 0, standing: this.#standing, page: null };
  }

  /** The times that can be shown, in seconds of the view's clock. */
  get end() { return this.#time; }
  get start() { return Math.min(this.#time, Math.max(this.#time - LENGTH, this.frames[0]?.time ?? this.#time)); }

  /** Whether the past is shown. */
  get isPast() { return this.#present !== null; }

  /** What has been set and held until the time that is shown. */
  get standing() { return this.#present ? this.#shown.standing : this.#standing; }

  /** All segments, from the last rest before the times that can be shown. */
  get segments() { return this.#segments; }

  /** The calls of the times that can be shown, in their order. @returns {Call[]} */
  get calls() {
    const entries = this.#segments.flatMap((segment) => segment.entries);
    return /** @type {Call[]} */ (entries.filter((entry) => "name" in entry && entry.time >= this.start));
  }

  // MARK: Recording

  /** Another engine has no past, and has been set nothing. */
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
   * The functions of an engine, recorded.
   * @param {Engine} engine
   * @param {Engine} [measured] the same, as it is to be called unless it is replayed
   * @returns {Engine}
   */
  wrap(engine, measured = engine) {
    if (this.#engine && this.#engine !== engine) this.#beginAnew();
    [this.#engine, this.#measured] = [engine, measured];
    this.#standing.layout ||= textOf(engine, engine.layoutName(0));
    const wrapped = { ...engine };
    for (const name of Object.keys(CALLS)) {
      if (engine[name]) wrapped[name] = (...args) => this.#call(name, args);
    }
    wrapped.needsFrame = () => (this.#present ? 0 : measured.needsFrame());
    return /** @type {Engine} */ (wrapped);
  }

  /**
   * @param {string} name
   * @param {number[]} args
   */
  #call(name, args) {
    // Frames go on while the past is shown; what it has to tell, the page has heard already.
    if (this.#present && PASSING.includes(name)) return name === "advance" ? this.#engine.advance(...args) : 0;
    if (isSetAlready(name, args, this.standing)) return undefined;
    if (this.#present) this.oninterrupt();
    const result = this.#record(name, args);
    // The numbers of a layout from keyframes are not recorded: nothing before it can be shown again.
    if (name === "setKeyframes") this.#forgetAll();
    return result;
  }

  /**
   * @param {string} name
   * @param {number[]} args
   */
  #record(name, args) {
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

  /**
   * @param {number} time
   * @param {number} start where it stands in the engine's memory
   */
  #frame(time, start) {
    // Of frames that were drawn for the same time, the last was seen.
    if (this.frames.at(-1)?.time === time) this.frames.pop();
    this.frames.push({ time, offset: this.#engine.offset(), hasLeaving: hasLeaving(this.#engine, start) });
    this.#forget();
    this.onframe(!this.#engine.needsFrame());
  }

  /** What the page did since the last call. @param {boolean} [isDone] whether it was somebody's doing, as the next call is */
  #noteNews(isDone = false) {
    const page = this.#page.capture();
    if (page === this.#noted) return;
    this.#noted = page;
    this.#segments[this.#segments.length - 1]?.entries.push({ time: this.#time, page, isDone });
  }

  /** @param {number} time */
  #isDue(time) {
    const last = this.#segments[this.#segments.length - 1];
    return !last || time - last.time >= COPY_INTERVAL || (!last.isAtRest && this.#isAtRest);
  }

  get #isAtRest() {
    const engine = this.#engine;
    return !engine.needsFrame() && engine.openedItem() < 0 && this.#standing.pointers.length === 0;
  }

  #copy() {
    // A layout from keyframes has no name: the page knows it, once the engine has taken it.
    this.#standing.layout ||= this.#page.layout();
    this.#segments.push({
      time: this.#time, memory: this.#memory(), page: this.#noted, standing: this.#standing,
      items: this.#engine.itemCount(), offset: this.#engine.offset(), isAtRest: this.#isAtRest, entries: [],
    });
  }

  #memory() { return new Uint8Array(this.#engine.memory.buffer).slice(); }

  /** Forgets what is too long ago; of what came before, a script needs the calls since the last rest. */
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
   * The time of the last frame up to a time in which no item was on its way out.
   * @param {number} time in seconds
   */
  lastWhole(time) {
    return this.frames.findLast((frame) => frame.time <= time && !frame.hasLeaving)?.time ?? this.start;
  }

  /**
   * Makes the engine and the page what they were at a time.
   * @param {number} time in seconds; one that is not recorded counts as the nearest
   */
  show(time) {
    if (!this.#present) this.#leave();
    const isBefore = (/** @type {Segment} */ segment) => segment.time < time && segment.memory !== null;
    const at = Math.max(this.#segments.findLastIndex(isBefore), this.#segments.findIndex(({ memory }) => memory));
    const segment = this.#segments[at];
    this.#restore(/** @type {Uint8Array} */ (segment.memory));
    this.#shown = { segment: at, entry: 0, standing: segment.standing, page: segment.page };
    // What was late, and so counts as of the time of a frame, was not seen in it.
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
    this.#present = { memory: this.#memory(), page: this.#noted };
  }

  /** @param {Call | News} entry */
  #replay(entry) {
    this.#shown.entry++;
    if ("page" in entry) return void (this.#shown.page = entry.page);
    this.#engine[entry.name](...entry.args);
    this.#shown.standing = after(entry, this.#shown.standing);
  }

  /** Makes the engine and the page what they were before the past was shown. */
  goLive() {
    if (!this.#present) return;
    const { memory, page } = this.#present;
    this.#present = null;
    this.#restore(memory);
    this.#page.restore(page);
  }

  /**
   * Makes the time that is shown the present, and forgets what came after it.
   * @param {number} time the time that is shown, in seconds
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
    // Whose finger was down then has long let go.
    for (const pointer of standing.pointers) this.#call("pointerCancelled", [pointer, time]);
  }

  /** @param {Uint8Array} copy */
  #restore(copy) {
    const memory = new Uint8Array(this.#engine.memory.buffer);
    memory.set(copy);
    memory.fill(0, copy.length);
  }
}

/** @param {Call | News} entry */
const isFrame = (entry) => "name" in entry && entry.name === "advance";

/** Whether somebody did something, and not time alone. @param {Call | News} entry */
const isDone = (entry) => ("name" in entry ? !PASSING.includes(entry.name) : entry.isDone);

/**
 * What a script needs of a segment that is no longer shown.
 * @param {Segment} segment
 */
function strip(segment) {
  if (!segment.memory) return;
  segment.memory = segment.page = null;
  segment.entries = segment.entries.filter((entry) => "name" in entry && isDone(entry));
}

/**
 * What has been set and held after a call.
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
 * Whether a call sets what is as it says: then it changes nothing.
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
 * The name of the layout or the parameter that a call is about.
 * @param {Engine} engine
 * @param {string} name
 * @param {number[]} args
 */
function nameOf(engine, name, [index]) {
  if (name === "setLayout") return textOf(engine, engine.layoutName(index));
  if (name === "setParameter") return textOf(engine, engine.parameterName(index));
  return "";
}
