// @ts-check
/**
 * A frame as the engine leaves it in its memory: what is true of all of it, then a record for each item visible.
 *
 * @module
 */

import { COUNT, LENGTH, RECORDS } from "./numbers.js";

/**
 * The numbers of a frame, where they stand.
 * @param {import("./engine.js").Engine} engine
 * @param {number} start what `advance` has answered
 */
export function frameAt({ memory: { buffer } }, start) {
  const count = new Float64Array(buffer, start, RECORDS)[COUNT];
  return new Float64Array(buffer, start, RECORDS + count * LENGTH);
}

/** Reads one frame after the other. */
export class FrameReader {
  /** @type {import("./engine.js").Engine | undefined} */
  #engine;
  /** The numbers in the engine's memory, for as long as they stay where they are, and their copy. */
  #seen = new Float64Array(0);
  #frame = this.#seen;

  /**
   * A copy of a frame, until the next one is read: who fills a cell may ask another engine, which puts its own in its place.
   * @param {import("./engine.js").Engine} engine
   * @param {number} start what `advance` has answered
   */
  read(engine, start) {
    const seen = this.#seen;
    // What stood in memory that has grown since stands nowhere.
    const isThere = this.#engine === engine && seen.byteOffset === start && seen.length >= RECORDS + seen[COUNT] * LENGTH;
    if (!isThere) {
      this.#engine = engine;
      this.#seen = frameAt(engine, start);
      this.#frame = new Float64Array(this.#seen.length);
    }
    const from = this.#seen, to = this.#frame;
    for (let at = 0; at < to.length; at++) to[at] = from[at];
    return to;
  }
}
