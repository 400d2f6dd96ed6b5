// @ts-check
/** The differences of two views' layouts and parameters, in words. */

import { inWords, shortUnit, written } from "../words.js";

/** @typedef {import("fanfold-view").FanfoldView} FanfoldView */

/**
 * The values of a layout as JSON, by their paths in words. Keyframes are named after their distances.
 * @param {any} value
 * @param {string[]} path
 * @returns {[string, string][]}
 */
function facts(value, path = []) {
  if (typeof value !== "object" || value === null) return [[path.join(", "), `${value}`.replace("-", "−")]];
  return Object.entries(value).filter(([key]) => key !== "at")
    .flatMap(([key, part]) => facts(part, [...path, path[0] === "Keyframes" && part?.at !== undefined ? `at ${part.at}` : path.length > 0 ? key : inWords(key)]));
}

/** @param {FanfoldView} view @returns {Map<string, string>} */
function factsOf({ layout, parameterDescriptors }) {
  const isOwn = typeof layout === "object";
  const parameters = parameterDescriptors.map(({ name, value, unit }) =>
    /** @type {const} */ ([isOwn ? `Parameters, ${inWords(name).toLowerCase()}` : inWords(name), `${written(value)} ${shortUnit(unit)}`.trim()]));
  return new Map([...isOwn ? facts(layout) : [/** @type {const} */ (["Layout", inWords(layout.replaceAll("-", " "))])], ...parameters]);
}

/** The label and both values of each difference; a missing value is a dash. */
export function differences(/** @type {FanfoldView} */ one, /** @type {FanfoldView} */ other) {
  const [first, second] = [factsOf(one), factsOf(other)];
  return [...new Set([...first.keys(), ...second.keys()])].filter((label) => first.get(label) !== second.get(label))
    .map((label) => [label, first.get(label) ?? "–", second.get(label) ?? "–"]);
}
