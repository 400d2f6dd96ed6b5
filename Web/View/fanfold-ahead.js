// @ts-check
/**
 * Motions that go on while the page's script is busy. Views load this module once they are ready.
 *
 * A scroll motion without a finger is known in advance: a copy of the engine passes through the coming half second, and each
 * item's box receives its poses as one animation, which the browser plays without the script. Meanwhile the view draws only
 * the frames in which something happens. The engine remains the source of the state: a second copy, the witness, goes along
 * with it, and a frame that differs from the witness's ends the animations, whatever the cause.
 *
 * @module
 */

export { VERSION } from "./version.js";

import { APPEARANCE, COUNT, HEIGHT, IDENTITY, INDEX, LEAVING, LENGTH, OPACITY, PENDING, RECORDS, SHOWN, TRANSFORM, WIDTH } from "./numbers.js";
import { frameAt } from "./frame.js";
import { isPageTimeline } from "./timeline.js";
import { matrixText } from "./style-writer.js";

/** @typedef {import("./engine.js").Engine} Engine */
/** @typedef {import("./mounted.js").Mounted} Mounted */
/** @typedef {Float64Array[]} Poses the poses of an item, by the numbers of their samples */

/** The number of samples in a second, and of all that are taken at once: half a second. */
const RATE = 120, MOST_SAMPLES = 61;

/** The time at which the animations are renewed before they end, in milliseconds of the page. */
const RENEWAL = 200;

/** The time between two frames for `scroll` events, and the lead of a requested frame, in milliseconds. */
const EVENT_INTERVAL = 15, LEAD = 10;

/** The time until the next attempt after a motion that cannot be animated, in milliseconds. */
const RETRY_INTERVAL = 100;

/** The largest distance between a corner of an item and its place in the engine's frame, in CSS pixels. */
const TOLERANCE = 0.4;

/** The largest change of a size that counts as none, in CSS pixels. */
const SAME_SIZE = 1e-3;

/** The opacity of an item that is not yet, or no longer, visible: browsers do not paint 0 in advance. */
const UNSEEN = 0.001;

/** The places of numbers in a pose, which begins with the opacity and ends with the transform. */
const SIZE = [WIDTH - OPACITY, HEIGHT - OPACITY], MATRIX = TRANSFORM - OPACITY;

/**
 * Puts the box of an item to the place at which the item will become visible.
 * @param {Mounted} mounted
 * @param {Float64Array} pose
 * @param {number} layer
 */
function stand({ box }, [, width, height], layer) {
  Object.assign(box.style, { width: `${width}px`, height: `${height}px`, zIndex: layer, transform: "translate(-200vw)" });
}

/** The animated motion of one view. */
class Ahead {
  #view;
  /** @type {Engine | undefined} The engine that the copies are of. */
  #original;
  /** @type {any} */
  #copy;
  /** @type {any} A copy that advances with the engine. */
  #witness;
  /**
   * The animations, with the poses that the boxes' styles keep meanwhile, and the index of each item.
   * @type {Map<Mounted, {animation: Animation, pose: Float64Array, index: number}>}
   */
  #running = new Map();
  /** The page's time of the first sample, and of the end, in milliseconds. */
  #start = 0;
  #end = 0;
  /** Whether the end is that of the motion. */
  #isWhole = false;
  /** @type {number[]} The page's times at which something happens. */
  #eventTimes = [];
  #retryTime = 0;
  #timer = 0;
  /** The number of coming frames that are drawn in any case: something outside has requested one. */
  #wakefulFrames = 0;
  #request;
  /** @type {(frame: Float64Array, start: number, mounted: Mounted) => void} Keeps the pose in the style of an animated box. */
  #keep = (frame, start, mounted) => {
    const { pose, index } = this.#running.get(mounted) ?? {};
    if (!pose) return;
    if (index !== mounted.index) return this.#stop(mounted);
    frame[start + OPACITY] = pose[0];
    frame.set(pose.subarray(MATRIX), start + TRANSFORM);
  };

  constructor(/** @type {import("./view.js").View} */ view) {
    this.#view = view;
    const { shared } = view;
    const request = shared.requestFrame;
    this.#request = request.bind(shared);
    shared.requestFrame = (now) => {
      // The effect of a call may show in the frame after the next only.
      this.#wakefulFrames = 2;
      request.call(shared, now);
    };
  }

  get isRunning() { return this.#running.size > 0; }

  /** Advances the engine, so that the page reads the present state between two frames. */
  catchUp() {
    const { engine, clock } = this.#view.shared;
    if (this.isRunning) engine?.advance(clock.now);
  }

  /**
   * Ends the animations if a frame is not the expected one.
   * @param {Engine} engine
   * @param {Float64Array} frame
   * @param {number} time the engine's
   */
  verify(engine, frame, time) {
    if (this.isRunning && !(this.#isAllowed(engine) && this.#isExpected(frame, time))) this.end();
  }

  /**
   * Begins or continues animations after a frame, and requests the next frame that is needed.
   * @param {Engine} engine
   * @param {Float64Array} frame
   * @param {number} pageTime in milliseconds
   * @returns {boolean} whether the next frame is taken care of
   */
  follow(engine, frame, pageTime) {
    clearTimeout(this.#timer);
    // The animation of a box that has left would keep the page awake.
    for (const mounted of this.#running.keys()) if (!mounted.box.isConnected) this.#stop(mounted);
    const isDue = this.isRunning ? !this.#isWhole && this.#end - pageTime < RENEWAL : pageTime >= this.#retryTime;
    if (isDue && this.#isAllowed(engine)) {
      if (this.#begin(engine, frame, pageTime)) this.#wakefulFrames = Math.min(this.#wakefulFrames, 1);
      else this.end(pageTime);
    }
    if (!this.isRunning) return false;
    this.#wait(pageTime);
    return true;
  }

  /**
   * Returns the items to the engine: the next frame writes their poses.
   * @param {number} [pageTime]
   */
  end(pageTime = performance.now()) {
    clearTimeout(this.#timer);
    this.#retryTime = pageTime + RETRY_INTERVAL;
    const { shared, items } = this.#view;
    if (!this.isRunning) return;
    for (const mounted of this.#running.keys()) this.#stop(mounted);
    if (items.reshape === this.#keep) items.reshape = undefined;
    items.dropAhead();
    shared.requestFrame();
  }

  #stop(/** @type {Mounted} */ mounted) {
    this.#running.get(mounted)?.animation.cancel();
    this.#running.delete(mounted);
    mounted.forget();
  }

  #isAllowed(/** @type {Engine} */ engine) {
    const { shared, configuration, input, items } = this.#view;
    return engine.needsFrame() && !input.isHeld && !shared.isFlowing && shared.clock.rate > 0 && isPageTimeline() &&
      !shared.element.ownerDocument.hidden && !configuration.options.isReduced && (items.reshape ?? this.#keep) === this.#keep;
  }

  /** Requests the next frame, as late as possible. */
  #wait(/** @type {number} */ pageTime) {
    if (this.#wakefulFrames > 0) {
      this.#wakefulFrames--;
      return this.#request();
    }
    const { shared, items, whenDrawn } = this.#view;
    if (shared.hasScrollListener || shared.element.onscroll || whenDrawn || items.hasAppearance) {
      this.#timer = setTimeout(() => this.#view.draw(performance.now()), EVENT_INTERVAL);
      return;
    }
    const limit = this.#end - (this.#isWhole ? 0 : RENEWAL);
    const next = this.#eventTimes.find((time) => time > pageTime + 1) ?? limit;
    this.#timer = setTimeout(this.#request, Math.min(next, limit) - pageTime - LEAD);
  }

  /**
   * Samples the coming half second, and animates it if only poses change.
   * @param {Engine} engine
   * @param {Float64Array} frame the present one
   * @param {number} pageTime
   */
  #begin(engine, frame, pageTime) {
    const { shared: { clock }, items } = this.#view;
    const values = [...items.mounted.values()];
    if (!frame.length || values.some(({ box, element }) => box === element)) return false;
    if (this.#original !== engine) [this.#original, this.#copy, this.#witness] = [engine, engine.copy(), engine.copy()];
    this.#copy.restore(engine);
    const tracks = this.#sample(frame, clock.at(pageTime), pageTime);
    if (!tracks) return false;
    this.#witness.restore(engine);
    // The first call lets the memory grow.
    this.#witness.advance(clock.at(pageTime));
    this.#animate(tracks);
    return true;
  }

  /**
   * @param {Float64Array} present
   * @param {number} time the engine's
   * @param {number} pageTime
   * @returns {Map<number, Poses> | undefined} the poses of all items that are visible meanwhile, by their indices
   */
  #sample(present, time, pageTime) {
    const { clock } = this.#view.shared, copy = this.#copy, step = 1000 / RATE / clock.rate;
    /** @type {Map<number, Poses>} */
    const tracks = new Map();
    const eventTimes = [];
    let number = 0, shown = present[SHOWN];
    do {
      const frame = frameAt(copy, copy.advance(time + number / RATE));
      const { size } = tracks;
      if (!record(frame, number, tracks)) return undefined;
      if (tracks.size > 2 * present[COUNT] + 1) return undefined;
      if (number && (frame[PENDING] || frame[SHOWN] !== shown || tracks.size > size)) eventTimes.push(pageTime + number * step);
      shown = frame[SHOWN];
      while (copy.nextEvent());
    } while (++number < MOST_SAMPLES && copy.needsFrame());
    if (number < 2) return undefined;
    this.#isWhole = !copy.needsFrame();
    this.#start = pageTime;
    this.#end = pageTime + (number - 1) * step;
    this.#eventTimes = eventTimes;
    for (const poses of tracks.values()) fill(poses, number);
    return tracks;
  }

  #animate(/** @type {Map<number, Poses>} */ tracks) {
    const { items } = this.#view;
    const known = new Map([...items.mounted.values()].map((mounted) => [mounted.isParked ? NaN : mounted.index, mounted]));
    const former = this.#running;
    this.#running = new Map();
    for (const [index, poses] of tracks) {
      const mounted = known.get(index) ?? items.mountAhead(index);
      if (!mounted) continue;
      if (!known.has(index)) stand(mounted, poses[0], index + 1);
      const pose = former.get(mounted)?.pose ?? poses[0];
      // The style of an item that has been animated is out of date, even if it stands still now.
      if (pose === poses[0] && poses.every((other) => distance(pose, other) === 0)) continue;
      const animation = mounted.box.animate(keyframesOf(poses), { duration: this.#end - this.#start, fill: "both" });
      animation.startTime = this.#start;
      this.#running.set(mounted, { animation, pose, index });
    }
    for (const [mounted, { animation }] of former) {
      animation.cancel();
      if (!this.#running.has(mounted)) mounted.forget();
    }
    items.reshape = this.#keep;
  }

  /**
   * Whether a frame is that of the witness, which receives no input. All motions are closed forms of time: the numbers are
   * equal, whatever the times of earlier frames.
   * @param {Float64Array} frame
   * @param {number} time the engine's
   */
  #isExpected(frame, time) {
    const witness = this.#witness;
    const other = frameAt(witness, witness.advance(time));
    while (witness.nextEvent());
    if (!frame.length || frame[COUNT] !== other[COUNT]) return false;
    for (let at = RECORDS; at < RECORDS + frame[COUNT] * LENGTH; at++) {
      // Identities depend on the frames that were drawn.
      if (frame[at] !== other[at] && (at - RECORDS) % LENGTH !== IDENTITY) return false;
    }
    return true;
  }
}

/**
 * Adds the poses of a frame to those of earlier ones.
 * @param {Float64Array} frame
 * @param {number} number the number of the sample
 * @param {Map<number, Poses>} tracks
 * @returns {boolean} whether nothing but poses has changed
 */
function record(frame, number, tracks) {
  for (let start = RECORDS; start < RECORDS + frame[COUNT] * LENGTH; start += LENGTH) {
    const index = frame[start + INDEX], pose = frame.slice(start + OPACITY, start + APPEARANCE);
    const poses = tracks.get(index) ?? [];
    tracks.set(index, poses);
    const first = poses.find(Boolean) ?? pose;
    if (frame[start + LEAVING] || SIZE.some((at) => Math.abs(first[at] - pose[at]) > SAME_SIZE)) return false;
    poses[number] = pose;
  }
  return true;
}

/**
 * Lets an item stay unseen at its nearest pose while it is out of sight.
 * @param {Poses} poses
 * @param {number} count the number of samples
 */
function fill(poses, count) {
  let near = /** @type {Float64Array} */ (poses.find(Boolean));
  for (let number = 0; number < count; number++) {
    near = poses[number] ?? near;
    if (poses[number]) continue;
    poses[number] = near.slice();
    poses[number][0] = UNSEEN;
  }
}

/** As few keyframes as the tolerance allows. */
function keyframesOf(/** @type {Poses} */ poses) {
  const last = poses.length - 1, numbers = [0];
  split(poses, 0, last, numbers);
  const isFlat = poses.every((pose) => !pose[MATRIX + 3] && !pose[MATRIX + 7]);
  return {
    offset: numbers.map((number) => number / last),
    transform: numbers.map((number) => matrixText(poses[number], MATRIX, isFlat)),
    opacity: numbers.map((number) => poses[number][0]),
  };
}

/**
 * Adds the numbers of the samples after one, up to another, that interpolation needs.
 * @param {Poses} poses
 * @param {number} from
 * @param {number} to
 * @param {number[]} numbers
 */
function split(poses, from, to, numbers) {
  const isStraight = [1, 2, 3].every((quarter) => {
    const number = from + Math.round((to - from) * quarter / 4), share = (number - from) / (to - from);
    return distance(poses[number], poses[from].map((value, at) => value + (poses[to][at] - value) * share)) < TOLERANCE;
  });
  if (isStraight) return void numbers.push(to);
  const middle = (from + to) >> 1;
  split(poses, from, middle, numbers);
  split(poses, middle, to, numbers);
}

/** The largest distance between two places of a corner, in CSS pixels; infinite if the opacities differ visibly. */
function distance(/** @type {Float64Array} */ one, /** @type {Float64Array} */ other) {
  let most = Math.abs(one[0] - other[0]) > UNSEEN ? Infinity : 0;
  for (const x of [0, one[SIZE[0]]]) {
    for (const y of [0, one[SIZE[1]]]) {
      const place = (/** @type {Float64Array} */ pose, /** @type {number} */ row) => {
        const along = (/** @type {number} */ at) => x * pose[MATRIX + at] + y * pose[MATRIX + 4 + at] + pose[MATRIX + 12 + at];
        return along(row) / along(3);
      };
      for (const row of [0, 1]) most = Math.max(most, Math.abs(place(one, row) - place(other, row)));
    }
  }
  return most;
}

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export function start(view, signal) {
  const ahead = view.ahead ??= new Ahead(view);
  const page = view.shared.element.ownerDocument;
  // A hidden page has no frames: nothing needs a timer.
  page.addEventListener("visibilitychange", () => { if (page.hidden) ahead.end(); }, { signal });
  signal.addEventListener("abort", () => ahead.end());
}
