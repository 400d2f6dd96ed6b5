// @ts-check
/**
 * The identities of items in a list of elements that the page has rewritten.
 *
 * @module
 */

/** @typedef {{element: object, key: string | undefined}} Known an element with the key of its item, which is its last one */

/**
 * Matches rewritten elements with items. An element that has kept its key has kept its item. Otherwise keys come first:
 * libraries that morph a list write other items into the same elements. An element that gets or loses its key keeps its item.
 *
 * Complexity: O(n).
 * @param {Known[]} items
 * @param {Known[]} present
 * @returns {number[]} the index in `present` for each item; −1 for an item that is gone
 */
export function matched(items, present) {
  const matches = items.map(() => -1);
  const free = new Set(present.keys());
  const match = (/** @type {(known: Known) => unknown} */ nameOf, /** @type {(one: Known, other: Known) => boolean} */ agree) => {
    const places = new Map();
    for (const place of free) {
      const name = nameOf(present[place]);
      if (name && !places.has(name)) places.set(name, place);
    }
    items.forEach((item, index) => {
      const place = matches[index] < 0 ? places.get(nameOf(item)) : undefined;
      if (place === undefined || !free.has(place) || !agree(item, present[place])) return;
      matches[index] = place;
      free.delete(place);
    });
  };
  match(({ element }) => element, (one, other) => one.key === other.key);
  match(({ key }) => key, () => true);
  match(({ element }) => element, (one, other) => !one.key || !other.key);
  return matches;
}
