// @ts-check
/** Animations of the device: rotating, resizing and appearing. */

import { element } from "../dom.js";
import { boundsOf } from "../../core/state/size.js";

/**
 * @typedef {import("../../core/state/size.js").Size} Size
 * @typedef {import("./device.js").Place} Place
 * @typedef {{angle: number, size: Size, scale: string}} Look appearance of the device at a moment
 */

/** Settling time of a spring like the view's, and its response, in milliseconds. */
const SPRING_TIME = 900, SPRING_RESPONSE = 500;
/** Number of keyframes of a rotation. */
const PIECES = 45;
/** Duration of resizing and of appearing, in milliseconds. */
const RESIZE_TIME = 320, APPEAR_TIME = 200;
const QUARTER = 90;

/** @type {Animation[]} Running animations. */
let motions = [];

/** Progress of a critically damped spring at a part of its settling time. */
function spring(/** @type {number} */ part) {
  const angle = part * SPRING_TIME * (2 * Math.PI / SPRING_RESPONSE);
  return part < 1 ? 1 - (1 + angle) * Math.exp(-angle) : 1;
}

/** @returns {Look} The current look of the device, including running animations. */
export function lookNow() {
  const { offsetWidth: width, offsetHeight: height } = element("frame");
  const { rotate, scale } = getComputedStyle(element("frame"));
  return { angle: parseFloat(rotate) || 0, size: { width, height }, scale };
}

/**
 * Rotates the device and counter-rotates its screen: the content stays upright. The screen always has the size that the
 * device needs, and the view follows it.
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
 * Resizes the device; its content follows in every frame.
 * @param {Look} before
 * @param {Place} after
 * @param {number} rate
 */
export function resize({ size: { width, height }, scale }, after, rate) {
  const start = { width: `${width}px`, height: `${height}px`, scale };
  animate([[element("frame"), [{ ...start, easing: "ease-in-out" }, {}]]], RESIZE_TIME, rate);
}

/** Fades the device in at its new size. */
export function appear() {
  animate([[element("frame"), [{ opacity: 0 }, {}]]], APPEAR_TIME, 1);
}

/**
 * Animates elements and replaces running animations.
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
