// @ts-check
/**
 * An item visible: the element that it is, and the box in which the view shows it.
 *
 * @module
 */

import { StyleWriter } from "./style-writer.js";

/** What the view writes to a box that is none of its own: to an element that comes through a slot of the page's. */
const PLACEMENT = ["transform", "width", "height", "opacity", "z-index", "clip-path"];

/** Which of an element's attributes are the view's: for whoever copies the element, as by its HTML. */
export const OWN = "data-fanfold";

/** An element that a view has made: in another view, as in a copy of that one, it means nothing. */
export const MADE = "data-fanfold-made";

/** Elements that mean nothing by themselves become groups; what the page chose for a reason is left as it is. */
const MEANINGLESS = /^(div|span)$|-/;

/** An item visible. */
export class Mounted {
  index = -1;
  frame = 0;
  /** Whether its cell is still to be filled, since that failed. */
  isUnfilled = false;
  /** @type {any} */
  element;
  /** @type {any} */
  box;
  /**
   * The box's, to which every frame writes.
   * @type {any}
   */
  #style;
  #writer = new StyleWriter();
  #layer = -1;
  /**
   * The attributes that the view has set: what the page sets instead is left as it is.
   * @type {Map<string, string>}
   */
  #attributes = new Map();

  /**
   * Shows an element.
   * @param {HTMLElement} element
   * @param {HTMLElement} box a slot of the view's own or, where the element is in none, the element itself
   */
  hold(element, box) {
    this.element = element;
    this.box = box;
    this.#style = box.style;
    this.forget();
    if (box instanceof HTMLSlotElement) box.assign(element);
  }

  /** Empties the box, before its element leaves it: Firefox (ESR 153) can crash where one is taken out. */
  unassign() { if (this.box instanceof HTMLSlotElement) this.box.assign(); }

  /**
   * Shows how the item is placed in a frame.
   * @param {Float64Array} frame
   * @param {number} start where the item's record begins
   * @param {number} layer
   * @param {{name: string, at: number}[]} appearance what is written as custom properties
   * @returns {boolean} whether anything has changed
   */
  place(frame, start, layer, appearance) {
    if (layer !== this.#layer) this.#style.zIndex = `${(this.#layer = layer)}`;
    return this.#writer.write(this.#style, frame, start, appearance);
  }

  /** Keeps the element, out of sight. */
  park() {
    this.#style.transform = "translate(-200vw)";
    this.#writer.forget();
  }

  /**
   * Writes everything anew, the next time.
   * @param {{name: string}[]} appearance what goes
   */
  forget(appearance = []) {
    for (const { name } of appearance) this.#style.removeProperty(name);
    this.#layer = -1;
    this.#writer.forget();
  }

  /**
   * Whether an attribute is the page's own.
   * @param {string} name
   */
  isForeign(name) {
    const value = this.element.getAttribute(name);
    return value !== null && value !== this.#attributes.get(name);
  }

  /**
   * Sets an attribute, or removes it, unless it is the page's own.
   * @param {string} name
   * @param {string | null} value
   */
  set(name, value) {
    if (this.element.getAttribute(name) === value || this.isForeign(name)) return;
    const attributes = this.#attributes;
    const { size } = attributes;
    if (value === null) {
      attributes.delete(name);
      this.element.removeAttribute(name);
    } else {
      attributes.set(name, value);
      this.element.setAttribute(name, value);
    }
    if (attributes.size === size) return;
    if (attributes.size) this.element.setAttribute(OWN, [...attributes.keys()].join(" "));
    else this.element.removeAttribute(OWN);
  }

  /**
   * Makes the element that of an item, or of one that leaves: −1.
   * @param {number} index
   */
  number(index) {
    if (this.box !== this.element) this.box.part.toggle("item", index >= 0);
    this.index = index;
    this.set("data-index", index < 0 ? null : `${index}`);
    this.set("inert", index < 0 ? "" : null);
    this.set("tabindex", this.element.getAttribute("tabindex") ?? "-1");
    if (!MEANINGLESS.test(this.element.localName)) return;
    this.set("role", "group");
    this.set("aria-roledescription", "slide");
  }

  /**
   * Writes anew what the page has taken away: one that makes its elements equal to what a server sends takes all.
   * @returns {boolean} whether something was missing
   */
  restore() {
    let isMissing = false;
    for (const name of this.#attributes.keys()) {
      if (this.element.hasAttribute(name)) continue;
      isMissing = this.#attributes.delete(name);
    }
    if (isMissing) this.number(this.index);
    return isMissing;
  }

  /**
   * Says which item of how many it is: by the name of a group that has none, otherwise besides the name.
   * @param {string} position
   */
  label(position) {
    const isNamed = this.isForeign("aria-label") || this.element.hasAttribute("aria-labelledby");
    const needsName = !isNamed && this.element.getAttribute("role") === "group";
    this.set("aria-label", needsName ? position : null);
    this.set("aria-description", needsName ? null : position);
  }

  /**
   * Gives the element back as it was.
   * @param {{name: string}[]} appearance
   */
  release(appearance) {
    for (const name of this.#attributes.keys()) this.set(name, null);
    // What the page has set in place of the view's is its own from now on.
    this.#attributes.clear();
    this.element.removeAttribute(OWN);
    if (this.box !== this.element) return;
    for (const name of [...PLACEMENT, ...appearance.map((value) => value.name)]) this.#style.removeProperty(name);
  }
}

/**
 * What a view has written to the element of which this one is a copy goes.
 * @param {Element} element
 */
export function forgetCopied(element) {
  for (const name of element.getAttribute(OWN)?.split(" ") ?? []) element.removeAttribute(name);
  element.removeAttribute(OWN);
}
