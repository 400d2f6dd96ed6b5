// @ts-check
/** Two rulers along the scroll axis: resting offsets, and the visible part of the items. */

import { drawPill, PILL_HEIGHT, PILL_MARGIN } from "./canvas.js";

/**
 * Inputs of the rulers.
 * @typedef {{engine: import("../../core/recording/engine-calls.js").Engine, width: number, height: number, isMirrored: boolean}} Scene
 */

/** Lengths in CSS pixels. */
const RULER = 34, TICK = 8, LONG_TICK = 14, TICK_WIDTH = 1.5, NEEDLE = 9, THUMB = 4, LEAST_THUMB = 6, EDGE = 5, RIM = 1.5;
const GROUND = "rgb(14 15 18 / 0.72)", PLAIN = "rgb(255 255 255 / 0.7)", RESTING = "#ff9a5a", TRACK = "rgb(14 15 18 / 0.6)", LIGHT = "#fff";
const FONT = "500 10px/1 Inter, system-ui, sans-serif";
/** Tolerance of a resting offset, in CSS pixels. */
const TOLERANCE = 0.11;
/** Maximum number of ticks on each side of the current item. */
const MOST_TICKS = 60;

/** Draws the resting offsets around the current offset, which stays centered: the ruler moves with the content. */
export function drawRests(/** @type {CanvasRenderingContext2D} */ context, /** @type {Scene} */ scene) {
  const { engine } = scene;
  const offset = engine.offset();
  const ruler = alongEnd(scene);
  context.fillStyle = GROUND;
  context.fillRect(...ruler.rectangle(0, ruler.length, 0, RULER));
  context.font = FONT;
  for (const tick of ticks(engine, offset, ruler.length)) drawTick(context, ruler, tick);
  drawNeedle(context, ruler);
  ruler.say(context, `offset ${offset.toFixed(1)}`, RULER + PILL_MARGIN, RESTING);
}

/**
 * The items that rest near the current offset, and their distances.
 * @param {import("../../core/recording/engine-calls.js").Engine} engine
 * @param {number} offset
 * @param {number} length length of the visible ruler
 */
function ticks(engine, offset, length) {
  const [item, count] = [engine.itemShown(), engine.itemCount()];
  const found = [];
  for (const by of [-1, 1]) {
    for (let steps = by < 0 ? 1 : 0; steps <= MOST_TICKS; steps++) {
      const index = item + by * steps;
      const distance = index >= 0 && index < count ? engine.restingOffset(index) - offset : Infinity;
      if (Math.abs(distance) > length / 2) break;
      found.push({ index, distance });
    }
  }
  return found;
}

/** @param {CanvasRenderingContext2D} context @param {ReturnType<typeof alongEnd>} ruler @param {{index: number, distance: number}} tick */
function drawTick(context, ruler, { index, distance }) {
  const isAtRest = Math.abs(distance) < TOLERANCE;
  const along = ruler.length / 2 + distance;
  context.fillStyle = isAtRest ? RESTING : PLAIN;
  const end = RULER - (isAtRest ? LONG_TICK : TICK);
  context.fillRect(...ruler.rectangle(along - TICK_WIDTH / 2, along + TICK_WIDTH / 2, end, RULER));
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(`${index}`, ...ruler.point(along, (RULER - LONG_TICK) / 2));
}

/** Draws a triangle that points to the current offset. */
function drawNeedle(/** @type {CanvasRenderingContext2D} */ context, /** @type {ReturnType<typeof alongEnd>} */ ruler) {
  const middle = ruler.length / 2;
  context.fillStyle = RESTING;
  context.beginPath();
  context.lineTo(...ruler.point(middle - NEEDLE / 2, RULER + 1));
  context.lineTo(...ruler.point(middle + NEEDLE / 2, RULER + 1));
  context.lineTo(...ruler.point(middle, RULER + 1 - NEEDLE / 2));
  context.fill();
}

/** Draws the visible range as a part of all items, and as text. */
export function drawRange(/** @type {CanvasRenderingContext2D} */ context, /** @type {Scene} */ scene) {
  const { engine } = scene;
  const [lower, upper, count] = [engine.visibleLower(), engine.visibleUpper(), engine.itemCount()];
  if (count === 0) return;
  const ruler = alongStart(scene);
  const reach = ruler.length - 2 * EDGE;
  context.fillStyle = TRACK;
  context.fillRect(...ruler.rectangle(EDGE - RIM, EDGE + reach + RIM, EDGE - RIM, EDGE + THUMB + RIM));
  context.fillStyle = LIGHT;
  for (const [from, to] of laps(lower, upper, count)) {
    const start = EDGE + (from / count) * reach;
    context.fillRect(...ruler.rectangle(start, Math.max(EDGE + (to / count) * reach, start + LEAST_THUMB), EDGE, EDGE + THUMB));
  }
  const text = `${wrapped(lower, count)}–${wrapped(upper - 1, count)} of ${count.toLocaleString("en")}`;
  ruler.say(context, text, 2 * EDGE + THUMB, LIGHT);
}

/** An item's index on any lap of a loop. */
const wrapped = (/** @type {number} */ position, /** @type {number} */ count) => ((position % count) + count) % count;

/**
 * A range of positions as parts of one lap.
 * @param {number} lower
 * @param {number} upper
 * @param {number} count
 */
function laps(lower, upper, count) {
  const start = wrapped(lower, count);
  const end = start + Math.min(upper - lower, count);
  return end <= count ? [[start, end]] : [[start, count], [0, end - count]];
}

/** A ruler on the trailing edge, or below. */
const alongEnd = (/** @type {Scene} */ scene) => along(scene, true);

/** A ruler on the leading edge, or above. */
const alongStart = (/** @type {Scene} */ scene) => along(scene, false);

/** Maps coordinates along the scroll axis and from an edge. */
function along(/** @type {Scene} */ { engine, width, height, isMirrored }, /** @type {boolean} */ isEnd) {
  const isVertical = Boolean(engine.isVertical());
  const [length, depth] = isVertical ? [height, width] : [width, height];
  const isFar = isVertical ? isEnd !== isMirrored : isEnd;
  /** @returns {[number, number]} */
  const point = (/** @type {number} */ at, /** @type {number} */ across) => {
    const [main, cross] = [!isVertical && isMirrored ? length - at : at, isFar ? depth - across : across];
    return isVertical ? [cross, main] : [main, cross];
  };
  /** @returns {[number, number, number, number]} */
  const rectangle = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ near, /** @type {number} */ far) => {
    const [[x, y], [otherX, otherY]] = [point(from, near), point(to, far)];
    return [Math.min(x, otherX), Math.min(y, otherY), Math.abs(otherX - x), Math.abs(otherY - y)];
  };
  /** Draws text beside the ruler's center, at a distance from the edge. */
  const say = (/** @type {CanvasRenderingContext2D} */ context, /** @type {string} */ text, /** @type {number} */ across, /** @type {string} */ color) => {
    const [x, y] = point(length / 2, across);
    const top = isVertical ? y - PILL_HEIGHT / 2 : isFar ? y - PILL_HEIGHT : y;
    drawPill(context, text, x, top, color, !isVertical ? "center" : isFar ? "end" : "start");
  };
  return { length, point, rectangle, say };
}
