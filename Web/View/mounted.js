// @ts-check
/**
 * A visible item: its element, and the box in which the view displays it.
 *
 * @module
 */

import { StyleWriter } from "./style-writer.js";

/** Properties that the view writes to a box that is not its own: an element that comes through a slot of the page. */
const PLACEMENT = ["transform", "width", "height", "opacity", "z-index", "clip-path"];

/** The attribute that lists the view's attributes of an element, for code that copies the element or its HTML. */
export const OWN = "data-fanfold";

/** Marks an element created by a view: it has no meaning in another view, such as a clone of the first. */
export const MADE = "data-fanfold-made";

/** The value of the view's `inert`: the page's is empty, and stays. */
export const INERT = "inert";

/** Elements that become slides; other elements keep their roles. */
const SLIDE = /^(article|div|figure|li|section|span)$|-/;

/** The maximum length of a name that is taken from content. */
const LONGEST_NAME = 99;

/** The path of the element with the first text, or of the first description of a picture. */
const FIRST_TEXT = "(.//text()[normalize-space()][not(parent::style|parent::script)]/..|.//@alt[normalize-space()])[1]";

/**
 * The name of an item from its content: its heading, its first text, or the text of a picture.
 * @param {Element} element
 */
const nameIn = (element) => (element.querySelector("h1,h2,h3,h4,h5,h6,[role=heading]")?.textContent
  || element.ownerDocument.evaluate(FIRST_TEXT, element, null, XPathResult.STRING_TYPE).stringValue).trim().slice(0, LONGEST_NAME);

/**
 * The name of an item; empty if it has none or is not visible.
 * @param {Element | null} [element]
 */
export const nameOf = (element) => element?.getAttribute("aria-label") ?? (element ? nameIn(element) : "");

/** Elements that are focusable without a `tabindex`. */
export const FOCUSABLE = ":any-link,button,input,select,textarea,summary,[contenteditable]:not([contenteditable=false])";

/** A visible item. */
export class Mounted {
  index = -1;
  identity = -1;
  frame = 0;
  /** Whether filling the cell has failed and must be repeated. */
  isUnfilled = false;
  /** Whether the box shows a copy of a removed element. */
  isCopy = false;
  /** Whether the item is out of sight. */
  isParked = false;
  /** @type {any} That copy, once it is made. */
  copy;
  /** @type {any} */
  element;
  /** @type {any} */
  box;
  /** @type {any} The style of the box, which changes in every frame. */
  #style;
  #writer = new StyleWriter();
  #layer = -1;
  /**
   * The attributes that the view has set: attributes that the page sets instead are left unchanged.
   * @type {Map<string, string>}
   */
  #attributes = new Map();

  /**
   * Displays an element.
   * @param {HTMLElement} element
   * @param {HTMLElement} box a slot of the view or, if the element is in none, the element itself
   */
  hold(element, box) {
    this.element = element;
    this.box = box;
    this.isCopy = false;
    this.dropCopy();
    this.#style = box.style;
    this.forget();
    this.refresh();
    if (box instanceof HTMLSlotElement) box.assign(element);
    else element.setAttribute(OWN, "");
  }

  dropCopy() { this.copy?.remove(); }

  /**
   * Chromium (156) updates the place of a box in its accessibility tree with the children of the box only, and not with its
   * transform. Firefox leaves a slot without a child, and its transform, out of that tree.
   */
  refresh() { if (this.box instanceof HTMLSlotElement) this.box.replaceChildren(""); }

  /** Empties the box before its element leaves it: Firefox (ESR 153) can crash if the element is removed. */
  unassign() { if (this.box instanceof HTMLSlotElement) this.box.assign(); }

  /**
   * Applies the frame of the item.
   * @param {Float64Array} frame
   * @param {number} start where the item's record begins
   * @param {number} layer
   * @param {{name: string, at: number}[]} appearance the values written as custom properties
   * @returns {boolean} whether anything has changed
   */
  place(frame, start, layer, appearance) {
    if (layer !== this.#layer) this.#style.zIndex = `${(this.#layer = layer)}`;
    return this.#writer.write(this.#style, frame, start, appearance);
  }

  /** Hides the element without removing it. */
  park() {
    if (this.isParked) return;
    this.setParked(true);
    this.#style.transform = "translate(-200vw)";
    this.#writer.forget();
  }

  setParked(/** @type {boolean} */ isParked) {
    this.isParked = isParked;
    if (this.box !== this.element) this.box.classList.toggle("out", isParked);
  }

  /**
   * Discards the written values: the next frame writes everything.
   * @param {{name: string}[]} appearance the custom properties to remove
   */
  forget(appearance = []) {
    for (const { name } of appearance) this.#style.removeProperty(name);
    this.#layer = -1;
    this.#writer.forget();
  }

  /** Whether an attribute was set by the page. */
  isForeign(/** @type {string} */ name) {
    const value = this.element.getAttribute(name);
    return value !== null && value !== this.#attributes.get(name);
  }

  /** Sets or removes an attribute, unless the page has set it. */
  set(/** @type {string} */ name, /** @type {string | null} */ value) {
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
    if (attributes.size || this.box === this.element) this.element.setAttribute(OWN, [...attributes.keys()].join(" "));
    else this.element.removeAttribute(OWN);
  }

  /** Assigns the element to an item, or to a leaving one: −1. */
  number(/** @type {number} */ index) {
    if (this.box !== this.element) this.box.part.toggle("item", index >= 0);
    this.index = index;
    this.set("data-index", index < 0 ? null : `${index}`);
    this.set("inert", index < 0 ? INERT : null);
    this.setTabIndex(this.element.getAttribute("tabindex") ?? "-1");
    if (!SLIDE.test(this.element.localName)) return;
    if (this.element.localName !== "article") this.set("role", "group");
    this.set("aria-roledescription", "slide");
  }

  /** Sets the `tabindex` of an element that is not focusable by itself, as links and buttons are. */
  setTabIndex(/** @type {string} */ tabIndex) { if (!this.element.matches(FOCUSABLE)) this.set("tabindex", tabIndex); }

  /** Whether content of the item is in the top layer: it stays visible wherever the item is. */
  get hasOpenLayer() { return this.#has(":is(:popover-open,:modal)"); }

  /** Whether the item keeps its box out of sight: without one, `object` and `embed` would load again. */
  get isKept() { return this.hasOpenLayer || this.#has("object,embed"); }

  #has(/** @type {string} */ selector) { return Boolean(this.element.querySelector(selector)); }

  /**
   * Restores attributes that the page has removed, as libraries do that morph elements to match a server's response.
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
   * Names a group without a name by its content or, without content, by its position. Otherwise, the position is the
   * description.
   * @param {string} position
   */
  label(position) {
    const { element } = this;
    const isNamed = this.isForeign("aria-label") || element.hasAttribute("aria-labelledby");
    const isSlide = /^(group|article)$/.test(element.getAttribute("role") ?? element.localName);
    const name = isSlide && !isNamed ? nameIn(element) || position : null;
    this.set("aria-label", name);
    this.set("aria-description", name === position ? null : position);
  }

  /** Restores the element's original state. */
  release(/** @type {{name: string}[]} */ appearance) {
    for (const name of this.#attributes.keys()) this.set(name, null);
    // Attributes that the page has set instead of the view's remain the page's.
    this.#attributes.clear();
    this.element.removeAttribute(OWN);
    if (this.box !== this.element) return;
    for (const name of [...PLACEMENT, ...appearance.map((value) => value.name)]) this.#style.removeProperty(name);
  }
}

/** Removes the view's attributes from a cloned element. */
export function forgetCopied(/** @type {Element} */ element) {
  for (const name of element.getAttribute(OWN)?.split(" ") ?? []) element.removeAttribute(name);
  element.removeAttribute(OWN);
}
