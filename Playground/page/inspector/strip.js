// @ts-check
/** Draws a recording: the content offset and the calls. */

import { colorsOf, contextOf } from "./canvas.js";
import { LENGTH } from "../../core/recording/recording.js";

/** Calls drawn as short strokes at the bottom; other calls are drawn at the top. */
const STROKES = ["wheel", "keyDown"];
/** Calls that are not user actions, or that bands show. */
const UNMARKED = ["advance", "nextEvent", "focusItem", "pointerMoved", "pointerUp", "pointerDown", "pointerCancelled", "answerRemoval"];

/** Lengths in CSS pixels. */
const BAND_HEIGHT = 6, STROKE_WIDTH = 1.5, DOT_RADIUS = 2.25, CURVE_WIDTH = 1.5, MARGIN = 4;

/**
 * Contents of a strip.
 * @typedef {{end: number, frames: {time: number, offset: number}[], calls: import("../../core/recording/recording.js").Call[]}} Shown

 * Colors from the style sheet.
 * @typedef {{curve: string, band: string, stroke: string, dot: string}} Colors
 */

/** The position of a time on a strip, from 0 to 1. */
export const partOf = (/** @type {number} */ time, /** @type {number} */ end) => 1 + (time - end) / LENGTH;

/** The time at a position on a strip. */
export const timeAt = (/** @type {number} */ part, /** @type {number} */ end) => end + (part - 1) * LENGTH;

export function drawStrip(/** @type {HTMLCanvasElement} */ canvas, /** @type {Shown} */ shown) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = contextOf(canvas, width, height);
  const colors = /** @type {Colors} */ (colorsOf(canvas, ["curve", "band", "stroke", "dot"]));
  const x = (/** @type {number} */ time) => partOf(time, shown.end) * width;
  drawBands(context, shown, x, height, colors);
  drawCurve(context, shown, x, height, colors);
  drawMarks(context, shown, x, height, colors);
}

/**
 * Draws a band while a pointer is pressed.
 * @param {CanvasRenderingContext2D} context
 * @param {Shown} shown
 * @param {(time: number) => number} x
 * @param {number} height
 * @param {Colors} colors
 */
function drawBands(context, { calls, end }, x, height, colors) {
  context.fillStyle = colors.band;
  for (const [from, to] of touches(calls, end)) {
    context.beginPath();
    context.roundRect(x(from), height - BAND_HEIGHT, Math.max(x(to) - x(from), BAND_HEIGHT), BAND_HEIGHT, BAND_HEIGHT / 2);
    context.fill();
  }
}

/**
 * The times of pressed pointers.
 * @param {import("../../core/recording/recording.js").Call[]} calls
 * @param {number} end
 */
export function touches(calls, end) {
  /** @type {[number, number][]} */
  const all = [];
  /** @type {Map<number, number>} */
  const down = new Map();
  for (const { name, args: [pointer], time } of calls) {
    if (name === "pointerDown") down.set(pointer, time);
    if (name !== "pointerUp" && name !== "pointerCancelled") continue;
    all.push([down.get(pointer) ?? end - LENGTH, time]);
    down.delete(pointer);
  }
  for (const start of down.values()) all.push([start, end]);
  return all;
}

/**
 * Draws the content offset, scaled to the available height.
 * @param {CanvasRenderingContext2D} context
 * @param {Shown} shown
 * @param {(time: number) => number} x
 * @param {number} height
 * @param {Colors} colors
 */
function drawCurve(context, { frames }, x, height, colors) {
  const offsets = frames.map((frame) => frame.offset);
  const [least, most] = [Math.min(...offsets), Math.max(...offsets)];
  const [top, bottom] = [MARGIN + 2 * DOT_RADIUS, height - BAND_HEIGHT - MARGIN];
  const y = (/** @type {number} */ offset) =>
    most > least ? bottom - ((offset - least) / (most - least)) * (bottom - top) : (top + bottom) / 2;
  context.strokeStyle = colors.curve;
  context.lineWidth = CURVE_WIDTH;
  context.lineJoin = "round";
  context.beginPath();
  trace(context, frames.map(({ time, offset }) => [x(time), y(offset)]));
  context.stroke();
}

/** Traces a smooth curve: quadratic pieces between the centers of neighboring points, which never overshoot. */
function trace(/** @type {CanvasRenderingContext2D} */ context, /** @type {number[][]} */ points) {
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[index + 1] ?? [x, y];
    if (index === 0) context.moveTo(x, y);
    context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  const [x, y] = points.at(-1) ?? [0, 0];
  context.lineTo(x, y);
}

/**
 * Draws a stroke per wheel event and key, and a dot per call.
 * @param {CanvasRenderingContext2D} context
 * @param {Shown} shown
 * @param {(time: number) => number} x
 * @param {number} height
 * @param {Colors} colors
 */
function drawMarks(context, { calls }, x, height, colors) {
  for (const { name, time } of calls) {
    if (UNMARKED.includes(name)) continue;
    context.beginPath();
    if (STROKES.includes(name)) {
      context.fillStyle = colors.stroke;
      context.rect(x(time) - STROKE_WIDTH / 2, height - BAND_HEIGHT, STROKE_WIDTH, BAND_HEIGHT);
    } else {
      context.fillStyle = colors.dot;
      context.arc(Math.min(Math.max(x(time), DOT_RADIUS), context.canvas.clientWidth - DOT_RADIUS), DOT_RADIUS + 1, DOT_RADIUS, 0, 2 * Math.PI);
    }
    context.fill();
  }
}
