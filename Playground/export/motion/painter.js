// @ts-check
/** Draws scenes on a canvas. A layer that has not changed is not drawn again. */

import { contentOf, edgesOf, embed } from "../picture/embedded-pictures.js";
import { EDGE } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** The edge of pictures that are blurred or small, in points, and the ratio of two sizes of a picture. */
const SOFT = 100, STEP = 1.5;

export class Painter {
  canvas = document.createElement("canvas");
  /** Addresses of pictures that other sites do not allow the page to read. @type {Set<string>} */
  missing = new Set();
  #scene;
  #scale;
  #context;
  /** Contents of pictures by their addresses, and their longest edges in pixels. @type {Map<string, string>} */
  #contents = new Map();
  /** @type {Map<string, number>} */
  #edges = new Map();
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
    let hasChanged = false;
    for (const [index, { body, detail = 1 }] of layers.entries()) {
      const scale = this.#scale * detail;
      const svg = this.#scene.svg(body, scale);
      if (this.#layers[index]?.svg === svg) continue;
      this.#layers[index] = { svg, canvas: await this.#drawn(svg, scale) };
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
    for (const [address, shown] of edgesOf(body, edgeOf)) {
      const edge = Math.min(steps(shown * this.#scale), Math.max(this.canvas.width, this.canvas.height));
      if (edge <= (this.#edges.get(address) ?? -1)) continue;
      const { content, isMissing } = await contentOf(address, edge);
      this.#contents.set(address, content);
      this.#edges.set(address, edge);
      if (isMissing) this.missing.add(address);
    }
    embed(body, this.#contents);
  }

  /**
   * @param {string} svg
   * @param {number} scale
   */
  async #drawn(svg, scale) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const { width, height } = this.#scene.size;
    const canvas = Object.assign(document.createElement("canvas"), { width: Math.ceil(width * scale), height: Math.ceil(height * scale) });
    contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  }
}

/** The context of a canvas in memory: each frame is read. @param {HTMLCanvasElement} canvas */
const contextOf = (canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));

/** The edge of a picture of an item in points; backdrops are soft. @param {Element} element */
const edgeOf = (element) => Number(element.getAttribute(EDGE) ?? SOFT);

/** A length rounded up in steps, so that growing pictures are read a few times. @param {number} length in pixels */
const steps = (length) => STEP ** Math.ceil(Math.log(Math.max(length, 1)) / Math.log(STEP));
