// A fling on a page with a busy main thread, shown in two ways: by a script in each frame, or by keyframes that are
// sampled from the engine at the release and played by the compositor.

import { COUNT, HEIGHT, IDENTITY, INDEX, LENGTH, OPACITY, RECORDS, TRANSFORM, WIDTH } from "./numbers.js";

const BLOCK = 100, PAUSE = 8; // in milliseconds
const LARGEST_ERROR = 0.25; // of a keyframe, in CSS pixels
const LEAST_WEIGHT = 1e-6; // weight of a linear sample in curve fitting
const FRAME = 1 / 60, LONGEST = 5; // in seconds

const elements = new Map();
let engine;

/** Creates an engine and flings its content with a finger, which is released now. */
window.fling = async (layout, count) => {
  const swift = await WebAssembly.compileStreaming(fetch("/fanfold.wasm"));
  const { exports } = await WebAssembly.instantiate(swift);
  const handle = exports.createEngine();
  engine = { memory: exports.memory };
  for (const name in exports) if (name !== "memory") engine[name] = (...values) => exports[name](handle, ...values);
  engine.setLayout(layout, 0, 0);
  engine.setCount(count, 0);
  engine.setViewport(innerWidth, innerHeight, 0, 0);
  const up = performance.now() / 1000;
  const [x, y] = [innerWidth / 2, innerHeight / 2];
  engine.pointerDown(1, x, y + 200, up - 5 * FRAME);
  for (let step = 1; step < 5; step++) engine.pointerMoved(1, x, y + 200 - 100 * step, up - (5 - step) * FRAME);
  engine.pointerUp(1, x, y - 200, up);
  return up;
};

/** Keeps the main thread busy for 100 ms at a time. */
window.block = () => {
  const start = performance.now();
  while (performance.now() < start + BLOCK);
  performance.measure("blocked", { start, end: performance.now() });
  setTimeout(window.block, PAUSE);
};

const records = (time) => {
  const start = engine.advance(time);
  const count = new Float64Array(engine.memory.buffer, start, RECORDS)[COUNT];
  const frame = new Float64Array(engine.memory.buffer, start, RECORDS + count * LENGTH).subarray(RECORDS);
  return Array.from({ length: count }, (_, item) => frame.slice(item * LENGTH, (item + 1) * LENGTH));
};
const matrix = (record) => `matrix3d(${record.slice(TRANSFORM, TRANSFORM + 16).join(",")})`;

function element(record) {
  const known = elements.get(record[IDENTITY]);
  if (known) return known;
  const made = document.createElement("div");
  made.textContent = record[INDEX];
  const hue = (record[INDEX] * 47) % 360;
  made.style = `width:${record[WIDTH]}px;height:${record[HEIGHT]}px;background:hsl(${hue} 60% 50%);z-index:${record[INDEX]}`;
  document.body.append(made);
  elements.set(record[IDENTITY], made);
  return made;
}

/** Shows the fling by a script in each frame. */
window.playByScript = () => {
  const play = (now) => {
    for (const record of records(now / 1000)) element(record).style.transform = matrix(record);
    if (engine.needsFrame()) requestAnimationFrame(play);
  };
  requestAnimationFrame(play);
};

/**
 * Shows the fling by keyframes. Returns their number, the number of items, and the times to create and to start them.
 */
window.playByKeyframes = (up) => {
  const start = performance.now();
  // The fling is simulated and undone: the engine's memory is its entire state.
  const before = new Uint8Array(engine.memory.buffer).slice();
  const tracks = new Map();
  let time = up;
  for (; time < up + LONGEST && (time === up || engine.needsFrame()); time += FRAME) {
    for (const record of records(time)) {
      if (!tracks.has(record[IDENTITY])) tracks.set(record[IDENTITY], []);
      tracks.get(record[IDENTITY]).push({ time, record });
    }
  }
  new Uint8Array(engine.memory.buffer).set(before);
  const sampled = performance.now();
  const duration = time - up;
  const animations = [...tracks.values()].map((track) => ({ first: track[0].record, kept: thinned(track) }));
  const fitted = performance.now();
  for (const { first: record, kept } of animations) {
    const frames = kept.map(({ sample: { time, record }, easing }) => ({
      offset: (time - up) / duration, transform: matrix(record), opacity: record[OPACITY], easing,
    }));
    // An item is hidden before it appears and after it has left.
    const [first, last] = [frames[0], frames.at(-1)];
    if (first.offset > 0) frames.unshift({ ...first, offset: 0, opacity: 0 }, { ...first, opacity: 0 });
    if (last.offset < 1) frames.push({ ...last, opacity: 0 }, { ...last, offset: 1, opacity: 0 });
    const timing = { duration: duration * 1000, delay: up * 1000 - performance.now(), fill: "both" };
    element(record).animate(frames, timing);
  }
  const keyframes = animations.reduce((sum, { kept }) => sum + kept.length, 0);
  const costs = { sampling: sampled - start, fitting: fitted - sampled, beginning: performance.now() - fitted };
  return { items: tracks.size, keyframes, ...costs };
};

/** Reduces the samples to keyframes, with an easing between each pair, as long as the error stays small. */
function thinned(track) {
  const seen = track.map(({ record }) => corners(record));
  const kept = [];
  for (let from = 0; from < track.length - 1; ) {
    const [to, easing] = reach(track, seen, from);
    kept.push({ sample: track[from], easing });
    from = to;
  }
  return [...kept, { sample: track.at(-1), easing: "linear" }];
}

/** The number of samples that one easing can span: found by doubling until a failure and then halving. */
function reach(track, seen, from) {
  let [to, easing, grows] = [from + 1, "linear", true];
  for (let step = 1; step >= 1; step *= grows ? 2 : 1 / 2) {
    const next = Math.min(to + step, track.length - 1);
    const fitted = next > to && fit(track, seen, from, next);
    if (fitted) [to, easing] = [next, fitted];
    else grows = false;
  }
  return [to, easing];
}

/**
 * An easing between two samples with at most the largest error at the samples in between; undefined if there is none.
 * With handles at a third and two thirds of the time, a Bézier curve is a cubic polynomial of time; the heights of the
 * handles are fitted by least squares to the samples' distances from a line.
 */
function fit(track, seen, from, to) {
  const [start, end] = [seen[from], seen[to]];
  const way = end.map((value, n) => value - start[n]);
  const length = way.reduce((sum, value) => sum + value * value, 0);
  const between = [];
  let [aa, ab, bb, ar, br] = [LEAST_WEIGHT, 0, LEAST_WEIGHT, 0, 0];
  for (let at = from + 1; at < to; at++) {
    const t = (track[at].time - track[from].time) / (track[to].time - track[from].time);
    const [a, b] = [3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)];
    const progress = length > 0 ? way.reduce((sum, value, n) => sum + value * (seen[at][n] - start[n]), 0) / length : t;
    [aa, ab, bb, ar, br] = [aa + a * a, ab + a * b, bb + b * b, ar + a * (progress - t), br + b * (progress - t)];
    between.push({ at, t, a, b });
  }
  const determinant = aa * bb - ab * ab;
  const [first, second] = [(ar * bb - br * ab) / determinant, (aa * br - ab * ar) / determinant];
  const isNear = between.every(({ at, t, a, b }) => {
    const progress = t + a * first + b * second;
    return seen[at].every((value, n) => Math.abs(value - (start[n] + way[n] * progress)) < LARGEST_ERROR);
  });
  return isNear ? `cubic-bezier(${1 / 3}, ${1 / 3 + first}, ${2 / 3}, ${2 / 3 + second})` : undefined;
}

/** The projected corners of an item. */
function corners(record) {
  const [width, height] = [record[WIDTH], record[HEIGHT]];
  const number = (at) => record[TRANSFORM + at];
  return [[0, 0], [width, 0], [0, height], [width, height]].flatMap(([x, y]) => {
    const part = number(3) * x + number(7) * y + number(15);
    return [0, 1].map((axis) => (number(axis) * x + number(axis + 4) * y + number(axis + 12)) / part);
  });
}

window.isThere = true;
