// @ts-check
/** Renders the view as a picture. */

import { copied } from "./copied-element.js";
import { embedPictures } from "./embedded-pictures.js";

/** Minimum number of pixels per point. */
const LEAST_SCALE = 2;

/**
 * Renders the view and lists missing pictures.
 * @param {import("fanfold-view").FanfoldView} view
 * @param {(done: number, count: number) => void} report called after each picture of the items
 * @returns {Promise<{blob: Blob, size: {width: number, height: number}, missing: string[]}>} `missing` lists pictures that other sites do not
 * allow the page to read
 */
export async function pictureOf(view, report) {
  const size = { width: view.offsetWidth, height: view.offsetHeight };
  const scene = sceneOf(view, size);
  const scale = Math.max(LEAST_SCALE, devicePixelRatio);
  const missing = await embedPictures(scene, scale, report);
  const blob = await painted(scene, size, scale);
  return { blob, size, missing };
}

/**
 * Everything visible of the view: ground, backdrop, items, vignette, and overlays.
 * @param {import("fanfold-view").FanfoldView} view
 * @param {{width: number, height: number}} size
 */
function sceneOf(view, { width, height }) {
  const scene = document.createElement("div");
  scene.style.cssText = `position:relative;overflow:hidden;isolation:isolate;width:${width}px;height:${height}px;`
    + `background:${groundOf(view)}`;
  const vignette = view.shadowRoot?.querySelector("[part=vignette]:not([hidden])");
  const boxes = new Set([...view.children].flatMap((item) => item.assignedSlot ?? []));
  scene.append(...[...behind(view), ...boxes, ...(vignette ? [vignette] : []), ...before(view)].map(copied));
  return scene;
}

/** The color behind the view: the nearest ancestor's background. */
function groundOf(/** @type {Element} */ view) {
  for (let around = view.parentElement; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (backgroundColor !== "rgba(0, 0, 0, 0)") return backgroundColor;
  }
  return "white";
}

/** Elements behind the view, on the same ground. */
const behind = (/** @type {Element} */ view) => [...view.parentElement?.children ?? []]
  .filter((other) => other.compareDocumentPosition(view) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Decorative elements before the view. */
const before = (/** @type {Element} */ view) => [...view.parentElement?.children ?? []]
  .filter((other) => other.compareDocumentPosition(view) & Node.DOCUMENT_POSITION_PRECEDING && other.ariaHidden === "true");

/** @param {Element} scene @param {{width: number, height: number}} size @param {number} scale @returns {Promise<Blob>} */
async function painted(scene, { width, height }, scale) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="${width}" height="${height}">`
    + `${new XMLSerializer().serializeToString(scene)}</foreignObject></svg>`)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * scale, height: height * scale });
  // WebKitGTK 2.50 draws moved parts of pages without the scale of an SVG, but with the scale of the canvas.
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is too large"))), "image/png");
  });
}
