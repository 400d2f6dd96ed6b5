// @ts-check
/**
 * Rows of the expanding list that are laid out once, as high as they become, and clipped around their middle: for views that
 * have the attribute `clip`, which load it.
 *
 * A browser lays a box out anew whenever its height changes, and all that is in it; a clip it only draws.
 *
 * @module
 */

import { HEIGHT, TRANSFORM } from "./numbers.js";
import { rounded } from "./style-writer.js";

/** Which parameter says how high a row becomes. */
const FULL = "featuredLength";

/** How many parts of a CSS pixel count. */
const PARTS = 1e3;

/** What of a transform is multiplied by a height, and where that goes: into x, into y, and into the perspective. */
const COLUMN = [4, 5, 7], ORIGIN = [12, 13, 15];

/**
 * @param {import("./view.js").View} view
 * @param {AbortSignal} signal ends it
 */
export function start(view, signal) {
  const { core, configuration, items } = view;
  /**
   * How much is clipped above and below, and of which box.
   * @type {WeakMap<import("./mounted.js").Mounted, {box: HTMLElement, clip: number}>}
   */
  const clips = new WeakMap();

  let frameNumber = -1, full = 0;

  /** How high rows become; 0 where none grows. */
  const fullHeight = () => {
    const number = configuration.parameters.findIndex(({ name }) => name === FULL);
    const isStill = signal.aborted || configuration.isReduced || number < 0;
    return (!isStill && core.engine?.parameterValue(number)) || 0;
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
  // Boxes that wait for other items lose what was clipped of them as they come back.
  signal.addEventListener("abort", () => core.requestFrame());
  core.requestFrame();
}
