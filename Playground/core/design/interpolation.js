// @ts-check
/**
 * Interpolation between knots, as in the engine: linear, or the monotone cubic of Fritsch and Carlson.
 *
 * @typedef {{at: number, value: number}} Knot
 * @typedef {{start: number, end: number, curve: import("./easing.js").Curve}} Way a way between two keyframes that has a curve
 * @typedef {"held" | "continued" | "repeated"} End the continuation beyond the knots
 */

import { eased } from "./easing.js";

/** The number of parts into which a way with a curve is divided. */
const PARTS = 8;

/**
 * The knots with others on ways whose values follow their own curves. Ways that reach beyond the knots have no effect.
 * @param {Knot[]} knots at least one, at increasing distances
 * @param {Way[]} ways
 * @param {(at: number) => number} value the value without ways
 * @param {[number, number]} limits of a value
 */
export function easedKnots(knots, ways, value, [least, most]) {
  const inner = ways.filter(({ start, end }) => start >= knots[0].at && end <= knots[knots.length - 1].at && value(start) !== value(end));
  const others = knots.filter(({ at }) => !inner.some(({ start, end }) => at === start || at === end));
  const added = inner.flatMap(({ start, end, curve }) => Array.from({ length: PARTS + 1 }, (_, part) => {
    const progress = part % PARTS === 0 ? part / PARTS : eased(curve, part / PARTS);
    const number = value(start) + (value(end) - value(start)) * progress;
    return [start + ((end - start) * part) / PARTS, part % PARTS === 0 ? number : Math.min(Math.max(number, least), most)];
  }));
  // Adjoining ways share an end.
  return [...others, ...[...new Map(/** @type {[number, number][]} */ (added))].map(([at, value]) => ({ at, value }))].sort((one, other) => one.at - other.at);
}

/**
 * @param {Knot[]} knots at least one, at increasing distances
 * @param {boolean} isSmooth
 * @param {{before: End, after: End}} ends
 * @param {number} at
 */
export function interpolated(knots, isSmooth, ends, at) {
  const last = knots.length - 1;
  const slope = isSmooth ? slopeOf(knots, ends) : (/** @type {number} */ place) => secant(knots, Math.min(place, last - 1));
  if (at <= knots[0].at) return beyond(knots[0], ends.before, slope(0), at);
  if (at >= knots[last].at) return beyond(knots[last], ends.after, slope(last), at);
  const place = knots.findIndex((knot) => knot.at > at) - 1;
  const [start, end] = [knots[place], knots[place + 1]];
  const [extent, u, straight] = [end.at - start.at, at - start.at, secant(knots, place)];
  if (!isSmooth) return start.value + straight * u;
  const [first, second] = [slope(place), slope(place + 1)];
  const c = (3 * straight - 2 * first - second) / extent;
  const d = (first + second - 2 * straight) / extent ** 2;
  return start.value + (first + (c + d * u) * u) * u;
}

/** @param {Knot} knot @param {End} end @param {number} slope @param {number} at */
const beyond = (knot, end, slope, at) => (end === "continued" ? knot.value + slope * (at - knot.at) : knot.value);

/** The slope from a knot to the next one. */
const secant = (/** @type {Knot[]} */ knots, /** @type {number} */ place) =>
  (knots.length > 1 ? (knots[place + 1].value - knots[place].value) / (knots[place + 1].at - knots[place].at) : 0);

/** The slopes at the knots: the harmonic mean of the slopes on both sides, weighted by the lengths; 0 at an extremum. */
function slopeOf(/** @type {Knot[]} */ knots, /** @type {{before: End, after: End}} */ ends) {
  const last = knots.length - 1;
  return (/** @type {number} */ place) => {
    const isEnd = place === 0 || place === last;
    const end = place === 0 ? ends.before : ends.after;
    if (last === 0 || (isEnd && end === "held")) return 0;
    if (isEnd && end === "continued") return secant(knots, Math.min(place, last - 1));
    // Repeated keyframes: the segment at the other end is the neighbor.
    const [before, after] = [place > 0 ? place - 1 : last - 1, place < last ? place : 0];
    return mean([before, after].map((segment) => ({ slope: secant(knots, segment), length: knots[segment + 1].at - knots[segment].at })));
  };
}

function mean(/** @type {{slope: number, length: number}[]} */ [before, after]) {
  if (before.slope * after.slope <= 0) return 0;
  const [first, second] = [2 * after.length + before.length, after.length + 2 * before.length];
  return (first + second) / (first / before.slope + second / after.slope);
}
