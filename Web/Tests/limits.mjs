// Random calls with counts, positions and times at their limits: `node limits.mjs FILE.wasm SEED SESSIONS`.
// Prints the last calls of a session that ends in a trap, or with a number that is not finite.

import { readFileSync } from "node:fs";
import process from "node:process";

const [file, seed, sessions] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const { instance } = await WebAssembly.instantiate(readFileSync(file));
const engine = instance.exports;
const CALLS = 60;

/** A generator of equal numbers for equal seeds (Mulberry32). */
function generator(/** @type {number} */ state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays a session on one engine, and returns a description of its fault, if any. */
function fault(/** @type {number} */ session) {
  const random = generator(seed * 100_003 + session);
  const one = (/** @type {any[]} */ values) => values[Math.floor(random() * values.length)];
  const flag = () => random() < 0.5;
  const handle = engine.createEngine();
  let time = 0;
  let last = 0;
  const counts = [0, 1, 31, 1e6, 1e7, 2 ** 28, 2 ** 29 - 1, 2 ** 29, 2 ** 29 + 1, 2 ** 30, 1.1e9, 2 ** 31 - 1, 2 ** 31, 1e10, 2 ** 53, 1e300, -1, 0.5, NaN, Infinity];
  const lengths = [0, 1e-300, 1, 390, 844, 1e4, 1e9, 1e12, 1e15, 1e300, -1e12, -844, NaN, Infinity, -Infinity];
  const size = () => one([1, 390, 844, 1e4, 0, 1e-9, NaN, Infinity]);
  const count = () => one(counts);
  const item = () => { const all = engine.itemCount(handle); return one([0, 1, all - 1, all - 2, Math.floor(all / 2), all, -1, ...counts]); };
  const length = () => one([...lengths, random() * 1e4]);
  const pause = () => (time += one([0, 0.004, 1 / 60, 0.3, 2, 1e-9, random() < 0.02 ? 1e9 : 0.1]));
  /** @type {Record<string, () => any[]>} */
  const calls = {
    setViewport: () => [size(), size(), flag(), pause()],
    setInsets: () => [length(), length(), length(), length(), pause()],
    setDivision: () => [one([0, 1, 2, -1]), length(), length(), pause()],
    setCount: () => [count(), pause()],
    setRightToLeft: () => [flag(), pause()],
    setReduceMotion: () => [flag(), pause()],
    setLayout: () => [one([0, 1, 2, 3, 4, 5, -1, 2 ** 31 - 1]), flag(), pause()],
    setLooping: () => [random() < 0.8, pause()],
    setOptions: () => [flag(), flag(), one([0, 1, 2, 3, -1])],
    setParameter: () => [one([0, 1, 2, 3, 40, -1]), one([1, 0.5, 100, 1e4, ...lengths]), pause()],
    pointerDown: () => [one([0, 1, 2 ** 31 - 1]), one([10, 200, length()]), one([10, 800, length()]), pause()],
    pointerMoved: () => [one([0, 1]), one([10, 200, length()]), one([10, 800, length()]), pause()],
    pointerUp: () => [one([0, 1]), length(), length(), pause()],
    pointerCancelled: () => [one([0, 1]), pause()],
    wheel: () => [length(), flag(), pause()],
    keyDown: () => [Math.floor(random() * 12), pause()],
    scrollToItem: () => [item(), flag(), pause()],
    focusItem: () => [item(), pause()],
    scrollToOffset: () => [length(), flag(), pause()],
    scrollAutomatically: () => [length(), pause()],
    insertItems: () => [item(), count(), flag(), pause()],
    removeItems: () => [item(), count(), flag(), pause()],
    moveItem: () => [item(), item(), flag(), pause()],
    appendItem: () => [pause()],
    undoRemoval: () => [flag(), pause()],
    requestRemoval: () => [item(), one([-1, 0, 1, 2, 3].filter((edge) => edge < 0 || engine.removalEdges(handle) >> edge & 1)), pause()],
    answerRemoval: () => [item(), flag(), pause()],
    openItem: () => [item(), pause()],
    closeItem: () => [pause()],
    restingOffset: () => [one([item(), ...lengths])],
    canFling: () => [length()],
    layoutShare: () => [one([0, 5, -1])],
    isReachable: () => [item()],
  };
  const names = Object.keys(calls);
  const trail = [];
  /** @param {string} name @param {any[]} values */
  const call = (name, values) => {
    trail.push(`${name}(${values.join(", ")})`);
    return engine[name](handle, ...values);
  };
  try {
    call("setViewport", [390, 844, false, 0]);
    call("setLayout", [session % 6, false, 0]);
    call("setCount", [count(), 0]);
    for (let number = 0; number < CALLS; number++) {
      const name = one(names);
      call(name, calls[name]());
      time = Math.max(time, last);
      last = time;
      if (number % 3 === 0) {
        const address = call("advance", [time]);
        const frame = new Float64Array(engine.memory.buffer, address, 6);
        if (![...frame].every(Number.isFinite)) return `a number of the frame is not finite: ${[...frame]}; ${trail.slice(-8).join("; ")}`;
      }
      for (const query of ["contentLength", "visibleLower", "visibleUpper", "itemShown", "position", "needsFrame", "openedItem"]) {
        if (!Number.isFinite(engine[query](handle))) return `${query} is not finite; ${trail.slice(-8).join("; ")}`;
      }
    }
  } catch (/** @type {any} */ error) {
    return `${error.message}; ${trail.slice(-8).join("; ")}`;
  }
  engine.destroyEngine(handle);
}

let faults = 0;
for (let session = 0; session < sessions && faults < 5; session++) {
  const found = fault(session);
  if (!found) continue;
  faults += 1;
  console.log(`seed ${seed}, session ${session}: ${found}`);
}
process.exit(faults ? 1 : 0);
