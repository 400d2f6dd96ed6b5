// @ts-check
/**
 * Converts the current layout to keyframes: it samples the items around a settled item and decomposes each one into
 * keyframe properties. Between keyframes the result is an approximation.
 */

import { isSame } from "../../core/state/values.js";
import { FanfoldView } from "fanfold-view";
import { recordsAt } from "../../core/recording/frames.js";
import { HEIGHT, INDEX, OPACITY, TRANSFORM, WIDTH } from "../../../Web/View/numbers.js";

/** @typedef {import("../../core/design/shape.js").Layout} Layout */

/** Sampled distance from the current item, in items; larger for fading items, up to their disappearance. */
const [REACH, LONG_REACH] = [3, 12];
/** Number of sampled items; the middle one is current. */
const COUNT = 41;
const MIDDLE = (COUNT - 1) / 2;

const rounded = (/** @type {number} */ value, digits = 4) => Number(value.toFixed(digits)) || 0;

/** @param {FanfoldView} view a view that shows a named layout @param {string} name name of the new layout @returns {Promise<Layout>} */
export async function layoutOnStage(view, name) {
  const engine = await FanfoldView.makeEngine();
  const { width, height } = view.viewportSize;
  engine.setViewport(width, height, 0, 0);
  engine.setCount(COUNT, 0);
  engine.setLayout(view.layouts.indexOf(/** @type {any} */ (view.layout)), 0, 0);
  for (const [place, value] of Object.values(view.parameters).entries()) engine.setParameter(place, value, 0);
  engine.scrollToOffset(engine.restingOffset(MIDDLE), 0, 0);
  const side = Math.min(width, height);
  const items = recordsAt(engine, engine.advance(0)).map((record) => taken(record, width, height, side));
  const sorted = items.filter(({ at }) => Math.abs(at) <= LONG_REACH).sort((one, other) => one.at - other.at);
  const fades = { before: isFaded(sorted[0]), after: isFaded(sorted[sorted.length - 1]) };
  const near = sorted.filter(({ at }) => Math.abs(at) <= REACH || (at < 0 ? fades.before : fades.after));
  const pitch = engine.restingOffset(MIDDLE + 1) - engine.restingOffset(MIDDLE);
  const eye = near.find(({ nearness }) => nearness > 0)?.nearness ?? 1 / 1500;
  return {
    name, description: `Based on the ${name.toLowerCase()}`, axis: engine.isVertical() ? "vertical" : "horizontal",
    pitch: part(pitch / side), eyeDistance: rounded(1 / eye, 0), perspective: "own", order: orderOf(items),
    ...(fades.before && { before: "held" }), ...(fades.after && { after: "held" }),
    keyframes: spare(withEnds(withNeighbours(near.map(({ keyframe }) => keyframe), engine.isVertical() ? "y" : "x", pitch / side), fades)),
  };
}

/** @param {number} fraction of the shorter side @returns {any} */
const part = (fraction) => ({ fraction: rounded(fraction), of: "shorter" });

/**
 * Converts a record to a keyframe: the transform is decomposed into scale, a rotation about x, depth, and perspective
 * from above the center.
 * @param {Float64Array} record
 * @param {number} width
 * @param {number} height
 * @param {number} side
 */
function taken(record, width, height, side) {
  const at = record[INDEX] - MIDDLE;
  const m = record.subarray(TRANSFORM, TRANSFORM + 16);
  const scale = m[0];
  const turn = Math.atan2(-m[7] / (scale || 1), -m[11]);
  const nearness = Math.hypot(m[7] / (scale || 1), m[11]);
  const [x, y, depth] = [m[8] / m[11], (m[9] + Math.sin(turn)) / m[11], (m[10] - Math.cos(turn)) / m[11]];
  const keyframe = {
    at, x: part((x - width / 2) / side), y: part((y - height / 2) / side), width: part(record[WIDTH] / side),
    height: part(record[HEIGHT] / side), scale: rounded(scale), rotation: { x: rounded((turn * 180) / Math.PI, 2) },
    depth: part(depth / side), opacity: rounded(record[OPACITY]),
  };
  return { at, nearness, keyframe };
}

const isFaded = (/** @type {{keyframe: {opacity: number}}} */ { keyframe }) => keyframe.opacity < 1;

/**
 * If only one item is visible, its neighbors are one scroll step away.
 * @param {any[]} keyframes
 * @param {"x" | "y"} along
 * @param {number} pitch as a fraction of the shorter side
 */
function withNeighbours(keyframes, along, pitch) {
  const [only, ...others] = keyframes;
  if (others.length > 0) return keyframes;
  return [-1, 0, 1].map((at) => ({ ...only, at, [along]: part(only[along].fraction + at * pitch) }));
}

/**
 * Fading items are transparent at the next distance.
 * @param {any[]} keyframes
 * @param {{before: boolean, after: boolean}} fades
 */
const withEnds = (keyframes, { before, after }) => [
  ...(before ? [{ ...keyframes[0], at: keyframes[0].at - 1, opacity: 0 }] : []), ...keyframes,
  ...(after ? [{ ...keyframes[keyframes.length - 1], at: keyframes[keyframes.length - 1].at + 1, opacity: 0 }] : []),
];

/** @returns {Layout["order"]} Records are ordered from back to front. */
function orderOf(/** @type {{at: number}[]} */ items) {
  const isRising = items.every(({ at }, place) => place === 0 || at > items[place - 1].at);
  const isFalling = items.every(({ at }, place) => place === 0 || at < items[place - 1].at);
  return isRising ? "later-in-front" : isFalling ? "earlier-in-front" : "nearest-in-front";
}

/** @returns {any[]} Sets constant properties once, at the current item. */
function spare(/** @type {any[]} */ keyframes) {
  const constant = Object.keys(keyframes[0]).filter((key) => key !== "at" && keyframes.every((each) => isSame(each[key], keyframes[0][key])));
  return keyframes.map((keyframe) =>
    (keyframe.at === 0 ? keyframe : Object.fromEntries(Object.entries(keyframe).filter(([key]) => !constant.includes(key)))));
}
