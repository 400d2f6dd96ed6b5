// @ts-check
/**
 * Differences between two orders of elements: as the fewest moves or, if these are many, as exchanges of visible elements.
 *
 * @module
 */

/**
 * The indices of a longest increasing subsequence.
 *
 * Complexity: O(n log n). Source: M. L. Fredman, On computing the length of longest increasing subsequences, 1975.
 * @param {number[]} numbers
 * @param {number} [fixed] an index that must be in the result
 * @returns {Set<number>}
 */
export function longestIncrease(numbers, fixed = NaN) {
  /** @type {number[]} For each length, the index of the least number at which a subsequence ends. */
  const ends = [];
  /** @type {number[]} For each index, the previous index in its subsequence. */
  const previous = [];
  for (let place = 0; place < numbers.length; place++) {
    // Numbers before the fixed one must be less than it, and numbers after it greater.
    if (place < fixed !== numbers[place] < numbers[fixed]) continue;
    let low = 0, high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]] < numbers[place]) low = middle + 1;
      else high = middle;
    }
    previous[place] = low > 0 ? ends[low - 1] : -1;
    ends[low] = place;
  }
  const places = new Set();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = previous[place]) places.add(place);
  return places;
}

/**
 * The moves that turn one order into another. Each move applies to the result of the moves before it.
 *
 * Complexity: O(n log n), and O(n) for each move.
 * @param {number[]} order the previous index of the element at each index
 * @param {Set<number>} kept the indices of elements that are not moved: an increasing subsequence
 * @yields {[from: number, to: number]}
 * @returns {Iterable<[from: number, to: number]>}
 */
export function* movesTo(order, kept) {
  const present = order.map((_, place) => place);
  for (let place = 0; place < order.length; place++) {
    if (kept.has(place)) continue;
    const from = present.indexOf(order[place]);
    present.splice(from, 1);
    const to = place > 0 ? present.indexOf(order[place - 1]) + 1 : 0;
    present.splice(to, 0, order[place]);
    if (from !== to) yield [from, to];
  }
}

/**
 * Exchanges that put visible elements at their indices, and the right elements at visible indices. The order of all other
 * elements does not matter. Each exchange is one move or two, which apply to the result of the ones before them.
 *
 * Complexity: O(n) for n elements, however many are visible.
 * @param {number[]} order the previous index of the element at each index
 * @param {Iterable<number>} seen indices of visible elements
 * @yields {[from: number, to: number]}
 * @returns {Iterable<[from: number, to: number]>}
 */
export function* exchangesTo(order, seen) {
  /** @type {number[]} */
  const placeAfter = [];
  order.forEach((before, place) => { placeAfter[before] = place; });
  /** @type {Map<number, number>} The current index of each element, if it differs from the original index. */
  const places = new Map();
  /** @type {Map<number, number>} */
  const things = new Map();
  const put = (/** @type {number} */ thing, /** @type {number} */ place) => {
    places.set(thing, place);
    things.set(place, thing);
  };
  for (const place of new Set([...seen].flatMap((each) => [each, placeAfter[each]]))) {
    const from = places.get(order[place]) ?? order[place];
    if (from === place) continue;
    yield [from, place];
    const other = from < place ? place - 1 : place + 1;
    if (other !== from) yield [other, from];
    put(things.get(place) ?? place, from);
    put(order[place], place);
  }
}

/**
 * A rotated list: elements before the new start move to the end.
 * @template T
 * @param {T[]} list
 * @param {number} by the index of the new start; if negative, it counts from the end
 */
export const turned = (list, by) => [...list.slice(by), ...list.slice(0, by)];
