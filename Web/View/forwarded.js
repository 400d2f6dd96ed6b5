// @ts-check
/**
 * Measurement of elements that come through a slot of the page: no box of the view can hold them.
 *
 * @module
 */

/** The selector of these elements. */
export const FORWARDED = "#forwarded::slotted(:not(dialog,[popover]))";

/**
 * The style that gives them their own size while the viewport has an attribute.
 * @param {string} attribute
 * @param {string} width
 */
export const measuredStyle = (attribute, width) => `[${attribute}] #forwarded{display:block;position:absolute;contain:layout}
[${attribute}] ${FORWARDED}{position:relative !important;box-sizing:border-box !important;contain:layout !important;width:${width} !important;margin:0 !important}`;

/**
 * Measures elements while all of them are displayed.
 * @template T
 * @param {HTMLElement} viewport
 * @param {string} attribute
 * @param {HTMLElement[]} elements
 * @param {() => T} read
 * @returns {T}
 */
export function measured(viewport, attribute, elements, read) {
  // The view writes the height of those that are visible to their own style.
  const heights = elements.map(({ style }) => style.height);
  for (const { style } of elements) style.height = "";
  for (const name of [attribute, "data-probing"]) viewport.toggleAttribute(name, true);
  const result = read();
  for (const name of [attribute, "data-probing"]) viewport.removeAttribute(name);
  elements.forEach(({ style }, place) => { style.height = heights[place]; });
  return result;
}

/**
 * The elements among those of a view that come through a slot.
 * @param {import("./changes/children.js").Children} children
 */
export const forwardedIn = ({ elements, view }) => elements.filter((each) => each.parentNode !== view);

/**
 * Observes the trees in which they are.
 * @param {MutationObserver} observer
 * @param {import("./changes/children.js").Children} children
 * @param {MutationObserverInit} options
 */
export function observeAround(observer, children, options) {
  for (const each of forwardedIn(children)) if (each.parentNode) observer.observe(each.parentNode, options);
}
