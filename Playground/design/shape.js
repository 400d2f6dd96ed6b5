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

/** @param {"x" | "y" | "width" | "height" | "depth" | "cornerRadius" | "scale" | "opacity"} key */
const own = (key) => ({
  get: (/** @type {Keyframe} */ keyframe) => keyframe[key],
  set(/** @type {any} */ keyframe, /** @type {any} */ value) {
    if (value === undefined) delete keyframe[key];
    else keyframe[key] = value;
  },
});

/** @param {"x" | "y" | "z"} axis */
const turn = (axis) => ({
  get: (/** @type {Keyframe} */ keyframe) => keyframe.rotation?.[axis],
  set(/** @type {any} */ keyframe, /** @type {any} */ value) {
    const { [axis]: _, ...others } = keyframe.rotation ?? {};
    const rotation = value === undefined ? others : { ...others, [axis]: value };
    if (Object.keys(rotation).length > 0) keyframe.rotation = rotation;
    else delete keyframe.rotation;
  },
});

const length = { unit: "%", isLength: true };
const angle = { unit: "degrees", minimum: -180, maximum: 180, rest: 0, group: "rotation" };

/** All properties in the panel's order. @type {Record<string, Property>} */
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
};

/** The parts of a length. @param {any} value @returns {Parts} */
export function partsOf(value) {
  if (typeof value === "number") return { fraction: 0, points: value };
  if (!Array.isArray(value)) return { fraction: value.fraction ?? 0, of: value.of, points: value.points ?? 0 };
  const parts = value.map(partsOf);
  const sum = (/** @type {"fraction" | "points"} */ key) => parts.reduce((total, part) => total + part[key], 0);
  return { fraction: sum("fraction"), of: parts.find(({ of }) => of)?.of, points: sum("points") };
}

/** @param {Parts} parts */
const lengthOf = ({ fraction, of, points }) => ({ fraction: rounded(fraction), ...(of && { of }), ...(points && { points }) });

/** Precision of stored fractions. */
const PRECISION = 1e4;
const rounded = (/** @type {number} */ value) => Math.round(value * PRECISION) / PRECISION;

/** The number that the panel shows for a value. @param {Property} property @param {any} value */
const numberOf = (property, value) => (property.isLength ? partsOf(value).fraction * 100 : value);

/**
 * The viewport extent that a property's lengths refer to, as in the other keyframes.
 * @param {Layout} layout
 * @param {Property} property
 */
export const extentOf = (layout, property) =>
  layout.keyframes.map(property.get).filter((value) => value !== undefined).map((value) => partsOf(value)).find(({ of, fraction }) => of || fraction)?.of;

/** The index of the keyframe at a distance; −1 if there is none. @param {Layout} layout @param {number} at */
export const placeOf = (layout, at) => layout.keyframes.findIndex((keyframe) => keyframe.at === at);

/**
 * The value of a property at a distance, in the panel's unit.
 * @param {Layout} layout
 * @param {Property} property
 * @param {number} at
 */
export function valueAt(layout, property, at) {
  const knots = layout.keyframes.filter((keyframe) => property.get(keyframe) !== undefined)
    .map((keyframe) => ({ at: keyframe.at, value: numberOf(property, property.get(keyframe)) }));
  return knots.length === 0 ? property.rest : interpolated(knots, isSmooth(layout, property), at);
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
  const extent = extentOf(layout, property) ?? (property.group === "size" || property.group === "position" ? "shorter" : undefined);
  return withKeyframe(layout, at, (keyframe) => {
    if (value === undefined || !property.isLength) return property.set(keyframe, value === undefined ? value : rounded(value));
    const before = property.get(keyframe);
    property.set(keyframe, lengthOf({ of: extent, points: before === undefined ? 0 : partsOf(before).points, fraction: value / 100 }));
  });
}

/**
 * @param {Layout} layout
 * @param {number} at
 * @param {(keyframe: Keyframe) => void} change
 * @returns {Layout}
 */
export function withKeyframe(layout, at, change) {
  const changed = structuredClone(layout.keyframes.find((keyframe) => keyframe.at === at) ?? { at });
  change(changed);
  const others = layout.keyframes.filter((keyframe) => keyframe.at !== at);
  return { ...layout, keyframes: [...others, changed].sort((one, other) => one.at - other.at) };
}

/** @param {Layout} layout @param {number} at @returns {Layout} */
export const withoutKeyframe = (layout, at) => ({ ...layout, keyframes: layout.keyframes.filter((keyframe) => keyframe.at !== at) });

// MARK: Between keyframes

/**
 * Interpolates between knots: linearly or, if smooth, with the engine's monotone cubic.
 * @param {{at: number, value: number}[]} knots
 * @param {boolean} smooth
 * @param {number} at
 */
function interpolated(knots, smooth, at) {
  const last = knots.length - 1;
  if (at <= knots[0].at) return knots[0].value;
  if (at >= knots[last].at) return knots[last].value;
  const place = knots.findIndex((knot) => knot.at > at) - 1;
  const [start, end] = [knots[place], knots[place + 1]];
  const [extent, u] = [end.at - start.at, at - start.at];
  const secant = (end.value - start.value) / extent;
  if (!smooth) return start.value + secant * u;
  const [first, second] = [slope(knots, place), slope(knots, place + 1)];
  const c = (3 * secant - 2 * first - second) / extent;
  const d = (first + second - 2 * secant) / extent ** 2;
  return start.value + (first + (c + d * u) * u) * u;
}

/** @param {{at: number, value: number}[]} knots @param {number} place */
function slope(knots, place) {
  if (place === 0 || place === knots.length - 1) return endSlope(knots, place);
  const [before, here, after] = [knots[place - 1], knots[place], knots[place + 1]];
  const [width, next] = [here.at - before.at, after.at - here.at];
  const [earlier, later] = [(here.value - before.value) / width, (after.value - here.value) / next];
  if (earlier * later <= 0) return 0;
  const [first, second] = [2 * next + width, next + 2 * width];
  return (first + second) / (first / earlier + second / later);
}

/** @param {{at: number, value: number}[]} knots @param {number} place */
function endSlope(knots, place) {
  if (knots.length < 2) return 0;
  const [one, other] = place === 0 ? [knots[0], knots[1]] : [knots[place - 1], knots[place]];
  return (other.value - one.value) / (other.at - one.at);
}
