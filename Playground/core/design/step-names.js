// @ts-check
/** Names of changes of a design, such as "Item width at 0: 54 % → 40 %". */

import { inWords, written } from "../words.js";
import { MOTION, motionOf, nameOfFeels } from "../state/motion-style.js";
import { isSame } from "../state/values.js";
import { RULES } from "./rules.js";
import { numberOf, placeOf, propertiesOf, valueAt } from "./shape.js";

/** @typedef {import("./shape.js").Layout & Record<string, any>} Layout */

/** @type {Record<string, string>} The names of a layout's rules and texts. */
const NAMES = { ...RULES, name: "Name", description: "Note" };
/** Differences that are less than the precision of stored values. */
const STILL = 1e-2;

export const distanceName = (/** @type {number} */ at) => `${written(at)}`;

/** @param {Layout} one the layout before @param {Layout} other the layout after */
export function nameOfChange(one, other) {
  if (one.axis !== other.axis) return `${RULES.axis} ${one.axis} → ${other.axis}`;
  const [added, removed] = [missing(other, one), missing(one, other)];
  if (added.length > 0 || removed.length > 0) return nameOfKeyframes(added, removed);
  const parameter = other.parameters?.find(({ name, default: value }) => value !== (defaultOf(one, name) ?? value));
  if (parameter) return `${inWords(parameter.name)} ${written(defaultOf(one, parameter.name) ?? 0)} → ${written(parameter.default)}`;
  const [feel, otherFeel] = [motionOf(one), motionOf(other)];
  const felt = MOTION.filter((name) => feel[name] !== otherFeel[name]);
  if (felt.length === 1) return `${inWords(felt[0])} ${written(feel[felt[0]])} → ${written(otherFeel[felt[0]])}`;
  if (felt.length > 1) return nameOfFeels(feel, otherFeel);
  const rule = Object.keys(NAMES).find((key) => !isSame(one[key], other[key]));
  const changed = other.keyframes.flatMap((keyframe, place) => Object.values({ ...propertiesOf(one), ...propertiesOf(other) })
    .filter((property) => !isSame(property.get(keyframe), property.get(one.keyframes[place])))
    .map((property) => ({ property, at: keyframe.at, before: property.get(one.keyframes[place]), after: property.get(keyframe) })));
  // A value that a keyframe only keeps is no change of it.
  const seen = changed.filter(({ property, at }) => Math.abs(valueAt(one, property, at) - valueAt(other, property, at)) > STILL);
  const values = seen.length > 0 ? seen : changed;
  if (values.length === 1) return nameOfValue(values[0]);
  if (values.length > 1) return nameOfValues(values);
  return rule ? `${NAMES[rule]} ${inText(one[rule])} → ${inText(other[rule])}` : "Change of the layout";
}

/** @param {Layout} layout @param {string} name of a parameter */
const defaultOf = (layout, name) => layout.parameters?.find((each) => each.name === name)?.default;

/** The distances of one layout that another one lacks. */
const missing = (/** @type {Layout} */ one, /** @type {Layout} */ other) => one.keyframes.map(({ at }) => at).filter((at) => placeOf(other, at) < 0);

function nameOfKeyframes(/** @type {number[]} */ added, /** @type {number[]} */ removed) {
  if (added.length === 1 && removed.length === 0) return `Add keyframe at ${distanceName(added[0])}`;
  if (removed.length === 1 && added.length === 0) return `Remove keyframe at ${distanceName(removed[0])}`;
  return `${added.length + removed.length} keyframes`;
}

/** @param {{property: import("./shape.js").Property, at: number, before: any, after: any}} value */
function nameOfValue({ property, at, before, after }) {
  const [one, other] = [before, after].map((value) => (value === undefined ? "curve" : measure(property, value)));
  return `${inWords(property.name)} at ${distanceName(at)}: ${one} → ${other}`;
}

function nameOfValues(/** @type {{property: import("./shape.js").Property, at: number}[]} */ values) {
  const names = [...new Set(values.map(({ property }) => inWords(property.name).toLowerCase()))];
  const places = [...new Set(values.map(({ at }) => distanceName(at)))];
  return `${places.length === 1 ? `Keyframe at ${places[0]}` : `${places.length} keyframes`}: ${names.join(", ")}`;
}

function measure(/** @type {import("./shape.js").Property} */ property, /** @type {any} */ value) {
  const { unit } = property;
  return `${written(Math.round(numberOf(property, value) * 100) / 100)}${unit === "degrees" ? "°" : unit === "%" ? " %" : ""}`;
}

function inText(/** @type {any} */ value) {
  if (value === undefined) return "default";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "object") return value.fraction === undefined ? "custom" : `${written(Math.round(value.fraction * 1000) / 10)} %`;
  return `${value}`;
}
