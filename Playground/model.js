// @ts-check
/**
 * What stands at which place: the playground's own data, which it changes as the view tells it to.
 *
 * Numbers that follow one another are one run, so that the model holds what was changed, and not its items. Lists of
 * runs are replaced and never changed, so that what somebody has copied stays as it was.
 *
 * @typedef {{first: number, count: number}} Run numbers that follow one another, from the first on
 */

const length = (/** @type {Run[]} */ runs) => runs.reduce((sum, { count }) => sum + count, 0);

export class Model {
  /** Another one means that nothing stands where it stood. */
  edition = 0;
  /** @type {Run[]} */
  runs = [];
  /** The number of the next item that comes in. */
  next = 0;
  /** What was removed, the last at the end. @type {Run[][]} */
  removed = [];

  /** @param {number} count */
  constructor(count) {
    this.reset(count);
  }

  /**
   * Begins anew: at each place stands what has its number.
   * @param {number} count
   */
  reset(count) {
    this.edition += 1;
    this.runs = count > 0 ? [{ first: 0, count }] : [];
    this.next = count;
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
    const isBack = last !== undefined && length(last) === count;
    if (isBack) this.removed = this.removed.slice(0, -1);
    this.#replace(place, 0, isBack ? last : this.#made(count));
  }

  /**
   * @param {number} place
   * @param {number} count
   */
  remove(place, count) {
    this.removed = [...this.removed, this.#replace(place, count, [])];
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

  /** What the model holds now. */
  copy() {
    const { edition, runs, next, removed } = this;
    return { edition, runs, next, removed };
  }

  /** Holds again what was copied. @param {ReturnType<Model["copy"]>} copy */
  restore(copy) {
    Object.assign(this, copy);
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
    const before = parts(this.runs, place);
    const [removed, after] = parts(before[1], count);
    this.runs = [...before[0], ...runs, ...after];
    return removed;
  }
}

/**
 * The runs before a place, and those from there on.
 * @param {Run[]} runs
 * @param {number} place
 * @returns {[Run[], Run[]]}
 */
function parts(runs, place) {
  /** @type {[Run[], Run[]]} */
  const [before, after] = [[], []];
  let rest = place;
  for (const { first, count } of runs) {
    const taken = Math.min(Math.max(rest, 0), count);
    if (taken > 0) before.push({ first, count: taken });
    if (taken < count) after.push({ first: first + taken, count: count - taken });
    rest -= count;
  }
  return [before, after];
}
