// @ts-check
/**
 * Children that only wrap elements, as some frameworks create them.
 *
 * @module
 */

let hasExplained = false;

/**
 * Explains once that a child with `display: contents` is one item, even if it wraps several elements.
 * @param {Iterable<{element: HTMLElement}>} visible the items that are visible
 */
export function explainWrappers(visible) {
  if (hasExplained) return;
  for (const { element } of visible) {
    if (element.childElementCount < 2 || getComputedStyle(element).display !== "contents") continue;
    hasExplained = true;
    console.warn("fanfold-view: a child with display: contents must contain one element, but contains "
      + `${element.childElementCount}: each child of the view is one item`, element);
    return;
  }
}
