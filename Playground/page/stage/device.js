// @ts-check
/** The device: shows the view on its screen, scaled to fit the room. */

import { canTurn, devices, divisionOf, screenSize, SIZE_RANGE } from "../../core/state/devices.js";
import { button, element, inputs } from "../dom.js";
import { startHandles } from "./size-handles.js";
import { boundsOf, fitting, orientationOf, turned } from "../../core/state/size.js";
import { appear, lookNow, resize, turn } from "./turn.js";

/**
 * @typedef {import("../../core/state/state.js").Playground} Playground
 * @typedef {import("../../core/state/size.js").Size} Size
 * @typedef {object} Place the geometry of the device
 * @property {string} device
 * @property {Size} size size of the screen
 * @property {Size} shell upright
 * @property {Size} outer
 * @property {boolean} isOnSide
 * @property {(angle: number) => number} fit scale of the device when rotated by an angle in degrees
 */

/** Margins around a device, around items on its artboard, and around their middles, for handles. In points. */
const MARGIN = 24, ITEM_MARGIN = 28, HANDLE_MARGIN = 64;
const NOTHING = { width: 0, height: 0 };
/** The smallest scale of a device. */
const LEAST_SCALE = 0.1;

export function startDevice(/** @type {Playground} */ playground) {
  /** @type {Place | undefined} */
  let place;
  const arrange = (/** @type {boolean} */ animated) => {
    const [before, look] = [place, lookNow()];
    place = placeOf(playground.state());
    stand(place);
    fold(playground, place);
    if (before && animated) move(playground, before, look, place);
    playground.set({ size: place.size });
  };
  playground.follow(["device", "orientation", "size", "bare", "artboard"], (_, changed) => {
    keepOrientation(playground, changed);
    arrange(changed.includes("device") || changed.includes("orientation"));
  });
  new ResizeObserver(() => arrange(false)).observe(element("room"));
  bindDevice(playground);
  bindSize(playground);
  startHandles(playground, () => place?.fit(0) ?? 1);
}

/** Keeps the orientation and a free screen's size consistent. */
function keepOrientation(/** @type {Playground} */ playground, /** @type {string[]} */ changed) {
  const { device, size, orientation } = playground.state();
  if (device !== "free" || orientationOf(size) === orientation) return;
  playground.set(changed.includes("orientation") ? { size: turned(size) } : { orientation: orientationOf(size) });
}

/**
 * The geometry of the device in the room.
 * @param {import("../../core/state/state.js").State} state
 * @returns {Place}
 */
function placeOf(state) {
  const room = { width: element("room").clientWidth, height: element("room").clientHeight };
  const device = state.bare ? "fill" : state.device;
  const size = screenSize({ ...state, device }, room);
  const isOnSide = canTurn(device) && orientationOf(size) === "landscape";
  const { above, below, beside } = devices[device].bezel;
  const upright = isOnSide ? turned(size) : size;
  const shell = { width: upright.width + 2 * beside, height: upright.height + above + below };
  const outer = isOnSide ? turned(shell) : shell;
  const margin = device === "fill" ? 0 : 2 * MARGIN;
  const free = { width: room.width - margin, height: room.height - margin };
  const within = (/** @type {number} */ margin) => ({ width: room.width - 2 * margin, height: room.height - 2 * margin });
  const { items, middles, zoom = 1 } = (device === state.device && state.artboard) || { items: NOTHING, middles: NOTHING };
  const least = Math.max(Math.min(fitting(items, within(ITEM_MARGIN)), fitting(middles, within(HANDLE_MARGIN))), LEAST_SCALE);
  const fit = (/** @type {number} */ angle) => zoom * Math.min(fitting(boundsOf(outer, angle), free), least);
  return { device, size, shell, outer, isOnSide, fit };
}

/** Applies the geometry to the device's elements. */
function stand(/** @type {Place} */ { device, size, shell, outer, isOnSide, fit }) {
  const frame = element("frame");
  const { frame: look, bezel: { above, below, beside }, radius = 0 } = devices[device];
  frame.dataset.frame = look;
  frame.toggleAttribute("data-side", isOnSide);
  const bezel = isOnSide ? [beside, below, beside, above] : [above, beside, below, beside];
  const lengths = {
    width: outer.width, height: outer.height, "--shell-width": shell.width, "--shell-height": shell.height,
    "--radius": radius, "--bezel": Math.min(above, beside),
    "--diagonal": Math.hypot(size.width, size.height),
  };
  for (const [name, length] of Object.entries(lengths)) frame.style.setProperty(name, `${length}px`);
  for (const id of ["glass", "artboard"]) element(id).style.inset = bezel.map((length) => `${length}px`).join(" ");
  frame.style.scale = `${fit(0)}`;
  frame.style.setProperty("--zoom", `${fit(0)}`);
}

/** Divides the view at the fold of a half-folded device, and shows the fold. */
function fold(/** @type {Playground} */ { view }, /** @type {Place} */ { device, size }) {
  const division = divisionOf(device, size);
  const shown = /** @type {HTMLElement} */ (document.querySelector("#system .fold"));
  shown.hidden = !division;
  shown.dataset.axis = division?.axis;
  shown.style.setProperty("--fold", `${division?.width ?? 0}px`);
  if (JSON.stringify(view.division) !== JSON.stringify(division)) view.division = division;
}

/**
 * Animates the device from its previous geometry to the current one.
 * @param {Playground} playground
 * @param {Place} before
 * @param {import("./turn.js").Look} look the previous look
 * @param {Place} after
 */
function move(playground, before, look, after) {
  const { rate, reduceMotion } = playground.state();
  const isTurn = before.device === after.device && before.isOnSide !== after.isOnSide;
  const systemPrefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const prefersReducedMotion = reduceMotion === "auto" ? systemPrefersReducedMotion : reduceMotion === "on";
  const animate = prefersReducedMotion ? appear : isTurn ? turn : resize;
  animate(look, after, rate);
}

function bindDevice(/** @type {Playground} */ playground) {
  const select = /** @type {HTMLSelectElement} */ (document.querySelector("select[name=device]"));
  for (const [value, { name }] of Object.entries(devices)) select.append(new Option(name, value));
  select.addEventListener("change", () => playground.set({ device: select.value }));
  playground.follow(["device"], ({ device }) => {
    select.value = device;
    button("turn").disabled = !canTurn(device);
  });
  button("turn").addEventListener("click", () => {
    const { orientation } = playground.state();
    playground.set({ orientation: orientation === "portrait" ? "landscape" : "portrait" });
  });
}

/** Entering a size selects the free screen. */
function bindSize(/** @type {Playground} */ playground) {
  for (const key of /** @type {const} */ (["width", "height"])) {
    const [field] = inputs(key);
    field.min = `${SIZE_RANGE.minimum}`;
    field.max = `${SIZE_RANGE.maximum}`;
    field.addEventListener("change", () => {
      const { size } = playground.state();
      if (field.value && field.validity.valid) playground.set({ device: "free", size: { ...size, [key]: Number(field.value) } });
      field.value = `${Math.round(playground.state().size[key])}`;
    });
    playground.follow(["size"], ({ size }) => { field.value = `${Math.round(size[key])}`; });
  }
}
