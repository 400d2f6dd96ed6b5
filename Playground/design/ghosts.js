// @ts-check
/**
 * Overlay of the keyframes: one ghost with handles per keyframe, and faint outlines in between. Both layers are settled
 * views of the same layout: the item at a distance from the current one shows the keyframe at that distance.
 */

import { measured } from "../words.js";
import { extentOf, placeOf, PROPERTIES, valueAt } from "./shape.js";

/**
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {import("fanfold-view").FanfoldView} FanfoldView
 * @typedef {{at: () => number, layout: () => Layout, choose: (at: number) => void, set: (at: number, values: Record<string, number>) => void,
 *   key: (event: KeyboardEvent) => void}} Design
 */

/** Maximum distance of ghosts from the current item, in items. */
const REACH = 2;
/** Number of outlines per item. */
const SKINS = 4;
/** Degrees per drag over the full view. */
const TURN = 180;

/**
 * Dragged properties, and for arrow keys the property and step of each axis.
 * @typedef {{key: string, name: string, across?: string, along?: string, step: number}} Handle
 * @type {Handle[]}
 */
const HANDLES = [
  { key: "move", name: "Position", across: "x", along: "y", step: 1 },
  { key: "turnZ", name: "Rotation about z", across: "turnZ", along: "turnZ", step: 1 },
  { key: "turnY", name: "Rotation about y", across: "turnY", along: "turnY", step: 1 },
  { key: "turnX", name: "Rotation about x", across: "turnX", along: "turnX", step: 1 },
  { key: "scale", name: "Scale", across: "scale", along: "scale", step: 0.01 },
  { key: "opacity", name: "Opacity", across: "opacity", along: "opacity", step: 0.01 },
];

export class Ghosts {
  #view;
  #design;
  #ghosts;
  #skins;
  /** Whether the overlay is visible. */
  isOn = true;

  /**
   * @param {FanfoldView} view the designed view
   * @param {Design} design
   */
  constructor(view, design) {
    this.#view = view;
    this.#design = design;
    this.#skins = layer("skins", 2 * REACH * SKINS + 1, (skin, place) => { skin.className = place % SKINS === 0 ? "" : "skin"; });
    this.#ghosts = layer("ghosts", 2 * REACH + 1, (ghost, place) => this.#fill(ghost, place - REACH));
    this.#skins.inert = true;
    this.#ghosts.ariaLabel = "Keyframes";
    this.#view.after(this.#skins, this.#ghosts);
  }

  /** Shows a layout. @param {Layout} layout */
  async follow(layout) {
    const { isOn } = this;
    for (const each of [this.#skins, this.#ghosts]) {
      each.hidden = !isOn;
      each.dir = this.#view.dir;
      each.setAttribute("reduce-motion", this.#view.getAttribute("reduce-motion") ?? "auto");
    }
    if (!isOn) return;
    this.#ghosts.layout = layout;
    if (typeof this.#skins.layout !== "object") this.#skins.layout = layout;
    await Promise.all([this.#ghosts.ready, this.#skins.ready]);
    // The layout may have changed while the layers loaded.
    if (!this.#ghosts.isConnected) return;
    this.#showSkins(layout);
    this.#ghosts.item = REACH;
    this.#mark();
  }

  /** Stacked items are as long as their distance, without space for outlines. @param {Layout} layout */
  #showSkins(layout) {
    try {
      this.#skins.layout = layout.stacked ? layout : finerOf(layout);
      this.#skins.item = REACH * SKINS;
    } catch {
      // Four times the number of items can exceed the engine's limit.
      this.#skins.hidden = true;
    }
  }

  /** Updates the selected keyframe and the set of ghosts. */
  #mark() {
    const layout = this.#design.layout();
    for (let place = 0; place <= 2 * REACH; place++) {
      const ghost = this.#ghosts.elementOf(place);
      if (ghost) this.#show(ghost, place - REACH, layout);
    }
  }

  /** @param {HTMLElement} ghost @param {number} at @param {Layout} layout */
  #show(ghost, at, layout) {
    const isThere = placeOf(layout, at) >= 0;
    ghost.classList.toggle("absent", !isThere);
    /** @type {HTMLElement} */ (ghost.firstElementChild).ariaLabel = `${isThere ? "Choose" : "Add"} the keyframe ${at === 0 ? "of the current item" : `at ${at}`.replace("-", "−")}`;
    ghost.classList.toggle("chosen", at === this.#design.at());
    for (const knob of ghost.querySelectorAll("[role=slider]")) {
      const { across = "" } = handleOf(/** @type {HTMLElement} */ (knob).dataset.handle);
      const value = valueAt(layout, PROPERTIES[across], at);
      knob.ariaValueNow = `${Math.round(value * 100) / 100}`;
    }
  }

  /** @param {HTMLElement} ghost @param {number} at */
  #fill(ghost, at) {
    const text = `${at}`.replace("-", "−");
    ghost.className = "ghost";
    ghost.ariaLabel = at === 0 ? "Keyframe of the current item" : `Keyframe at ${measured(at, Math.abs(at) === 1 ? "item" : "items")}`;
    ghost.innerHTML = `<button class="choose">${text}</button>${HANDLES.map(({ key, name }) => `<i role="slider" tabindex="0" data-handle="${key}" aria-label="${name}" title="${name}"></i>`).join("")}`;
    const choose = /** @type {HTMLElement} */ (ghost.firstElementChild);
    choose.addEventListener("click", () => this.#design.choose(at));
    for (const knob of /** @type {NodeListOf<HTMLElement>} */ (ghost.querySelectorAll("[role=slider]"))) {
      const handle = handleOf(knob.dataset.handle);
      const { minimum, maximum } = PROPERTIES[handle.across ?? ""];
      Object.assign(knob, { ariaValueMin: `${minimum}`, ariaValueMax: `${maximum}` });
      knob.addEventListener("pointerdown", (event) => this.#drag(event, knob, handle, at));
      knob.addEventListener("keydown", (event) => this.#step(event, handle, at));
    }
    ghost.addEventListener("keydown", (event) => this.#design.key(event));
    // The layer is a view itself and would scroll.
    for (const name of ["pointerdown", "keydown"]) ghost.addEventListener(name, (event) => event.stopPropagation());
    this.#show(ghost, at, this.#design.layout());
  }

  // MARK: Handles

  /** @param {KeyboardEvent} event @param {Handle} handle @param {number} at */
  #step(event, { across = "", along = "", step }, at) {
    const [right, down] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    // Positions move in the arrow's direction; other values increase or decrease.
    const isPlace = along !== across;
    const key = isPlace && down !== 0 ? along : across;
    const sign = isPlace ? right * this.#sign + down : right - down;
    const layout = this.#design.layout();
    this.#design.set(at, { [key]: limited(key, valueAt(layout, PROPERTIES[key], at) + sign * step * (event.shiftKey ? 10 : 1)) });
  }

  /** Right-to-left mirrors the horizontal axis. */
  get #sign() { return this.#view.matches(":dir(rtl)") ? -1 : 1; }

  /** @param {PointerEvent} event @param {HTMLElement} knob @param {Handle} handle @param {number} at */
  #drag(event, knob, handle, at) {
    // Ignores secondary pointers and buttons.
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    knob.focus({ preventScroll: true });
    knob.setPointerCapture(event.pointerId);
    const before = this.#design.layout();
    const center = centerOf(knob.closest(".ghost"));
    const bounds = this.#ghosts.getBoundingClientRect();
    const start = { x: event.clientX, y: event.clientY };
    const move = (/** @type {PointerEvent} */ { isPrimary, clientX, clientY }) => {
      if (!isPrimary) return;
      const now = { x: clientX, y: clientY };
      this.#design.set(at, this.#dragged(handle, before, at, { start, now, center, bounds }));
    };
    const end = () => knob.removeEventListener("pointermove", move);
    knob.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel"]) knob.addEventListener(name, end, { once: true });
  }

  /**
   * Computes the dragged values from their values at the start.
   * @param {Handle} handle
   * @param {Layout} layout
   * @param {number} at
   * @param {{start: Point, now: Point, center: Point, bounds: DOMRect}} drag
   * @typedef {{x: number, y: number}} Point
   * @returns {Record<string, number>}
   */
  #dragged({ key }, layout, at, { start, now, center, bounds }) {
    const [x, y] = [now.x - start.x, now.y - start.y];
    const value = (/** @type {string} */ name) => valueAt(layout, PROPERTIES[name], at);
    const changed = (/** @type {string} */ name, /** @type {number} */ by) => ({ [name]: limited(name, value(name) + by) });
    const angle = (/** @type {Point} */ point) => Math.atan2(point.y - center.y, point.x - center.x) * (180 / Math.PI);
    const distance = (/** @type {Point} */ point) => Math.max(Math.hypot(point.x - center.x, point.y - center.y), 1);
    switch (key) {
      case "move": {
        const part = (/** @type {string} */ name) => 100 / extent(bounds, extentOf(layout, PROPERTIES[name]) ?? "shorter", name);
        return { ...changed("x", x * this.#sign * part("x")), ...changed("y", y * part("y")) };
      }
      case "turnZ": return changed("turnZ", this.#sign * (((angle(now) - angle(start) + 540) % 360) - 180));
      case "turnY": return changed("turnY", this.#sign * (x / bounds.width) * TURN);
      case "turnX": return changed("turnX", (-y / bounds.height) * TURN);
      case "scale": return { scale: limited("scale", value("scale") * (distance(now) / distance(start))) };
      default: return changed("opacity", -y / (bounds.height / 3));
    }
  }

  /** Removes the overlay. */
  remove() {
    this.#skins.remove();
    this.#ghosts.remove();
  }
}

/** @param {string | undefined} key */
const handleOf = (key) => HANDLES.find((handle) => handle.key === key) ?? HANDLES[0];

/**
 * A passive view over the designed view, hidden until it shows a layout.
 * @param {string} id
 * @param {number} count
 * @param {import("fanfold-view").CellCallback} cell
 */
function layer(id, count, cell) {
  const view = document.createElement("fanfold-view");
  // Ghosts have the corner radius of their items.
  Object.assign(view, { id, count, cell, hidden: true, appearance: "corner-radius" });
  return view;
}

/** The same layout with four times the item density. @param {Layout} layout @returns {Layout} */
const finerOf = (layout) => ({
  ...layout, pitch: part(layout.pitch), snaps: false,
  keyframes: layout.keyframes.map((keyframe) => ({ ...keyframe, at: keyframe.at * SKINS })),
});

/** @param {import("fanfold-view").KeyframeLength} length @returns {any} */
function part(length) {
  if (typeof length === "number") return length / SKINS;
  if (Array.isArray(length)) return length.map(part);
  return { ...length, fraction: (length.fraction ?? 0) / SKINS, points: (length.points ?? 0) / SKINS };
}

/** @param {Element | null} ghost */
function centerOf(ghost) {
  const { x = 0, y = 0, width = 0, height = 0 } = ghost?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {DOMRect} bounds @param {string} of @param {string} name */
const extent = ({ width, height }, of, name) =>
  ({ width, height, shorter: Math.min(width, height) }[of] ?? (name === "x" ? width : height));

/** @param {string} name @param {number} value */
const limited = (name, value) => Math.min(Math.max(value, PROPERTIES[name].minimum), PROPERTIES[name].maximum);
