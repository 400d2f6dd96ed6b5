// @ts-check
/** The opening: layouts change into one another, then a finger demonstrates a drag. Any input ends it. */

import { isFirstVisit } from "./beginning.js";
import { element } from "./dom.js";
import { OPENING } from "./poster.js";
import { keep, recalled } from "../core/state/storage.js";

/** The storage key that marks the drag as shown. */
const MEMORY = "fanfold-demonstrated";
/** Layouts after the initial one; the last one is the initial one again. */
const LAYOUTS = /** @type {const} */ (["album-fan", "tab-stack", OPENING.layout]);
/** Delay before the first change, and between changes, in milliseconds. */
const PATIENCE = 700, STAY = 1150;
/** Duration of the finger's drag, in milliseconds. */
const DRAG = 900;
/** Distance that the finger moves, in points, and the number of items that it scrolls. */
const WAY = 190, ITEMS = 1;
// Assistive technologies click without a pointer.
const INPUT = ["pointerdown", "keydown", "wheel", "touchstart", "click", "input"];

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
    if (ended.signal.aborted) return;
    playground.set({ layout });
    await pause(STAY, ended.signal);
  }
  if (!recalled("localStorage", MEMORY)) await drag(playground.view, ended.signal);
  keep("localStorage", MEMORY, "1");
}

/** Waits for a time in milliseconds, or until the signal. @param {number} time @param {AbortSignal} signal */
const pause = (time, signal) => new Promise((done) => {
  const timer = setTimeout(done, time);
  signal.addEventListener("abort", () => { clearTimeout(timer); done(undefined); }, { once: true });
});

/**
 * Plays the drag of a simulated finger, forward and back.
 * @param {import("fanfold-view").FanfoldView} view
 * @param {AbortSignal} signal ends it
 */
async function drag(view, signal) {
  const finger = element("finger");
  const start = view.item;
  finger.hidden = false;
  for (const [item, way] of [[start + ITEMS, -WAY], [start, WAY]]) {
    if (signal.aborted || view.count <= item) break;
    const from = -way / 2;
    const [begin, end] = [`${from}px 0`, `${from + way}px 0`];
    finger.animate([
      { opacity: 0, scale: 1.4, translate: begin }, { opacity: 1, scale: 1, translate: begin, offset: 0.2, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
      { opacity: 1, scale: 1, translate: end, offset: 0.8 }, { opacity: 0, scale: 1.4, translate: end },
    ], { duration: DRAG, fill: "both" });
    await pause(DRAG / 3, signal);
    if (!signal.aborted) view.scrollToItem(item);
    await pause((DRAG * 7) / 6, signal);
  }
  finger.hidden = true;
}
