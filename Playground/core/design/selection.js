// @ts-check
/** Changes of several keyframes at once, and of their mirror images. */

import { withMirrored } from "./design.js";
import { placeOf, propertiesOf, valueAt, withoutKeyframe, withValue } from "./shape.js";

/** @typedef {import("./shape.js").Layout} Layout */

/** Sets a property of all selected keyframes. @param {Layout} layout @param {import("./shape.js").Property} property @param {number[]} selected @param {number | undefined} value */
export const withValues = (layout, property, selected, value) => selected.reduce((changed, at) => withValue(changed, property, at, value), layout);

/**
 * Gives a keyframe some values. The values of the other selected keyframes change by the same differences.
 * @param {Layout} layout
 * @param {number} at
 * @param {number[]} selected
 * @param {Record<string, number>} values by the names of properties
 */
export function withShifts(layout, at, selected, values) {
  return Object.entries(values).reduce((changed, [key, value]) => {
    const property = propertiesOf(layout)[key];
    const by = value - valueAt(layout, property, at);
    const shifted = (/** @type {number} */ other) => Math.min(Math.max(valueAt(layout, property, other) + by, property.minimum), property.maximum);
    return selected.reduce((next, other) => (other === at ? next : withValue(next, property, other, shifted(other))), withValue(changed, property, at, value));
  }, layout);
}

/** Replaces the keyframes on the other side of the current item by mirror images. @param {Layout} layout @param {number[]} selected */
export const withMirrorImages = (layout, selected) =>
  selected.filter((at) => at !== 0 && placeOf(layout, at) >= 0).reduce(withMirrored, layout);

/** Removes keyframes, except the last one. @param {Layout} layout @param {number[]} selected */
export const withoutKeyframes = (layout, selected) =>
  selected.reduce((left, at) => (left.keyframes.length > 1 ? withoutKeyframe(left, at) : left), layout);
