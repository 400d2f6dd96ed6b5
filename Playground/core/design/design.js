// @ts-check
/**
 * Changes of a design. A design is a frozen value: each function returns another one.
 *
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {import("./shape.js").Keyframe} Keyframe
 */

import { withEasing } from "./easing.js";
import { mirrored } from "./pasteboard.js";
import { placeOf, withKeyframe, withoutKeyframe } from "./shape.js";

/** The name of a design without one. */
export const UNNAMED = "My layout";

/** @param {Layout | null} design */
export const nameOfDesign = (design) => design?.name ?? UNNAMED;

/** The name of a design's file, without extension. @param {{name?: string}} layout */
export const fileName = ({ name = "layout" }) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "layout";

/** A design as the text of a file. @param {Layout} layout */
export const fileText = (layout) => `${JSON.stringify(layout, null, 2)}\n`;

/** Whether two layouts differ by a single edit: it is shown at once, without a transition. @param {any} one @param {any} other */
export const isNear = (one, other) => Array.isArray(one?.keyframes) && Array.isArray(other?.keyframes)
  && one.axis === other.axis && Math.abs(one.keyframes.length - other.keyframes.length) < 2 && one.description === other.description;

/** The distance of the nearest keyframe. @param {Layout} layout @param {number} at */
export const nearestKeyframe = ({ keyframes }, at) =>
  keyframes.reduce((best, keyframe) => (Math.abs(keyframe.at - at) < Math.abs(best - at) ? keyframe.at : best), keyframes[0].at);

/** The distance of a new keyframe: the middle of the gap after a keyframe, or a step beyond the last. @param {Layout} layout @param {number} at */
export const distanceAfter = ({ keyframes }, at) => (at + (keyframes.find((keyframe) => keyframe.at > at)?.at ?? at + 2)) / 2;

/** Replaces a keyframe, or adds it. @param {Layout} layout @param {Keyframe} keyframe */
export const withReplaced = (layout, keyframe) =>
  withKeyframe(withoutKeyframe(layout, keyframe.at), keyframe.at, (made) => Object.assign(made, structuredClone(keyframe)));

/** Replaces the keyframe on the other side of the current item by the mirror image of a keyframe. @param {Layout} layout @param {number} at */
export const withMirrored = (layout, at) => withReplaced(layout, mirrored(layout.keyframes[placeOf(layout, at)], layout.axis));

/**
 * The layout along the other axis: positions, sizes and rotations about x and y exchange, so that items stand one below the
 * other where they stood side by side. Parts of the width become parts of the height.
 * @param {Layout} layout
 * @returns {Layout}
 */
export function withOtherAxis(layout) {
  const axis = layout.axis === "vertical" ? "horizontal" : "vertical";
  const anchor = layout.anchor && exchanged(layout.anchor, "x", "y");
  return turnedLengths({
    ...layout, axis, ...(anchor && { anchor }),
    keyframes: layout.keyframes.map((keyframe) => {
      const { rotation, ...turned } = exchanged(exchanged(keyframe, "x", "y"), "width", "height");
      if (!rotation) return turned;
      // The exchange of two axes is a reflection: all angles change their sign.
      const angles = Object.entries(exchanged(rotation, "x", "y")).map(([about, angle]) => [about, -angle || 0]);
      return { ...turned, rotation: Object.fromEntries(angles) };
    }),
  });
}

/** A copy with the values of two members exchanged. @param {any} object @param {string} one @param {string} other */
function exchanged(object, one, other) {
  const { [one]: first, [other]: second, ...rest } = object;
  return { ...rest, ...(second !== undefined && { [one]: second }), ...(first !== undefined && { [other]: first }) };
}

/** Exchanges the extents of all lengths. @param {any} value @returns {any} */
function turnedLengths(value) {
  if (Array.isArray(value)) return value.map(turnedLengths);
  if (typeof value !== "object" || value === null) return value;
  const turned = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turnedLengths(part)]));
  return typeof turned.of === "string" ? { ...turned, of: { width: "height", height: "width" }[turned.of] ?? turned.of } : turned;
}

/** The distances of the keyframes between two others. @param {Layout} layout @param {number} from @param {number} to */
const between = ({ keyframes }, from, to) => keyframes.map(({ at }) => at).filter((at) => at > from && at < to).join();

/**
 * The latest easing: the distances of its ends, and of the keyframes between them.
 * @typedef {{from: number, to: number, between: string}} Eased
 */

/**
 * Eases the way from a keyframe to the next one; another curve replaces the keyframes of the first. Undefined if there is no next.
 * @param {Layout} layout
 * @param {number} from
 * @param {import("./easing.js").Curve} curve
 * @param {Eased} [last]
 * @returns {{layout: Layout, eased: Eased} | undefined}
 */
export function withCurve(layout, from, curve, last) {
  const isAgain = last?.from === from && last.between === between(layout, from, last.to);
  const to = isAgain ? last.to : layout.keyframes[placeOf(layout, from) + 1]?.at;
  if (to === undefined) return undefined;
  const changed = withEasing(layout, from, to, curve);
  return { layout: changed, eased: { from, to, between: between(changed, from, to) } };
}
