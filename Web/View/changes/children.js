// @ts-check
/**
 * The elements that a page adds to a view, as its items. Changes of children change the items, and vice versa.
 *
 * @module
 */

import { forgetCopied, MADE } from "../mounted.js";
import { matched } from "./identities.js";
import { CONTROLS } from "../scroll-ancestors.js";
import { HiddenChildren } from "./hidden-children.js";

/** Elements that display nothing by themselves, controls, and elements that a view has created for display. */
const NO_ITEM = `template,style,script,link,meta,noscript,slot,[hidden]:not([hidden=until-found]),${CONTROLS},[${MADE}]`;

/** The number of removals that can be undone: the engine's. */
const MOST_REMOVALS = 100;

/** The present key of an element. `dataset` would create an object for each of many elements. */
export const keyNow = (/** @type {Element | undefined} */ element) => element?.getAttribute("data-key") ?? undefined;

/** The children of one view. */
export class Children {
  /** Whether the children are the view's items: the page sets neither `count` nor `cell`. */
  areItems = true;
  /** @type {HTMLElement[]} In the order of their items. */
  elements = [];
  /** @type {HTMLElement[][]} The elements of the last removals: the page can restore them. */
  removals = [];
  /** @type {WeakMap<HTMLElement, HTMLElement>} The replacements of removed elements, each for the same item. */
  #replacements = new WeakMap();
  /** @type {WeakMap<HTMLElement, {parent: Node, next: Node | null}>} The former places of removed elements. */
  #places = new WeakMap();
  /** @type {WeakMap<HTMLElement, string>} The keys of elements that had one when they were last matched with items. */
  #keys = new WeakMap();
  view;
  hidden;

  constructor(/** @type {import("../shared-state.js").SharedState} */ shared) {
    this.view = shared.element;
    this.hidden = new HiddenChildren(shared);
  }

  /** Removes elements created by another view, of which this one is a clone. */
  dropCopied() {
    for (const made of this.view.querySelectorAll(`:scope>[${MADE}]`)) made.remove();
  }

  /** Reads the children; the number of items. */
  read() {
    this.removals = [];
    this.rereadHidden();
    // A filtered list has room for further elements, which a copy has not.
    this.elements = this.present().slice();
    for (const element of this.elements) {
      forgetCopied(element);
      this.#remember(element);
    }
    return this.elements.length;
  }

  /** The elements that represent items, including those that come through a slot of the page. */
  present() { return this.#candidates().filter((child) => !this.hidden.has(child)); }

  /**
   * Reads which children style sheets hide.
   * @returns {boolean} whether that has changed
   */
  readHidden() { return this.areItems && this.hidden.isPending && this.hidden.read(this.#candidates()); }

  /** Reads all children again. */
  rereadHidden() {
    this.hidden.expire();
    return this.readHidden();
  }

  /** @returns {HTMLElement[]} */
  #candidates() {
    const items = [...this.view.children]
      .flatMap((child) => (child.localName === "slot" ? /** @type {HTMLSlotElement} */ (child).assignedElements({ flatten: true }) : [child]))
      .filter((child) => !child.matches(NO_ITEM));
    return /** @type {HTMLElement[]} */ (items);
  }

  /**
   * Gives each item its present element, by its last key first; removed items keep theirs.
   * @returns {HTMLElement[]} the elements that were those of other items
   */
  match() {
    const present = this.present(), kept = new Set(present), known = new Set(this.elements);
    const matches = matched(this.elements.map((element) => ({ element, key: this.keyOf(element) })),
      present.map((element) => ({ element, key: keyNow(element) })));
    /** @type {HTMLElement[]} */
    const taken = [];
    this.elements = this.elements.map((element, index) => {
      const replacement = present[matches[index]];
      if (replacement === element || !replacement && !kept.has(element)) return element;
      if (kept.has(element)) taken.push(element);
      else this.#replacements.set(element, replacement);
      if (replacement && !known.has(replacement)) forgetCopied(replacement);
      return replacement ?? this.#standIn(element);
    });
    for (const element of present) this.#remember(element);
    return taken;
  }

  /** An element for a removed item whose element the page has given to another item. */
  #standIn(/** @type {HTMLElement} */ element) {
    const standIn = /** @type {HTMLElement} */ (element.cloneNode());
    forgetCopied(standIn);
    const key = this.keyOf(element);
    if (key === undefined) standIn.removeAttribute("data-key");
    else standIn.setAttribute("data-key", key);
    this.#remember(standIn);
    return standIn;
  }

  #remember(/** @type {HTMLElement} */ element) {
    const key = keyNow(element);
    if (key !== undefined) this.#keys.set(element, key);
    else this.#keys.delete(element);
  }

  /** The key of an element when it was last matched with an item. The page may have written another one since. */
  keyOf(/** @type {HTMLElement} */ element) { return this.#keys.get(element); }

  /** The page's slots that forward elements. */
  get slots() { return [.../** @type {NodeListOf<HTMLSlotElement>} */ (this.view.querySelectorAll(":scope>slot"))]; }

  /** The elements that they forward. */
  get forwarded() { return this.slots.flatMap((slot) => slot.assignedElements({ flatten: true })); }

  /** Whether an element is that of an item. */
  has(/** @type {HTMLElement} */ element) {
    return this.elements.includes(element);
  }

  /** The replacement of a removed element, if the page has written another one for the same item. */
  replacementOf(/** @type {HTMLElement} */ element) {
    const replacement = this.#replacements.get(element);
    return replacement?.isConnected ? replacement : undefined;
  }

  /** Removes elements from the list, notes their place, and returns them. */
  part(/** @type {number} */ index, /** @type {number} */ count) {
    const { elements } = this;
    const removed = elements.splice(index, count);
    this.removals = [...this.removals.slice(1 - MOST_REMOVALS), removed];
    const next = elements[index] ?? null, parent = (next ?? elements[index - 1])?.parentNode ?? this.view;
    for (const element of removed) this.#places.set(element, { parent, next });
    return removed;
  }

  /**
   * The former place of a removed element.
   * @param {HTMLElement} element
   */
  placeOf(element) { return this.#places.get(element) ?? { parent: this.view, next: element.nextSibling }; }
}

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

/** The keys of items for an event, if there are any. */
export const toldKeys = (/** @type {unknown[]} */ keys) => (keys.some((key) => key !== undefined) ? { keys } : {});
