// @ts-check
/**
 * Keyframe layouts with other values of their parameters.
 *
 * @typedef {import("./shape.js").Layout} Layout
 */

import { isMotion, motionOf } from "../state/motion-style.js";

/** Number of significant digits: rounding errors of sums stay out. */
const DIGITS = 12;

const rounded = (/** @type {number} */ value) => Number(value.toPrecision(DIGITS)) || 0;

/** @returns {Map<string, number>} The terms of a length: its fractions by their extents, and its points. */
function termsOf(/** @type {any} */ length) {
  const terms = new Map();
  const add = (/** @type {string} */ extent, /** @type {number} */ value) => terms.set(extent, (terms.get(extent) ?? 0) + value);
  for (const part of [length].flat(Infinity)) {
    if (typeof part === "number") add("points", part);
    else {
      if (part.fraction) add(part.of ?? "own", part.fraction);
      if (part.points) add("points", part.points);
    }
  }
  return terms;
}

/** A length, or a number, plus a multiple of another one. */
function sum(/** @type {any} */ value, /** @type {any} */ addition, /** @type {number} */ factor) {
  const terms = termsOf(value);
  for (const [extent, part] of termsOf(addition)) terms.set(extent, (terms.get(extent) ?? 0) + part * factor);
  const points = rounded(terms.get("points") ?? 0);
  terms.delete("points");
  const fractions = [...terms].map(([of, fraction]) => ({ fraction: rounded(fraction), ...(of !== "own" && { of }) })).filter(({ fraction }) => fraction !== 0);
  if (fractions.length === 0) return points;
  const [first, ...rest] = fractions;
  const start = points === 0 ? first : { ...first, points };
  return rest.length === 0 ? start : [start, ...rest];
}

/** Members whose values are objects of lengths or numbers. */
const GROUPS = ["rotation", "appearance", "anchor"];

/** @returns {any} An object with multiples of another one's values added. */
const added = (/** @type {any} */ object, /** @type {any} */ additions, /** @type {number} */ factor) => ({
  ...object, ...Object.fromEntries(Object.entries(additions).filter(([name]) => name !== "at" && name !== "keyframes").map(([name, addition]) =>
    [name, GROUPS.includes(name) ? added(object[name] ?? {}, addition, factor) : sum(object[name] ?? 0, addition, factor)])),
});

/**
 * A layout whose numbers and defaults are those for some values of its parameters.
 * @param {Layout} layout
 * @param {Record<string, number>} values by the parameters' names
 * @returns {Layout}
 */
export function tuned(layout, values) {
  const motion = motionOf(layout);
  /** @type {Layout} */
  let changed = { ...layout, ...Object.fromEntries(Object.entries(values).filter(([name, value]) => isMotion(name) && motion[name] !== value)) };
  for (const { name, default: standard, adds } of layout.parameters ?? []) {
    const factor = (values[name] ?? standard) - standard;
    if (factor === 0) continue;
    const additions = new Map(adds.keyframes?.map((keyframe) => [keyframe.at, keyframe]));
    // The default distance of the eye is in points.
    const start = adds.eyeDistance ? { eyeDistance: 1500, ...changed } : changed;
    changed = { ...added(start, adds, factor), keyframes: changed.keyframes.map((keyframe) => added(keyframe, additions.get(keyframe.at) ?? {}, factor)) };
  }
  return layout.parameters ? { ...changed, parameters: layout.parameters.map((each) => ({ ...each, default: values[each.name] ?? each.default })) } : changed;
}

/**
 * The parameters of a layout with other keyframes: a parameter can only add to values that a keyframe sets. A parameter that
 * would have no effect is left out.
 * @param {NonNullable<Layout["parameters"]>} parameters
 * @param {Layout["keyframes"]} keyframes
 */
export const keptParameters = (parameters, keyframes) => parameters.flatMap((parameter) => {
  const { keyframes: additions = [], ...others } = parameter.adds;
  const left = additions.map((each) => common(each, keyframes.find(({ at }) => at === each.at))).filter((each) => Object.keys(each).length > 1);
  const adds = { ...others, ...(left.length > 0 && { keyframes: left }) };
  return Object.keys(adds).length > 0 ? [{ ...parameter, adds }] : [];
});

/** @returns {any} The members of an object that another one has as well. */
const common = (/** @type {any} */ object, /** @type {any} */ other = {}) => Object.fromEntries(Object.entries(object).filter(([name]) => name in other)
  .map(([name, value]) => [name, GROUPS.includes(name) ? common(value, other[name]) : value])
  .filter(([name, value]) => !GROUPS.includes(name) || Object.keys(value).length > 0));

/** @returns {Layout} A layout without parameters, with the numbers for some values of them. */
export function fixed(/** @type {Layout} */ layout, /** @type {Record<string, number>} */ values) {
  const { parameters: _, ...plain } = tuned(layout, values);
  return plain;
}
