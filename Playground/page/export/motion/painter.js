// @ts-check
/** Draws scenes on a canvas. A layer that has not changed is not drawn again. */

import { contentOf, embed, sizesOf } from "../picture/embedded-pictures.js";
import { canvasOf, cleared, contextOf, decoded, LayerPainter } from "./layer-painter.js";
import { SIZE, VECTOR } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../picture/embedded-pictures.js").Size} Size */
/**
 * A scene that is being decoded: the picture of each layer.
 * @typedef {import("./layer-painter.js").Cell[]} Plan
 */

/** The size of pictures that are blurred or small, in points. */
const SOFT = { width: 100, height: 100 };
/** The least growth of a picture that is read again. */
const GROWTH = 1.5;

export class Painter {
  canvas;
  /** @type {Set<string>} Addresses of pictures that other sites do not allow the page to read. */
  missing = new Set();
  #scene;
  #scale;
  #context;
  /** The color behind the scene. */
  #ground = getComputedStyle(document.documentElement).backgroundColor;
  /** @type {Map<string, string>} Contents of pictures by their addresses, and their sizes in points. */
  #contents = new Map();
  /** @type {Map<string, Size>} */
  #sizes = new Map();
  /** Whether a picture covers the layers on the canvas. */
  #isCovered = false;
  #layers;
  /** The layers behind the moving ones. */
  #behind;

  /** @param {Scene} scene @param {number} scale pixels per point */
  constructor(scene, scale) {
    this.#scene = scene;
    this.#scale = scale;
    const { width, height } = scene.size;
    this.canvas = canvasOf(width * scale, height * scale);
    this.#behind = canvasOf(width * scale, height * scale);
    this.#context = contextOf(this.canvas);
    this.#layers = scene.layers.map((layer) => new LayerPainter(scene, layer, scale));
  }

  /**
   * Copies the scene at some moments, and begins to decode the changed layers.
   * @param {(() => void)[]} moments functions that show a moment
   * @returns {Promise<Plan[]>}
   */
  async prepare(moments) {
    /** @type {HTMLElement[][]} */
    const scenes = [];
    for (const show of moments) {
      show();
      const bodies = this.#scene.copy();
      for (const body of bodies) await this.#embed(body);
      scenes.push(bodies);
    }
    const cells = this.#layers.map((layer, index) => layer.prepare(scenes.map((bodies) => bodies[index])));
    return scenes.map((_, moment) => cells.map((each) => each[moment]));
  }

  /** Draws a prepared scene. Returns whether it differs from the last one. */
  async paint(/** @type {Plan} */ plan) {
    for (const [index, layer] of this.#layers.entries()) await layer.draw(plan[index]);
    const moving = this.#layers.filter(({ layer }) => layer.isMoving), resting = this.#layers.filter((each) => !moving.includes(each));
    if (resting.some(({ hasChanged }) => hasChanged)) this.#composeBehind(resting);
    const isOther = this.#isCovered || this.#layers.some(({ hasChanged }) => hasChanged);
    if (isOther) {
      this.#context.drawImage(this.#behind, 0, 0);
      compose(this.#context, moving);
    }
    this.#isCovered = false;
    return isOther;
  }

  /** Draws the layers behind the moving ones. Video has no transparency. */
  #composeBehind(/** @type {LayerPainter[]} */ layers) {
    const context = cleared(this.#behind);
    compose(context, layers);
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = this.#ground;
    context.fillRect(0, 0, this.#behind.width, this.#behind.height);
  }

  /** Draws a picture over the scene. */
  cover(/** @type {ImageBitmap} */ picture, /** @type {number} */ opacity) {
    this.#context.globalAlpha = opacity;
    this.#context.drawImage(picture, 0, 0);
    this.#context.globalAlpha = 1;
    this.#isCovered = true;
  }

  /** Replaces pictures by their contents. They are read again if they are displayed larger. */
  async #embed(/** @type {HTMLElement} */ body) {
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

/** Draws layers on each other. */
function compose(/** @type {CanvasRenderingContext2D} */ context, /** @type {LayerPainter[]} */ layers) {
  for (const { canvas, layer: { blend = "source-over" } } of layers) {
    context.globalCompositeOperation = blend;
    context.drawImage(canvas, 0, 0);
  }
  context.globalCompositeOperation = "source-over";
}

/**
 * A picture as pixels.
 * @param {HTMLImageElement} image
 * @param {Size} size in pixels
 */
function drawn(image, { width, height }) {
  const canvas = canvasOf(width, height);
  contextOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The size of a picture in points; backdrops are soft. */
function sizeOf(/** @type {Element} */ element) {
  const size = element.getAttribute(SIZE);
  if (size === null) return SOFT;
  const [width, height] = size.split(" ").map(Number);
  return { width, height };
}
