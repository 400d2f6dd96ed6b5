// @ts-check
/** Copies the device as pictures in SVG, one for each layer that changes at its own pace. */

import { element } from "../../dom.js";
import { rulesOfPage, stylesOf } from "./page-styles.js";

/** @typedef {import("../picture/embedded-pictures.js").Size} Size */

/**
 * A layer: a selector of the parts that it lacks, rules, whether it depends on the device alone, whether it is around the screen,
 * whether it changes in most frames, pixels per pixel of the picture, and how it is blended with the layers before it. Soft layers
 * need few pixels.
 * @typedef {{without: string, rules?: string, isStill?: boolean, isAround?: boolean, isMoving?: boolean, detail?: number,
 *   blend?: GlobalCompositeOperation}} Layer
 */

const CLEAR = "#glass { background: none !important; }", UNCLIPPED = "#glass { clip-path: none !important; }";

/**
 * The glass, the backdrop on it, the shell and the light behind; then the items, and the bar that contrasts with them.
 * @type {Layer[]}
 */
const LAYERS = [
  { without: "#light, #shell, #system, #screen", isStill: true },
  { without: "#light, #shell, #system, #screen > :not(#backdrop)", rules: `${UNCLIPPED} #screen::after { display: none; }`, detail: 1 / 8, blend: "source-atop" },
  { without: "#light, #glass", isStill: true, isAround: true, blend: "destination-over" },
  { without: "#frame", isAround: true, detail: 1 / 4, blend: "destination-over" },
  { without: "#light, #shell, #backdrop, .home", rules: CLEAR, isMoving: true },
  { without: "#light, #shell, #screen, #system > :not(.home)", rules: CLEAR, isAround: true, isMoving: true, blend: "difference" },
];
/** Parts of the device around its screen. */
const DEVICE = "#light, #shell, #system";
/** Parts of the page that are not a part of a device. */
const TOOLS = "script, canvas, #close, #finger, .handle";
/** Style of the view, whose own style sheet is not copied. */
const VIEW = "display:block;position:relative;overflow:clip;isolation:isolate;contain:layout size style;";
const BOX = "position:absolute;left:0;top:0;transform-origin:0 0;contain:layout style size;";
/** Faces and pictures of items are often hidden. The lines of drawings in perspective took four fifths of a frame's time. */
const COSTLY = ".face, img, .map";
/** The beginning of a drawing's address. */
export const VECTOR = "data:image/svg+xml,";
/** The width and height of a displayed picture, in points. */
export const SIZE = "data-size";
/** Marks an element with running animations in its copy. */
const MARK = "data-animated";
/** Space around a device, and around items for their shadows, in points. */
const MARGIN = 40, SHADOW = 80;

/** A document in which elements are copied without being used. */
const inert = document.implementation.createHTMLDocument();

/** The device at the time that it shows. */
export class Scene {
  #hasDevice;
  #frame = element("frame");
  #room = element("room");
  #rules = rulesOfPage();

  /** The size of the picture in points, rounded to even numbers: video needs them. */
  size;
  /** The layers from back to front. */
  layers;

  /** @param {boolean} hasDevice whether the device is shown around its screen */
  constructor(hasDevice) {
    this.#hasDevice = hasDevice;
    const { offsetWidth, offsetHeight } = hasDevice ? this.#frame : element("screen");
    this.layers = LAYERS.filter(({ isAround }) => hasDevice || !isAround);
    const margin = hasDevice ? MARGIN : 0;
    const [width, height] = [offsetWidth, offsetHeight].map((length) => 2 * Math.ceil((length + 2 * margin) / 2));
    this.size = { width, height };
  }

  /** The present content of each layer, as an element. */
  copy() {
    const animated = markAnimated(this.#room);
    const copies = this.layers.map((layer) => this.#bodyOf(layer));
    for (const body of copies) writeAnimated(body, animated);
    for (const { target } of animated) target.removeAttribute(MARK);
    return copies;
  }

  #bodyOf(/** @type {Layer} */ { without, rules = "", isStill }) {
    const skipped = `${without}, ${TOOLS}${this.#hasDevice ? "" : `, ${DEVICE}`}`;
    const body = /** @type {HTMLElement} */ (isStill ? inert.createElement("body") : inert.importNode(document.body, false));
    const room = /** @type {HTMLElement} */ (inert.importNode(this.#room, false));
    body.style.display = "block";
    const { width, height } = this.size;
    if (isStill) room.removeAttribute("style");
    room.style.cssText += `;position:relative;width:${width}px;height:${height}px;opacity:1`;
    room.append(...[element("light"), this.#frame].flatMap((part) => copied(part, skipped)));
    const frame = /** @type {HTMLElement | null} */ (room.querySelector("#frame"));
    if (frame) frame.style.scale = "1";
    const style = inert.createElement("style");
    style.textContent = this.#hasDevice ? rules : `${rules} ${UNCLIPPED}`;
    body.append(style, room);
    return body;
  }

  /**
   * Pictures of a layer as one SVG, one below the other.
   * @param {{text: string, body: HTMLElement}[]} rows
   * @param {Size} pixels the size of a picture
   */
  sheet(rows, pixels) {
    const { width, height } = this.size, length = height * rows.length;
    const { theme = "" } = document.documentElement.dataset;
    const scheme = theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    const pictures = rows.map(({ text }, row) => `<foreignObject y="${row * height}" width="${width}" height="${height}">${text}</foreignObject>`);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height * rows.length}" viewBox="0 0 ${width} ${length}"`
      + ` preserveAspectRatio="none" data-theme="${scheme}" style="background:none">`
      + `<style>${escaped(stylesOf(this.#rules, rows.map(({ body }) => body)))}</style>${pictures.join("")}</svg>`;
  }
}

export const textOf = (/** @type {Element} */ element) => new XMLSerializer().serializeToString(element);

const escaped = (/** @type {string} */ text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Copies an element without some of its descendants.
 * @param {Element} original
 * @param {string} without
 * @returns {Node[]}
 */
function copied(original, without) {
  if (original.matches(without) || getComputedStyle(original).opacity === "0") return [];
  const copy = /** @type {HTMLElement} */ (inert.importNode(original, false));
  if (original.shadowRoot) copy.append(...contentOf(/** @type {any} */ (original), copy));
  else copy.append(...[...original.childNodes].flatMap((child) => (child instanceof Element ? copied(child, without) : inert.importNode(child))));
  return [copy];
}

/** The items of a view in their boxes, and its vignette. */
function contentOf(/** @type {import("fanfold-view").FanfoldView} */ view, /** @type {HTMLElement} */ copy) {
  copy.style.cssText += VIEW;
  const items = [...view.children].filter((item) => item.assignedSlot && isNear(item, view)).map((item) => {
    const own = /** @type {HTMLElement} */ (inert.importNode(item, true));
    keepShown(item, own);
    const box = /** @type {HTMLElement} */ (item.assignedSlot);
    own.style.cssText += `;${BOX}${box.style.cssText};opacity:${getComputedStyle(box).opacity}`;
    return own;
  });
  const vignette = view.shadowRoot?.querySelector("[part=vignette]");
  return vignette ? [...items, vignetteOf(vignette)] : items;
}

/** Whether an item or its shadow can be seen in a view. */
function isNear(/** @type {Element} */ item, /** @type {Element} */ view) {
  const [box, screen] = [item, view].map((each) => each.getBoundingClientRect());
  return box.right > screen.left - SHADOW && box.left < screen.right + SHADOW && box.bottom > screen.top - SHADOW && box.top < screen.bottom + SHADOW;
}

/**
 * Keeps the displayed faces and pictures of an item's copy, and the sizes of pictures: the others would be decoded in every
 * frame. Drawings become pictures.
 * @param {Element} original
 * @param {Element} copy
 */
function keepShown(original, copy) {
  const copies = [...copy.querySelectorAll(COSTLY)];
  for (const [index, part] of /** @type {NodeListOf<HTMLElement>} */ (original.querySelectorAll(COSTLY)).entries()) {
    const { offsetWidth, offsetHeight, nextElementSibling: next } = part;
    const isCovered = part.className === "small" && next && getComputedStyle(next).opacity === "1";
    if (part instanceof SVGElement) copies[index].replaceWith(pictureOf(part));
    else if (offsetWidth === 0 || isCovered) copies[index].remove();
    else copies[index].setAttribute(SIZE, `${offsetWidth} ${offsetHeight}`);
  }
}

/** A drawing as a picture with the same area. */
function pictureOf(/** @type {SVGElement} */ drawing) {
  const { width, height, colorScheme } = getComputedStyle(drawing), copy = inert.importNode(drawing, true);
  for (const [name, value] of Object.entries({ width, height, style: `color-scheme:${colorScheme}` })) copy.setAttribute(name, value);
  const picture = inert.createElement("img");
  picture.src = VECTOR + encodeURIComponent(new XMLSerializer().serializeToString(copy));
  picture.style.cssText = `display:block;width:${width};height:${height}`;
  picture.setAttribute(SIZE, `${parseFloat(width) || 0} ${parseFloat(height) || 0}`);
  return picture;
}

function vignetteOf(/** @type {Element} */ vignette) {
  const copy = inert.createElement("div");
  const { display, opacity, background } = getComputedStyle(vignette);
  copy.style.cssText = `position:absolute;inset:0;z-index:2147483647;display:${display};opacity:${opacity};background:${background}`;
  return copy;
}

/** Marks elements with running animations. Returns their current values. */
function markAnimated(/** @type {Element} */ around) {
  const animations = around.getAnimations({ subtree: true });
  return animations.flatMap(({ effect }, index) => {
    if (!(effect instanceof KeyframeEffect) || effect.pseudoElement || !(effect.target instanceof HTMLElement)) return [];
    const { target } = effect;
    const names = new Set(effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)));
    const style = getComputedStyle(target);
    const values = [...names].filter((name) => name in style).map((name) => [name, /** @type {any} */ (style)[name]]);
    target.setAttribute(MARK, `${target.getAttribute(MARK) ?? ""} ${index}`);
    return [{ target, index, values }];
  });
}

/** Writes the values of running animations to copies. */
function writeAnimated(/** @type {Element} */ body, /** @type {ReturnType<typeof markAnimated>} */ animated) {
  for (const { index, values } of animated) {
    const copy = /** @type {HTMLElement | null} */ (body.querySelector(`[${MARK}~="${index}"]`));
    for (const [name, value] of values) if (copy) copy.style[name] = value;
  }
}
