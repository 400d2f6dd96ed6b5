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

import { MADE } from "./mounted.js";

/**
 * @typedef {object} Leaving
 * @property {Element} element
 * @property {import("./mounted.js").Mounted} mounted
 * @property {HTMLSlotElement} box
 * @property {ParentNode & Node} parent the former parent of the element
 * @property {Node | null} next its former sibling
 */

/** The style of all elements of a copy. */
const STILL = "animation:none;transition:none;pointer-events:none;";

/** Elements that look the same under another name, by which queries do not find them. */
const RENAMED = /^(a|article|aside|div|figure|li|p|section|span)$/;

/** Content of pseudo-elements that a text can replace. */
const TEXT = /^"(.*)"$/s;

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

/**
 * Shows copies of elements in the boxes of their items.
 * @param {Leaving[]} leaving in the order of the elements
 * @param {ParentNode & Node} view
 * @param {Node | null} before the child of the view before which the copies stay
 * @returns {HTMLElement[]} the copies
 */
export function show(leaving, view, before) {
  const all = leaving.map(({ element, box, parent, next }) => {
    /** @type {Map<Element, any>} */
    const pairs = new Map(), copy = inertCopy(element, pairs);
    copy.hidden = false;
    for (const [original, each] of pairs) if (original.id) each.id = original.id;
    // A child that comes through a slot of the page is displayed by this attribute.
    copy.dataset.fanfold = "";
    parent.insertBefore(copy, next?.parentNode === parent ? next : null);
    box.assign(copy);
    if (getComputedStyle(copy).display === "none") copy.style.setProperty("display", "block", "important");
    return { box, copy, pairs };
  });
  for (const { copy, pairs } of all) {
    for (const animation of copy.getAnimations?.({ subtree: true }) ?? []) try { animation.finish(); } catch {}
    const styles = [...pairs].map(([original, each]) => ({ original, each, text: styleOf(each), around: AROUND.map((name) => pseudo(each, name)) }));
    for (const { each, text, around: [before, after] } of styles) {
      each.style.cssText = text + STILL;
      each.removeAttribute("class");
      each.removeAttribute("id");
      each.prepend(...before);
      each.append(...after);
    }
  }
  return all.map(({ box, copy }) => {
    box.assign();
    copy.remove();
    const shown = RENAMED.test(copy.localName) && !copy.shadowRoot ? renamed(copy) : copy;
    shown.inert = true;
    shown.setAttribute(MADE, "");
    view.insertBefore(shown, before);
    box.assign(shown);
    return shown;
  });
}

/** @param {HTMLElement} element */
function renamed(element) {
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
  let text = "";
  for (const property of style) text += `${property}:${style.getPropertyValue(property)};`;
  return text;
}

/**
 * An element that looks like a pseudo-element, if there is one.
 * @param {Element} element
 * @param {string} name
 */
function pseudo(element, name) {
  const text = TEXT.exec(getComputedStyle(element, name).content)?.[1];
  if (text === undefined) return [];
  const made = document.createElement("span");
  made.textContent = text;
  made.style.cssText = styleOf(element, name) + STILL;
  return [made];
}

/**
 * Returns a copy of an element with its content.
 * @param {Element} element
 * @param {Map<Element, Element>} pairs the copies of elements in the same tree
 * @returns {any}
 */
function inertCopy(element, pairs) {
  const isCustom = element.localName.includes("-") || element.hasAttribute("is");
  const isPlain = !isCustom && !element.matches(ACTIVE);
  /** @type {any} */
  const copy = isPlain ? document.importNode(element) : document.createElement(isCustom ? "div" : element.matches("video") ? "video" : "span");
  for (const { name, value } of element.attributes) {
    if (ACTING.test(name)) copy.removeAttribute(name);
    else if (!isPlain && !SOURCE.test(name)) copy.setAttribute(name, value);
  }
  if (element.matches(CONTROL)) copy.setAttribute("form", "");
  // These names must be unique in a document.
  for (const name of ["view-transition-name", "anchor-name"]) copy.style?.setProperty(name, "none", "important");
  pairs.set(element, copy);
  if (isCustom && element.shadowRoot) copyShadow(element.shadowRoot, copy);
  if (isCustom || isPlain) copy.append(...copies(element, pairs));
  if (element instanceof HTMLSelectElement) copy.selectedIndex = element.selectedIndex;
  // Cloning a canvas does not copy its pixels.
  if (copy.width * copy.height) copy.getContext?.("2d")?.drawImage(element, 0, 0);
  return copy;
}

/**
 * @param {ParentNode & Node} parent
 * @param {Map<Element, Element>} pairs
 */
const copies = (parent, pairs) => [...parent.childNodes].flatMap((node) => {
  if (node.nodeType === Node.TEXT_NODE) return [node.cloneNode()];
  const isCopied = node.nodeType === Node.ELEMENT_NODE && (!(/** @type {Element} */ (node).matches(ACTIVE)) || /** @type {Element} */ (node).matches(VISIBLE));
  return isCopied ? [inertCopy(/** @type {Element} */ (node), pairs)] : [];
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
