// @ts-check
/** Moves the labels of keyframes that handles or other labels cover to another side of their ghosts. */

import { part } from "../dom.js";

/** Sides of a ghost, in order of preference. */
const SIDES = ["", "bottom", "left", "right", "top left", "top right", "bottom left", "bottom right", "middle", "above", "below", "beside"];

export function separateLabels(/** @type {HTMLElement[]} */ ghosts) {
  const labels = ghosts.map((ghost) => part(ghost, ".choose"));
  for (const label of labels) label.removeAttribute("data-side");
  const chosen = ghosts.find((ghost) => ghost.classList.contains("chosen"));
  const handles = chosen ? [...chosen.children].map((each) => each.getBoundingClientRect()) : [];
  const taken = [...handles];
  for (const label of labels) {
    if (chosen?.contains(label)) continue;
    // Among many keyframes a label may lie on another one, but not below a handle.
    taken.push(placed(label, taken) ?? placed(label, handles) ?? label.getBoundingClientRect());
  }
}

/** Moves a label to the first side where nothing covers it, and returns its box. */
function placed(/** @type {HTMLElement} */ label, /** @type {DOMRect[]} */ taken) {
  for (const side of SIDES) {
    label.dataset.side = side;
    const box = label.getBoundingClientRect();
    if (!taken.some((other) => overlap(box, other))) return box;
  }
  label.dataset.side = "";
}

/** @param {DOMRect} one @param {DOMRect} other */
const overlap = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
