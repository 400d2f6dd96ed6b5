// @ts-check
/**
 * The elements that a page puts into a view, as its items: items follow the children, and the children the items.
 *
 * @module
 */

/** @typedef {import("./engine.js").Engine} Engine */

/** The children of one view. */
export class Children {
  /** Whether they are the view's items: as long as the page does not say how many these are. */
  areItems = true;
  /**
   * In the order of their items.
   * @type {HTMLElement[]}
   */
  elements = [];
  /**
   * Copies of elements that are gone, shown while their items leave.
   * @type {Set<Node>}
   */
  #copies = new Set();
  /**
   * What was removed last: it may be brought back.
   * @type {HTMLElement[]}
   */
  #removed = [];
  /**
   * What the next insertion brings back.
   * @type {HTMLElement[] | undefined}
   */
  #returning;
  #view;

  /** @param {HTMLElement} view */
  constructor(view) { this.#view = view; }

  /** Takes what there is: the number of the items. */
  read() {
    this.elements = this.#present();
    return this.elements.length;
  }

  /**
   * Tells the engine how the children differ from its items.
   * @param {Engine} engine
   * @param {number} time
   * @param {(name: string, ...values: number[]) => void} changed is called after each change, with the event that it
   *   leads to
   */
  follow(engine, time, changed) {
    const { elements } = this;
    const present = this.#present();
    const kept = new Set(present);
    for (let end = elements.length; end > 0; end--) {
      let start = end;
      while (start > 0 && !kept.has(elements[start - 1])) start--;
      if (start === end) continue;
      this.#removed = elements.splice(start, end - start);
      engine.removeItems(start, end - start, 1, time);
      changed("didremove", start, end - start);
      end = start;
    }
    const known = new Set(elements);
    for (let at = 0; at < present.length; at++) {
      if (present[at] === elements[at]) continue;
      if (known.has(present[at])) {
        const [from, to] = this.#move(present, at);
        elements.splice(to, 0, ...elements.splice(from, 1));
        engine.moveItem(from, to, 1, time);
        changed("didmove", from, to);
      }
      let end = at;
      while (end < present.length && !known.has(present[end])) end++;
      if (end === at) continue;
      elements.splice(at, 0, ...present.slice(at, end));
      engine.insertItems(at, end - at, 1, time);
      changed("didinsert", at, end - at);
      at = end - 1;
    }
  }

  /**
   * Of two neighbours that have changed places, the one moves that stands in the way.
   * @param {HTMLElement[]} present
   * @param {number} at where the elements are not as they should be
   */
  #move(present, at) {
    const { elements } = this;
    if (elements[at + 1] !== present[at]) return [elements.indexOf(present[at]), at];
    return [at, Math.min(present.indexOf(elements[at]), elements.length - 1)];
  }

  /**
   * Follows a change that came from the engine.
   * @param {string} name the event
   * @param {Record<string, number>} detail
   */
  change(name, { index, count, from, to }) {
    const { elements } = this;
    if (name === "didmove") {
      elements.splice(to, 0, ...elements.splice(from, 1));
      this.#place(to, 1);
    } else if (name === "didremove") {
      this.#removed = elements.splice(index, count);
      for (const element of this.#removed) element.remove();
    } else {
      const free = this.#returning?.filter((element) => !element.isConnected) ?? [];
      this.#returning = undefined;
      const added = Array.from({ length: count }, (_, number) => free[number] ?? document.createElement("div"));
      elements.splice(index, 0, ...added);
      this.#place(index, count);
    }
  }

  /**
   * Takes the next insertion for what brings back what was removed last, as long as something is done.
   * @param {() => void} action
   */
  returning(action) {
    this.#returning = this.#removed;
    action();
    this.#returning = undefined;
  }

  /**
   * Puts elements where their items are.
   * @param {number} index
   * @param {number} count
   */
  #place(index, count) {
    const next = this.elements.slice(index + count).find((element) => element.parentNode === this.#view);
    for (const element of this.elements.slice(index, index + count)) this.#view.insertBefore(element, next ?? null);
  }

  /**
   * A copy of an element that is gone, to be shown while its item leaves.
   * @param {HTMLElement} element
   */
  copy(element) {
    const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
    this.drop(element);
    this.#copies.add(copy);
    this.#view.append(copy);
    return copy;
  }

  /**
   * Drops an element that is not on stage any longer, if it is a copy.
   * @param {HTMLElement} element
   */
  drop(element) {
    if (this.#copies.delete(element)) element.remove();
  }

  /** @returns {HTMLElement[]} */
  #present() {
    const children = /** @type {Iterable<HTMLElement>} */ (/** @type {unknown} */ (this.#view.children));
    return [...children].filter((child) => !this.#copies.has(child));
  }
}
