// @ts-check
/**
 * The edited form of a keyframe layout: the value of each property at each distance, and functions that change it.
 * Layouts are replaced, never mutated, for undo.
 *
 * @typedef {import("fanfold-view").KeyframeLayout} Layout
 * @typedef {import("fanfold-view").Keyframe} Keyframe
 * @typedef {object} Property
 * @property {string} name label in the panel
 * @property {string} unit
 * @property {number} minimum
 * @property {number} maximum
 * @property {number} rest value if no keyframe sets it
 * @property {string} group interpolation group
 * @property {(keyframe: Keyframe) => any} get
 * @property {(keyframe: Keyframe, value: any) => void} set undefined removes the value
 * @property {boolean} [isLength]
 *
 * The panel shows lengths as a percentage of the viewport.
 * @typedef {{fraction: number, of?: string, points: number}} Parts
 */

import { easedKnots, interpolated } from "./interpolation.js";
import { keptParameters } from "./tuned.js";

const own = (/** @type {"x" | "y" | "width" | "height" | "depth" | "cornerRadius" | "scale" | "opacity"} */ key) => ({
  get: (/** @type {Keyframe} */ keyframe) => keyframe[key],
  set(/** @type {any} */ keyframe, /** @type {any} */ value) {
    if (value === undefined) delete keyframe[key];
    else keyframe[key] = value;
  },
});

const turn = (/** @type {"x" | "y" | "z"} */ axis) => ({
  get: (/** @type {Keyframe} */ keyframe) => keyframe.rotation?.[axis],
  set(/** @type {any} */ keyframe, /** @type {any} */ value) {
    const { [axis]: _, ...others } = keyframe.rotation ?? {};
    const rotation = value === undefined ? others : { ...others, [axis]: value };
    if (Object.keys(rotation).length > 0) keyframe.rotation = rotation;
    else delete keyframe.rotation;
  },
});

const appearance = (/** @type {string} */ name) => ({
  get: (/** @type {Keyframe} */ keyframe) => keyframe.appearance?.[name],
  set(/** @type {any} */ keyframe, /** @type {any} */ value) {
    const { [name]: _, ...others } = keyframe.appearance ?? {};
    const values = value === undefined ? others : { ...others, [name]: value };
    if (Object.keys(values).length > 0) keyframe.appearance = values;
    else delete keyframe.appearance;
  },
});

const length = { unit: "%", isLength: true };
const angle = { unit: "degrees", minimum: -180, maximum: 180, rest: 0, group: "rotation" };

/** @type {Record<string, Property>} All properties in the panel's order. */
export const PROPERTIES = {
  x: { ...length, ...own("x"), name: "offsetX", minimum: -200, maximum: 200, rest: 0, group: "position" },
  y: { ...length, ...own("y"), name: "offsetY", minimum: -200, maximum: 200, rest: 0, group: "position" },
  width: { ...length, ...own("width"), name: "itemWidth", minimum: 0, maximum: 200, rest: 100, group: "size" },
  height: { ...length, ...own("height"), name: "itemHeight", minimum: 0, maximum: 200, rest: 100, group: "size" },
  depth: { ...length, ...own("depth"), name: "depth", minimum: -100, maximum: 400, rest: 0, group: "depth" },
  scale: { ...own("scale"), name: "scale", unit: "fraction", minimum: 0, maximum: 3, rest: 1, group: "scale" },
  turnX: { ...angle, ...turn("x"), name: "rotationAboutX" },
  turnY: { ...angle, ...turn("y"), name: "rotationAboutY" },
  turnZ: { ...angle, ...turn("z"), name: "rotationAboutZ" },
  opacity: { ...own("opacity"), name: "opacity", unit: "fraction", minimum: 0, maximum: 1, rest: 1, group: "opacity" },
  cornerRadius: { ...length, ...own("cornerRadius"), name: "cornerRadius", minimum: 0, maximum: 50, rest: 0, group: "appearance" },
  shade: { ...appearance("shade"), name: "shade", unit: "fraction", minimum: 0, maximum: 1, rest: 0, group: "appearance" },
};

/** @returns {Record<string, Property>} All properties of a layout: those of the panel, and its custom appearance values. */
export function propertiesOf(/** @type {Layout} */ { keyframes }) {
  const names = [...new Set(keyframes.flatMap(({ appearance = {} }) => Object.keys(appearance)))].filter((name) => name !== "shade");
  return { ...PROPERTIES, ...Object.fromEntries(names.map((name) => [`appearance.${name}`, customProperty(name)])) };
}

/** @returns {Property} A custom appearance value, which cells receive as a number. */
export const customProperty = (/** @type {string} */ name) => ({ ...appearance(name), name, unit: "fraction", minimum: -10, maximum: 10, rest: 0, group: "appearance" });

/** @returns {Parts} The parts of a length. */
export function partsOf(/** @type {any} */ value) {
  if (typeof value === "number") return { fraction: 0, points: value };
  if (!Array.isArray(value)) return { fraction: value.fraction ?? 0, of: value.of, points: value.points ?? 0 };
  const parts = value.map(partsOf);
  const sum = (/** @type {"fraction" | "points"} */ key) => parts.reduce((total, part) => total + part[key], 0);
  return { fraction: sum("fraction"), of: parts.find(({ of }) => of)?.of, points: sum("points") };
}

export const lengthOf = (/** @type {Parts} */ { fraction, of, points }) =>
  ({ fraction: rounded(fraction), ...(of && of !== "own" && { of }), ...(points && { points }) });

/** Precision of stored fractions. */
const PRECISION = 1e4;
export const rounded = (/** @type {number} */ value) => Math.round(value * PRECISION) / PRECISION;

/** The number that the panel shows for a value. */
export const numberOf = (/** @type {Property} */ property, /** @type {any} */ value) => (property.isLength ? partsOf(value).fraction * 100 : value);

/**
 * The viewport extent that a property's lengths refer to, as in the other keyframes; `own` is the extent in the length's own
 * direction.
 * @param {Layout} layout
 * @param {Property} property
 */
export function extentOf(layout, property) {
  const lengths = layout.keyframes.map(property.get).filter((value) => value !== undefined).map(partsOf);
  const relative = lengths.find(({ of, fraction }) => of || fraction);
  return relative && (relative.of ?? "own");
}

/** The index of the keyframe at a distance; −1 if there is none. */
export const placeOf = (/** @type {Layout} */ layout, /** @type {number} */ at) => layout.keyframes.findIndex((keyframe) => keyframe.at === at);

/**
 * The value of a property at a distance, in the panel's unit.
 * @param {Layout} layout
 * @param {Property} property
 * @param {number} at
 */
export const valueAt = (layout, property, at) =>
  interpolatedAt(layout, property, at, (value) => numberOf(property, value)) ?? property.rest;

/**
 * A number of a property at a distance, interpolated between the keyframes that set the property; undefined if none does.
 * @param {Layout} layout
 * @param {Property} property
 * @param {number} at
 * @param {(value: any) => number} number
 */
export function interpolatedAt(layout, property, at, number) {
  const knots = layout.keyframes.filter((keyframe) => property.get(keyframe) !== undefined)
    .map((keyframe) => ({ at: keyframe.at, value: number(property.get(keyframe)) }));
  if (knots.length === 0) return undefined;
  const ends = { before: endOf(layout, property, "before", knots), after: endOf(layout, property, "after", knots) };
  const value = (/** @type {import("./interpolation.js").Knot[]} */ through) => (/** @type {number} */ distance) => interpolated(through, isSmooth(layout, property), ends, distance);
  const ways = waysOf(layout);
  return value(ways.length === 0 ? knots : easedKnots(knots, ways, value(knots), limitsOf(property)))(at);
}

/** @returns {import("./interpolation.js").Way[]} The ways between keyframes that have a curve. */
const waysOf = (/** @type {Layout} */ { keyframes }) => keyframes.slice(0, -1).flatMap(({ at, curve }, place) => (curve ? [{ start: at, end: keyframes[place + 1].at, curve }] : []));

/**
 * The limits of an eased value, as in the engine.
 * @param {Property} property
 * @returns {[number, number]}
 */
function limitsOf({ group, isLength }) {
  const isExtent = group === "size" || group === "scale" || group === "opacity" || (group === "appearance" && isLength);
  return [isExtent ? 0 : -Infinity, group === "opacity" ? 1 : Infinity];
}

/**
 * The continuation of a property beyond its knots, as in the engine: only the center continues in a straight line.
 * @param {Layout} layout
 * @param {Property} property
 * @param {"before" | "after"} side
 * @param {import("./interpolation.js").Knot[]} knots
 * @returns {import("./interpolation.js").End}
 */
function endOf(layout, { group }, side, knots) {
  const { [side]: rule = "continued", keyframes } = layout;
  const spans = knots[0].at === keyframes[0].at && knots[knots.length - 1].at === keyframes[keyframes.length - 1].at;
  if (rule === "repeated") return spans ? rule : "held";
  return rule === "continued" && group === "position" ? rule : "held";
}

/**
 * The value of a property if the keyframe at a distance did not set it.
 * @param {Layout} layout
 * @param {Property} property
 * @param {number} at
 */
export const valueWithout = (layout, property, at) =>
  valueAt({ ...layout, keyframes: layout.keyframes.filter((keyframe) => keyframe.at !== at) }, property, at);

/** @param {Layout} layout @param {Property} property */
const isSmooth = ({ smooth = true }, { group }) => (Array.isArray(smooth) ? /** @type {string[]} */ (smooth).includes(group) : smooth);

/**
 * Returns the layout with a property set at a distance, adding a keyframe if necessary; undefined removes the value.
 * @param {Layout} layout
 * @param {Property} property
 * @param {number} at
 * @param {number | undefined} value in the panel's unit
 */
export function withValue(layout, property, at, value) {
  // The size of a layout that sets none is the screen's, each side by its own extent.
  const extent = extentOf(layout, property) ?? (property.group === "position" ? "shorter" : undefined);
  return withKeyframe(layout, at, (keyframe) => {
    if (value === undefined || !property.isLength) return property.set(keyframe, value === undefined ? value : rounded(value));
    property.set(keyframe, lengthOf({ of: extent, points: interpolatedAt(layout, property, at, (length) => partsOf(length).points) ?? 0, fraction: value / 100 }));
  });
}

/** @param {Layout} layout @param {number} at @param {(keyframe: Keyframe) => void} change @returns {Layout} */
export function withKeyframe(layout, at, change) {
  const changed = structuredClone(layout.keyframes.find((keyframe) => keyframe.at === at) ?? { at });
  change(changed);
  return withReplaced(layout, changed);
}

/** Replaces the keyframe at a distance, or adds it. */
export const withReplaced = (/** @type {Layout} */ layout, /** @type {Keyframe} */ keyframe) =>
  withKeyframes(layout, [...layout.keyframes.filter(({ at }) => at !== keyframe.at), keyframe].sort((one, other) => one.at - other.at));

/** @param {Layout} layout @param {number} at */
export const withoutKeyframe = (layout, at) => withKeyframes(layout, layout.keyframes.filter((keyframe) => keyframe.at !== at));

/** @param {Layout} layout @param {Keyframe[]} keyframes @returns {Layout} */
const withKeyframes = ({ parameters, ...layout }, keyframes) => {
  const kept = keptParameters(parameters ?? [], keyframes);
  return { ...layout, keyframes, ...(kept.length > 0 && { parameters: kept }) };
};
