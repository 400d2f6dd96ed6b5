// @ts-check
/**
 * The available devices in portrait orientation, in points.
 *
 * @typedef {import("./size.js").Size} Size
 * @typedef {{above: number, below: number, beside: number}} Bezel width of the shell around the portrait screen
 * @typedef {object} Device
 * @property {string} name
 * @property {string} frame style of the shell; empty for none
 * @property {Size} [size] size of the screen; the default is the free size or the room's size
 * @property {Bezel} bezel
 * @property {number} [radius] corner radius of the screen
 * @property {boolean} [canTurn]
 * @property {number} [fold] width of the fold of a half-folded device, across the middle of its longer side
 */

import { orientationOf, turned } from "./size.js";

const NO_BEZEL = { above: 0, below: 0, beside: 0 };
const PHONE_BEZEL = { above: 11, below: 11, beside: 11 }, THIN_BEZEL = { above: 18, below: 18, beside: 18 };

/** @type {Record<string, Device>} Devices by their names in links. */
export const devices = {
  fill: { name: "Fill the room", frame: "", bezel: NO_BEZEL },
  free: { name: "Free size", frame: "free", bezel: NO_BEZEL, radius: 12, canTurn: true },
  "phone-small": { name: "iPhone SE", frame: "home", size: { width: 375, height: 667 }, bezel: { above: 92, below: 92, beside: 16 }, radius: 4, canTurn: true },
  phone: { name: "iPhone 17", frame: "phone", size: { width: 402, height: 874 }, bezel: PHONE_BEZEL, radius: 54, canTurn: true },
  "phone-large": { name: "iPhone 17 Pro Max", frame: "phone", size: { width: 440, height: 956 }, bezel: PHONE_BEZEL, radius: 56, canTurn: true },
  android: { name: "Galaxy S25", frame: "phone", size: { width: 360, height: 780 }, bezel: PHONE_BEZEL, radius: 36, canTurn: true },
  duo: { name: "iPhone Duo", frame: "phone", size: { width: 466, height: 678 }, bezel: PHONE_BEZEL, radius: 44, canTurn: true },
  "duo-open": { name: "iPhone Duo, open", frame: "tablet", size: { width: 669, height: 951 }, bezel: THIN_BEZEL, radius: 44, canTurn: true },
  "duo-folded": { name: "iPhone Duo, half-folded", frame: "tablet", size: { width: 669, height: 951 }, bezel: THIN_BEZEL, radius: 44, canTurn: true, fold: 40 },
  tablet: { name: "iPad Air 11″", frame: "tablet", size: { width: 820, height: 1180 }, bezel: { above: 26, below: 26, beside: 26 }, radius: 20, canTurn: true },
  window: { name: "Desktop window", frame: "window", size: { width: 1280, height: 800 }, bezel: { above: 36, below: 0, beside: 0 }, radius: 0 },
};

/** Range of a free screen's width and height, in points. */
export const SIZE_RANGE = { minimum: 120, maximum: 4000 };

/** Whether a device can be rotated. Windows and the room cannot. */
export const canTurn = (/** @type {string} */ device) => devices[device].canTurn === true;

/**
 * The size of a device's screen.
 * @param {import("./state.js").State} state
 * @param {Size} room
 */
export function screenSize({ device, orientation, size }, room) {
  if (device === "fill") return room;
  const upright = devices[device].size ?? size;
  return canTurn(device) && orientation !== orientationOf(upright) ? turned(upright) : upright;
}

/**
 * The fold of a half-folded device, for the view that fills its screen; null for other devices.
 * @param {string} device
 * @param {Size} size of the screen
 * @returns {import("fanfold-view").Division | null}
 */
export function divisionOf(device, { width, height }) {
  const { fold } = devices[device];
  if (!fold) return null;
  const isBeside = width > height;
  return { axis: isBeside ? "horizontal" : "vertical", position: (Math.max(width, height) - fold) / 2, width: fold };
}
