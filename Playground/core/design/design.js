// @ts-check
/**
 * Changes of a design. A design is a frozen value: each function returns another one.
 *
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {import("./shape.js").Keyframe} Keyframe
 */

import { isSame } from "../state/values.js";
import { reversed } from "./easing.js";
import { mirrored } from "./pasteboard.js";
import { placeOf, withKeyframe, withReplaced } from "./shape.js";

/** The name of a design without one. */
export const UNNAMED = "My layout";

export const nameOfDesign = (/** @type {Layout | null} */ design) => design?.name ?? UNNAMED;

/** A name in lowercase letters and digits of any script, with dashes. */
const dashed = (/** @type {string} */ name) => name.normalize().toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

/**
 * The name of a file about a layout, without its ending.
 * @param {string | {name?: string}} layout the name of a built-in layout, or a design
 */
export const fileName = (layout) => (typeof layout === "string" ? `fanfold-${layout}` : dashed(layout.name ?? UNNAMED) || "layout");

/**
 * The name of a design in code, with an ending that no built-in layout has.
 * @param {{name?: string}} design
 */
export const codeName = ({ name }) => `${dashed(name ?? "own").replace(/^[-\p{M}\p{N}]+|-?layout-?$/gu, "") || "own"}-layout`;

/** A design as the text of a file. */
export const fileText = (/** @type {Layout} */ layout) => `${JSON.stringify(layout, null, 2)}\n`;

/** Whether two layouts differ by a single edit: it is shown at once, without a transition. */
export const isNear = (/** @type {any} */ one, /** @type {any} */ other) => Array.isArray(one?.keyframes) && Array.isArray(other?.keyframes)
  && one.axis === other.axis && Math.abs(one.keyframes.length - other.keyframes.length) < 2
  && (one.description === other.description || isSame(one.keyframes, other.keyframes));

/** The distance of the nearest keyframe. */
export const nearestKeyframe = (/** @type {Layout} */ { keyframes }, /** @type {number} */ at) =>
  keyframes.reduce((best, keyframe) => (Math.abs(keyframe.at - at) < Math.abs(best - at) ? keyframe.at : best), keyframes[0].at);

/** The distance of a new keyframe: the middle of the gap after a keyframe, or a step beyond the last. */
export const distanceAfter = (/** @type {Layout} */ { keyframes }, /** @type {number} */ at) => (at + (keyframes.find((keyframe) => keyframe.at > at)?.at ?? at + 2)) / 2;

/**
 * Replaces the keyframe on the other side of the current item by the mirror image of a keyframe, the numbers that parameters add
 * to it, and the curves to both.
 * @param {Layout} layout
 * @param {number} at
 */
export function withMirrored(layout, at) {
  const { curve: _, ...pose } = layout.keyframes[placeOf(layout, at)];
  const both = withReplaced(withMirroredAdditions(layout, at), mirrored(pose, layout.axis));
  const ways = [at, both.keyframes[placeOf(both, at) - 1]?.at].filter((from) => from !== undefined && nextOf(both, from) !== undefined);
  return ways.reduce((eased, from) => withCurve(eased, from, both.keyframes[placeOf(both, from)].curve), both);
}

/** @param {Layout} layout @param {number} at @returns {Layout} */
function withMirroredAdditions(layout, at) {
  const added = (/** @type {Keyframe[]} */ additions) => [
    ...additions.filter((each) => each.at !== negative(at)), ...additions.filter((each) => each.at === at).map((each) => mirrored(each, layout.axis)),
  ].sort((one, other) => one.at - other.at);
  const parameters = layout.parameters?.map(({ adds, ...each }) => ({ ...each, adds: { ...adds, ...(adds.keyframes && { keyframes: added(adds.keyframes) }) } }));
  return { ...layout, ...(parameters && { parameters }) };
}

/**
 * The layout along the other axis: positions, sizes and rotations about x and y exchange, so that items stand one below the
 * other where they stood side by side. Parts of the width become parts of the height.
 * @param {Layout} layout
 * @returns {Layout}
 */
export function withOtherAxis(layout) {
  const axis = layout.axis === "vertical" ? "horizontal" : "vertical";
  const parameters = layout.parameters?.map((each) => ({ ...each, adds: turnedNumbers(each.adds) }));
  return turnedLengths({ ...turnedNumbers(layout), axis, ...(parameters && { parameters }) });
}

/**
 * The numbers of a layout, or those that a parameter adds, along the other axis.
 * @param {{anchor?: any, keyframes?: Keyframe[], [name: string]: any}} numbers
 */
const turnedNumbers = ({ anchor, keyframes, ...numbers }) => ({
  ...numbers, ...(anchor && { anchor: exchanged(anchor, "x", "y") }), ...(keyframes && { keyframes: keyframes.map(turnedKeyframe) }),
});

function turnedKeyframe(/** @type {Keyframe} */ keyframe) {
  const { rotation, ...turned } = exchanged(exchanged(keyframe, "x", "y"), "width", "height");
  if (!rotation) return turned;
  // The exchange of two axes is a reflection: all angles change their sign.
  const angles = Object.entries(exchanged(rotation, "x", "y")).map(([about, angle]) => [about, -angle || 0]);
  return { ...turned, rotation: Object.fromEntries(angles) };
}

/** A copy with the values of two members exchanged. */
function exchanged(/** @type {any} */ object, /** @type {string} */ one, /** @type {string} */ other) {
  const { [one]: first, [other]: second, ...rest } = object;
  return { ...rest, ...(second !== undefined && { [one]: second }), ...(first !== undefined && { [other]: first }) };
}

/** @returns {any} Exchanges the extents of all lengths. */
function turnedLengths(/** @type {any} */ value) {
  if (Array.isArray(value)) return value.map(turnedLengths);
  if (typeof value !== "object" || value === null) return value;
  const turned = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turnedLengths(part)]));
  return typeof turned.of === "string" ? { ...turned, of: { width: "height", height: "width" }[turned.of] ?? turned.of } : turned;
}

/**
 * Eases the way from a keyframe to the next one, and its mirror image on the other side of the current item if it exists.
 * @param {Layout} layout
 * @param {number} from
 * @param {import("./easing.js").Curve | undefined} curve undefined for the layout's own interpolation
 * @returns {Layout}
 */
export function withCurve(layout, from, curve) {
  const to = nextOf(layout, from);
  if (to === undefined) return layout;
  const eased = withOneCurve(layout, from, curve);
  // A way across the current item is its own mirror image.
  return nextOf(layout, -to) === -from && from + to !== 0 ? withOneCurve(eased, negative(to), curve && reversed(curve)) : eased;
}

/** The distance of the next keyframe. */
const nextOf = (/** @type {Layout} */ layout, /** @type {number} */ at) => (placeOf(layout, at) < 0 ? undefined : layout.keyframes[placeOf(layout, at) + 1]?.at);
const negative = (/** @type {number} */ at) => -at || 0;

/** @param {Layout} layout @param {number} at @param {import("./easing.js").Curve | undefined} curve */
const withOneCurve = (layout, at, curve) => withKeyframe(layout, at, (keyframe) => {
  if (curve) keyframe.curve = curve;
  else delete keyframe.curve;
});
