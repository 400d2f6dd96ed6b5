// @ts-check
/** Changes a number by dragging its label. */

/** Distance of a drag per step, in CSS pixels. */
const DISTANCE = 2;
/** Factor of steps with the Shift key. */
export const LARGE_STEP = 10;

/**
 * @param {HTMLElement} label
 * @param {() => number} value the current value
 * @param {(start: number, steps: number) => void} change sets the value that is a number of steps from the start of a drag
 */
export function scrub(label, value, change) {
  let hasMoved = false;
  label.addEventListener("pointerdown", (down) => {
    if (!down.isPrimary || down.button !== 0) return;
    const [start, sign, ended] = [value(), label.matches(":dir(rtl)") ? -1 : 1, new AbortController()];
    hasMoved = false;
    label.setPointerCapture(down.pointerId);
    label.addEventListener("pointermove", ({ clientX, shiftKey }) => {
      const steps = Math.trunc((sign * (clientX - down.clientX)) / DISTANCE);
      hasMoved ||= steps !== 0;
      if (hasMoved) change(start, steps * (shiftKey ? LARGE_STEP : 1));
    }, { signal: ended.signal });
    label.addEventListener("lostpointercapture", () => ended.abort(), { signal: ended.signal });
  });
  // A click focuses the field; the end of a drag does not.
  label.addEventListener("click", (event) => { if (hasMoved) event.preventDefault(); });
}
