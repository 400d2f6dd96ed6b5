// @ts-check
/**
 * Overlay of the keyframes: one ghost with handles per keyframe, on an artboard that is larger than the screen, and faint
 * outlines in between on the screen. Both layers are settled views.
 */

import { element } from "../dom.js";
import { measured, written } from "../../core/words.js";
import { distancesOf, ghostLayout } from "../../core/design/ghost-layout.js";
import { Guides } from "./guides.js";
import { changeFilter, dragged, HANDLES, inText, snapped, stepped } from "../../core/design/pose-handles.js";
import { placeOf, PROPERTIES, valueAt } from "../../core/design/shape.js";
import { separateLabels } from "./labels.js";
import { keepUpright } from "./upright.js";

/**
 * @typedef {import("../../core/design/shape.js").Layout} Layout
 * @typedef {import("fanfold-view").FanfoldView} FanfoldView
 * @typedef {import("../../core/design/pose-handles.js").Handle} Handle
 * @typedef {object} Design
 * @property {() => number} at distance of the selected keyframe
 * @property {() => Layout} layout
 * @property {(at: number) => void} choose
 * @property {(at: number, values: Record<string, number>) => void} set
 * @property {(event: KeyboardEvent) => void} key
 * @property {(artboard: import("../../core/state/state.js").Artboard | null) => void} enlarge
 */

/** Distance of outlines from the current item, in items, and their number per item. */
const REACH = 2, SKINS = 4;
/** The distance up to which the artboard contains keyframes that are not selected, in items. */
const NEAR = 1;
/** The artboard's size is a multiple of this, in points: small edits do not change the zoom. */
const GRID = 8;
/** Differences of a size at different zoom levels, as a part of the grid. */
const ROUNDING = 0.05;

export class Ghosts {
  #view;
  #design;
  #ghosts;
  #skins;
  #guides;
  /** @type {number[]} The distances of the ghosts. */
  #distances = [];
  /** Measures the ghosts after each drawing, and after a movement of the device. */
  #drawings = new MutationObserver(() => this.#measure());
  /** Whether a handle is dragged. */
  #isDragging = false;
  /** Whether the overlay is visible. */
  isOn = true;

  /** @param {FanfoldView} view the designed view @param {Design} design */
  constructor(view, design) {
    this.#view = view;
    this.#design = design;
    this.#skins = layer("skins", 2 * REACH * SKINS + 1, (skin, place) => { skin.className = place % SKINS === 0 ? "" : "skin"; });
    this.#ghosts = layer("ghosts", 0, (ghost, place) => this.#fill(ghost, this.#distances[place]));
    this.#skins.inert = true;
    this.#ghosts.ariaLabel = "Keyframes";
    this.#view.after(this.#skins);
    element("artboard").append(this.#ghosts);
    this.#guides = new Guides(element("artboard"));
    // A drawing writes styles in the shadow tree, and then appends new cells.
    this.#drawings.observe(/** @type {ShadowRoot} */ (this.#ghosts.shadowRoot), { subtree: true, attributeFilter: ["style"] });
    this.#drawings.observe(this.#ghosts, { childList: true });
    this.#drawings.observe(element("frame"), { attributeFilter: ["data-moving"] });
  }

  /** Shows a layout. */
  async follow(/** @type {Layout} */ layout) {
    const { isOn } = this;
    for (const each of [this.#skins, this.#ghosts]) {
      each.hidden = !isOn;
      each.dir = this.#view.dir;
      each.setAttribute("reduce-motion", this.#view.getAttribute("reduce-motion") ?? "auto");
    }
    if (!isOn) return this.#design.enlarge(null);
    if (typeof this.#skins.layout !== "object") this.#skins.layout = layout;
    await Promise.all([this.#ghosts.ready, this.#skins.ready]);
    // The layout may have changed while the layers loaded.
    if (!this.#ghosts.isConnected) return;
    this.#showGhosts(layout);
    this.#showSkins(layout);
    this.#mark();
    requestAnimationFrame(() => this.#measure());
  }

  /** Keyframes that the engine rejects have no ghosts. */
  #showGhosts(/** @type {Layout} */ layout) {
    const distances = distancesOf(layout);
    const isOther = distances.join() !== this.#distances.join();
    this.#distances = distances;
    try {
      this.#ghosts.layout = ghostLayout(layout, distances, { width: this.#view.clientWidth, height: this.#view.clientHeight });
      this.#ghosts.count = distances.length;
      this.#ghosts.item = 0;
    } catch {
      this.#ghosts.hidden = true;
    }
    if (isOther) this.#refill();
  }

  /** Fills all ghosts again; the focus stays on the same handle of the same keyframe. */
  #refill() {
    const { at } = /** @type {HTMLElement | null} */ (document.activeElement?.closest(".ghost"))?.dataset ?? {};
    const handle = /** @type {HTMLElement} */ (document.activeElement).dataset?.handle;
    this.#ghosts.reload();
    if (at === undefined) return;
    requestAnimationFrame(() => {
      const ghost = this.#ghosts.querySelector(`[data-at="${at}"]`);
      /** @type {HTMLElement | null | undefined} */ (ghost?.querySelector(handle ? `[data-handle=${handle}]` : ".choose"))?.focus({ preventScroll: true });
    });
  }

  /** Stacked items are as long as their distance, without space for outlines. */
  #showSkins(/** @type {Layout} */ layout) {
    try {
      this.#skins.layout = layout.stacked ? layout : finerOf(layout);
      this.#skins.item = REACH * SKINS;
    } catch {
      // Four times the number of items can exceed the engine's limit.
      this.#skins.hidden = true;
    }
  }

  /** The ghosts of the keyframes that are shown. */
  get #shown() { return /** @type {HTMLElement[]} */ ([...this.#ghosts.querySelectorAll(".ghost")]); }

  /** Updates the selected keyframe and the values of its handles. */
  #mark() {
    const layout = this.#design.layout();
    for (const ghost of this.#shown) this.#show(ghost, Number(ghost.dataset.at), layout);
  }

  /** Keeps the handles upright, and enlarges the artboard until it contains the near keyframes and the selected one. */
  #measure() {
    const [shown, frame] = [this.#shown, element("frame")];
    for (const ghost of shown) keepUpright(ghost);
    if (!this.#isDragging) separateLabels(shown);
    const isVisible = shown.length > 0 && this.#ghosts.isConnected && !this.#ghosts.hidden;
    if (!isVisible || this.#isDragging || frame.hasAttribute("data-moving")) return;
    const box = frame.getBoundingClientRect();
    const [x, y, scale] = [box.x + box.width / 2, box.y + box.height / 2, box.width / frame.offsetWidth];
    const there = shown.filter((ghost) => !ghost.classList.contains("absent")), near = there.filter(isNear);
    const boxes = (near.length > 0 ? near : there).map((ghost) => ghost.getBoundingClientRect());
    const extent = (/** @type {(box: DOMRect) => number[]} */ far) =>
      GRID * Math.ceil(Math.max(0, (2 * Math.max(...boxes.flatMap(far).map(Math.abs))) / scale / GRID - ROUNDING));
    this.#design.enlarge({
      items: { width: extent(({ left, right }) => [left - x, right - x]), height: extent(({ top, bottom }) => [top - y, bottom - y]) },
      middles: { width: extent(({ left, right }) => [(left + right) / 2 - x]), height: extent(({ top, bottom }) => [(top + bottom) / 2 - y]) },
    });
  }

  /** @param {HTMLElement} ghost @param {number} at @param {Layout} layout */
  #show(ghost, at, layout) {
    const isThere = placeOf(layout, at) >= 0;
    ghost.classList.toggle("absent", !isThere);
    /** @type {HTMLElement} */ (ghost.firstElementChild).ariaLabel = `${isThere ? "Choose" : "Add"} the keyframe ${at === 0 ? "of the current item" : `at ${at}`.replace("-", "−")}`;
    ghost.classList.toggle("chosen", at === this.#design.at());
    for (const knob of ghost.querySelectorAll("[role=slider]")) {
      const { across, along } = handleOf(/** @type {HTMLElement} */ (knob).dataset.handle);
      const value = (/** @type {string} */ key) => valueAt(layout, PROPERTIES[key], at);
      knob.ariaValueNow = `${Math.round(value(across) * 100) / 100}`;
      knob.ariaValueText = inText(Object.fromEntries([across, along].map((key) => [key, value(key)])));
    }
  }

  #fill(/** @type {HTMLElement} */ ghost, /** @type {number} */ at) {
    ghost.className = "ghost";
    ghost.dataset.at = `${at}`;
    ghost.ariaLabel = at === 0 ? "Keyframe of the current item" : `Keyframe at ${measured(at, Math.abs(at) === 1 ? "item" : "items")}`;
    ghost.innerHTML = `<button class="choose">${written(Math.round(at * 1000) / 1000)}</button>${HANDLES.map(({ key, name }) => `<i role="slider" tabindex="0" data-handle="${key}" aria-label="${name}" title="${name}"></i>`).join("")}`;
    const choose = /** @type {HTMLElement} */ (ghost.firstElementChild);
    choose.onclick = () => this.#design.choose(at);
    for (const knob of /** @type {NodeListOf<HTMLElement>} */ (ghost.querySelectorAll("[role=slider]"))) {
      const handle = handleOf(knob.dataset.handle);
      const { minimum, maximum } = PROPERTIES[handle.across];
      Object.assign(knob, { ariaValueMin: `${minimum}`, ariaValueMax: `${maximum}` });
      knob.addEventListener("pointerdown", (event) => this.#drag(event, knob, handle, at));
      knob.addEventListener("keydown", (event) => this.#step(event, handle, at));
    }
    ghost.onkeydown = (event) => {
      this.#design.key(event);
      // The layer is a view itself and would scroll. Other keys are the page's.
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    ghost.onpointerdown = (event) => event.stopPropagation();
    this.#show(ghost, at, this.#design.layout());
  }

  // MARK: Handles

  /** @param {KeyboardEvent} event @param {Handle} handle @param {number} at */
  #step(event, handle, at) {
    const values = stepped(handle, this.#design.layout(), at, event, this.#sign);
    if (!values) return;
    event.preventDefault();
    this.#design.set(at, values);
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
    this.#isDragging = true;
    const screen = this.#view.viewportSize;
    const drag = {
      handle, at, screen, layout: this.#design.layout(), pixels: this.#view.getBoundingClientRect().width / screen.width, sign: this.#sign,
      start: { x: event.clientX, y: event.clientY }, center: centerOf(knob.closest(".ghost")),
    };
    const changed = changeFilter(drag);
    const move = (/** @type {PointerEvent} */ { isPrimary, clientX, clientY, ctrlKey, metaKey }) => {
      if (!isPrimary) return;
      const free = dragged(drag, { x: clientX, y: clientY });
      // A modifier key turns snapping off.
      const { values, lines, isSnapped } = ctrlKey || metaKey ? { values: free, lines: [], isSnapped: false } : snapped(drag, free);
      this.#design.set(at, changed(values));
      this.#guides.show(lines, inText(values), { x: clientX, y: clientY }, isSnapped);
    };
    knob.addEventListener("pointermove", move);
    knob.addEventListener("lostpointercapture", () => {
      knob.removeEventListener("pointermove", move);
      this.#isDragging = false;
      this.#guides.hide();
      this.follow(this.#design.layout());
    }, { once: true });
  }

  /** Removes the overlay. */
  remove() {
    this.#drawings.disconnect();
    for (const part of [this.#skins, this.#ghosts, this.#guides]) part.remove();
    this.#design.enlarge(null);
  }
}

/** Whether the artboard contains a ghost: far ones would leave no room for the near ones. */
const isNear = (/** @type {HTMLElement} */ ghost) => ghost.classList.contains("chosen") || Math.abs(Number(ghost.dataset.at)) <= NEAR;

const handleOf = (/** @type {string | undefined} */ key) => HANDLES.find((handle) => handle.key === key) ?? HANDLES[0];

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

/** @returns {any} The same layout with four times the item density. */
const finerOf = (/** @type {import("fanfold-view").KeyframeLayout} */ layout) => ({
  ...layout, parameters: [], pitch: part(layout.pitch), snaps: false,
  keyframes: layout.keyframes.map((keyframe) => ({ ...keyframe, at: keyframe.at * SKINS })),
});

/** @param {import("fanfold-view").KeyframeLength} length @returns {any} */
function part(length) {
  if (typeof length === "number") return length / SKINS;
  if (Array.isArray(length)) return length.map(part);
  return { ...length, fraction: (length.fraction ?? 0) / SKINS, points: (length.points ?? 0) / SKINS };
}

function centerOf(/** @type {Element | null} */ ghost) {
  const { x = 0, y = 0, width = 0, height = 0 } = ghost?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
