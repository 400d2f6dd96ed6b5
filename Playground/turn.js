// @ts-check
/** How the device moves: it turns, takes another size, or simply appears. */

import { element } from "./dom.js";
import { boundsOf } from "./size.js";

/**
 * @typedef {import("./size.js").Size} Size
 * @typedef {import("./device.js").Place} Place
 * @typedef {{angle: number, size: Size, scale: string}} Look how the device looks at a moment
 */

/** How long a spring like those of the view takes to come to rest, and its response, in milliseconds. */
const SPRING_TIME = 900, SPRING_RESPONSE = 500;
/** By so many pieces a turn is drawn. */
const PIECES = 45;
/** How long a device takes to another size, or to appear, in milliseconds. */
const RESIZE_TIME = 320, APPEAR_TIME = 200;
const QUARTER = 90;

/** What is moving. @type {Animation[]} */
let motions = [];

/** How far a critically damped spring has come at a part of its time. @param {number} part */
function spring(part) {
  const angle = part * SPRING_TIME * (2 * Math.PI / SPRING_RESPONSE);
  return part < 1 ? 1 - (1 + angle) * Math.exp(-angle) : 1;
}

/** How the device looks right now, at rest or on its way. @returns {Look} */
export function lookNow() {
  const { offsetWidth: width, offsetHeight: height } = element("frame");
  const { rotate, scale } = getComputedStyle(element("frame"));
  return { angle: parseFloat(rotate) || 0, size: { width, height }, scale };
}

/**
 * Turns the device, and its screen the other way round, so that what it shows stays upright. The screen is always
 * as large as the device needs it, and the view follows it.
 * @param {Look} before
 * @param {Place} after
 * @param {number} rate
 */
export function turn(before, after, rate) {
  const start = before.angle + (after.isOnSide ? QUARTER : -QUARTER);
  const angles = Array.from({ length: PIECES + 1 }, (_, piece) => start * (1 - spring(piece / PIECES)));
  const frame = angles.map((angle) => ({ rotate: `${angle}deg`, scale: `${after.fit(angle)}` }));
  const screen = angles.map((angle) => {
    const { width, height } = boundsOf(after.size, angle);
    return { rotate: `${-angle}deg`, width: `${width}px`, height: `${height}px` };
  });
  animate([[element("frame"), frame], [element("screen"), screen]], SPRING_TIME, rate);
}

/**
 * Takes the device to another size; what it shows follows all the way.
 * @param {Look} before
 * @param {Place} after
 * @param {number} rate
 */
export function resize({ size: { width, height }, scale }, after, rate) {
  const start = { width: `${width}px`, height: `${height}px`, scale };
  animate([[element("frame"), [{ ...start, easing: "ease-in-out" }, {}]]], RESIZE_TIME, rate);
}

/** Shows the device at once, faded in. */
export function appear() {
  animate([[element("frame"), [{ opacity: 0 }, {}]]], APPEAR_TIME, 1);
}

/**
 * Moves elements, in place of what has been moving.
 * @param {[HTMLElement, Keyframe[]][]} moves
 * @param {number} duration in milliseconds
 * @param {number} rate
 */
function animate(moves, duration, rate) {
  for (const motion of motions) motion.cancel();
  motions = moves.map(([moved, frames]) => moved.animate(frames, duration));
  for (const motion of motions) motion.playbackRate = rate;
  element("frame").toggleAttribute("data-moving", true);
  const last = motions.at(-1);
  last?.finished.then(() => element("frame").toggleAttribute("data-moving", false), () => {});
}
