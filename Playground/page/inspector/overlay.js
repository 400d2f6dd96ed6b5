// @ts-check
/** The overlay over the view: outlines, indices, resting offsets and the visible range. */

import { contextOf, drawPill, PILL_HEIGHT, PILL_MARGIN } from "./canvas.js";
import { outlines } from "../../core/recording/frames.js";
import { drawRange, drawRests } from "./rulers.js";

/** @typedef {import("../../core/recording/engine-calls.js").Engine} Engine */
/** @typedef {"frames" | "indices" | "rests" | "range"} Part */

/** Outlines are light on dark: visible on every picture. Lengths are in CSS pixels. */
const LINE = 1.5, HALO = 4, DASH = [6, 4];
const LIGHT = "#fff", DARK = "rgb(0 0 0 / 0.55)", GOING = "#ff8a80";

export class Overlay {
  /** @type {Set<Part>} Visible parts of the overlay. */
  #parts = new Set();
  #canvas = document.createElement("canvas");
  #view;

  constructor(/** @type {import("fanfold-view").FanfoldView} */ view) {
    this.#view = view;
    this.#canvas.className = "overlay";
    this.#canvas.ariaHidden = "true";
  }

  show(/** @type {Part} */ part, /** @type {boolean} */ isOn) {
    if (isOn) this.#parts.add(part);
    else this.#parts.delete(part);
    if (this.#parts.size > 0) this.#view.after(this.#canvas);
    else this.#canvas.remove();
    this.#view.requestFrame();
  }

  /**
   * Wraps an engine and draws the overlay together with each of its frames.
   * @param {Engine} engine
   * @returns {Engine}
   */
  wrap(engine) {
    const advance = (/** @type {number} */ time) => {
      const start = engine.advance(time);
      if (this.#parts.size > 0) this.#draw(engine, start);
      return start;
    };
    return { ...engine, advance };
  }

  /** @param {Engine} engine @param {number} start address of its frame in its memory */
  #draw(engine, start) {
    const { width, height } = this.#fit();
    const context = contextOf(this.#canvas, width, height);
    const items = outlines(engine, start);
    if (this.#parts.has("frames")) for (const item of items) drawOutline(context, item);
    const scene = { engine, width, height, isMirrored: this.#view.matches(":dir(rtl)") };
    if (this.#parts.has("range")) drawRange(context, scene);
    if (this.#parts.has("rests")) drawRests(context, scene);
    if (this.#parts.has("indices")) for (const item of items) drawIndex(context, item, width, height);
  }

  /** The canvas covers the view. */
  #fit() {
    const { width, height } = this.#view.viewportSize;
    const style = /** @type {any} */ (this.#canvas.style);
    const look = { width: `${width}px`, height: `${height}px`, scale: this.#view.style.scale };
    for (const [name, value] of Object.entries(look)) if (style[name] !== value) style[name] = value;
    return { width, height };
  }
}

/** @param {CanvasRenderingContext2D} context @param {import("../../core/recording/frames.js").Outline} item */
function drawOutline(context, { corners, isLeaving }) {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.lineJoin = "round";
  context.setLineDash([]);
  [context.lineWidth, context.strokeStyle] = [HALO, DARK];
  context.stroke();
  context.setLineDash(isLeaving ? DASH : []);
  [context.lineWidth, context.strokeStyle] = [LINE, isLeaving ? GOING : LIGHT];
  context.stroke();
  context.setLineDash([]);
}

/**
 * Draws an item's index at the corner of its visible part.
 * @param {CanvasRenderingContext2D} context
 * @param {import("../../core/recording/frames.js").Outline} item
 * @param {number} width
 * @param {number} height
 */
function drawIndex(context, { corners, index, isLeaving }, width, height) {
  const [left, right] = bounds(corners.map(([x]) => x), width);
  const [top, bottom] = bounds(corners.map(([, y]) => y), height);
  if (right - left < PILL_HEIGHT || bottom - top < PILL_HEIGHT) return;
  drawPill(context, `${index}`, left + PILL_MARGIN, top + PILL_MARGIN, isLeaving ? GOING : LIGHT);
}

/**
 * The range of coordinates, clamped to a length.
 * @param {number[]} coordinates
 * @param {number} length
 */
const bounds = (coordinates, length) => [Math.max(0, Math.min(...coordinates)), Math.min(length, Math.max(...coordinates))];
