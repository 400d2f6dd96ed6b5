// @ts-check
/** The graph of frame times with a summary. It runs only while frames are drawn. */

import { part } from "../dom.js";
import { colorsOf, contextOf } from "./canvas.js";
import { CAPACITY, clockStep, mean, quantile } from "./meter.js";

/** Full height of the graph, and its lines at one and two frames of a 60 Hz screen, in milliseconds. */
const TOP = 40, LINES = [1000 / 60, 2000 / 60];
/** Frames between two drawings. */
const FRAMES_TO_DRAW = 6;
/** Clock resolution above which engine times of single frames are unavailable, in milliseconds. */
const FINE = 0.02;
/** Lengths on the canvas, in CSS pixels. */
const LINE_WIDTH = 1, LABEL = "10px Inter, system-ui, sans-serif", GAP = 0.5;

const MARKUP = `
  <canvas role="img" aria-label="Frame times of the last frames"></canvas>
  <table>
    <thead><tr><td></td><th scope="col">Median</th><th scope="col">95 %</th></tr></thead>
    <tbody>
      <tr data-of="interval"><th scope="row">Between frames</th><td></td><td></td></tr>
      <tr data-of="script"><th scope="row">Script</th><td></td><td></td></tr>
      <tr data-of="engine"><th scope="row">Engine</th><td></td><td></td></tr>
    </tbody>
  </table>
  <p class="note"></p>`;

export class FrameGraph {
  /** The graph's element. */
  element = document.createElement("div");
  #meter;
  #canvas;
  #frames = 0;
  #request = 0;
  #step = 0;

  constructor(/** @type {import("./meter.js").Meter} */ meter) {
    this.#meter = meter;
    this.element.className = "graph";
    this.element.innerHTML = MARKUP;
    this.#canvas = /** @type {HTMLCanvasElement} */ (this.element.querySelector("canvas"));
    meter.onframe = (isLast) => { if (++this.#frames % FRAMES_TO_DRAW === 0 || isLast) this.#draw(); };
  }

  show(/** @type {boolean} */ isOn) {
    this.element.hidden = !isOn;
    this.#meter.isOn = isOn;
    this.#meter.frames.length = 0;
    if (!isOn) return;
    this.#step ||= clockStep();
    this.#draw();
  }

  #draw() {
    this.#request ||= requestAnimationFrame(() => {
      this.#request = 0;
      if (this.#meter.isOn) this.#drawNow();
    });
  }

  #drawNow() {
    const { frames } = this.#meter;
    drawGraph(this.#canvas, frames);
    const intervals = /** @type {number[]} */ (frames.map(({ interval }) => interval).filter((interval) => interval !== null));
    const isFine = this.#step <= FINE;
    this.#say("interval", intervals, milliseconds);
    this.#say("script", frames.map(({ script }) => script), milliseconds);
    this.#say("engine", isFine ? frames.map(({ engine }) => engine) : [], microseconds);
    part(this.element, ".note").textContent = frames.length === 0 ? "Scroll to see frame times." : isFine
      ? `The last ${frames.length} frames. The clock's resolution is ${microseconds(this.#step)}.`
      : `Engine: ${microseconds(mean(frames.map(({ engine }) => engine)))} on average over ${frames.length} frames. `
        + `The clock's resolution of ${microseconds(this.#step)} is too coarse for single frames.`;
  }

  /** @param {string} name @param {number[]} values in milliseconds @param {(value: number) => string} format */
  #say(name, values, format) {
    const cells = this.element.querySelectorAll(`[data-of="${name}"] td`);
    [0.5, 0.95].forEach((part, at) => { cells[at].textContent = values.length > 0 ? format(quantile(values, part)) : "–"; });
  }
}

const milliseconds = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
const microseconds = (/** @type {number} */ value) => `${Math.round(value * 1000)} µs`;

/** Draws a bar per frame: its interval, and its script time within it. */
function drawGraph(/** @type {HTMLCanvasElement} */ canvas, /** @type {import("./meter.js").Frame[]} */ frames) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = contextOf(canvas, width, height);
  const colors = colorsOf(canvas, ["interval", "script", "late", "rule", "label"]);
  const [bar, scale] = [width / CAPACITY, height / TOP];
  for (const [at, { interval, script }] of frames.entries()) {
    const x = width - (frames.length - at) * bar;
    const tall = Math.min(interval ?? 0, TOP) * scale;
    context.fillStyle = (interval ?? 0) > LINES[1] * 0.75 ? colors.late : colors.interval;
    context.fillRect(x, height - tall, bar - GAP, tall);
    context.fillStyle = colors.script;
    const short = Math.min(script, TOP) * scale;
    context.fillRect(x, height - short, bar - GAP, short);
  }
  context.font = LABEL;
  for (const line of LINES) drawLine(context, height - line * scale, width, `${line.toFixed(1)} ms`, colors);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} y
 * @param {number} width
 * @param {string} text
 * @param {Record<string, string>} colors
 */
function drawLine(context, y, width, text, colors) {
  context.fillStyle = colors.rule;
  context.fillRect(0, Math.round(y), width, LINE_WIDTH);
  context.fillStyle = colors.label;
  context.fillText(text, 2, Math.round(y) - 3);
}
