// @ts-check
/**
 * References to items: an index, a key, or an element in the item.
 *
 * @module
 */

import { keyNow } from "./changes/children.js";
import { isWhole } from "./checks.js";

/** @typedef {import("./element.js").ItemReference} ItemReference */

/**
 * @typedef {object} Parts
 * @property {import("./changes/changes.js").Changes} changes
 * @property {import("./changes/children.js").Children} children
 * @property {import("./shared-state.js").SharedState} shared
 * @property {import("./items.js").Items} items
 */

/** Finds the items of one view. */
export class References {
  /** @type {((index: number) => unknown) | undefined} The key of an item, by its index. */
  keyOf;
  #parts;

  constructor(/** @type {Parts} */ parts) {
    this.#parts = parts;
    parts.shared.keyOf = (index) => this.key(index);
  }

  /** The key of an item. */
  key(/** @type {number} */ index) {
    const { children, shared } = this.#parts;
    if (children.areItems) return keyNow(children.elements[index]);
    return index >= 0 && index < shared.count ? shared.guard(index, () => this.keyOf?.(index)) : undefined;
  }

  /** The element of an item; null if it is not visible and has none. */
  elementOf(/** @type {number} */ index) {
    const { children, items } = this.#parts;
    return (children.areItems && children.elements[index]) || items.find(index);
  }

  /**
   * The index of an item according to the dispatched events; −1 if there is none.
   *
   * Complexity: O(n) for a key.
   * @param {any} item an `ItemReference`, or the page's mistake
   */
  indexOf(item) {
    if (item instanceof Element) return this.indexHolding(item);
    const key = item?.key;
    if (key === undefined) return isWhole(item) ? Number(item) : -1;
    const { shared, items } = this.#parts;
    for (const { index } of items.mounted.values()) if (index >= 0 && this.key(index) === key) return index;
    for (let index = 0; index < shared.count; index++) if (this.key(index) === key) return index;
    return -1;
  }

  /** The index of the item that is an element, or that holds it; −1 where none does. */
  indexHolding(/** @type {Element | null} */ inner) {
    const { children: { areItems, elements }, items } = this.#parts;
    if (areItems) return elements.findIndex((element) => element.contains(inner));
    return [...items.mounted.values()].find(({ element }) => element.contains(inner))?.index ?? -1;
  }

  /** The engine's current index of the item; −1 if there is none. */
  indexNow(/** @type {ItemReference} */ item) { return this.#parts.changes.present(this.indexOf(item)); }

  /** The engine's current index of the item; throws a `RangeError` if there is none. */
  existing(/** @type {ItemReference} */ item) {
    const { count, engine } = this.#parts.shared;
    const index = this.indexNow(item);
    if (index >= 0 && index < (engine?.itemCount() ?? 0)) return index;
    const key = /** @type {any} */ (item)?.key;
    throw new RangeError(`fanfold-view: there is no item ${key === undefined ? item : `with the key ${key}`}; the count is ${count}`);
  }
}
