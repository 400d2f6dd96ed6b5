// @ts-check
/**
 * The playground's data source: the number of the item at each index.
 *
 * Consecutive numbers form one run: memory grows with the number of changes, not with the number of items. Lists of
 * runs are replaced, never mutated, and copies stay valid.
 *
 * @typedef {{first: number, count: number}} Run consecutive numbers, starting with the first
 */

const length = (/** @type {Run[]} */ runs) => runs.reduce((sum, { count }) => sum + count, 0);

export class Model {
  /** Changes when every index may show a different item. */
  edition = 0;
  #editions = 0;
  /** @type {Run[]} */
  runs = [];
  /** The number of the next new item. */
  next = 0;
  /** @type {Run[][]} Removed runs, the latest at the end. */
  removed = [];

  constructor(/** @type {number} */ count) {
    this.reset(count);
  }

  /** Resets the model: each index shows the item with its number. */
  reset(/** @type {number} */ count) {
    // A new edition differs from all earlier ones, also after an earlier one has been restored.
    this.edition = ++this.#editions;
    this.runs = count > 0 ? [{ first: 0, count }] : [];
    this.next = count;
    this.removed = [];
  }

  get count() { return length(this.runs); }

  /** The item number at an index. */
  at(/** @type {number} */ index) {
    let rest = index;
    for (const { first, count } of this.runs) {
      if (rest < count) return first + rest;
      rest -= count;
    }
    return index;
  }

  /** Inserts the latest removed run if its length matches, otherwise new items. */
  insert(/** @type {number} */ index, /** @type {number} */ count) {
    const last = this.removed.at(-1);
    const isBack = last !== undefined && length(last) === count;
    if (isBack) this.removed = this.removed.slice(0, -1);
    this.#replace(index, 0, isBack ? last : this.#made(count));
  }

  remove(/** @type {number} */ index, /** @type {number} */ count) {
    this.removed = [...this.removed, this.#replace(index, count, [])];
  }

  move(/** @type {number} */ from, /** @type {number} */ to) {
    this.#replace(to, 0, this.#replace(from, 1, []));
  }

  /** Makes the next insertion new instead of a restored removal. */
  forgetRemoved() {
    this.removed = [];
  }

  /** A copy of the model. */
  copy() {
    const { edition, runs, next, removed } = this;
    return { edition, runs, next, removed };
  }

  /** Restores a copy. */
  restore(/** @type {ReturnType<Model["copy"]>} */ copy) {
    Object.assign(this, copy);
  }

  #made(/** @type {number} */ count) {
    const first = this.next;
    this.next += count;
    return [{ first, count }];
  }

  /**
   * Replaces runs and returns the replaced runs.
   * @param {number} index
   * @param {number} count
   * @param {Run[]} runs
   */
  #replace(index, count, runs) {
    const before = parts(this.runs, index);
    const [removed, after] = parts(before[1], count);
    this.runs = [...before[0], ...runs, ...after];
    return removed;
  }
}

/**
 * The runs before an index, and the runs from that index.
 * @param {Run[]} runs
 * @param {number} index
 * @returns {[Run[], Run[]]}
 */
function parts(runs, index) {
  /** @type {[Run[], Run[]]} */
  const [before, after] = [[], []];
  let rest = index;
  for (const { first, count } of runs) {
    const taken = Math.min(Math.max(rest, 0), count);
    if (taken > 0) before.push({ first, count: taken });
    if (taken < count) after.push({ first: first + taken, count: count - taken });
    rest -= count;
  }
  return [before, after];
}
