// @ts-check
/**
 * Rows of the expanding list that are laid out once at their full height and clipped around their middle. Views that have
 * the attribute `clip` load this module.
 *
 * A browser repeats the layout of a box and its content when its height changes, but only repaints for a clip.
 *
 * @module
 */

export { VERSION } from "./version.js";

import { HEIGHT, TRANSFORM } from "./numbers.js";
import { rounded } from "./style-writer.js";

/** The parameter for the full height of a row. */
const FULL = "featuredLength";

/** The precision of a clip: parts of a CSS pixel. */
const PARTS = 1e3;

/** The elements of a transform that are multiplied by a height, and their targets: x, y, and the perspective. */
const COLUMN = [4, 5, 7], ORIGIN = [12, 13, 15];

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export function start(view, signal) {
  const { shared, configuration, items } = view;
  /**
   * The clipped length above and below, and the clipped box.
   * @type {WeakMap<import("./mounted.js").Mounted, {box: HTMLElement, clip: number}>}
   */
  const clips = new WeakMap();

  let frameNumber = -1, full = 0;

  /** The full height of rows; 0 if none grows. */
  const fullHeight = () => {
    const number = configuration.parameters.descriptors.findIndex(({ name }) => name === FULL);
    const isStill = signal.aborted || configuration.options.isReduced || number < 0;
    return (!isStill && shared.engine?.parameterValue(number)) || 0;
  };

  items.reshape = (frame, start, mounted) => {
    if (mounted.frame !== frameNumber) [frameNumber, full] = [mounted.frame, fullHeight()];
    const clip = Math.max(full - frame[start + HEIGHT], 0) / 2;
    frame[start + HEIGHT] += 2 * clip;
    for (let row = 0; row < COLUMN.length; row++) {
      frame[start + TRANSFORM + ORIGIN[row]] -= clip * frame[start + TRANSFORM + COLUMN[row]];
    }
    const { box } = mounted;
    const last = clips.get(mounted);
    if (last && last.box === box && last.clip === clip) return;
    clips.set(mounted, { box, clip });
    box.style.clipPath = clip > 0 ? `inset(${rounded(clip, PARTS)}px 0)` : "";
  };
  // Recycled boxes lose their clip when they are reused.
  signal.addEventListener("abort", () => shared.requestFrame());
  shared.requestFrame();
}
