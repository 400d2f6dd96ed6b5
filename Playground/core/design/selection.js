// @ts-check
/** Changes of several keyframes at once, and of their mirror images. */

import { isSame } from "../state/values.js";
import { withMirrored } from "./design.js";
import { extentIn, pointsAt, usualExtent } from "./points.js";
import { extentOf, lengthOf, placeOf, propertiesOf, rounded, valueAt, withKeyframe, withoutKeyframe, withValue } from "./shape.js";

/** @typedef {import("./shape.js").Layout} Layout */

/** Sets a property of all selected keyframes. */
export const withValues = (/** @type {Layout} */ layout, /** @type {import("./shape.js").Property} */ property, /** @type {number[]} */ selected, /** @type {number | undefined} */ value) => selected.reduce((changed, at) => withValue(changed, property, at, value), layout);

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

/** Replaces the keyframes on the other side of the current item by mirror images. */
export const withMirrorImages = (/** @type {Layout} */ layout, /** @type {number[]} */ selected) =>
  selected.filter((at) => at !== 0 && placeOf(layout, at) >= 0).reduce(withMirrored, layout);

/** Removes keyframes, except the last one. */
export const withoutKeyframes = (/** @type {Layout} */ layout, /** @type {number[]} */ selected) =>
  selected.reduce((left, at) => (left.keyframes.length > 1 ? withoutKeyframe(left, at) : left), layout);

/** Differences of two values that come from arithmetic alone. */
const STILL = 1e-6;

/**
 * A changed layout in which only the held keyframes have moved: other keyframes that followed their values are given their own,
 * the nearest first.
 * @param {Layout} before
 * @param {Layout} after
 * @param {number[]} held distances of keyframes
 */
export const withOthersKept = (before, after, held) =>
  Object.entries({ ...propertiesOf(before), ...propertiesOf(after) }).reduce((kept, each) => withOneKept(before, kept, each, held), after);

/** @typedef {[key: string, property: import("./shape.js").Property]} Entry */

/** @param {Layout} before @param {Layout} after @param {Entry} entry @param {number[]} held */
function withOneKept(before, after, entry, held) {
  const [, property] = entry;
  if (isSame(...[before, after].map(({ keyframes }) => keyframes.map((each) => [each.at, property.get(each)])))) return after;
  const nearness = (/** @type {number} */ at) => Math.min(...held.map((other) => Math.abs(at - other)));
  let kept = after;
  const left = after.keyframes.map(({ at }) => at).filter((at) => !held.includes(at) && placeOf(before, at) >= 0)
    .sort((one, other) => nearness(one) - nearness(other));
  for (let at; (at = left.find((each) => hasMoved(before, kept, entry, each))) !== undefined; left.splice(left.indexOf(at), 1)) {
    const own = ownValue(before, entry, at, extentOf(before, property) ?? extentOf(after, property));
    kept = withKeyframe(kept, at, (keyframe) => property.set(keyframe, own));
  }
  return kept;
}

/** Two screens without equal extents: a length that is equal on both is equal on all, except on smooth curves. */
const SCREENS = [{ width: 400, height: 875 }, { width: 900, height: 600 }];

/** A value that a keyframe follows, as its own. */
function ownValue(/** @type {Layout} */ layout, /** @type {Entry} */ [key, property], /** @type {number} */ at, /** @type {string=} */ of) {
  const [number, other] = numbersAt(layout, [key, property], at);
  if (!property.isLength) return number;
  const extent = /** @type {any} */ (!of || of === "own" ? usualExtent(layout, key) : of);
  const [one, another] = SCREENS.map((screen) => extentIn(screen, extent));
  const fraction = (other - number) / (another - one);
  return lengthOf({ fraction, of, points: rounded(number - fraction * one) });
}

/** The numbers of a value: a length has one for each screen. */
const numbersAt = (/** @type {Layout} */ layout, /** @type {Entry} */ [key, property], /** @type {number} */ at) =>
  (property.isLength ? SCREENS.map((screen) => pointsAt(layout, /** @type {any} */ (key), at, screen)) : [valueAt(layout, property, at)]);

/** @param {Layout} one @param {Layout} other @param {Entry} entry @param {number} at */
function hasMoved(one, other, entry, at) {
  const [before, after] = [one, other].map((layout) => numbersAt(layout, entry, at));
  return before.some((number, place) => Math.abs(number - after[place]) > STILL);
}
