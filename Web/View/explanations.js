// @ts-check
/**
 * Explanations of settings without an effect, each once for a page.
 *
 * @module
 */

import { isOn } from "./checks.js";

let [hasExplainedWrappers, hasExplainedRemovable, hasExplainedLoop] = [false, false, false];

/**
 * Explains once that a child with `display: contents` is one item, even if it wraps several elements.
 * @param {Iterable<{element: HTMLElement}>} visible the items that are visible
 */
export function explainWrappers(visible) {
  if (hasExplainedWrappers) return;
  for (const { element } of visible) {
    if (element.childElementCount < 2 || getComputedStyle(element).display !== "contents") continue;
    hasExplainedWrappers = true;
    console.warn("fanfold-view: a child with display: contents must contain one element, but contains "
      + `${element.childElementCount}: each child of the view is one item`, element);
    return;
  }
}

/**
 * Explains that a layout has no removal rule, if the view is removable.
 * @param {import("./core.js").Core} core
 * @param {string | object} layout
 */
export function explainRemovable({ element, engine }, layout) {
  if (hasExplainedRemovable || !isOn(element, "removable") || engine?.hasRemoval()) return;
  hasExplainedRemovable = true;
  const name = typeof layout === "string" ? `"${layout}"` : "from keyframes";
  console.warn(`fanfold-view: removable has no effect, because the layout ${name} has no removal rule`, element);
}

/**
 * Explains that a loop needs more items.
 * @param {import("./engine.js").Engine} engine
 */
export function explainLoop(engine) {
  const least = hasExplainedLoop ? 0 : engine.leastLoopingCount();
  if (least === 0) return;
  hasExplainedLoop = true;
  console.warn(`fanfold-view: a loop must have at least ${least} items in this layout at this size, but has ${engine.itemCount()}`);
}
