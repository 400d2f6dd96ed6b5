// @ts-check
/** Synchronizes the view and the state in both directions. */

import { cellFor, keepAppearance, MOST_LAYERS, sharpen, unfold } from "./cells.js";
import { element, mark } from "../dom.js";
import { LAYOUTS } from "../../core/state/layouts.js";
import { isNear } from "../../core/design/design.js";
import { isPreset, sceneOf } from "../../core/state/scenes.js";
import { isSame } from "../../core/state/values.js";
import { note } from "../notes.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Appearance values that cells keep showing during a layout change. */
const KEPT = ["--cover-opacity", "--detail-opacity", "--title-scale", ...Array.from({ length: MOST_LAYERS }, (_, layer) => `--layer-offsets-${layer}`)];
/** Appearance values of the built-in layouts. */
const APPEARANCE = "cover-opacity detail-opacity title-scale layer-offsets progress";
/** The view's events and the state keys that each one changes. */
const NEWS = {
  settle: ["item"], didinsert: ["count", "item"], didremove: ["count", "item"], didmove: ["item"],
  willopen: ["open"], willclose: ["open"],
};

/** Whether a layout can loop. */
export const canLoop = (/** @type {string} */ layout) => LAYOUTS[layout].loops;

/** Whether a layout supports removal by swiping. */
export const canRemove = (/** @type {string} */ layout) => LAYOUTS[layout].isRemovable;

export function startCollection(/** @type {Playground} */ playground) {
  playground.view.cell = cellFor(playground.model);
  followModel(playground);
  followState(playground);
  openTapped(playground.view);
  markOpened(playground.view);
  markHeld(playground.view);
  markScrolled(playground.view);
}

function followState(/** @type {Playground} */ playground) {
  const { view } = playground;
  playground.follow(["layout", "design", "cells"], (state) => showScene(sceneOf(state)));
  playground.follow(["layout", "design"], (state, changed) => showLayout(playground, state, changed.length > 0));
  playground.follow(["layout", "design"], (state) => { document.body.dataset.axis = axisOf(state); });
  playground.follow(["layout", "design", "loop", "removable", "reorderable"], (state) => {
    view.toggleAttribute("loop", state.loop && state.design === null && canLoop(state.layout));
    view.toggleAttribute("removable", state.removable);
    view.toggleAttribute("reorderable", state.reorderable);
  });
  playground.follow(["reduceMotion"], ({ reduceMotion }) => {
    const systemPrefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    view.setAttribute("reduce-motion", reduceMotion);
    view.toggleAttribute("data-reduced-motion", reduceMotion === "auto" ? systemPrefersReducedMotion : reduceMotion === "on");
  });
  playground.follow(["rate"], ({ rate }) => {
    view.playbackRate = rate;
    document.body.style.setProperty("--rate", `${rate}`);
  });
  playground.follow(["direction"], ({ direction }) => showDirection(view, direction));
}

/** @type {import("../../core/design/shape.js").Layout | null} The design that was shown last. */
let lastDesign = null;

/** Appearance values that cells use in layouts from keyframes. */
const KEYFRAME_APPEARANCE = "corner-radius shade parallax";

/**
 * Shows the state's layout. A small edit of a design applies at once; another layout is shown with a transition.
 * @param {Playground} playground
 * @param {import("../../core/state/state.js").State} state
 * @param {boolean} hasChanged
 */
function showLayout(playground, { layout, design }, hasChanged) {
  const { view } = playground;
  const [before, shown] = [view.layout, design ?? layout];
  const isEdit = isNear(lastDesign, design);
  lastDesign = design;
  document.body.dataset.layout = layout;
  if (hasChanged && isSame(before, shown)) {
    // The layout before a rejected one is still on the stage.
    if (playground.problem) playground.report("");
    return;
  }
  view.closeItem();
  if (hasChanged) keepAppearance(view, KEPT);
  view.appearance = design || isPreset(layout) ? [APPEARANCE, KEYFRAME_APPEARANCE, ...namesIn(design)].join(" ") : APPEARANCE;
  try {
    view.setLayout(shown, { animated: hasChanged && !isEdit });
    if (playground.problem) playground.report("");
  } catch (error) {
    playground.report(/** @type {Error} */ (error).message.replace("fanfold-view: ", ""));
    if (!playground.settings.editing) note(`The layout could not be shown: ${playground.problem}`);
  }
  playground.restoreParameters();
}

/** The names of a design's appearance values, as cells receive them. */
const namesIn = (/** @type {import("../../core/design/shape.js").Layout | null} */ design) => [...new Set(design?.keyframes.flatMap(({ appearance = {} }) => Object.keys(appearance)))].map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** The heading and the cells of a preset's scene. */
function showScene(/** @type {import("../../core/state/scenes.js").Scene | undefined} */ scene) {
  const screen = element("screen");
  document.body.toggleAttribute("data-keyframes", scene !== undefined);
  mark(screen, "data-cells", scene?.cells);
  screen.toggleAttribute("data-details", scene?.details !== undefined);
  screen.style.setProperty("--below", `${scene?.details ?? 0}`);
  element("scene-title").textContent = scene?.title ?? "";
}

/** The scroll axis of the current layout. */
const axisOf = (/** @type {{layout: string, design: import("fanfold-view").KeyframeLayout | null}} */ { layout, design }) => design?.axis ?? (LAYOUTS[layout].isVertical ? "vertical" : "horizontal");

/** Left-to-right is the page's default direction and needs no attribute. */
function showDirection(/** @type {HTMLElement} */ view, /** @type {string} */ direction) {
  document.body.dataset.direction = direction;
  for (const each of [element("screen"), view]) each.dir = direction === "rtl" ? direction : "";
}

function followModel(/** @type {Playground} */ playground) {
  const { view, model } = playground;
  /** @type {Record<string, (detail: {index: number, count: number, from: number, to: number}) => void>} */
  const changes = {
    didinsert: ({ index, count }) => model.insert(index, count),
    didremove: ({ index, count }) => model.remove(index, count),
    didmove: ({ from, to }) => model.move(from, to),
  };
  for (const [name, keys] of Object.entries(NEWS)) {
    view.addEventListener(name, (event) => {
      changes[name]?.(/** @type {CustomEvent} */ (event).detail);
      playground.announce(keys);
    });
  }
}

/** Whether a tap scrolls to an item first. */
const isScrolledTo = (/** @type {import("fanfold-view").FanfoldView["layout"]} */ layout) => (typeof layout === "object" ? layout.snaps ?? true : LAYOUTS[layout].scrollsToTappedItem);

function openTapped(/** @type {import("fanfold-view").FanfoldView} */ view) {
  let itemAtTouch = 0;
  for (const name of ["pointerdown", "keydown"]) view.addEventListener(name, () => { itemAtTouch = view.item; }, { capture: true });
  view.addEventListener("itemtap", (event) => {
    const { index } = /** @type {CustomEvent} */ (event).detail;
    // A tap may scroll to an item first; a tap on the settled item opens it.
    if (!isScrolledTo(view.layout) || index === itemAtTouch) view.openItem(index);
  });
}

/** Marks the opening item until it is closed. The keyboard scrolls its page. */
function markOpened(/** @type {import("fanfold-view").FanfoldView} */ view) {
  const mark = (/** @type {number} */ index) => {
    for (const old of view.querySelectorAll("[data-open]")) old.removeAttribute("data-open");
    for (const page of view.querySelectorAll(".face-page[tabindex]")) page.removeAttribute("tabindex");
    const item = view.elementOf(index);
    item?.setAttribute("data-open", "");
    item?.querySelector(".face-page")?.setAttribute("tabindex", "0");
    sharpen(item);
    unfold(item);
  };
  // An item that is scrolled to first has no element before that.
  for (const name of ["willopen", "settle", "didopen"]) {
    view.addEventListener(name, () => { if (view.openedItem >= 0) mark(view.openedItem); });
  }
  view.addEventListener("didclose", () => mark(-1));
}

/** Marks the item that is lifted for reordering until it is dropped. */
function markHeld(/** @type {import("fanfold-view").FanfoldView} */ view) {
  view.addEventListener("willreorder", (event) => view.elementOf(/** @type {CustomEvent} */ (event).detail.index)?.setAttribute("data-held", ""));
  view.addEventListener("didreorder", () => view.querySelector("[data-held]")?.removeAttribute("data-held"));
}

/**
 * Marks faces that are scrolled from their tops: there a drag down scrolls, and closes nothing. The view itself also sends
 * `scroll`, and a read of its `scrollTop` would make the browser compute a layout.
 * @param {HTMLElement} view
 */
function markScrolled(view) {
  view.addEventListener("scroll", ({ target }) => {
    if (target !== view && target instanceof HTMLElement) target.toggleAttribute("data-scrolled", target.scrollTop > 0);
  }, { capture: true, passive: true });
  view.addEventListener("didclose", () => {
    for (const face of view.querySelectorAll("[data-scrolled]")) face.removeAttribute("data-scrolled");
  });
}
