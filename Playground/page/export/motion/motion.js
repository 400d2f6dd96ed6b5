// @ts-check
/** Exports a motion of the device, frame by frame. */

import { element } from "../../dom.js";
import { DURATION, perform } from "./gestures.js";
import { FORMATS } from "./formats.js";
import { PageClock } from "./page-clock.js";
import { Painter } from "./painter.js";
import { Scene } from "./scene.js";

/**
 * @typedef {import("../../../core/state/state.js").Playground} Playground
 * @typedef {import("../../inspector/timeline-panel.js").Timeline} Timeline
 * @typedef {{source: "recording" | "demonstration", format: string, hasDevice: boolean, scale: number, fps: number, loops: boolean}} Choice
 */

/** Number of frames that are decoded together. */
const TOGETHER = 10;
/** The part of a loop that fades into the first frame: at most this long, in seconds, and at most this share. */
const FADE = 0.4, FADE_SHARE = 0.25;

/**
 * Exports a motion. Afterwards the view, its timeline and its time are as before.
 * @param {Playground} playground
 * @param {Timeline} timeline
 * @param {Choice} choice
 * @param {(done: number, count: number, canvas: HTMLCanvasElement) => void} report called after each frame
 * @param {AbortSignal} signal
 * @returns {Promise<{blob: Blob, missing: string[]}>}
 */
export async function exportMotion(playground, timeline, choice, report, signal) {
  const shown = timeline.isPast ? timeline.time : undefined;
  const { view } = playground;
  const restore = choice.source === "demonstration" ? timeline.rehearse() : () => {};
  try {
    const start = choice.source === "demonstration" ? perform(view) : timeline.recording.start;
    const duration = choice.source === "demonstration" ? DURATION : timeline.recording.end - start;
    return await written({ timeline, choice, start, duration, report, signal, rate: playground.settings.rate });
  } finally {
    if (shown === undefined) timeline.goLive();
    restore();
    if (shown !== undefined) timeline.seek(shown);
  }
}

/**
 * Writes the frames of a time range to a file.
 * @param {{timeline: Timeline, choice: Choice, start: number, duration: number, rate: number,
 *   report: (done: number, count: number, canvas: HTMLCanvasElement) => void, signal: AbortSignal}} job
 */
async function written({ timeline, choice, start, duration, rate, report, signal }) {
  const { format, fps, scale, hasDevice, loops } = choice;
  const count = Math.max(1, Math.round(duration * fps));
  timeline.seek(start);
  const painter = new Painter(new Scene(hasDevice), scale);
  const { width, height } = painter.canvas;
  const writer = await FORMATS[format].write({ width, height, fps, repeats: loops });
  if (!writer) throw new Error(`the browser cannot write ${FORMATS[format].label} with ${width} × ${height} pixels`);
  const room = element("room"), clock = new PageClock(room, rate);
  // The browser does not draw a transparent room: the dialog shows the frames.
  room.style.opacity = "0";
  try {
    const fade = loops ? new Fade(painter, count, fps) : undefined;
    const moments = Array.from({ length: count }, (_, frame) => () => {
      timeline.seek(start + frame / fps);
      clock.go(frame / fps);
    });
    const prepare = (/** @type {number} */ frame) => painter.prepare(moments.slice(frame, frame + TOGETHER));
    let plans = await prepare(0);
    for (const frame of moments.keys()) {
      signal.throwIfAborted();
      const [plan, ...others] = plans;
      const hasChanged = await painter.paint(plan);
      // The next frames are decoded while this one is encoded.
      plans = others.length > 0 ? others : await prepare(frame + 1);
      const isCovered = await fade?.cover(frame);
      await writer.add(painter.canvas, !hasChanged && !isCovered);
      report(frame + 1, count, painter.canvas);
    }
    return { blob: await writer.finish(), missing: [...painter.missing] };
  } finally {
    room.style.opacity = "";
    clock.close();
    writer.close();
  }
}

/** Fades the last frames into the first: the first frame follows the last one without a jump. */
class Fade {
  #painter;
  #count;
  #length;
  /** @type {ImageBitmap | undefined} */
  #first;

  /** @param {Painter} painter @param {number} count number of frames @param {number} fps */
  constructor(painter, count, fps) {
    this.#painter = painter;
    this.#count = count;
    this.#length = Math.floor(Math.min(FADE * fps, FADE_SHARE * count));
  }

  /** Covers a frame and returns whether it has. */
  async cover(/** @type {number} */ frame) {
    if (frame === 0) this.#first = await createImageBitmap(this.#painter.canvas);
    const part = (frame + 1 - (this.#count - this.#length)) / (this.#length + 1);
    if (!this.#first || part <= 0) return false;
    this.#painter.cover(this.#first, part * part * (3 - 2 * part));
    return true;
  }
}
