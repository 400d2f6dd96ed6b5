// @ts-check
/**
 * Copies of leaving items. They only look like their originals: they do not load, play, submit, uncheck or name anything. Views
 * load this module when children are removed.
 *
 * A copy has neither names nor classes that the page's queries could find, and is neither the first nor the last child, except
 * after a single one. It has computed styles instead. These depend on the place of an element, so they are read while the copy
 * is in that of its original.
 *
 * @module
 */

import { MADE, OWN } from "./mounted.js";

/**
 * @typedef {object} Leaving
 * @property {Element} element
 * @property {import("./mounted.js").Mounted} mounted
 * @property {string | undefined} toward the edge over which a requested removal leads
 * @property {ParentNode & Node} parent the former parent of the element
 * @property {Node | null} next its former sibling
 */

/** @typedef {Map<Element, any>} Pairs the copies of elements in the same tree */

/** The style of all elements of a copy. */
const STILL = "animation:none;transition:none;pointer-events:none;";

/** Elements that look the same under another name, by which queries do not find them. */
const RENAMED = /^(a|article|aside|div|figure|li|p|section|span)$/;

/** Content of pseudo-elements that a text can replace, before its alternative text. */
const TEXT = /^"(.*?)"( \/ .*)?$/s;

/** Elements that load, play or run something: an empty element takes their place if they are visible. */
const ACTIVE = "iframe,frame,object,embed,audio,video,script,link,meta,base";

/** The visible ones of them. */
const VISIBLE = "iframe,frame,object,embed,audio[controls],video";

/** Attributes that act on other elements, or by themselves. */
const ACTING = /^(on.*|id|is|name|for|list|usemap|autofocus|autoplay|popovertarget.*|command.*|shadowroot.*)$/;

/** The attributes with the content of an active element. */
const SOURCE = /^(src|srcdoc|data|code)$/;

/** Elements that a form submits. */
const CONTROL = "button,fieldset,input,output,select,textarea";

/** An element of this namespace has the style of its name without being a custom element. */
const SVG = "http://www.w3.org/2000/svg";

/** @type {WeakMap<Element, [Element, [left: number, top: number]][]>} The scrolled content of each copy. */
const scrolled = new WeakMap();

/**
 * Shows copies of elements in the boxes of their items. The copies are before the last child: there, the fewest rules of style
 * sheets count them as siblings.
 * @param {Leaving[]} items in the order of the elements
 * @param {import("./changes/children.js").Children} children
 * @param {WeakMap<Element, [left: number, top: number]>} offsets the scroll offsets of content
 */
export function show(items, { elements, view }, offsets) {
  // Meanwhile, an item may have returned, or gone.
  const leaving = items.filter(({ mounted: { box } }) => box.isConnected && box.assignedNodes().length === 0);
  const present = elements.filter((each) => each.parentNode === view);
  // Other copies would count as siblings.
  const others = [...view.children].filter((each) => each.hasAttribute(MADE)).map((copy) => ({ box: copy.assignedSlot, copy }));
  for (const { copy } of others) copy.remove();
  const all = leaving.map(({ element, mounted, mounted: { box }, parent, next, toward }) => {
    // The copy keeps the look of its end, such as a stamp that the value reveals.
    if (toward && box.style.getPropertyValue("--removal")) box.style.setProperty("--removal", /left|up/.test(toward) ? -1 : 1);
    /** @type {Pairs} */
    const pairs = new Map(), copy = inertCopy(element, pairs);
    copy.hidden = false;
    parent.insertBefore(copy, next?.parentNode === parent ? next : null);
    put(copy, box);
    if (getComputedStyle(copy).display === "none") copy.style.setProperty("display", "block", "important");
    return { box, copy, element, mounted, pairs };
  });
  for (const { element, box, copy, pairs } of all) {
    const named = namedStyles(element, box, copy);
    const styles = [...pairs.values()].map((each, place) =>
      ({ each, text: textOf(styleOf(each)) + (named[place] ?? ""), around: AROUND.map((name) => pseudo(each, name)) }));
    for (const { each, text, around: [first, last] } of styles) {
      each.style.cssText = text + STILL;
      each.removeAttribute("class");
      each.removeAttribute("id");
      each.prepend(...first);
      each.append(...last);
    }
  }
  const made = all.map(({ box, copy, mounted, pairs }) => {
    box.assign();
    copy.remove();
    const shown = RENAMED.test(copy.localName) && !copy.shadowRoot ? renamed(copy) : copy;
    shown.inert = true;
    shown.setAttribute(MADE, "");
    scrolled.set(shown, [...pairs].flatMap(([original, each]) => {
      const offset = offsets.get(original);
      return offset ? [[each === copy ? shown : each, offset]] : [];
    }));
    mounted.copy = shown;
    return { box, copy: shown };
  });
  for (const { box, copy } of [...others, ...made]) {
    view.insertBefore(copy, present.length > 1 ? present[present.length - 1] : null);
    box?.assign(copy);
    const scroll = () => {
      for (const [each, [left, top]] of scrolled.get(copy) ?? []) each.scrollTo({ left, top, behavior: /** @type {any} */ ("instant") });
    };
    scroll();
    // Firefox may have no box for the copy before the next frame.
    requestAnimationFrame(scroll);
  }
}

/** Displays a copy in a box, at the end of its animations. */
function put(/** @type {any} */ copy, /** @type {HTMLSlotElement} */ box) {
  // A child that comes through a slot of the page is displayed by this attribute.
  copy.setAttribute(OWN, "");
  box.assign(copy);
  for (const animation of copy.getAnimations({ subtree: true })) try { animation.finish(); } catch {}
}

/**
 * The styles that the names of custom elements give an element and its content, of which a copy contains no custom element.
 * @param {Element} element
 * @param {HTMLSlotElement} box
 * @param {Element} copy
 */
function namedStyles(element, box, copy) {
  if (![element, ...element.querySelectorAll("*")].some(isCustom)) return [];
  const [named, unnamed] = [(/** @type {string} */ name) => name, () => "g"].map((nameOf) => {
    /** @type {Pairs} */
    const pairs = new Map(), twin = inertCopy(element, pairs, nameOf);
    copy.replaceWith(twin);
    put(twin, box);
    const styles = [...pairs.values()].map((each) => new Map(styleOf(each)));
    twin.replaceWith(copy);
    return styles;
  });
  put(copy, box);
  return named.map((style, place) => textOf([...style].filter(([name, value]) => value !== unnamed[place].get(name))));
}

const isCustom = (/** @type {Element} */ element) => element.localName.includes("-") || element.hasAttribute("is");

function renamed(/** @type {HTMLElement} */ element) {
  const made = document.createElement("fanfold-copy");
  made.style.cssText = element.style.cssText;
  made.append(...element.childNodes);
  return made;
}

const AROUND = ["::before", "::after"];

/**
 * The computed style of an element or a pseudo-element.
 * @param {Element} element
 * @param {string} [name]
 */
function styleOf(element, name) {
  const style = getComputedStyle(element, name);
  return [...style].map((property) => /** @type {[string, string]} */ ([property, style.getPropertyValue(property)]));
}

const textOf = (/** @type {[string, string][]} */ style) => style.map(([property, value]) => `${property}:${value};`).join("");

/** An element that looks like a pseudo-element, if there is one. */
function pseudo(/** @type {Element} */ element, /** @type {string} */ name) {
  const text = TEXT.exec(getComputedStyle(element, name).content)?.[1];
  if (text === undefined) return [];
  const made = document.createElement("span");
  made.textContent = text;
  made.style.cssText = textOf(styleOf(element, name)) + STILL;
  return [made];
}

/**
 * Returns a copy of an element with its content.
 * @param {Element} element
 * @param {Pairs} pairs
 * @param {(name: string) => string} [nameOf] the names of elements for custom ones, which show nothing; otherwise, they show as blocks
 * @returns {any}
 */
function inertCopy(element, pairs, nameOf) {
  const isBlock = isCustom(element), isPlain = !isBlock && !element.matches(ACTIVE);
  /** @type {any} */
  const copy = isPlain ? document.importNode(element) : isBlock && nameOf ? document.createElementNS(SVG, nameOf(element.localName))
    : document.createElement(isBlock ? "div" : element.matches("video") ? "video" : "span");
  for (const { name, value } of element.attributes) {
    if (ACTING.test(name)) copy.removeAttribute(name);
    else if (!isPlain && !SOURCE.test(name)) copy.setAttribute(name, value);
  }
  if (element.matches(CONTROL)) copy.setAttribute("form", "");
  // These names must be unique in a document.
  for (const name of ["view-transition-name", "anchor-name"]) copy.style?.setProperty(name, "none", "important");
  if (element.id) copy.id = element.id;
  pairs.set(element, copy);
  if (isBlock && element.shadowRoot && !nameOf) copyShadow(element.shadowRoot, copy);
  if (isBlock || isPlain) copy.append(...copies(element, pairs, nameOf));
  if (element instanceof HTMLSelectElement) copy.selectedIndex = element.selectedIndex;
  // Cloning a canvas does not copy its pixels.
  if (copy.width * copy.height) copy.getContext?.("2d")?.drawImage(element, 0, 0);
  return copy;
}

/**
 * @param {ParentNode & Node} parent
 * @param {Pairs} pairs
 * @param {(name: string) => string} [nameOf]
 */
const copies = (parent, pairs, nameOf) => [...parent.childNodes].flatMap((node) => {
  if (node.nodeType === Node.TEXT_NODE) return [node.cloneNode()];
  const isCopied = node.nodeType === Node.ELEMENT_NODE && (!(/** @type {Element} */ (node).matches(ACTIVE)) || /** @type {Element} */ (node).matches(VISIBLE));
  return isCopied ? [inertCopy(/** @type {Element} */ (node), pairs, nameOf)] : [];
});

/**
 * @param {ShadowRoot} shadow
 * @param {Element} copy
 */
function copyShadow(shadow, copy) {
  const own = copy.attachShadow({ mode: "open" });
  own.adoptedStyleSheets = shadow.adoptedStyleSheets;
  own.append(...copies(shadow, new Map()));
}
