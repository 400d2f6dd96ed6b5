// @ts-check
/**
 * A frame in the engine's memory: fields of the whole frame, then a record for each visible item.
 *
 * @module
 */

import { COUNT, LENGTH, RECORDS } from "./numbers.js";

/**
 * The fields of a frame, by their positions.
 * @param {import("./engine.js").Engine} engine
 * @param {number} start the result of `advance`
 */
export function frameAt({ memory: { buffer } }, start) {
  const count = new Float64Array(buffer, start, RECORDS)[COUNT];
  return new Float64Array(buffer, start, RECORDS + count * LENGTH);
}

/** Reads the frames of one view, in place. */
export class FrameReader {
  #frame = new Float64Array(0);
  /** The address of the frame. */
  #start = 0;

  /**
   * The numbers of the latest frame. They stay until the engine's next `advance`, and where they are until the memory grows.
   * @param {import("./engine.js").Engine} engine
   * @param {number} start the result of `advance`
   */
  read(engine, start) {
    const frame = this.#frame;
    // The length is 0 if the memory has grown.
    const isSame = this.#start === start && frame.length >= RECORDS + frame[COUNT] * LENGTH;
    if (isSame) return frame;
    this.#start = start;
    return (this.#frame = frameAt(engine, start));
  }

  /** The latest frame, after the memory has grown. */
  reread(/** @type {import("./engine.js").Engine} */ engine) { return this.read(engine, this.#start); }
}
