// @ts-check
/**
 * How one order of things becomes another: by the fewest moves or, where these are many, by exchanges of what is seen.
 *
 * @module
 */

/**
 * The places of a longest increasing subsequence.
 *
 * Complexity: O(n log n). Source: M. L. Fredman, On computing the length of longest increasing subsequences, 1975.
 * @param {number[]} numbers
 * @param {number} [fixed] a place that has to be among them
 * @returns {Set<number>}
 */
export function longestIncrease(numbers, fixed = NaN) {
  /** The place of the least number at which a subsequence of each length ends. @type {number[]} */
  const ends = [];
  /** The place before each one in its subsequence. @type {number[]} */
  const previous = [];
  for (let place = 0; place < numbers.length; place++) {
    // What is before the fixed one is less than it, and what is after it is greater.
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
 * What has to be moved, and where to, so that one order becomes another: each move sees what the ones before it have done.
 *
 * Complexity: O(n log n), and O(n) for each move.
 * @param {number[]} order for each place, which place its thing has had
 * @param {Set<number>} kept the places of things that are not moved: an increasing subsequence
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
 * Exchanges by which what is seen comes to where it belongs, and what belongs where things are seen; in which order all
 * else stands does not matter. Each is one move or two, which see what the ones before them have done.
 *
 * Complexity: O(n) for n things, however many are seen.
 * @param {number[]} order for each place, which place its thing has had
 * @param {Iterable<number>} seen places at which things are seen
 * @yields {[from: number, to: number]}
 * @returns {Iterable<[from: number, to: number]>}
 */
export function* exchangesTo(order, seen) {
  /** @type {number[]} */
  const placeAfter = [];
  order.forEach((before, place) => { placeAfter[before] = place; });
  /** Where a thing is by now, and which thing is at a place, as far as that is not where it was. @type {Map<number, number>} */
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
 * A list that begins elsewhere: what was before comes at its end.
 * @template T
 * @param {T[]} list
 * @param {number} by how far on it begins; from the end where that is negative
 */
export const turned = (list, by) => [...list.slice(by), ...list.slice(0, by)];
