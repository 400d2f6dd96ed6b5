// @ts-check
/**
 * Elements of a view's shadow tree.
 *
 * @module
 */

/**
 * Appends an element to the shadow tree, or to a part of it.
 * @param {ParentNode & Node} parent
 * @param {string} id
 * @param {string} [name] the default is `div`
 * @returns {any}
 */
export function ownElement(parent, id, name = "div") {
  const element = parent.appendChild(document.createElement(name));
  element.id = id;
  return element;
}

/**
 * Appends a slot.
 * @param {ParentNode & Node} parent
 * @param {string} id
 * @returns {HTMLSlotElement}
 */
export const ownSlot = (parent, id) => ownElement(parent, id, "slot");
