// @ts-check
/**
 * Sizes, and what turning does to them.
 *
 * @typedef {{width: number, height: number}} Size in points
 */

/** What lies on its side stands, and the other way round. @param {Size} size @returns {Size} */
export const turned = ({ width, height }) => ({ width: height, height: width });

/** How a screen of some size is held. @param {Size} size */
export const orientationOf = ({ width, height }) => (width > height ? "landscape" : "portrait");

/**
 * The size of what holds a box that is turned.
 * @param {Size} size
 * @param {number} angle in degrees
 * @returns {Size}
 */
export function boundsOf({ width, height }, angle) {
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  return { width: width * cosine + height * sine, height: width * sine + height * cosine };
}

/** How much smaller something has to be to fit, if at all. @param {Size} size @param {Size} room */
export const fitting = (size, room) => Math.max(0, Math.min(1, room.width / size.width, room.height / size.height));
