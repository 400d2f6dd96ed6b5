// @ts-check
/**
 * The handles of a ghost: the properties that they change, by keys and by drags.
 *
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {import("../state/size.js").Size} Size
 * @typedef {{x: number, y: number}} Point in CSS pixels
 * @typedef {{key: string, name: string, across: string, along: string, step: number}} Handle property and step of each axis
 * @typedef {object} Drag
 * @property {Handle} handle
 * @property {number} at distance of the keyframe
 * @property {Layout} layout the layout at the start
 * @property {Size} screen in points
 * @property {number} pixels the size of a point, in CSS pixels
 * @property {number} sign −1 if the horizontal axis is mirrored
 * @property {Point} start
 * @property {Point} center the middle of the ghost
 */

import { written } from "../words.js";
import { nearnessAt, pointsAt } from "./points.js";
import { placeOf, PROPERTIES, valueAt } from "./shape.js";
import { nearest, targetsOf, toleranceOf, unitOf } from "./snapping.js";

/** Degrees per drag over the full screen. */
const TURN = 180;
/** Part of the screen's height that changes the opacity from 0 to 1. */
const FADE = 1 / 3;

/** @type {Handle[]} */
export const HANDLES = [
  { key: "move", name: "Position", across: "x", along: "y", step: 1 },
  { key: "turnZ", name: "Rotation about z", across: "turnZ", along: "turnZ", step: 1 },
  { key: "turnY", name: "Rotation about y", across: "turnY", along: "turnY", step: 1 },
  { key: "turnX", name: "Rotation about x", across: "turnX", along: "turnX", step: 1 },
  { key: "scale", name: "Scale", across: "scale", along: "scale", step: 0.01 },
  { key: "opacity", name: "Opacity", across: "opacity", along: "opacity", step: 0.01 },
];

/** Changes that are less than the precision of stored values. */
const STILL = 1e-6;
/** Factor of steps with the Shift key. */
const LARGE_STEP = 10;
/** @type {Record<string, number[]>} */
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/**
 * The values after an arrow key: positions move in its direction, other values increase or decrease. Undefined for other keys.
 * @param {Handle} handle
 * @param {Layout} layout
 * @param {number} at
 * @param {KeyboardEvent} event
 * @param {number} sign
 * @returns {Record<string, number> | undefined}
 */
export function stepped({ across, along, step }, layout, at, { key: arrow, shiftKey }, sign) {
  const [right, down] = ARROWS[arrow] ?? [0, 0];
  if (right === 0 && down === 0) return undefined;
  const isPlace = along !== across;
  const key = isPlace && down !== 0 ? along : across;
  const by = (isPlace ? right * sign + down : right - down) * step * (shiftKey ? LARGE_STEP : 1);
  return { [key]: limited(key, valueAt(layout, PROPERTIES[key], at) + by) };
}

/**
 * The values after a drag.
 * @param {Drag} drag
 * @param {Point} now
 * @returns {Record<string, number>}
 */
export function dragged(drag, now) {
  const { handle: { key }, layout, at, screen, pixels, sign, start, center } = drag;
  const [x, y] = [(now.x - start.x) / pixels, (now.y - start.y) / pixels];
  const value = (/** @type {string} */ name) => valueAt(layout, PROPERTIES[name], at);
  const changed = (/** @type {string} */ name, /** @type {number} */ by) => ({ [name]: limited(name, value(name) + by) });
  const angle = (/** @type {Point} */ point) => Math.atan2(point.y - center.y, point.x - center.x) * (180 / Math.PI);
  const distance = (/** @type {Point} */ point) => Math.max(Math.hypot(point.x - center.x, point.y - center.y), 1);
  const part = (/** @type {"x" | "y"} */ name) => 100 / (unitOf(layout, name, screen) * nearnessAt(layout, at, screen));
  switch (key) {
    case "move": return { ...changed("x", x * sign * part("x")), ...changed("y", y * part("y")) };
    case "turnZ": return changed("turnZ", sign * (((angle(now) - angle(start) + 540) % 360) - 180));
    case "turnY": return changed("turnY", sign * (x / screen.width) * TURN);
    case "turnX": return changed("turnX", (-y / screen.height) * TURN);
    case "scale": return { scale: limited("scale", value("scale") * (distance(now) / distance(start))) };
    default: return changed("opacity", -y / (screen.height * FADE));
  }
}

/** Values that snap to nearby targets, and the guide lines of the targets. */
export function snapped(/** @type {Drag} */ drag, /** @type {Record<string, number>} */ values) {
  const { layout, at, screen, pixels, sign } = drag;
  const hits = Object.entries(values).flatMap(([key, value]) => {
    const target = nearest(targetsOf(layout, key, at, screen), value, toleranceOf(layout, key, screen, pixels));
    return target && target.value === limited(key, target.value) ? [{ key, ...target }] : [];
  });
  const lines = hits.filter(({ key, line }) => key === "turnZ" || line !== undefined).map(({ key, value, line = value }) =>
    (key === "turnZ" ? { axis: "angle", at: line * sign, ...middleOf(drag) } : { axis: key, at: key === "x" ? line * sign : line }));
  return { values: { ...values, ...Object.fromEntries(hits.map(({ key, value }) => [key, value])) }, lines, isSnapped: hits.length > 0 };
}

/** Returns a function that leaves out properties that follow the curve and have not changed since the start of a drag. */
export function changeFilter(/** @type {Drag} */ { layout, at }) {
  const keyframe = layout.keyframes[placeOf(layout, at)];
  const changed = new Set(Object.keys(PROPERTIES).filter((key) => keyframe && PROPERTIES[key].get(keyframe) !== undefined));
  return (/** @type {Record<string, number>} */ values) => Object.fromEntries(Object.entries(values).filter(([key, value]) => {
    if (Math.abs(value - valueAt(layout, PROPERTIES[key], at)) > STILL) changed.add(key);
    return changed.has(key);
  }));
}

/** The middle of the item from the middle of the screen, in points. */
function middleOf(/** @type {Drag} */ { layout, at, screen, sign }) {
  const near = nearnessAt(layout, at, screen);
  return { x: sign * near * pointsAt(layout, "x", at, screen), y: near * pointsAt(layout, "y", at, screen) };
}

/** Values in words: "Offset x 12 %". */
export const inText = (/** @type {Record<string, number>} */ values) => Object.entries(values).map(([key, value]) => {
  const { unit } = PROPERTIES[key];
  const shown = unit === "fraction" ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10;
  return `${LABELS[key] ?? ""} ${written(shown)}${unit === "degrees" ? "°" : unit === "%" ? " %" : ""}`.trim();
}).join("  ");
/** @type {Record<string, string>} */
const LABELS = { x: "x", y: "y", scale: "×", turnX: "", turnY: "", turnZ: "", opacity: "" };

/** @param {string} name @param {number} value */
export const limited = (name, value) => Math.min(Math.max(value, PROPERTIES[name].minimum), PROPERTIES[name].maximum);
