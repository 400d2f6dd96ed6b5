// @ts-check
/** The scrubber of the designer: moves the view from the current item to the next one. */

/** @param {HTMLInputElement} slider from 0 to 1 @param {import("fanfold-view").FanfoldView} view @param {AbortSignal} signal ends it */
export function startScrubber(slider, view, signal) {
  /** @type {number | undefined} The item at 0 while the slider is used. */
  let first;
  slider.addEventListener("input", () => {
    first ??= Math.max(Math.min(view.item, view.count - 2), 0);
    view.position = first + Number(slider.value);
    slider.style.setProperty("--part", slider.value);
  });
  const reset = () => {
    first = undefined;
    slider.value = "0";
    slider.style.setProperty("--part", "0");
  };
  for (const name of ["pointerdown", "wheel", "keydown"]) view.addEventListener(name, reset, { signal, passive: true });
}
