// @ts-check
/**
 * Lengths of a layout on a screen, in points.
 *
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {import("../state/size.js").Size} Size
 * @typedef {"width" | "height" | "shorter"} Extent
 */

import { extentOf, interpolatedAt, PROPERTIES } from "./shape.js";

/** The eye distance of a layout that sets none. */
const EYE_DISTANCE = 1500;

/** @param {Size} screen @param {Extent} extent */
export const extentIn = ({ width, height }, extent) => ({ width, height, shorter: Math.min(width, height) })[extent];

/** @returns {Extent} The extent along a layout's axis. */
const along = (/** @type {Layout} */ { axis }) => (axis === "vertical" ? "height" : "width");

/**
 * @param {any} length a number, a part of an extent, or a sum
 * @param {Extent} usual the extent of a part that names none
 * @param {Size} screen
 * @returns {number}
 */
export function points(length, usual, screen) {
  if (typeof length === "number") return length;
  if (Array.isArray(length)) return length.reduce((sum, part) => sum + points(part, usual, screen), 0);
  return (length.fraction ?? 0) * extentIn(screen, length.of ?? usual) + (length.points ?? 0);
}

/**
 * The extent of a part of a property's length that names none.
 * @param {Layout} layout
 * @param {string} key
 * @returns {Extent}
 */
export const usualExtent = (layout, key) => /** @type {any} */ ({ x: "width", y: "height", width: "width", height: "height", depth: along(layout), cornerRadius: "shorter" })[key];

/** @type {Record<string, string>} Extents in words. */
export const EXTENTS = { width: "the screen’s width", height: "the screen’s height", shorter: "the screen’s shorter side" };

/** The extent that a property's percentages refer to, in words; empty if it has none. */
export function extentName(/** @type {Layout} */ layout, /** @type {string} */ key) {
  const property = PROPERTIES[key];
  if (!property?.isLength) return "";
  const extent = extentOf(layout, property) ?? (property.group === "position" ? "shorter" : "own");
  return EXTENTS[extent === "own" ? usualExtent(layout, key) : extent];
}

/**
 * A length of a keyframe at a distance.
 * @param {Layout} layout
 * @param {"x" | "y" | "width" | "height" | "depth" | "cornerRadius"} key
 * @param {number} at
 * @param {Size} screen
 */
export function pointsAt(layout, key, at, screen) {
  const rest = key === "width" || key === "height" ? screen[key] : 0;
  return interpolatedAt(layout, PROPERTIES[key], at, (length) => points(length, usualExtent(layout, key), screen)) ?? rest;
}

/** The distance of the eye. */
export const eyeDistanceOf = (/** @type {Layout} */ layout, /** @type {Size} */ screen) => points(layout.eyeDistance ?? EYE_DISTANCE, along(layout), screen);

/**
 * The factor by which perspective changes distances from the middle of the screen.
 * @param {Layout} layout
 * @param {number} at
 * @param {Size} screen
 */
export function nearnessAt(layout, at, screen) {
  const eye = eyeDistanceOf(layout, screen);
  return layout.perspective === "own" ? 1 : eye / Math.max(eye + pointsAt(layout, "depth", at, screen), 1);
}

/** The point about which items rotate. */
export const anchorOf = (/** @type {Layout} */ layout, /** @type {Size} */ screen) => {
  const { x = 0, y = 0, z = 0 } = layout.anchor ?? {};
  return { x: points(x, "width", screen), y: points(y, "height", screen), z: points(z, along(layout), screen) };
};
