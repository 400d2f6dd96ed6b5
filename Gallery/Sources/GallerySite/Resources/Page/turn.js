// @ts-check
/** How the device moves: it turns, takes another size, or simply appears. */

import { element } from "./dom.js";

/** @typedef {import("./stage.js").Place} Place */

/** How long the spring of the view's own morph takes to come to rest, in milliseconds. */
const SPRING_TIME = 900;
/** The spring's response, in milliseconds. */
const SPRING_RESPONSE = 500;
/** By so many pieces the spring is drawn. */
const SPRING_PIECES = 30;
/** How long a device takes to another size, or to appear, in milliseconds. */
const RESIZE_TIME = 320, APPEAR_TIME = 200;

/** The view's own critically damped spring, so that the device and what it shows go together. */
const SPRING = `linear(${Array.from({ length: SPRING_PIECES + 1 }, (_, piece) => {
  const angle = (piece / SPRING_PIECES) * SPRING_TIME * (2 * Math.PI / SPRING_RESPONSE);
  return piece === SPRING_PIECES ? 1 : 1 - (1 + angle) * Math.exp(-angle);
}).join(", ")})`;

/**
 * Turns the device, and its screen the other way round, so that what it shows stays upright. The view begins where
 * its upper left corner was before.
 * @param {Place} before
 * @param {Place} after
 * @param {number} rate
 */
export function turn(before, after, rate) {
  const frame = element("frame");
  const angle = after.isOnSide ? 90 : -90;
  const [across, down] = [(after.size.width - before.size.width) / 2, (after.size.height - before.size.height) / 2];
  const options = { duration: SPRING_TIME, easing: SPRING };
  const motions = [
    frame.animate({ rotate: [`${angle}deg`, "0deg"], scale: [`${before.scale}`, `${after.scale}`] }, options),
    element("screen").animate({ rotate: [`${-angle}deg`, "0deg"] }, options),
    element("view").animate({ translate: [`${across}px ${down}px`, "0 0"] }, options),
  ];
  frame.toggleAttribute("data-turning", true);
  for (const motion of motions) motion.playbackRate = rate;
  motions[0].finished.then(() => frame.toggleAttribute("data-turning", false), () => {});
}

/**
 * Takes the device to another size; what it shows follows all the way.
 * @param {Place} before
 * @param {Place} after
 * @param {number} rate
 */
export function resize(before, after, rate) {
  const length = (/** @type {number} */ points) => `${points}px`;
  element("frame").animate({
    width: [length(before.outer.width), length(after.outer.width)],
    height: [length(before.outer.height), length(after.outer.height)],
    scale: [`${before.scale}`, `${after.scale}`],
  }, { duration: RESIZE_TIME / rate, easing: "ease-in-out" });
}

/** Shows the device at once, faded in. */
export function appear() {
  element("frame").animate({ opacity: [0, 1] }, { duration: APPEAR_TIME, easing: "ease-out" });
}
