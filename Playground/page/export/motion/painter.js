// @ts-check
/** Draws scenes on a canvas. A layer that has not changed is not drawn again. */

import { contentOf, embed, sizesOf } from "../picture/embedded-pictures.js";
import { SIZE, VECTOR } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
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
  /** Contents of pictures by their addresses, and their sizes in points. @type {Map<string, string>} */
  #contents = new Map();
  /** @type {Map<string, Size>} */
  #sizes = new Map();
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

  /** Draws the current scene. Returns whether it differs from the last one. */
  async paint() {
    const layers = this.#scene.copy();
    for (const { body } of layers) await this.#embed(body);
    const { width, height } = this.#scene.size;
    let hasChanged = false;
    for (const [index, { body, detail = 1 }] of layers.entries()) {
      const scale = this.#scale * detail;
      const svg = this.#scene.svg(body, scale);
      if (this.#layers[index]?.svg === svg) continue;
      const canvas = await drawn(VECTOR + encodeURIComponent(svg), { width: width * scale, height: height * scale });
      this.#layers[index] = { svg, canvas };
      hasChanged = true;
    }
    if (hasChanged) this.#compose(layers);
    return hasChanged;
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
    this.#context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
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
    // The next scene is drawn even if it is the same.
    this.#layers = this.#layers.map((layer) => ({ ...layer, svg: "" }));
  }

  /** Replaces pictures by their contents. They are read again if they are displayed larger. @param {HTMLElement} body */
  async #embed(body) {
    for (const [address, shown] of sizesOf(body, sizeOf)) {
      const known = this.#sizes.get(address) ?? { width: 0, height: 0 };
      if (shown.width <= known.width && shown.height <= known.height) continue;
      const width = Math.max(shown.width, GROWTH * known.width), height = Math.max(shown.height, GROWTH * known.height);
      const pixels = { width: width * this.#scale, height: height * this.#scale };
      const { content, isMissing } = address.startsWith(VECTOR)
        ? { content: (await drawn(address, pixels)).toDataURL(), isMissing: false } : await contentOf(address, pixels);
      this.#contents.set(address, content);
      this.#sizes.set(address, { width, height });
      if (isMissing) this.missing.add(address);
    }
    embed(body, this.#contents);
  }
}

/** A picture as pixels. @param {string} address @param {Size} size in pixels */
async function drawn(address, { width, height }) {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: Math.ceil(width), height: Math.ceil(height) });
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
