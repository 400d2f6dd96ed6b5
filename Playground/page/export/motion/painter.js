// @ts-check
/** Draws scenes on a canvas. A layer that has not changed is not drawn again. */

import { contentOf, embed, sizesOf } from "../picture/embedded-pictures.js";
import { SIZE, VECTOR } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/**
 * A scene whose changed layers are being decoded.
 * @typedef {{layers: import("./scene.js").Layer[], changed: {index: number, svg: string, image: Promise<HTMLImageElement>, size: Size}[]}} Plan
 */
/** @typedef {import("../picture/embedded-pictures.js").Size} Size */

/** The size of pictures that are blurred or small, in points. */
const SOFT = { width: 100, height: 100 };
/** The least growth of a picture that is read again. */
const GROWTH = 1.5;

export class Painter {
  canvas = document.createElement("canvas");
  /** Addresses of pictures that other sites do not allow the page to read. @type {Set<string>} */
  missing = new Set();
  #scene;
  #scale;
  #context;
  /** The color behind the scene. */
  #ground = getComputedStyle(document.documentElement).backgroundColor;
  /** Contents of pictures by their addresses, and their sizes in points. @type {Map<string, string>} */
  #contents = new Map();
  /** @type {Map<string, Size>} */
  #sizes = new Map();
  /** Whether a picture covers the layers on the canvas. */
  #isCovered = false;
  /** The layers as drawn last. @type {{svg: string, canvas: HTMLCanvasElement}[]} */
  #layers = [];

  /**
   * @param {Scene} scene
   * @param {number} scale pixels per point
   */
  constructor(scene, scale) {
    [this.#scene, this.#scale] = [scene, scale];
    const { width, height } = scene.size;
    [this.canvas.width, this.canvas.height] = [width * scale, height * scale];
    this.#context = contextOf(this.canvas);
  }

  /** Copies the current scene, and begins to decode the layers that differ from the last one. @returns {Promise<Plan>} */
  async prepare() {
    const layers = this.#scene.copy();
    for (const { body } of layers) await this.#embed(body);
    const { width, height } = this.#scene.size;
    const changed = layers.flatMap(({ body, detail = 1 }, index) => {
      const scale = this.#scale * detail;
      const svg = this.#scene.svg(body, scale);
      if (this.#layers[index]?.svg === svg) return [];
      return [{ index, svg, image: decoded(VECTOR + encodeURIComponent(svg)), size: { width: width * scale, height: height * scale } }];
    });
    return { layers, changed };
  }

  /** Draws a prepared scene. Returns whether it differs from the last one. @param {Plan} plan */
  async paint({ layers, changed }) {
    for (const { index, svg, image, size } of changed) this.#layers[index] = { svg, canvas: drawn(await image, size, this.#layers[index]?.canvas) };
    const isOther = changed.length > 0 || this.#isCovered;
    if (isOther) this.#compose(layers);
    this.#isCovered = false;
    return isOther;
  }

  /** @param {import("./scene.js").Layer[]} layers */
  #compose(layers) {
    const { width, height } = this.canvas;
    this.#context.clearRect(0, 0, width, height);
    for (const [index, { blend = "source-over" }] of layers.entries()) {
      this.#context.globalCompositeOperation = blend;
      this.#context.drawImage(this.#layers[index].canvas, 0, 0, width, height);
    }
    // Video has no transparency.
    this.#context.globalCompositeOperation = "destination-over";
    this.#context.fillStyle = this.#ground;
    this.#context.fillRect(0, 0, width, height);
    this.#context.globalCompositeOperation = "source-over";
  }

  /**
   * Draws a picture over the scene.
   * @param {ImageBitmap} picture
   * @param {number} opacity
   */
  cover(picture, opacity) {
    this.#context.globalAlpha = opacity;
    this.#context.drawImage(picture, 0, 0);
    this.#context.globalAlpha = 1;
    this.#isCovered = true;
  }

  /** Replaces pictures by their contents. They are read again if they are displayed larger. @param {HTMLElement} body */
  async #embed(body) {
    for (const [address, shown] of sizesOf(body, sizeOf)) {
      const known = this.#sizes.get(address) ?? { width: 0, height: 0 };
      if (shown.width <= known.width && shown.height <= known.height) continue;
      const width = Math.max(shown.width, GROWTH * known.width), height = Math.max(shown.height, GROWTH * known.height);
      const pixels = { width: width * this.#scale, height: height * this.#scale };
      const { content, isMissing } = address.startsWith(VECTOR)
        ? { content: drawn(await decoded(address), pixels).toDataURL(), isMissing: false } : await contentOf(address, pixels);
      this.#contents.set(address, content);
      this.#sizes.set(address, { width, height });
      if (isMissing) this.missing.add(address);
    }
    embed(body, this.#contents);
  }
}

/** A decoded picture. @param {string} address @returns {Promise<HTMLImageElement>} */
function decoded(address) {
  const image = Object.assign(new Image(), { src: address });
  const ready = image.decode().then(() => image);
  // A cancelled export leaves prepared pictures behind.
  ready.catch(() => {});
  return ready;
}

/**
 * A picture as pixels.
 * @param {HTMLImageElement} image
 * @param {Size} size in pixels
 * @param {HTMLCanvasElement} [canvas] a canvas that is used again, by default another one
 */
function drawn(image, { width, height }, canvas = document.createElement("canvas")) {
  // A new size clears a canvas.
  Object.assign(canvas, { width: Math.ceil(width), height: Math.ceil(height) });
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The context of a canvas in memory: each frame is read. @param {HTMLCanvasElement} canvas */
const contextOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));

/** The size of a picture in points; backdrops are soft. @param {Element} element */
function sizeOf(element) {
  const size = element.getAttribute(SIZE);
  if (size === null) return SOFT;
  const [width, height] = size.split(" ").map(Number);
  return { width, height };
}
