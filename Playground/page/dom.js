// @ts-check
/** Shortcuts to the page's elements. */

export const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

export const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (document.getElementById(id));

/**
 * The descendant that matches a selector.
 * @param {ParentNode} around
 * @param {string} selector
 */
export const part = (around, selector) => /** @type {HTMLElement} */ (around.querySelector(selector));

/**
 * Sets an element's attribute; undefined removes it.
 * @param {HTMLElement} target
 * @param {string} name
 * @param {string | undefined} value
 */
export const mark = (target, name, value) => (value === undefined ? target.removeAttribute(name) : target.setAttribute(name, value));

/** The inputs with a name: one input, or the choices of a group. */
export const inputs = (/** @type {string} */ name) =>
  /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(`[name="${name}"]`)]);

/** Opens the folded parts around an element. */
export function unfold(/** @type {Element} */ target) {
  const around = target.closest("details:not([open])");
  if (!around) return;
  around.toggleAttribute("open", true);
  unfold(target);
}
