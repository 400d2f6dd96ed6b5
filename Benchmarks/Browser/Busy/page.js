// A fling on a page that keeps its main thread busy, shown in two ways: by a script in each frame, or by keyframes that
// were sampled from the engine as the finger went up, and that the compositor plays by itself.

const INDEX = 0, IDENTITY = 1, OPACITY = 3, WIDTH = 4, HEIGHT = 5, TRANSFORM = 7;
const BLOCK = 100, PAUSE = 8; // in milliseconds
const LARGEST_ERROR = 0.25; // of a keyframe, in CSS pixels
const FRAME = 1 / 60, LONGEST = 5; // in seconds

const elements = new Map();
let engine;

/** Makes an engine, and flings its content with a finger; the finger goes up now. */
window.fling = async (layout, count) => {
  const { instance } = await WebAssembly.instantiateStreaming(fetch("/fanfold.wasm"), {});
  engine = instance.exports;
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

/** Keeps the main thread busy, for 100 ms at a time. */
window.block = () => {
  const end = performance.now() + BLOCK;
  while (performance.now() < end);
  setTimeout(window.block, PAUSE);
};

const records = (time) => {
  const count = engine.advance(time);
  const length = engine.recordLength();
  const frame = new Float64Array(engine.memory.buffer, engine.frameStart(), count * length);
  return Array.from({ length: count }, (_, item) => frame.slice(item * length, (item + 1) * length));
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

/** Shows the fling by keyframes; how many there are, of how many items, how long they take to make and to begin. */
window.playByKeyframes = (up) => {
  const start = performance.now();
  // What the engine is to do is tried out, and undone: its memory is all that it is.
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
  let keyframes = 0;
  for (const track of tracks.values()) {
    const kept = thinned(track);
    keyframes += kept.length;
    const frames = kept.map(({ time, record }) => ({
      offset: (time - up) / duration, transform: matrix(record), opacity: record[OPACITY],
    }));
    // Before it comes on stage and after it has left, an item waits out of sight.
    const [first, last] = [frames[0], frames.at(-1)];
    if (first.offset > 0) frames.unshift({ ...first, offset: 0, opacity: 0 }, { ...first, opacity: 0 });
    if (last.offset < 1) frames.push({ ...last, opacity: 0 }, { ...last, offset: 1, opacity: 0 });
    const timing = { duration: duration * 1000, delay: up * 1000 - performance.now(), fill: "both" };
    element(track[0].record).animate(frames, timing);
  }
  return { items: tracks.size, keyframes, sampling: sampled - start, beginning: performance.now() - sampled, duration };
};

/** The samples that are needed: what lies between two of them is nowhere farther off than the largest error. */
function thinned(track) {
  const kept = [track[0]];
  let from = 0;
  for (let to = 2; to < track.length; to++) {
    if (isNearLine(track, from, to)) continue;
    from = to - 1;
    kept.push(track[from]);
  }
  return [...kept, track.at(-1)];
}

const isNearLine = (track, from, to) => {
  const part = (at) => (track[at].time - track[from].time) / (track[to].time - track[from].time);
  const [start, end] = [corners(track[from].record), corners(track[to].record)];
  for (let at = from + 1; at < to; at++) {
    const seen = corners(track[at].record);
    const isNear = seen.every((value, n) => Math.abs(value - (start[n] + (end[n] - start[n]) * part(at))) < LARGEST_ERROR);
    if (!isNear) return false;
  }
  return true;
};

/** Where the corners of an item are seen. */
function corners(record) {
  const matrix = new DOMMatrix([...record.slice(TRANSFORM, TRANSFORM + 16)]);
  return [[0, 0], [record[WIDTH], 0], [0, record[HEIGHT]], [record[WIDTH], record[HEIGHT]]].flatMap(([x, y]) => {
    const point = matrix.transformPoint({ x, y });
    return [point.x / point.w, point.y / point.w];
  });
}

window.isThere = true;
