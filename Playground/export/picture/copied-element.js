// @ts-check
/** Standalone copies of elements with inlined styles and pictures. */

/** The replacement of unreadable pictures. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** Copies show a single moment. */
const STILL = "transition:none;animation:none;";

/** Reads each picture once. */
export class PictureReader {
  /** @type {Map<string, Promise<string>>} */
  #contents = new Map();
  /** Addresses of unreadable pictures. @type {Set<string>} */
  unreadable = new Set();

  /**
   * A picture as a data URI.
   * @param {string} address
   */
  contents(address) {
    if (!this.#contents.has(address)) this.#contents.set(address, this.#read(address));
    return /** @type {Promise<string>} */ (this.#contents.get(address));
  }

  /** @param {string} address */
  async #read(address) {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${response.status}`);
      return await dataURI(await response.blob());
    } catch {
      this.unreadable.add(address);
      return NOTHING;
    }
  }
}

/**
 * Copies an element and its descendants in their current state; pictures are still external.
 * @param {Element} element
 */
export function copied(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(false));
  copy.removeAttribute("id");
  copy.setAttribute("style", looks(/** @type {HTMLElement} */ (element)));
  if (element instanceof HTMLImageElement) {
    copy.removeAttribute("srcset");
    copy.setAttribute("src", element.currentSrc);
  }
  // A slot renders its assigned nodes.
  const content = element instanceof HTMLSlotElement ? element.assignedNodes() : element.childNodes;
  const children = [...content].map((child) => (child instanceof Element ? copied(child) : child.cloneNode()));
  copy.append(...generated(element, "::before"), ...children, ...generated(element, "::after"));
  return copy;
}

/**
 * The ::before or ::after content of an element, as an element.
 * @param {Element} element
 * @param {string} place
 */
function generated(element, place) {
  const style = getComputedStyle(element, place);
  if (style.content === "none" || style.content === "normal") return [];
  const copy = document.createElement("span");
  copy.setAttribute("style", written(style));
  copy.textContent = /^"(.*)"$/.exec(style.content)?.[1] ?? "";
  return [copy];
}

/** Properties whose inline value is more precise than the computed one. */
const PRECISE = ["transform", "width", "height"];

/**
 * The complete computed style of an element.
 * @param {HTMLElement} element
 */
const looks = (element) => {
  const own = PRECISE.filter((name) => element.style.getPropertyValue(name));
  return written(getComputedStyle(element)) + own.map((name) => `${name}:${element.style.getPropertyValue(name)};`).join("");
};

/** A style declaration with all properties. @param {CSSStyleDeclaration} style */
const written = (style) => [...style].map((name) => `${name}:${style.getPropertyValue(name)};`).join("") + STILL;

/**
 * Embeds the pictures of a copy.
 * @param {Element} copy
 * @param {PictureReader} reader
 */
export async function embedPictures(copy, reader) {
  for (const image of copy.querySelectorAll("img[src]:not([src=''])")) {
    image.setAttribute("src", await reader.contents(image.getAttribute("src") ?? ""));
  }
  for (const element of copy.querySelectorAll("[style*='url(']")) {
    element.setAttribute("style", await embedded(element.getAttribute("style") ?? "", reader));
  }
}

/**
 * A style with its pictures embedded.
 * @param {string} style
 * @param {PictureReader} reader
 */
async function embedded(style, reader) {
  const parts = await Promise.all(style.split(/(url\("[^"]+"\))/).map(async (part) => {
    const address = part.match(/^url\("([^"#][^"]*)"\)$/)?.[1];
    return address ? `url("${await reader.contents(new URL(address, document.baseURI).href)}")` : part;
  }));
  return parts.join("");
}

/**
 * @param {Blob} blob
 * @returns {Promise<string>}
 */
const dataURI = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(`${reader.result}`);
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
});
