// @ts-check
/** Shortcuts to the page's elements. */

/** @param {string} id */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (document.getElementById(id));

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

/**
 * The inputs with a name: one input, or the choices of a group.
 * @param {string} name
 */
export const inputs = (name) =>
  /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(`[name="${name}"]`)]);

/** Opens the folded parts around an element. */
export function unfold(/** @type {Element} */ target) {
  const around = target.closest("details:not([open])");
  if (!around) return;
  around.toggleAttribute("open", true);
  unfold(target);
}
