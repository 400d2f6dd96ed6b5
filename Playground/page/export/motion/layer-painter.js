// @ts-check
/** Draws the pictures of one layer. Several of them are one document, in which the browser reads styles and decodes pictures once. */

import { textOf, VECTOR } from "./scene.js";

/** @typedef {import("./scene.js").Scene} Scene */
/**
 * A picture of a layer: its text, and its place in a document of several pictures, one below the other.
 * @typedef {{text: string, row: number, image?: Promise<HTMLImageElement>}} Cell
 */

export class LayerPainter {
  canvas;
  layer;
  /** Whether the cell that was drawn last differs from the one before. */
  hasChanged = false;
  #scene;
  /** A canvas with the pixels of the pictures. */
  #pixels;
  /** @type {Cell | undefined} The cells that were prepared and drawn last. */
  #prepared;
  /** @type {Cell | undefined} */
  #drawn;

  /** @param {Scene} scene @param {import("./scene.js").Layer} layer @param {number} scale pixels per point */
  constructor(scene, layer, scale) {
    this.#scene = scene;
    this.layer = layer;
    const { width, height } = scene.size, { detail = 1 } = layer;
    this.canvas = canvasOf(width * scale, height * scale);
    this.#pixels = detail === 1 ? this.canvas : canvasOf(width * scale * detail, height * scale * detail);
  }

  /** @returns {Cell[]} Begins to decode pictures. Equal pictures that follow each other are one cell. */
  prepare(/** @type {HTMLElement[]} */ bodies) {
    const rows = /** @type {{text: string, body: HTMLElement}[]} */ ([]);
    const cells = bodies.map((body) => {
      const text = textOf(body);
      if (this.#prepared?.text !== text) {
        this.#prepared = { text, row: rows.length };
        rows.push({ text, body });
      }
      return this.#prepared;
    });
    if (rows.length > 0) this.#decode(cells, rows);
    return cells;
  }

  #decode(/** @type {Cell[]} */ cells, /** @type {{text: string, body: HTMLElement}[]} */ rows) {
    const image = decoded(VECTOR + encodeURIComponent(this.#scene.sheet(rows, this.#pixels)));
    for (const cell of cells) cell.image ??= image;
  }

  /** Draws a cell, unless it is on the canvas. */
  async draw(/** @type {Cell} */ cell) {
    this.hasChanged = cell !== this.#drawn;
    if (!this.hasChanged) return;
    this.#drawn = cell;
    const { width, height } = this.#pixels;
    cleared(this.#pixels).drawImage(/** @type {HTMLImageElement} */ (await cell.image), 0, cell.row * height, width, height, 0, 0, width, height);
    if (this.#pixels !== this.canvas) cleared(this.canvas).drawImage(this.#pixels, 0, 0, this.canvas.width, this.canvas.height);
  }
}

/** A canvas of a size in pixels, rounded up. */
export const canvasOf = (/** @type {number} */ width, /** @type {number} */ height) => Object.assign(document.createElement("canvas"), { width: Math.ceil(width), height: Math.ceil(height) });

/** The context of a canvas, which becomes transparent. */
export function cleared(/** @type {HTMLCanvasElement} */ canvas) {
  const context = contextOf(canvas);
  context.globalCompositeOperation = "source-over";
  context.clearRect(0, 0, canvas.width, canvas.height);
  return context;
}

/** @returns {Promise<HTMLImageElement>} A decoded picture. */
export function decoded(/** @type {string} */ address) {
  const image = Object.assign(new Image(), { src: address });
  const ready = image.decode().then(() => image);
  // A cancelled export leaves prepared pictures behind.
  ready.catch(() => {});
  return ready;
}

/** The context of a canvas in memory: each frame is read. */
export const contextOf = (/** @type {HTMLCanvasElement} */ canvas) => /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
