// @ts-check
/**
 * The elements that a page puts into a view, as its items: items follow the children, and the children the items.
 *
 * @module
 */

import { forgetCopied, MADE } from "./mounted.js";

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
  removed = [];
  /**
   * What the next insertion brings back.
   * @type {HTMLElement[] | undefined}
   */
  returning;
  /**
   * What has taken the place of an element that is gone, as the same item.
   * @type {WeakMap<HTMLElement, HTMLElement>}
   */
  #heirs = new WeakMap();
  /**
   * What is shown in place of what the page has taken out, until the engine hears of it.
   * @type {Map<HTMLElement, HTMLElement>}
   */
  #stopgaps = new Map();
  view;

  /** @param {HTMLElement} view */
  constructor(view) { this.view = view; }

  /** Drops what another view has made, of which this one is a copy. */
  dropCopied() {
    for (const made of this.view.querySelectorAll(`:scope>[${MADE}]`)) made.remove();
  }

  /** Takes what there is: the number of the items. */
  read() {
    this.elements = this.present();
    this.elements.forEach(forgetCopied);
    return this.elements.length;
  }

  /** The elements that are to be items, those that come through a slot of the page's among them. @returns {HTMLElement[]} */
  present() {
    const items = [...this.view.children]
      .flatMap((child) => (child instanceof HTMLSlotElement ? child.assignedElements({ flatten: true }) : [child]))
      .filter((child) => !child.matches(NO_ITEM));
    return /** @type {HTMLElement[]} */ (items);
  }

  /**
   * A child with the key of one that is gone is the same item: so pages come that write all of their HTML anew.
   *
   * @returns {boolean} whether the items are what there is
   */
  followHeirs() {
    const present = this.present();
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
    return present.length === this.elements.length && present.every((child, place) => child === this.elements[place]);
  }

  /** The slots of the page's through which elements come. */
  get slots() { return [.../** @type {NodeListOf<HTMLSlotElement>} */ (this.view.querySelectorAll(":scope>slot"))]; }

  /**
   * Whether an element is still where it can be shown.
   * @param {HTMLElement} element
   */
  has(element) {
    return element.hasAttribute(MADE) ? element.parentNode === this.view : this.elements.includes(element);
  }

  /**
   * The engine cannot hear yet of what the page has done: what is seen and gone stays, as a copy.
   * @param {Iterable<import("./mounted.js").Mounted>} mounted what is seen
   */
  holdPlaces(mounted) {
    const present = this.present();
    for (const { element, index } of mounted) {
      if (this.elements[index] !== element || present.includes(element) || element.hasAttribute(MADE)) continue;
      const copy = this.elements[index] = this.substitute(element);
      copy.inert = true;
      this.#heirs.set(element, copy);
      this.#stopgaps.set(copy, element);
    }
  }

  /** The engine can hear of it now. */
  releasePlaces() {
    this.elements = this.elements.map((element) => this.#stopgaps.get(element) ?? element);
    this.#stopgaps.clear();
  }

  /**
   * What is shown in place of an element that is gone: its heir or, while its item leaves, a copy.
   * @param {HTMLElement} element
   */
  substitute(element) {
    const heir = this.#heirs.get(element);
    if (heir?.isConnected) return heir;
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
    this.view.append(copy);
    return copy;
  }

  /**
   * Drops an element that is not visible any longer, if it is a copy.
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
