// @ts-check
/**
 * Keyframe layouts with other values of their parameters.
 *
 * @typedef {import("./shape.js").Layout} Layout
 */

/** Number of significant digits: rounding errors of sums stay out. */
const DIGITS = 12;

const rounded = (/** @type {number} */ value) => Number(value.toPrecision(DIGITS)) || 0;

/** The terms of a length: its fractions by their extents, and its points. @param {any} length @returns {Map<string, number>} */
function termsOf(length) {
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

/** A length, or a number, plus a multiple of another one. @param {any} value @param {any} addition @param {number} factor */
function sum(value, addition, factor) {
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

/** An object with multiples of another one's values added. @param {any} object @param {any} additions @param {number} factor @returns {any} */
const added = (object, additions, factor) => ({
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
  let changed = layout;
  for (const { name, default: standard, adds } of layout.parameters ?? []) {
    const factor = (values[name] ?? standard) - standard;
    if (factor === 0) continue;
    const additions = new Map(adds.keyframes?.map((keyframe) => [keyframe.at, keyframe]));
    // The default distance of the eye is in points.
    const start = adds.eyeDistance ? { eyeDistance: 1500, ...changed } : changed;
    changed = { ...added(start, adds, factor), keyframes: changed.keyframes.map((keyframe) => added(keyframe, additions.get(keyframe.at) ?? {}, factor)) };
  }
  return layout.parameters ? { ...changed, parameters: layout.parameters.map((each) => ({ ...each, default: values[each.name] ?? each.default })) } : layout;
}

/** A layout without parameters, with the numbers for some values of them. @param {Layout} layout @param {Record<string, number>} values @returns {Layout} */
export function fixed(layout, values) {
  const { parameters: _, ...plain } = tuned(layout, values);
  return plain;
}
