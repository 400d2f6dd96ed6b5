// @ts-check
/** The opening: layouts change into one another. Any input ends it. */

import { isFirstVisit } from "./beginning.js";
import { OPENING } from "./poster.js";

/** Layouts after the initial one; the last one is the initial one again. */
const LAYOUTS = /** @type {const} */ (["album-fan", "tab-stack", OPENING.layout]);
/** Delay before the first change, and between changes, in milliseconds. */
const PATIENCE = 700, STAY = 1150;
// Assistive technologies click without a pointer.
export const INPUT = ["pointerdown", "keydown", "wheel", "touchstart", "click", "input"];

/**
 * Plays the opening if the page opens without a link. With Reduce Motion, the first layout stays.
 * @param {import("../core/state/state.js").Playground} playground
 * @returns {Promise<void>} fulfilled at its end
 */
export async function startDemonstration(playground) {
  if (!isFirstVisit() || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const ended = new AbortController();
  for (const name of INPUT) addEventListener(name, () => ended.abort(), { capture: true, once: true, passive: true });
  await pause(PATIENCE, ended.signal);
  for (const layout of LAYOUTS) {
    if (ended.signal.aborted) break;
    playground.set({ layout });
    await pause(STAY, ended.signal);
  }
}

/** Waits for a time in milliseconds, or until the signal. */
const pause = (/** @type {number} */ time, /** @type {AbortSignal} */ signal) => new Promise((done) => {
  const timer = setTimeout(done, time);
  signal.addEventListener("abort", () => { clearTimeout(timer); done(undefined); }, { once: true });
});
