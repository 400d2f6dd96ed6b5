// @ts-check
/** Pictures as parts of a standalone copy: data URIs, reduced to the displayed size. */

/** The replacement of unreadable pictures. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The quality of reduced pictures. */
const QUALITY = 0.9;

/** The address of a picture in a style. References to parts of a document are left out. */
const ADDRESS = /url\("([^"#][^"]*)"\)/g;
const STYLED = "[style*='url(']";
const IMAGE = "img[src]:not([src=''])";

/** @typedef {{width: number, height: number}} Size */

/**
 * Embeds the pictures of a copy one after the other: only one large picture is decoded at a time.
 * @param {Element} copy each element has an inline width and height
 * @param {number} scale pixels per point
 * @param {(done: number, count: number) => void} report called after each picture
 * @returns {Promise<string[]>} addresses of pictures that other sites do not allow the page to read
 */
export async function embedPictures(copy, scale, report) {
  const sizes = sizesOf(copy, inlineSize), contents = new Map(), missing = [];
  for (const [address, { width, height }] of sizes) {
    const { content, isMissing } = await contentOf(address, { width: width * scale, height: height * scale });
    contents.set(address, content);
    if (isMissing) missing.push(address);
    report(contents.size, sizes.size);
  }
  embed(copy, contents);
  return missing;
}

/**
 * A picture as a data URI; a transparent one if other sites do not allow the page to read it.
 * @param {string} address
 * @param {Size} size the displayed size, in pixels
 */
export async function contentOf(address, size) {
  try {
    return { content: await read(address, size), isMissing: false };
  } catch {
    return { content: NOTHING, isMissing: true };
  }
}

/** Replaces the addresses of pictures by their contents. */
export function embed(/** @type {Element} */ copy, /** @type {Map<string, string>} */ contents) {
  for (const image of copy.querySelectorAll(IMAGE)) image.setAttribute("src", contents.get(absolute(image.getAttribute("src") ?? "")) ?? NOTHING);
  for (const element of copy.querySelectorAll(STYLED)) {
    element.setAttribute("style", styleOf(element).replace(ADDRESS, (_, address) => `url("${contents.get(absolute(address))}")`));
  }
}

/**
 * The largest width and height at which each picture is displayed, in points, by address.
 * @param {Element} copy
 * @param {(element: Element) => Size} sizeOf the size of an element
 */
export function sizesOf(copy, sizeOf) {
  const sizes = /** @type {Map<string, Size>} */ (new Map());
  const add = (/** @type {string} */ address, /** @type {Element} */ element) => {
    const size = sizeOf(element), other = sizes.get(absolute(address)) ?? size;
    sizes.set(absolute(address), { width: Math.max(size.width, other.width), height: Math.max(size.height, other.height) });
  };
  for (const image of copy.querySelectorAll(IMAGE)) add(image.getAttribute("src") ?? "", image);
  for (const element of copy.querySelectorAll(STYLED)) {
    for (const [, address] of styleOf(element).matchAll(ADDRESS)) add(address, element);
  }
  return sizes;
}

/** The size in an element's inline style. */
function inlineSize(/** @type {Element} */ element) {
  const { width, height } = /** @type {HTMLElement} */ (element).style;
  return { width: parseFloat(width) || 0, height: parseFloat(height) || 0 };
}

const styleOf = (/** @type {Element} */ element) => element.getAttribute("style") ?? "";

const absolute = (/** @type {string} */ address) => new URL(address, document.baseURI).href;

/**
 * A picture as a data URI.
 * @param {string} address
 * @param {Size} size the displayed size, in pixels
 */
async function read(address, size) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return dataURI(await reduced(await response.blob(), size));
}

/**
 * A picture that fills its displayed size, and exceeds it in one direction at most.
 * @param {Blob} blob
 * @param {Size} size in pixels
 * @returns {Promise<Blob>}
 */
async function reduced(blob, size) {
  const bitmap = await createImageBitmap(blob).catch(() => undefined); // vector graphics have no pixels
  if (!bitmap) return blob;
  const { width, height } = bitmap;
  const factor = Math.max(size.width / width, size.height / height);
  if (factor >= 1 || factor <= 0) return blob;
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.round(width * factor), height: Math.round(height * factor),
  });
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // WebKit writes PNG instead, which can be larger.
  return new Promise((resolve) => {
    canvas.toBlob((result) => resolve(result && result.size < blob.size ? result : blob), "image/webp", QUALITY);
  });
}

/** @param {Blob} blob @returns {Promise<string>} */
const dataURI = (blob) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.onload = () => resolve(`${reader.result}`);
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(blob);
});
