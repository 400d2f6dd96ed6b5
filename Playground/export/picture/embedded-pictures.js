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
  const edges = edgesOf(copy), contents = new Map(), missing = [];
  for (const [address, edge] of edges) {
    try {
      contents.set(address, await read(address, edge * scale));
    } catch {
      contents.set(address, NOTHING);
      missing.push(address);
    }
    report(contents.size, edges.size);
  }
  for (const image of copy.querySelectorAll(IMAGE)) image.setAttribute("src", contents.get(image.getAttribute("src")));
  for (const element of copy.querySelectorAll(STYLED)) {
    element.setAttribute("style", styleOf(element).replace(ADDRESS, (_, address) => `url("${contents.get(absolute(address))}")`));
  }
  return missing;
}

/**
 * The longest edge at which each picture is displayed, in points.
 * @param {Element} copy
 */
function edgesOf(copy) {
  const edges = /** @type {Map<string, number>} */ (new Map());
  const add = (/** @type {string} */ address, /** @type {Element} */ element) => {
    const { width, height } = /** @type {HTMLElement} */ (element).style;
    edges.set(address, Math.max(edges.get(address) ?? 0, parseFloat(width) || 0, parseFloat(height) || 0));
  };
  for (const image of copy.querySelectorAll(IMAGE)) add(image.getAttribute("src") ?? "", image);
  for (const element of copy.querySelectorAll(STYLED)) {
    for (const [, address] of styleOf(element).matchAll(ADDRESS)) add(absolute(address), element);
  }
  return edges;
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
