// @ts-check
/** On a first visit, a finger shows what a finger can do. Any input ends it, and Reduce Motion forbids it. */

import { data } from "./data.js";
import { element } from "./dom.js";

/** Under which name the browser remembers that it has been shown. */
const MEMORY = "fanfold-demonstrated";
/** How long nobody has touched anything before it begins, and how long the finger drags, in milliseconds. */
const PATIENCE = 1400, DRAG = 900;
/** How far the finger goes, in points; by so many items it takes the content along. */
const WAY = 190, ITEMS = 1;
const INPUT = ["pointerdown", "keydown", "wheel", "touchstart"];

/** @param {import("./playground-state.js").Playground} playground */
export function startDemonstration({ view, settings }) {
  // Whoever comes by a link, or names a layout, is shown that.
  const prefersReducedMotion = settings.reduceMotion === "on" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (location.search || data.layout || prefersReducedMotion || remembered()) return;
  const ended = new AbortController();
  const timer = setTimeout(() => play(view, ended.signal), PATIENCE);
  for (const name of INPUT) {
    addEventListener(name, () => { clearTimeout(timer); ended.abort(); }, { capture: true, once: true, passive: true });
  }
}

/** Whether it has been shown; where the browser remembers nothing, it is not shown. */
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
 * A finger comes, drags, and goes.
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
    setTimeout(() => { if (!signal.aborted) view.scrollTo(item); }, DRAG / 3);
    await motion.finished;
    await new Promise((done) => { setTimeout(done, DRAG / 2); });
  }
  stop();
}
