// @ts-check
/** Short ways to the page's elements. */

/** @param {string} id */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (document.getElementById(id));

/**
 * The element in another that a selector names.
 * @param {ParentNode} around
 * @param {string} selector
 */
export const part = (around, selector) => /** @type {HTMLElement} */ (around.querySelector(selector));

/**
 * The input elements of a name: one, or the choices of a group.
 * @param {string} name
 */
export const inputs = (name) =>
  /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll(`[name="${name}"]`)]);
