// @ts-check
/**
 * CSS `zoom` of an element and its ancestors.
 *
 * @module
 */

import { surrounding } from "./scroll-ancestors.js";

/**
 * Whether the browser measures zoomed elements in the page's pixels, as the specification says. WebKit (WebKitGTK 2.50)
 * measures them in their own pixels, and has no `currentCSSZoom`.
 */
const isStandard = "currentCSSZoom" in (globalThis.Element?.prototype ?? {});

/** The zoom factor of an element: the page's pixels for one of its own. */
export function zoomOf(/** @type {any} */ element) {
  if (isStandard) return element.currentCSSZoom;
  let zoom = 1;
  for (let each = element; each; each = surrounding(each)) zoom *= Number(getComputedStyle(each).getPropertyValue("zoom")) || 1;
  return zoom;
}

/** The factor from an element's `getBoundingClientRect` to the pixels of pointers. */
export const measuredZoom = (/** @type {Element} */ element) => (isStandard ? 1 : zoomOf(element));
