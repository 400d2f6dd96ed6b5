// @ts-check
/** Checks the structure of a keyframe layout. The engine checks whether it can be shown. */

import { MOTION } from "../state/motion-style.js";

const isObject = (/** @type {any} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);
const areNumbers = (/** @type {any} */ value) => isObject(value) && Object.values(value).every(Number.isFinite);
/** Whether an object has these members only. */
const hasOnly = (/** @type {string} */ names) => (/** @type {any} */ value) => isObject(value) && Object.keys(value).every((name) => names.split(",").includes(name));
const isPartOfLength = hasOnly("fraction,of,points");
const hasAxesOnly = hasOnly("x,y,z");
/** @type {(value: any) => boolean} */
const isLength = (value) => {
  if (Array.isArray(value)) return value.every(isLength);
  return Number.isFinite(value) || (isPartOfLength(value) && areNumbers({ ...value, of: 0 }));
};
const isCurve = (/** @type {any} */ value) => Array.isArray(value) && value.length === 4 && value.every(Number.isFinite) && value[0] >= 0 && value[0] <= 1 && value[2] >= 0 && value[2] <= 1;
const isText = (/** @type {any} */ value) => typeof value === "string";
/** The engine checks these values. */
const isAny = () => true;

const ADDITION = {
  at: Number.isFinite, x: isLength, y: isLength, width: isLength, height: isLength, depth: isLength, cornerRadius: isLength,
  scale: Number.isFinite, opacity: Number.isFinite, rotation: (/** @type {any} */ value) => areNumbers(value) && hasAxesOnly(value), appearance: areNumbers,
};
const KEYFRAME = { ...ADDITION, curve: isCurve };
/** @type {(value: any) => boolean} */
const areAdditions = (value) => Array.isArray(value) && value.every((each) => flawIn(each, ADDITION, "at", "keyframe") === undefined);
const ADDITIONS = { pitch: isAny, keyframes: areAdditions, spacing: isAny, anchor: hasAxesOnly, eyeDistance: isAny };
const PARAMETER = {
  name: isText, default: Number.isFinite, minimum: Number.isFinite, maximum: Number.isFinite, description: isAny, unit: isAny,
  adds: (/** @type {any} */ value) => flawIn(value, ADDITIONS, "", "adds") === undefined,
};
/** @type {(value: any) => boolean} */
const areParameters = (value) => Array.isArray(value) && value.every((each) =>
  flawIn(each, PARAMETER, "name", "parameter") === undefined && areNumbers({ default: each.default, minimum: each.minimum, maximum: each.maximum }) && isObject(each.adds));
const LAYOUT = {
  parameters: areParameters, pitch: isLength, name: isText, description: isText, eyeDistance: isLength, spacing: isLength,
  anchor: hasAxesOnly, removal: hasOnly("edges,distance"),
  ...Object.fromEntries("$schema,axis,keyframes,before,after,smooth,order,stacked,perspective,hidesBacks,snaps,paged".split(",").map((name) => [name, isAny])),
  ...Object.fromEntries(MOTION.map((name) => [name, isAny])),
};

/**
 * The path of the first invalid value, such as `keyframes[0].at`; undefined if the layout is valid.
 * @param {any} layout
 * @returns {string | undefined}
 */
export function flawOf(layout) {
  if (!isObject(layout)) return "the whole";
  const { keyframes } = layout;
  if (!Array.isArray(keyframes) || keyframes.length === 0) return "keyframes";
  const flaws = keyframes.map((keyframe, place) => flawIn(keyframe, KEYFRAME, "at", `keyframes[${place}]`));
  return flawIn(layout, LAYOUT, "pitch") ?? flaws.find(Boolean);
}

/**
 * The path of the first member with an invalid value or an unknown name.
 * @param {any} value
 * @param {Record<string, (value: any) => boolean>} kinds checks of the allowed members
 * @param {string} needed the required member
 * @param {string} [path] path of the object
 */
function flawIn(value, kinds, needed, path) {
  if (!isObject(value)) return path;
  const name = Object.keys(kinds).find((name) => (name in value || name === needed) && !kinds[name](value[name]))
    ?? Object.keys(value).find((name) => !Object.hasOwn(kinds, name));
  return name && [path, name].filter(Boolean).join(".");
}
