// @ts-check
/** Pictures as parts of a standalone copy: data URIs, reduced to the displayed size. */

/** The replacement of unreadable pictures. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** Files up to this size are embedded as they are, in bytes. */
const SMALL = 200_000;

/** The quality of reduced pictures. */
const QUALITY = 0.9;

/** The address of a picture in a style. References to parts of a document are left out. */
const ADDRESS = /url\("([^"#][^"]*)"\)/g;
const STYLED = "[style*='url(']";
const IMAGE = "img[src]:not([src=''])";

/**
 * Embeds the pictures of a copy one after the other: only one large picture is decoded at a time.
 * @param {Element} copy each element has an inline width and height
 * @param {number} scale pixels per point
 * @param {(done: number, count: number) => void} report called after each picture
 * @returns {Promise<string[]>} addresses of pictures that other sites do not allow the page to read
 */
export async function embedPictures(copy, scale, report) {
  const edges = edgesOf(copy, inlineEdge), contents = new Map(), missing = [];
  for (const [address, edge] of edges) {
    const { content, isMissing } = await contentOf(address, edge * scale);
    contents.set(address, content);
    if (isMissing) missing.push(address);
    report(contents.size, edges.size);
  }
  embed(copy, contents);
  return missing;
}

/**
 * A picture as a data URI; a transparent one if other sites do not allow the page to read it.
 * @param {string} address
 * @param {number} edge the longest displayed edge, in pixels
 */
export async function contentOf(address, edge) {
  try {
    return { content: await read(address, edge), isMissing: false };
  } catch {
    return { content: NOTHING, isMissing: true };
  }
}

/**
 * Replaces the addresses of pictures by their contents.
 * @param {Element} copy
 * @param {Map<string, string>} contents
 */
export function embed(copy, contents) {
  for (const image of copy.querySelectorAll(IMAGE)) image.setAttribute("src", contents.get(absolute(image.getAttribute("src") ?? "")) ?? NOTHING);
  for (const element of copy.querySelectorAll(STYLED)) {
    element.setAttribute("style", styleOf(element).replace(ADDRESS, (_, address) => `url("${contents.get(absolute(address))}")`));
  }
}

/**
 * The longest edge at which each picture is displayed, in points, by address.
 * @param {Element} copy
 * @param {(element: Element) => number} edgeOf the longest edge of an element
 */
export function edgesOf(copy, edgeOf) {
  const edges = /** @type {Map<string, number>} */ (new Map());
  const add = (/** @type {string} */ address, /** @type {Element} */ element) =>
    edges.set(absolute(address), Math.max(edges.get(absolute(address)) ?? 0, edgeOf(element)));
  for (const image of copy.querySelectorAll(IMAGE)) add(image.getAttribute("src") ?? "", image);
  for (const element of copy.querySelectorAll(STYLED)) {
    for (const [, address] of styleOf(element).matchAll(ADDRESS)) add(address, element);
  }
  return edges;
}

/** The longest edge according to an element's inline style. @param {Element} element */
function inlineEdge(element) {
  const { width, height } = /** @type {HTMLElement} */ (element).style;
  return Math.max(parseFloat(width) || 0, parseFloat(height) || 0);
}

/** @param {Element} element */
const styleOf = (element) => element.getAttribute("style") ?? "";

/** @param {string} address */
const absolute = (address) => new URL(address, document.baseURI).href;

/**
 * A picture as a data URI.
 * @param {string} address
 * @param {number} edge the longest displayed edge, in pixels
 */
async function read(address, edge) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  const blob = await response.blob();
  return dataURI(blob.size > SMALL ? await reduced(blob, edge) : blob);
}

/**
 * A picture whose shorter edge is as long as the longest displayed one: it fills the area, however it is cropped.
 * @param {Blob} blob
 * @param {number} edge in pixels
 * @returns {Promise<Blob>}
 */
async function reduced(blob, edge) {
  const bitmap = await createImageBitmap(blob).catch(() => undefined); // vector graphics have no pixels
  if (!bitmap) return blob;
  const { width, height } = bitmap;
  const factor = edge / Math.min(width, height);
  if (factor >= 1 || factor <= 0) return blob;
  const canvas = Object.assign(document.createElement("canvas"), {
    width: Math.round(width * factor), height: Math.round(height * factor),
  });
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => { canvas.toBlob((result) => resolve(result ?? blob), "image/webp", QUALITY); });
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
