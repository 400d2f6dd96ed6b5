// @ts-check
/** Standalone copies of elements with inlined styles. */

/** Copies show a single moment. */
const STILL = "transition:none;animation:none;";

/** Copies an element and its descendants in their current state; pictures are still external. */
export function copied(/** @type {Element} */ element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(false));
  copy.removeAttribute("id");
  copy.setAttribute("style", looks(/** @type {HTMLElement} */ (element)));
  if (element instanceof HTMLImageElement) {
    copy.removeAttribute("srcset");
    copy.setAttribute("src", element.currentSrc);
  }
  // A slot renders its assigned nodes.
  const content = element instanceof HTMLSlotElement ? element.assignedNodes() : element.childNodes;
  const children = [...content].filter(isShown).map((child) => (child instanceof Element ? copied(child) : child.cloneNode()));
  copy.append(...generated(element, "::before"), ...children, ...generated(element, "::after"));
  return copy;
}

/** Whether a node is rendered: hidden parts of cells would repeat their pictures. */
const isShown = (/** @type {Node} */ node) => !(node instanceof Element) || getComputedStyle(node).display !== "none";

/** The ::before or ::after content of an element, as an element. */
function generated(/** @type {Element} */ element, /** @type {string} */ place) {
  const style = getComputedStyle(element, place);
  if (style.content === "none" || style.content === "normal") return [];
  const copy = document.createElement("span");
  copy.setAttribute("style", written(style));
  copy.textContent = /^"(.*)"$/.exec(style.content)?.[1] ?? "";
  return [copy];
}

/** Properties whose inline value is more precise than the computed one. */
const PRECISE = ["transform", "width", "height"];

/** The complete computed style of an element. */
const looks = (/** @type {HTMLElement} */ element) => {
  const own = PRECISE.filter((name) => element.style.getPropertyValue(name));
  return written(getComputedStyle(element)) + own.map((name) => `${name}:${element.style.getPropertyValue(name)};`).join("");
};

/** A style declaration with all properties. */
const written = (/** @type {CSSStyleDeclaration} */ style) => [...style].map((name) => `${name}:${style.getPropertyValue(name)};`).join("") + STILL;
