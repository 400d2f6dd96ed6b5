// @ts-check
/**
 * The elements that a page puts into a view, as its items: items follow the children, and the children the items.
 *
 * @module
 */

import { exchangesTo, longestIncrease, movesTo, turned } from "./differences.js";
import { forgetCopied, MADE } from "./mounted.js";

/** @typedef {import("./engine.js").Engine} Engine */

/** More moves than these are shown as one change of the order. */
const MOST_MOVES = 24;

/** Elements that show nothing by themselves, and what a view has made to show. */
const NO_ITEM = `template,style,script,link,meta,noscript,slot,[hidden]:not([hidden=until-found]),[${MADE}]`;

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
   * What was removed last: it may be brought back.
   * @type {HTMLElement[]}
   */
  #removed = [];
  /**
   * What the next insertion brings back.
   * @type {HTMLElement[] | undefined}
   */
  #returning;
  /**
   * What has taken the place of an element that is gone, as the same item.
   * @type {WeakMap<HTMLElement, HTMLElement>}
   */
  #heirs = new WeakMap();
  #view;

  /** @param {HTMLElement} view */
  constructor(view) { this.#view = view; }

  /** Drops what another view has made, of which this one is a copy. */
  dropCopied() {
    for (const made of this.#view.querySelectorAll(`:scope>[${MADE}]`)) made.remove();
  }

  /** Takes what there is: the number of the items. */
  read() {
    this.elements = this.present();
    this.elements.forEach(forgetCopied);
    return this.elements.length;
  }

  /** The elements that are to be items, those that come through a slot of the page's among them. @returns {HTMLElement[]} */
  present() {
    const items = [...this.#view.children]
      .flatMap((child) => (child instanceof HTMLSlotElement ? child.assignedElements({ flatten: true }) : [child]))
      .filter((child) => !child.matches(NO_ITEM));
    return /** @type {HTMLElement[]} */ (items);
  }

  /** The slots of the page's through which elements come. */
  get slots() { return [.../** @type {NodeListOf<HTMLSlotElement>} */ (this.#view.querySelectorAll(":scope>slot"))]; }

  /**
   * Whether an element is still where it can be shown.
   * @param {HTMLElement} element
   */
  has(element) {
    return element.hasAttribute(MADE) ? element.parentNode === this.#view : this.elements.includes(element);
  }

  /**
   * Tells the engine how the children differ from its items.
   * @param {Engine} engine
   * @param {[animated: boolean, time: number]} how
   * @param {number[]} seen the indices of what is on stage
   * @param {(name: string, detail: Record<string, any>) => void} changed is called after each change, with the event that
   *   it leads to
   */
  follow(engine, how, seen, changed) {
    const present = this.present();
    this.#followHeirs(present);
    this.#followRemovals(engine, how, new Set(present), changed);
    this.#followMoves(engine, how, present, seen, changed);
    this.#followInsertions(engine, how, present, changed);
  }

  /**
   * A child with the key of one that is gone is the same item: so pages come that write all of their HTML anew.
   * @param {HTMLElement[]} present
   */
  #followHeirs(present) {
    const kept = new Set(present), known = new Set(this.elements);
    const added = new Map(present.filter((child) => !known.has(child)).map((child) => [child.dataset.key, child]));
    this.elements = this.elements.map((child) => {
      const { key } = child.dataset;
      const heir = key && !kept.has(child) && added.get(key);
      if (!heir) return child;
      added.delete(key);
      forgetCopied(heir);
      this.#heirs.set(child, heir);
      return heir;
    });
  }

  /**
   * @param {Engine} engine
   * @param {[animated: boolean, time: number]} how
   * @param {Set<HTMLElement>} kept
   * @param {(name: string, detail: Record<string, any>) => void} changed
   */
  #followRemovals(engine, how, kept, changed) {
    const { elements } = this;
    for (let end = elements.length; end > 0; end--) {
      let start = end;
      while (start > 0 && !kept.has(elements[start - 1])) start--;
      if (start === end) continue;
      this.#removed = elements.splice(start, end - start);
      engine.removeItems(start, end - start, ...how);
      changed("didremove", { index: start, count: end - start, ...toldKeys(this.#removed.map((child) => child.dataset.key)) });
      end = start;
    }
  }

  /**
   * @param {Engine} engine
   * @param {[animated: boolean, time: number]} how
   * @param {HTMLElement[]} present
   * @param {number[]} seen
   * @param {(name: string, detail: Record<string, any>) => void} changed
   */
  #followMoves(engine, how, present, seen, changed) {
    const { elements } = this;
    const places = new Map(elements.map((element, place) => [element, place]));
    const order = present.flatMap((element) => places.get(element) ?? []);
    const fewest = longestIncrease(order);
    const moveCount = order.length - fewest.size;
    const shown = order.indexOf(engine.itemShown());
    if (moveCount > MOST_MOVES) {
      this.elements = order.map((place) => elements[place]);
      // What is shown stays so: what is seen around it is exchanged first, and the rest comes from one end to the other.
      const turn = shown - order[shown], last = order.length - 1;
      for (const [from, to] of exchangesTo(turned(order, turn), seen)) engine.moveItem(from, to, ...how);
      for (let left = Math.abs(turn); left > 0; left--) engine.moveItem(turn > 0 ? last : 0, turn > 0 ? 0 : last, 0, how[1]);
      return changed("didsort", { order });
    }
    // One move is that of an item. Where there are more, what is shown stays so, and the others move around it.
    const around = longestIncrease(order, shown);
    const isSorted = moveCount > 1 && order.length - around.size <= MOST_MOVES;
    for (const [from, to] of movesTo(order, isSorted ? around : fewest)) {
      elements.splice(to, 0, ...elements.splice(from, 1));
      engine.moveItem(from, to, ...how);
      changed("didmove", { from, to });
    }
  }

  /**
   * @param {Engine} engine
   * @param {[animated: boolean, time: number]} how
   * @param {HTMLElement[]} present
   * @param {(name: string, detail: Record<string, any>) => void} changed
   */
  #followInsertions(engine, how, present, changed) {
    const { elements } = this;
    const known = new Set(elements);
    for (let index = 0; index < present.length; index++) {
      let end = index;
      while (end < present.length && !known.has(present[end])) end++;
      if (end === index) continue;
      const added = present.slice(index, end);
      added.forEach(forgetCopied);
      elements.splice(index, 0, ...added);
      engine.insertItems(index, end - index, ...how);
      changed("didinsert", { index, count: end - index });
      index = end;
    }
  }

  /**
   * Follows a change that came from the engine.
   * @param {string} name the event
   * @param {Record<string, number>} detail
   * @param {(element: HTMLElement) => void} leaving is called with each element before it goes
   */
  change(name, { index, count, from, to }, leaving) {
    const { elements } = this;
    if (name === "didmove") {
      elements.splice(to, 0, ...elements.splice(from, 1));
      this.#place(to, 1);
    } else if (name === "didremove") {
      this.#removed = elements.splice(index, count);
      for (const element of this.#removed) {
        leaving(element);
        element.remove();
      }
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
    for (const element of this.elements.slice(index, index + count)) place(this.#view, element, next);
  }

  /**
   * What is shown in place of an element that is gone: its heir or, while its item leaves, a copy.
   * @param {HTMLElement} element
   */
  substitute(element) {
    const heir = this.#heirs.get(element);
    if (heir) return heir;
    const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
    const originals = withInner(element);
    withInner(copy).forEach((each, place) => {
      // The one that has an identifier is found by it, not what is seen of one that had it; and no form sends that.
      each.removeAttribute("id");
      each.setAttribute("form", "");
      // What was drawn is not copied by itself.
      if (each.width * each.height) each.getContext?.("2d")?.drawImage(originals[place], 0, 0);
    });
    copy.hidden = false;
    forgetCopied(copy);
    copy.setAttribute(MADE, "");
    this.drop(element);
    this.#view.append(copy);
    return copy;
  }

  /**
   * Drops an element that is not on stage any longer, if it is a copy.
   * @param {HTMLElement} element
   */
  drop(element) {
    if (element.hasAttribute(MADE)) element.remove();
  }
}

/**
 * @param {Element} element
 * @returns {any[]}
 */
const withInner = (element) => [element, ...element.querySelectorAll("*")];

/**
 * Puts an element into a parent, before another or at the end; one that is there already is moved with all its state, where
 * the browser can.
 * @param {any} parent
 * @param {HTMLElement} element
 * @param {HTMLElement | null} [next]
 */
export function place(parent, element, next = null) {
  if (element.parentNode === parent && parent.moveBefore) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
}

/**
 * The keys of items, if there are any, for an event that tells of them.
 * @param {unknown[]} keys
 */
export const toldKeys = (keys) => (keys.some((key) => key !== undefined) ? { keys } : {});
