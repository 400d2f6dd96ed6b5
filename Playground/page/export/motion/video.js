// @ts-check
/** Encodes frames as video with WebCodecs. */

import { i420, LIMITED } from "../../../core/files/i420.js";

/** @typedef {import("../../../core/files/mp4.js").Track} Track */

/** Bits per pixel: small text stays sharp. */
const BITS_PER_PIXEL = 0.16;
/** Time between two key frames, in seconds. */
const KEY_INTERVAL = 2;
/** Maximum number of frames that wait for the encoder: each holds its pixels. */
const MOST_WAITING = 4;
const MICROSECONDS = 1e6;

/**
 * The first supported configuration; undefined if there is none.
 * @param {string[]} codecs
 * @param {{width: number, height: number, fps: number}} size
 */
export async function configOf(codecs, { width, height, fps }) {
  if (!("VideoEncoder" in globalThis)) return undefined;
  const video = document.createElement("video");
  for (const codec of codecs) {
    // WebKitGTK 2.50 ends the page if it is asked for an encoder that it lacks: https://bugs.webkit.org/show_bug.cgi?id=320327.
    if (!video.canPlayType(`video/${codec.startsWith("avc1") ? "mp4" : "webm"}; codecs="${codec}"`)) continue;
    const bitrate = Math.round(width * height * fps * BITS_PER_PIXEL);
    const config = { codec, width, height, framerate: fps, bitrate, ...(codec.startsWith("avc1") && { avc: { format: "avc" } }) };
    if ((await VideoEncoder.isConfigSupported(config).catch(() => undefined))?.supported) return config;
  }
}

/** A writer of video; see `Writer`. */
export class VideoWriter {
  /** @type {Track} */
  #track;
  #encoder;
  #mux;
  #count = 0;
  /** @type {Uint8Array | undefined} The pixels of the latest frame. */
  #pixels;
  /** @type {Error | undefined} */
  #error;

  constructor(/** @type {any} */ config, /** @type {(track: Track) => Blob} */ mux) {
    const { width, height, framerate: fps, codec } = config;
    this.#track = { width, height, fps, codec, colorSpace: LIMITED, samples: [] };
    this.#mux = mux;
    this.#encoder = new VideoEncoder({ output: (chunk, facts) => this.#take(chunk, facts), error: (error) => { this.#error = error; } });
    this.#encoder.configure(config);
  }

  async add(/** @type {HTMLCanvasElement} */ canvas, /** @type {boolean} */ isSame) {
    const { fps } = this.#track;
    while (!this.#error && this.#encoder.encodeQueueSize >= MOST_WAITING) {
      await new Promise((done) => { this.#encoder.addEventListener("dequeue", done, { once: true }); });
    }
    if (this.#error) throw this.#error;
    if (!isSame || !this.#pixels) this.#pixels = pixelsOf(canvas);
    const frame = this.#frameOf(this.#pixels, (this.#count * MICROSECONDS) / fps, MICROSECONDS / fps);
    this.#encoder.encode(frame, { keyFrame: this.#count % (KEY_INTERVAL * fps) === 0 });
    frame.close();
    this.#count++;
  }

  /** @param {Uint8Array} pixels @param {number} timestamp in microseconds @param {number} duration */
  #frameOf(pixels, timestamp, duration) {
    const { width: codedWidth, height: codedHeight } = this.#track;
    return new VideoFrame(pixels, { format: "I420", codedWidth, codedHeight, timestamp, duration, colorSpace: LIMITED });
  }

  async finish() {
    await this.#encoder.flush();
    if (this.#error) throw this.#error;
    return this.#mux(this.#track);
  }

  close() {
    if (this.#encoder.state !== "closed") this.#encoder.close();
  }

  #take(/** @type {EncodedVideoChunk} */ chunk, /** @type {any} */ facts) {
    const data = new Uint8Array(chunk.byteLength);
    chunk.copyTo(data);
    this.#track.samples.push({ data, time: chunk.timestamp / MICROSECONDS, isKey: chunk.type === "key" });
    const { description } = facts?.decoderConfig ?? {};
    if (description) this.#track.description = bytesOf(description);
  }
}

function pixelsOf(/** @type {HTMLCanvasElement} */ canvas) {
  const { width, height } = canvas;
  const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(0, 0, width, height);
  return i420(data, width, height);
}

/** @param {ArrayBuffer | ArrayBufferView} source */
const bytesOf = (source) => new Uint8Array(ArrayBuffer.isView(source) ? source.buffer.slice(source.byteOffset, source.byteOffset + source.byteLength) : source);
