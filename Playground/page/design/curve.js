// @ts-check
/** The curve of a property over distance, with a dot for each keyframe that sets it. */

import { valueAt } from "../../core/design/shape.js";

/** Minimum extent of a curve on both sides of the current item, in items. */
const REACH = 2;
/** Size of a curve in its own units, and its margin. */
const [WIDTH, HEIGHT, MARGIN] = [240, 32, 4];
/** Number of segments of a drawn curve. */
const STEPS = 80;

/**
 * Draws a curve.
 * @param {SVGElement} svg
 * @param {import("../../core/design/shape.js").Layout} layout
 * @param {import("../../core/design/shape.js").Property} property
 * @param {number} chosen distance of the selected keyframe
 */
export function drawCurve(svg, layout, property, chosen) {
  const [from, to] = rangeOf(layout);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const at = from + (step / STEPS) * (to - from);
    return { at, value: valueAt(layout, property, at) };
  });
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (/** @type {number} */ at) => MARGIN + ((at - from) / (to - from)) * (WIDTH - 2 * MARGIN);
  const y = (/** @type {number} */ value) =>
    (most === least ? HEIGHT / 2 : HEIGHT - MARGIN - ((value - least) / (most - least)) * (HEIGHT - 2 * MARGIN));
  const line = points.map(({ at, value }, place) => `${place ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  const dots = layout.keyframes.filter((keyframe) => property.get(keyframe) !== undefined).map(({ at }) =>
    `<circle cx="${x(at).toFixed(1)}" cy="${y(valueAt(layout, property, at)).toFixed(1)}" r="3"${at === chosen ? ' class="chosen"' : ""}/>`);
  svg.innerHTML = `<path class="now" d="M${x(chosen).toFixed(1)} 0V${HEIGHT}"/><path d="${line}"/>${dots.join("")}`;
}

/** An empty curve. */
export function makeCurve() {
  const template = document.createElement("template");
  template.innerHTML = `<svg class="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true"></svg>`;
  return /** @type {SVGElement} */ (template.content.firstElementChild);
}

/**
 * The distance of the keyframe nearest to a position on a curve.
 * @param {import("../../core/design/shape.js").Layout} layout
 * @param {number} place from 0 to 1
 */
export function distanceAt(layout, place) {
  const [from, to] = rangeOf(layout);
  const at = from + place * (to - from);
  return layout.keyframes.reduce((best, keyframe) => (Math.abs(keyframe.at - at) < Math.abs(best - at) ? keyframe.at : best), layout.keyframes[0].at);
}

/** @param {import("../../core/design/shape.js").Layout} layout */
const rangeOf = ({ keyframes }) => [Math.min(-REACH, keyframes[0].at), Math.max(REACH, keyframes[keyframes.length - 1].at)];
