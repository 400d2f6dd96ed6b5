// @ts-check
/**
 * Explanations of settings without an effect, each once for a page. A view that has such a setting loads this module.
 *
 * @module
 */

import { isOn } from "./checks.js";

/** The explanations that the page has had. */
const explained = new Set();

/**
 * Explains the reasons that exist.
 * @param {import("./view.js").View} view
 * @param {import("./mounted.js").Mounted} [wrapper] an item with `display: contents`, which is one item even if it wraps several
 *   elements
 */
export function explain({ shared: { count, element, engine }, flow: { layout } }, wrapper) {
  const least = engine?.leastLoopingCount();
  if (wrapper) {
    warn("a child with display: contents must contain one element, but contains "
      + `${wrapper.element.childElementCount}: each child of the view is one item`, "wrapper", wrapper.element);
  }
  if (isOn(element, "removable") && !engine?.removalEdges()) {
    const name = typeof layout === "string" ? `"${layout}"` : "from keyframes";
    warn(`removable has no effect, because the layout ${name} has no removal rule`, "removal", element);
  }
  if (least) warn(`a loop must have at least ${least} items in this layout at this size, but has ${count}`, "loop");
}

/**
 * @param {string} text
 * @param {string} reason
 * @param {Element[]} elements
 */
function warn(text, reason, ...elements) {
  if (!explained.has(reason)) console.warn(`fanfold-view: ${text}`, ...elements);
  explained.add(reason);
}
