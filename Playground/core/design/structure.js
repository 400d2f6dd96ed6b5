// @ts-check
/** Checks the structure of a keyframe layout. The engine checks whether it can be shown. */

const isObject = (/** @type {any} */ value) => typeof value === "object" && value !== null && !Array.isArray(value);
const areNumbers = (/** @type {any} */ value) => isObject(value) && Object.values(value).every(Number.isFinite);
/** @type {(value: any) => boolean} */
const isLength = (value) => {
  if (Array.isArray(value)) return value.every(isLength);
  return Number.isFinite(value) || (isObject(value) && areNumbers({ ...value, of: 0 }));
};
const isCurve = (/** @type {any} */ value) => Array.isArray(value) && value.length === 4 && value.every(Number.isFinite) && value[0] >= 0 && value[0] <= 1 && value[2] >= 0 && value[2] <= 1;
const isText = (/** @type {any} */ value) => typeof value === "string";

const KEYFRAME = {
  at: Number.isFinite, x: isLength, y: isLength, width: isLength, height: isLength, depth: isLength, cornerRadius: isLength,
  scale: Number.isFinite, opacity: Number.isFinite, rotation: areNumbers, appearance: areNumbers, curve: isCurve,
};
/** @type {(value: any) => boolean} */
const areParameters = (value) => Array.isArray(value) && value.every((each) => isObject(each) && isText(each.name)
  && areNumbers({ default: each.default, minimum: each.minimum, maximum: each.maximum }) && isObject(each.adds) && areKeyframes(each.adds.keyframes ?? []));
/** @type {(value: any) => boolean} */
const areKeyframes = (value) => Array.isArray(value) && value.every((each) => flawIn(each, KEYFRAME, "at", "keyframe") === undefined);
const LAYOUT = { parameters: areParameters, pitch: isLength, name: isText, description: isText, eyeDistance: isLength, spacing: isLength };

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
 * @param {any} value
 * @param {Record<string, (value: any) => boolean>} kinds checks of the allowed members
 * @param {string} needed the required member
 * @param {string} [path] path of the object
 */
function flawIn(value, kinds, needed, path) {
  if (!isObject(value)) return path;
  const name = Object.keys(kinds).find((name) => (name in value || name === needed) && !kinds[name](value[name]));
  return name && [path, name].filter(Boolean).join(".");
}
