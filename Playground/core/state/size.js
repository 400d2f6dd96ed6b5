// @ts-check
/**
 * Sizes and the effect of rotation on them.
 *
 * @typedef {{width: number, height: number}} Size in points
 */

/** @returns {Size} Swaps width and height. */
export const turned = (/** @type {Size} */ { width, height }) => ({ width: height, height: width });

/** The orientation of a screen size. */
export const orientationOf = (/** @type {Size} */ { width, height }) => (width > height ? "landscape" : "portrait");

/**
 * The bounding size of a rotated box.
 * @param {Size} size
 * @param {number} angle in degrees
 * @returns {Size}
 */
export function boundsOf({ width, height }, angle) {
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

/** The scale at which a size fits into a room, at most 1. */
export const fitting = (/** @type {Size} */ size, /** @type {Size} */ room) => Math.max(0, Math.min(1, room.width / size.width, room.height / size.height));
