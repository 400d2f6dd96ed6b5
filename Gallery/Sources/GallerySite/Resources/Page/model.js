// @ts-check
/** What stands at which place: the gallery's own data, which it changes as the view tells it to. */

/** So many items at the most have a place of their own; beyond that, places and pictures are the same. */
const MOST_ITEMS = 100_000;

export class Model {
  /** @param {number} count */
  constructor(count) {
    this.count = count;
    /** The number of each place's picture. @type {number[]} */
    this.numbers = Array.from({ length: Math.min(count, MOST_ITEMS) }, (_, place) => place);
    /** The number of the next picture that comes in. */
    this.next = count;
    /** What was removed last. @type {number[]} */
    this.removed = [];
  }

  /** @param {number} place */
  at(place) {
    return this.numbers[place] ?? place;
  }

  /**
   * @param {number} place
   * @param {number} count
   */
  insert(place, count) {
    const numbers = Array.from({ length: count }, () => this.removed.pop() ?? this.next++);
    this.numbers.splice(place, 0, ...numbers);
    this.count += count;
  }

  /**
   * @param {number} place
   * @param {number} count
   */
  remove(place, count) {
    this.removed.push(...this.numbers.splice(place, count));
    this.count -= count;
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  move(from, to) {
    this.numbers.splice(to, 0, ...this.numbers.splice(from, 1));
  }

  /** What comes in next is new, not what was removed last. */
  forgetRemoved() {
    this.removed = [];
  }
}
