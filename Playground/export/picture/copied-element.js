// @ts-check
/** Copies of elements that look the same wherever they are: with their looks and their pictures in them. */

/** What a picture that cannot be read is replaced by. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** A copy shows a moment. */
const STILL = "transition:none;animation:none;";

/** Reads pictures, each once. */
export class PictureReader {
  /** @type {Map<string, Promise<string>>} */
  #contents = new Map();
  /** The addresses of those that could not be read. @type {Set<string>} */
  unreadable = new Set();

  /**
   * What a picture holds, as a data URI.
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
 * Copies an element with all that is in it, as it is at this moment; pictures are still elsewhere.
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
  // What a slot shows does not stand in it.
  const content = element instanceof HTMLSlotElement ? element.assignedNodes() : element.childNodes;
  const children = [...content].map((child) => (child instanceof Element ? copied(child) : child.cloneNode()));
  copy.append(...generated(element, "::before"), ...children, ...generated(element, "::after"));
  return copy;
}

/**
 * What style alone puts before or after the content of an element, as an element.
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

/** What has more digits where it stands on an element itself than where it is computed. */
const PRECISE = ["transform", "width", "height"];

/**
 * What an element looks like, in full.
 * @param {HTMLElement} element
 */
const looks = (element) => {
  const own = PRECISE.filter((name) => element.style.getPropertyValue(name));
  return written(getComputedStyle(element)) + own.map((name) => `${name}:${element.style.getPropertyValue(name)};`).join("");
};

/** A style with all its properties. @param {CSSStyleDeclaration} style */
const written = (style) => [...style].map((name) => `${name}:${style.getPropertyValue(name)};`).join("") + STILL;

/**
 * Puts the pictures of a copy into it.
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
 * A style with the pictures that it names in it.
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
