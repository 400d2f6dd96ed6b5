// @ts-check
/** Encodes frames as an animated WebP with the browser's encoder of pictures. */

import { animatedWebP } from "../../../core/files/webp.js";

const TYPE = "image/webp";
const QUALITY = 0.86;

/** A writer of animated WebP; see `Writer`. */
export class WebPWriter {
  #shape;
  /** @type {import("../../../core/files/webp.js").Still[]} */
  #frames = [];
  #count = 0;

  constructor(/** @type {import("./formats.js").Shape} */ shape) { this.#shape = shape; }

  /** Whether the browser writes WebP: others return a PNG. */
  static async isSupported() {
    return (await encoded(Object.assign(document.createElement("canvas"), { width: 1, height: 1 })))?.type === TYPE;
  }

  async add(/** @type {HTMLCanvasElement} */ canvas, /** @type {boolean} */ isSame) {
    const duration = this.#timeOf(this.#count + 1) - this.#timeOf(this.#count);
    this.#count++;
    const last = this.#frames[this.#frames.length - 1];
    if (isSame && last) return void (last.duration += duration);
    const blob = await encoded(canvas);
    if (blob?.type !== TYPE) throw new Error("the browser cannot write WebP at this size");
    this.#frames.push({ file: new Uint8Array(await blob.arrayBuffer()), duration });
  }

  async finish() { return animatedWebP(this.#frames, this.#shape, this.#shape.repeats); }

  close() { this.#frames = []; }

  /** The time of a frame in whole milliseconds. */
  #timeOf(/** @type {number} */ frame) { return Math.round((frame * 1000) / this.#shape.fps); }
}

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob | null>} */
const encoded = (canvas) => new Promise((done) => { canvas.toBlob(done, TYPE, QUALITY); });
