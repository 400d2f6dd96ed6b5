// @ts-check
/**
 * Scrolling that aligns an edge of an item, or has a custom duration: pages that call `scrollTo` with `align` or `duration`
 * load this module.
 *
 * @module
 */

import { isOn } from "./checks.js";
import { frameAt } from "./frame.js";
import { HEIGHT, INDEX, LEAVING, LENGTH, RECORDS, TRANSFORM, WIDTH } from "./numbers.js";
import { timeline } from "./timeline.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./view.js").View} View */
/** @typedef {[start: number, end: number]} Edges along the scroll axis, from where reading begins, in CSS pixels */

/**
 * @typedef {object} ScrollOptions
 * @property {boolean} [animated]
 * @property {"start" | "center" | "end" | "nearest"} [align]
 * @property {number} [duration] in seconds
 */

const ALIGNMENTS = ["start", "center", "end", "nearest"];

/** The default duration of scrolling to an edge, in seconds. */
const DURATION = 0.4;

/** The largest invisible difference, in CSS pixels. */
const TOLERANCE = 0.5;

/** The steps of the search for an item per length of the view, and the maximum number of steps. */
const STEPS = 8, MOST_STEPS = 64;

/** The number of halvings of a step: the remaining error is less than a thousandth of a pixel. */
const HALVINGS = 18;

/**
 * @param {View} view
 * @param {import("./element.js").ItemReference} item
 * @param {ScrollOptions} options
 * @param {() => boolean} isLatest whether no later call has replaced this one
 */
export async function scroll(view, item, { animated = true, align, duration }, isLatest) {
  const { core } = view;
  const engine = /** @type {Engine} */ (core.engine);
  if (align !== undefined && !ALIGNMENTS.includes(align)) {
    throw new RangeError(`fanfold-view: align must be one of ${ALIGNMENTS.join(", ")}, but is ${align}`);
  }
  if (duration !== undefined && !(typeof duration === "number" && duration >= 0 && duration < Infinity)) {
    throw new RangeError(`fanfold-view: duration must be a number of seconds, 0 or more, but is ${duration}`);
  }
  const before = { offset: engine.offset(), time: core.clock.now };
  const probe = align && await likeness(view);
  if (!isLatest()) return;
  const index = view.existing(item);
  const resting = nearestLap(engine, core.count, engine.restingOffset(index));
  const target = probe && align ? aligned(view, probe, index, align, resting) : resting;
  const isStill = !animated || view.configuration.prefersReducedMotion || duration === 0;
  if (!isStill && duration === undefined && Math.abs(target - resting) < TOLERANCE) {
    engine.scrollToItem(index, 1, core.clock.now);
    return core.requestFrame();
  }
  if (isStill) show(view, target);
  else glide(view, before, target, duration ?? DURATION, isLatest);
}

/**
 * Scrolls to an offset at once.
 * @param {View} view
 * @param {number} offset
 */
function show({ core }, offset) {
  core.engine?.scrollToOffset(offset, 0, core.clock.now);
  core.requestFrame();
}

/**
 * Continues at the content's velocity and slows down evenly towards the target, until other input takes over.
 * @param {View} view
 * @param {{offset: number, time: number}} before the previous offset of the content
 * @param {number} target
 * @param {number} duration in seconds
 * @param {() => boolean} isLatest
 */
function glide(view, before, target, duration, isLatest) {
  const { core: { element, engine, clock } } = view;
  const taken = new AbortController();
  const { signal } = taken;
  element.addEventListener("pointerdown", () => taken.abort(), { signal });
  for (const name of ["wheel", "keydown"]) {
    element.addEventListener(name, (event) => { if (event.defaultPrevented) taken.abort(); }, { signal });
  }
  const [start, startTime] = [engine?.offset(), clock.now];
  const distance = target - start;
  const most = 3 * Math.abs(distance);
  const velocity = (start - before.offset) / (startTime - before.time) * duration || 0;
  // A higher velocity would overshoot the target.
  const pace = Math.max(-most, Math.min(velocity, most));
  const step = () => {
    if (signal.aborted || !isLatest() || !element.isConnected) return taken.abort();
    const part = Math.min((clock.now - startTime) / duration, 1);
    const moved = part * part * (3 - 2 * part) * distance + part * (1 - part) ** 2 * pace;
    show(view, part < 1 ? start + moved : target);
    if (part < 1) timeline().requestFrame(step);
    else taken.abort();
  };
  timeline().requestFrame(step);
}

/**
 * The offset nearest to the current one, among those that show the same in a loop.
 * @param {Engine} engine
 * @param {number} count
 * @param {number} offset
 */
function nearestLap(engine, count, offset) {
  const lap = engine.restingOffset(count) - engine.restingOffset(0);
  const isLoop = engine.restingOffset(count) !== engine.restingOffset(count - 1);
  return isLoop ? offset + Math.round((engine.offset() - offset) / lap) * lap : offset;
}

/**
 * An engine with the same state as a view's, which can be queried without visible effect.
 * @param {View} view
 * @returns {Promise<Engine>}
 */
async function likeness({ core, configuration }) {
  const { engine, element, size, count } = core;
  if (!engine) throw new Error("fanfold-view: there is no engine");
  const probe = await /** @type {any} */ (element.constructor).makeEngine();
  configuration.copyLayout(engine, probe);
  probe.setReduceMotion(Number(configuration.prefersReducedMotion), 0);
  probe.setRightToLeft(Number(isRightToLeft(element)), 0);
  probe.setCount(count, 0);
  probe.setViewport(size.width, size.height, 0, 0);
  probe.setLooping(Number(isOn(element, "loop")), 0);
  return probe;
}

const isRightToLeft = (/** @type {Element} */ element) => getComputedStyle(element).direction === "rtl";

/**
 * The offset at which an item has the requested alignment, or the nearest reachable offset.
 * @param {View} view
 * @param {Engine} probe
 * @param {number} index
 * @param {NonNullable<ScrollOptions["align"]>} align
 * @param {number} resting the layout's resting offset
 */
function aligned({ core }, probe, index, align, resting) {
  const { engine, element, size } = core;
  const isVertical = Boolean(probe.isVertical());
  const length = isVertical ? size.height : size.width;
  const mirrored = !isVertical && isRightToLeft(element) ? length : undefined;
  const edges = (/** @type {number} */ offset) => edgesAt(probe, index, offset, isVertical, mirrored);
  const atRest = edges(resting);
  // An item that the layout hides at its resting offset cannot be aligned.
  if (!atRest) return resting;
  const offsets = {
    start: () => offsetWhere(([start]) => start),
    end: () => offsetWhere(([, end]) => end - length),
    center: () => offsetWhere(([start, end]) => (start + end - length) / 2),
    nearest: () => {
      const here = engine?.offset();
      const now = edges(here);
      const [isBefore, isAfter] = now ? [now[0] < -TOLERANCE, now[1] > length + TOLERANCE] : [true, false];
      // An item that is completely visible, or extends beyond both ends, is near enough.
      if (isBefore === isAfter) return here;
      const [start, end] = [offsets.start(), offsets.end()];
      return Math.abs(start - here) < Math.abs(end - here) ? start : end;
    },
  };
  return offsets[align]();

  /** @param {(edges: Edges) => number} excess the distance of the item from its requested alignment */
  function offsetWhere(excess) {
    const wanted = excess(/** @type {Edges} */ (atRest));
    const isShort = (/** @type {number} */ offset) => {
      const seen = edges(offset);
      return seen && excess(seen) * wanted > 0;
    };
    // Steps are necessary, since an item that has left at one end of a loop enters again at the other.
    const step = Math.sign(wanted) * length / STEPS;
    let short = resting;
    for (let steps = 0; isShort(short + step); steps++) {
      if (steps === MOST_STEPS) return resting;
      short += step;
    }
    let far = short + step;
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (short + far) / 2;
      if (isShort(middle)) short = middle;
      else far = middle;
    }
    probe.scrollToOffset(far, 0, 0);
    return probe.offset();
  }
}

/**
 * The edges of an item at an offset; undefined if it is invisible there.
 * @param {Engine} probe
 * @param {number} index
 * @param {number} offset
 * @param {boolean} isVertical
 * @param {number | undefined} mirrored the length of a view that is read from right to left
 * @returns {Edges | undefined}
 */
function edgesAt(probe, index, offset, isVertical, mirrored) {
  probe.scrollToOffset(offset, 0, 0);
  const frame = frameAt(probe, probe.advance(0));
  for (let at = RECORDS; at < frame.length; at += LENGTH) {
    if (frame[at + INDEX] !== index || frame[at + LEAVING] === 1) continue;
    const matrix = frame.subarray(at + TRANSFORM, at + TRANSFORM + 16);
    const places = [0, frame[at + WIDTH]].flatMap((x) => [0, frame[at + HEIGHT]].map((y) => {
      const along = Number(isVertical);
      const divisor = matrix[3] * x + matrix[7] * y + matrix[15];
      return (matrix[along] * x + matrix[4 + along] * y + matrix[12 + along]) / divisor;
    }));
    const [first, last] = [Math.min(...places), Math.max(...places)];
    return mirrored === undefined ? [first, last] : [mirrored - last, mirrored - first];
  }
  return undefined;
}
