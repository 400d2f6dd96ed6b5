// @ts-check
/**
 * Copies that only look like their originals: they do not load, play, submit, uncheck or name anything.
 *
 * @module
 */

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
 * Returns a copy of an element with its content.
 * @param {Element} element
 * @returns {any}
 */
export function inertCopy(element) {
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
  if (isCustom && element.shadowRoot) copyShadow(element.shadowRoot, copy);
  if (isCustom || isPlain) copy.append(...copies(element));
  // Cloning a canvas does not copy its pixels.
  if (copy.width * copy.height) copy.getContext?.("2d")?.drawImage(element, 0, 0);
  return copy;
}

/** @param {ParentNode & Node} parent */
const copies = (parent) => [...parent.childNodes].flatMap((node) => {
  if (node.nodeType === Node.TEXT_NODE) return [node.cloneNode()];
  const isCopied = node.nodeType === Node.ELEMENT_NODE && (!(/** @type {Element} */ (node).matches(ACTIVE)) || /** @type {Element} */ (node).matches(VISIBLE));
  return isCopied ? [inertCopy(/** @type {Element} */ (node))] : [];
});

/**
 * @param {ShadowRoot} shadow
 * @param {Element} copy
 */
function copyShadow(shadow, copy) {
  const own = copy.attachShadow({ mode: "open" });
  own.adoptedStyleSheets = shadow.adoptedStyleSheets;
  own.append(...copies(shadow));
}
