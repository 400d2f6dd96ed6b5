// @ts-check
/** The copied keyframe, for all designs and tabs; in memory if storage is disabled. And the mirror image of a keyframe. */

import { flawOf } from "./structure.js";
import { recalled, store } from "../state/storage.js";

/** @typedef {import("./shape.js").Keyframe} Keyframe */

const NAME = "fanfold-keyframe";
let memory = "";

/** Copies a keyframe. */
export function copy(/** @type {Keyframe} */ keyframe) {
  memory = JSON.stringify(keyframe);
  store("localStorage", NAME, memory);
}

/** @returns {Keyframe | undefined} The copied keyframe; undefined if there is none. */
export function copied() {
  try {
    const keyframe = JSON.parse(recalled("localStorage", NAME) || memory);
    return flawOf({ pitch: 0, keyframes: [keyframe] }) ? undefined : keyframe;
  } catch {
    return undefined;
  }
}

/** @param {any} value a number or a length; undefined for none @returns {any} */
function negative(value) {
  if (typeof value === "number") return -value || 0;
  if (Array.isArray(value)) return value.map(negative);
  return value && { ...value, ...(value.fraction && { fraction: -value.fraction }), ...(value.points && { points: -value.points }) };
}

/**
 * The keyframe on the other side of the current item: positions along the axis and rotations about the others change
 * their sign.
 * @param {Keyframe} keyframe
 * @param {"horizontal" | "vertical"} axis
 * @returns {Keyframe}
 */
export function mirrored(keyframe, axis) {
  const [along, about] = /** @type {["x" | "y", string]} */ (axis === "vertical" ? ["y", "x"] : ["x", "y"]);
  const turned = (/** @type {[string, any]} */ [name, angle]) => [name, name === about || name === "z" ? negative(angle) : angle];
  const rotation = keyframe.rotation && Object.fromEntries(Object.entries(keyframe.rotation).map(turned));
  return { ...keyframe, at: negative(keyframe.at), ...(along in keyframe && { [along]: negative(keyframe[along]) }), ...(rotation && { rotation }) };
}
