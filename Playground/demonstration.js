// @ts-check
/** Demonstrates a drag on the first visit. Any input ends it; Reduce Motion disables it. */

import { data } from "./data.js";
import { element } from "./dom.js";

/** The storage key that marks the demonstration as shown. */
const MEMORY = "fanfold-demonstrated";
/** Idle time before the demonstration and duration of its drag, in milliseconds. */
const PATIENCE = 1400, DRAG = 900;
/** Distance that the finger moves, in points, and the number of items that it scrolls. */
const WAY = 190, ITEMS = 1;
const INPUT = ["pointerdown", "keydown", "wheel", "touchstart"];

/** @param {import("./playground-state.js").Playground} playground */
export function startDemonstration({ view, settings }) {
  // A link or a named layout is shown without a demonstration.
  const prefersReducedMotion = settings.reduceMotion === "on" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (location.search || data.layout || prefersReducedMotion || remembered()) return;
  const ended = new AbortController();
  const timer = setTimeout(() => play(view, ended.signal), PATIENCE);
  for (const name of INPUT) {
    addEventListener(name, () => { clearTimeout(timer); ended.abort(); }, { capture: true, once: true, passive: true });
  }
}

/** Whether the demonstration was shown; true if storage is unavailable. */
function remembered() {
  try {
    const isShown = localStorage.getItem(MEMORY) !== null;
    localStorage.setItem(MEMORY, "1");
    return isShown;
  } catch {
    return true;
  }
}

/**
 * Plays the drag of a simulated finger.
 * @param {import("fanfold-view").FanfoldView} view
 * @param {AbortSignal} signal ends it
 */
async function play(view, signal) {
  const finger = element("finger");
  const stop = () => { finger.hidden = true; };
  signal.addEventListener("abort", stop, { once: true });
  finger.hidden = false;
  for (const [item, way] of [[ITEMS, -WAY], [0, WAY]]) {
    if (signal.aborted || view.count <= ITEMS) return stop();
    const start = -way / 2;
    const motion = finger.animate([
      { opacity: 0, scale: 1.4, translate: `0 ${start}px` }, { opacity: 1, scale: 1, translate: `0 ${start}px`, offset: 0.2, easing: "cubic-bezier(0.3, 0, 0.2, 1)" },
      { opacity: 1, scale: 1, translate: `0 ${start + way}px`, offset: 0.8 }, { opacity: 0, scale: 1.4, translate: `0 ${start + way}px` },
    ], DRAG);
    setTimeout(() => { if (!signal.aborted) view.scrollToItem(item); }, DRAG / 3);
    await motion.finished;
    await new Promise((done) => { setTimeout(done, DRAG / 2); });
  }
  stop();
}
