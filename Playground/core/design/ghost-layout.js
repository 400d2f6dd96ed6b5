// @ts-check
/**
 * The layout of the ghosts: one item for each distance, with the pose that the designed layout has there. Lengths are in
 * points, so that the ghosts' view may be larger than the screen.
 *
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {import("../state/size.js").Size} Size
 */

import { anchorOf, eyeDistanceOf, points, pointsAt } from "./points.js";
import { placeOf, PROPERTIES, valueAt } from "./shape.js";

/** Maximum distance of a ghost that has no keyframe yet, in items. */
const REACH = 2;
/** Maximum number of ghosts: a layout has at most 64 keyframes, of which two are beyond the ghosts. */
const MOST = 62;
/** The place of items beyond the ghosts, outside every screen. In points. */
const FAR = 50_000;
/** The scroll distance between two ghosts. In points. */
const PITCH = 100;

/** The distances that have a ghost: all keyframes, and whole distances near the current item. */
export function distancesOf(/** @type {Layout} */ layout) {
  const { keyframes, before = "continued", after = "continued" } = layout;
  const [first, last] = [keyframes[0].at, keyframes[keyframes.length - 1].at];
  const isShown = (/** @type {number} */ at) => (at > first || before === "continued") && (at < last || after === "continued");
  const whole = Array.from({ length: 2 * REACH + 1 }, (_, place) => place - REACH).filter((at) => placeOf(layout, at) < 0 && isShown(at));
  const nearest = [...keyframes.map(({ at }) => at), ...whole].sort((one, other) => Math.abs(one) - Math.abs(other));
  return nearest.slice(0, MOST).sort((one, other) => one - other);
}

/** @param {Layout} layout @param {number[]} distances @param {Size} screen @returns {Layout} */
export function ghostLayout(layout, distances, screen) {
  const { axis, order, perspective } = layout;
  const poses = distances.map((at, place) => ({ ...poseAt(layout, at, screen), at: place }));
  const beyond = [{ ...poses[0], at: -1, x: -FAR }, { ...poses[poses.length - 1], at: poses.length, x: FAR }];
  return {
    axis, pitch: PITCH, smooth: false, before: "held", after: "held", ...(order && { order }), ...(perspective && { perspective }),
    anchor: anchorOf(layout, screen), eyeDistance: eyeDistanceOf(layout, screen), keyframes: [beyond[0], ...poses, beyond[1]],
  };
}

/** @param {Layout} layout @param {number} at @param {Size} screen */
function poseAt(layout, at, screen) {
  const value = (/** @type {string} */ key) => valueAt(layout, PROPERTIES[key], at);
  const pose = {
    x: pointsAt(layout, "x", at, screen), y: pointsAt(layout, "y", at, screen), depth: pointsAt(layout, "depth", at, screen),
    width: pointsAt(layout, "width", at, screen), height: pointsAt(layout, "height", at, screen),
    scale: value("scale"), rotation: { x: value("turnX"), y: value("turnY"), z: value("turnZ") },
    cornerRadius: pointsAt(layout, "cornerRadius", at, screen),
  };
  const along = layout.axis === "vertical" ? "y" : "x";
  return layout.stacked ? { ...pose, [along]: pose[along] + stackedMiddle(layout, at, screen) } : pose;
}

/**
 * The distance of a stacked item's middle from that of the current item: half of both, and the items between them.
 * @param {Layout} layout
 * @param {number} at
 * @param {Size} screen
 */
function stackedMiddle(layout, at, screen) {
  const key = layout.axis === "vertical" ? "height" : "width";
  const spacing = points(layout.spacing ?? 0, key, screen);
  const extent = (/** @type {number} */ whole) => pointsAt(layout, key, whole, screen) * valueAt(layout, PROPERTIES.scale, whole) + spacing;
  const [sign, count] = [Math.sign(at), Math.abs(at)];
  const between = Array.from({ length: Math.ceil(count) }, (_, index) => (extent(sign * index) + extent(sign * (index + 1))) / 2);
  return sign * between.reduce((sum, length, index) => sum + length * Math.min(1, count - index), 0);
}
