// @ts-check
/**
 * The position of a view survives the browser's Back and Forward, as that of a scroll container does.
 *
 * @module
 */

/**
 * The name of a view's entry: it is found by its page and its `id`, or its place among the views.
 * @param {HTMLElement} element
 */
function nameOf(element) {
  const place = [...document.querySelectorAll(element.localName)].indexOf(element);
  return `fanfold-view ${location.pathname}${location.search} ${element.id || place}`;
}

/**
 * Stores the position of a view whose page is left.
 * @param {import("./view.js").View} view
 */
export function store({ core: { element, engine } }) {
  // Storage is unavailable in some frames.
  try { if (engine) sessionStorage.setItem(nameOf(element), `${engine.position()}`); } catch {}
}

/**
 * Shows the stored position, if the page was reached by Back or Forward and the browser restores scroll positions.
 * @param {import("./view.js").View} view
 */
export function restore(view) {
  try {
    const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    if (entry?.type !== "back_forward" || history.scrollRestoration !== "auto") return;
    const name = nameOf(view.core.element);
    const stored = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    if (stored === null) return;
    if (Number(stored) < view.core.count) view.setPlace("position", Number(stored));
    else view.setItem(Math.round(Number(stored)), true);
  } catch {}
}
