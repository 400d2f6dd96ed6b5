// @ts-check
/** The resize handles of a free screen, for pointer and keyboard. */

import { SIZE_RANGE } from "../../core/state/devices.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Distance per key press, and with Shift, in points. */
const STEP = 8, LARGE_STEP = 64;
/** The device is centered: it grows on both sides. */
const BOTH_SIDES = 2;
/** @typedef {keyof import("../../core/state/size.js").Size} Length */

/** @type {Record<string, Length[]>} Lengths that each edge changes. */
const LENGTHS = { inline: ["width"], block: ["height"], corner: ["width", "height"] };
/** @type {Record<string, [Length, number]>} */
const KEYS = { ArrowLeft: ["width", -1], ArrowRight: ["width", 1], ArrowUp: ["height", -1], ArrowDown: ["height", 1] };

/** @param {Playground} playground @param {() => number} scale the size of a point in CSS pixels */
export function startHandles(playground, scale) {
  for (const handle of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".handle"))) {
    const lengths = LENGTHS[handle.dataset.edge ?? ""];
    handle.addEventListener("pointerdown", (event) => drag(playground, handle, lengths, event, scale()));
    handle.addEventListener("keydown", (event) => step(playground, lengths, event));
    if (handle.role === "separator") updateValue(playground, handle, lengths[0]);
  }
}

/**
 * Follows a pointer until its release.
 * @param {Playground} playground
 * @param {HTMLElement} handle
 * @param {Length[]} lengths
 * @param {PointerEvent} down
 * @param {number} scale
 */
function drag(playground, handle, lengths, down, scale) {
  const start = playground.state().size;
  const ended = new AbortController();
  handle.setPointerCapture(down.pointerId);
  handle.addEventListener("pointermove", (event) => {
    const moved = { width: event.clientX - down.clientX, height: event.clientY - down.clientY };
    const size = lengths.map((length) => [length, start[length] + (BOTH_SIDES * moved[length]) / scale]);
    change(playground, Object.fromEntries(size));
  }, { signal: ended.signal });
  handle.addEventListener("lostpointercapture", () => ended.abort(), { signal: ended.signal });
}

/** @param {Playground} playground @param {Length[]} lengths @param {KeyboardEvent} event */
function step(playground, lengths, event) {
  const [length, sign] = KEYS[event.key] ?? [];
  if (!lengths.includes(length)) return;
  event.preventDefault();
  const by = event.shiftKey ? LARGE_STEP : STEP;
  change(playground, { [length]: playground.state().size[length] + sign * by });
}

/** @param {Playground} playground @param {Partial<import("../../core/state/size.js").Size>} lengths */
function change(playground, lengths) {
  const size = { ...playground.state().size };
  for (const [name, length] of /** @type {[Length, number][]} */ (Object.entries(lengths))) {
    size[name] = Math.round(Math.min(Math.max(length, SIZE_RANGE.minimum), SIZE_RANGE.maximum));
  }
  playground.set({ size });
}

/**
 * Updates the handle's accessible value.
 * @param {Playground} playground
 * @param {HTMLElement} handle
 * @param {Length} length
 */
function updateValue(playground, handle, length) {
  handle.ariaValueMin = `${SIZE_RANGE.minimum}`;
  handle.ariaValueMax = `${SIZE_RANGE.maximum}`;
  playground.follow(["size"], ({ size }) => { handle.ariaValueNow = `${Math.round(size[length])}`; });
}
