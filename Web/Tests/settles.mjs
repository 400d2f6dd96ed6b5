// Random sessions in which content must not settle twice without a movement: `node settles.mjs FILE.wasm SEED SESSIONS FIRST`.
// Prints the last calls of such sessions.

import { readFileSync } from "node:fs";
import process from "node:process";
import { EVENTS } from "../View/numbers.js";

const file = process.argv[2], [seed, sessions, first] = process.argv.slice(3).map(Number);
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const engine = instance.exports;
const CALLS = 40, LAYOUTS = 5, FRAME = 1 / 60;

/** A generator of equal numbers for equal seeds (Mulberry32). */
function generator(/** @type {number} */ state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays a session, and returns a description of its fault, if any. */
function fault(/** @type {number} */ session) {
  const random = generator(seed * 100_003 + session);
  const one = (/** @type {any[]} */ values) => values[Math.floor(random() * values.length)];
  const flag = () => random() < 0.5;
  const handle = engine.createEngine();
  const item = () => Math.floor(random() * engine.itemCount(handle));
  const [x, y] = [() => random() * 390, () => random() * 844];
  /** @type {Record<string, () => any[]>} */
  const calls = {
    setViewport: () => [one([320, 390, 844]), one([390, 600, 844]), flag()],
    setInsets: () => [random() * 60, random() * 40, random() * 60, random() * 40],
    setRightToLeft: () => [flag()],
    setReduceMotion: () => [random() < 0.2],
    setLayout: () => [Math.floor(random() * LAYOUTS), true],
    setLooping: () => [random() < 0.3],
    pointerDown: () => [0, x(), y()],
    pointerMoved: () => [0, x(), y()],
    pointerUp: () => [0, x(), y()],
    wheel: () => [one([-300, -40, 3, 40, 120]), flag()],
    keyDown: () => [Math.floor(random() * 8)],
    scrollToItem: () => [item(), flag()],
    scrollToOffset: () => [random() * 5000, flag()],
    scrollAutomatically: () => [one([0, 300, 3000])],
    insertItems: () => [item(), 1 + Math.floor(random() * 3), flag()],
    removeItems: () => [item(), 1, flag()],
    moveItem: () => [item(), item(), flag()],
    undoRemoval: () => [flag()],
    openItem: () => [item()],
    closeItem: () => [],
  };
  const trail = [];
  let [time, former, last, offsets] = [0, NaN, NaN, new Set()];
  const call = (/** @type {string} */ name, /** @type {any[]} */ values) => {
    trail.push(`${name}(${[...values, time].join(", ")})`);
    // A motion may end in the instant in which another call has begun it.
    if (time === former && engine.needsFrame(handle)) offsets.add(NaN);
    former = time;
    engine[name](handle, ...values, time);
    // A request to scroll, and a pointer that ends it, may settle where they began; a change of items does not.
    if (/^(pointer|wheel|key|scroll)/.test(name)) offsets.add(NaN);
  };
  /** Whether an event reports that the content has settled, although it has not moved since the last one. */
  const settlesTwice = () => {
    let isTwice = false;
    offsets.add(engine.offset(handle));
    for (let event = engine.nextEvent(handle); event > 0; event = engine.nextEvent(handle)) {
      if (EVENTS[event - 1][0] !== "settle") continue;
      const offset = engine.eventValue(handle, 0);
      isTwice ||= offset === last && offsets.size === 1 && offsets.has(offset);
      [last, offsets] = [offset, new Set([engine.offset(handle)])];
    }
    return isTwice;
  };
  call("setViewport", [390, 844, false]);
  call("setLayout", [session % LAYOUTS, false]);
  call("setCount", [one([3, 12, 31])]);
  for (let number = 0; number < CALLS; number++) {
    const name = one(Object.keys(calls));
    if (name === "removeItems" && engine.itemCount(handle) < 2) continue;
    call(name, calls[name]());
    for (let frames = one([0, 1, 3, 10, 40, 90]), isTwice = settlesTwice(); ; frames--) {
      if (isTwice) return `settles twice at ${last}; ${trail.slice(-8).join("; ")}`;
      if (frames === 0) break;
      engine.advance(handle, time += FRAME);
      isTwice = settlesTwice();
    }
  }
  engine.destroyEngine(handle);
}

let faults = 0;
for (let session = first; session < first + sessions && faults < 5; session++) {
  const found = fault(session);
  if (!found) continue;
  faults += 1;
  console.log(`seed ${seed}, session ${session}: ${found}`);
}
process.exit(faults ? 1 : 0);
