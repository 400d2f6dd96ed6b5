// @ts-check
/**
 * What stands at which place: the gallery's own data, which it changes as the view tells it to.
 *
 * Numbers that follow one another are one run, so that the model holds what was changed, and not its items.
 *
 * @typedef {{first: number, count: number}} Run numbers that follow one another, from the first on
 */

const length = (/** @type {Run[]} */ runs) => runs.reduce((sum, { count }) => sum + count, 0);

export class Model {
  /** @param {number} count */
  constructor(count) {
    this.reset(count);
  }

  /**
   * Begins anew: at each place stands what has its number.
   * @param {number} count
   */
  reset(count) {
    /** @type {Run[]} */
    this.runs = count > 0 ? [{ first: 0, count }] : [];
    /** The number of the next item that comes in. */
    this.next = count;
    /** What was removed, the last at the end. @type {Run[][]} */
    this.removed = [];
  }

  get count() { return length(this.runs); }

  /**
   * The number of what stands at a place.
   * @param {number} place
   */
  at(place) {
    let rest = place;
    for (const { first, count } of this.runs) {
      if (rest < count) return first + rest;
      rest -= count;
    }
    return place;
  }

  /**
   * Inserts what was removed last, if that is as much, or what is new.
   * @param {number} place
   * @param {number} count
   */
  insert(place, count) {
    const last = this.removed.at(-1);
    if (last && length(last) === count) this.removed.pop();
    this.#replace(place, 0, last && length(last) === count ? last : this.#made(count));
  }

  /**
   * @param {number} place
   * @param {number} count
   */
  remove(place, count) {
    this.removed.push(this.#replace(place, count, []));
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  move(from, to) {
    this.#replace(to, 0, this.#replace(from, 1, []));
  }

  /** What comes in next is new, not what was removed last. */
  forgetRemoved() {
    this.removed = [];
  }

  /** @param {number} count */
  #made(count) {
    const first = this.next;
    this.next += count;
    return [{ first, count }];
  }

  /**
   * Puts runs in the place of others, which it returns.
   * @param {number} place
   * @param {number} count
   * @param {Run[]} runs
   */
  #replace(place, count, runs) {
    const start = this.#split(place);
    return this.runs.splice(start, this.#split(place + count) - start, ...runs);
  }

  /**
   * Sees to it that a run begins at a place, and says which.
   * @param {number} place
   */
  #split(place) {
    let rest = place;
    for (const [index, { first, count }] of this.runs.entries()) {
      if (rest <= 0) return index;
      if (rest < count) {
        this.runs.splice(index, 1, { first, count: rest }, { first: first + rest, count: count - rest });
        return index + 1;
      }
      rest -= count;
    }
    return this.runs.length;
  }
}
