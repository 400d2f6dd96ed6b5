// @ts-check
/** The view follows the state, and the state follows the view. */

import { cellFor } from "./cells.js";

/** @typedef {import("./playground.js").Playground} Playground */

/** Layouts that can go round. */
const LOOPING = ["album-fan", "card-carousel"];
/** A tap brings an item of these layouts to its place first, and highlights it there. */
const SCROLLS_TO_TAPPED = ["expanding", "card-carousel"];
/** What the view tells of, with what is other afterwards. */
const NEWS = {
  scrollend: ["item"], didinsert: ["count", "item"], didremove: ["count", "item"], didmove: ["item"],
  willhighlight: ["highlight"], willdismiss: ["highlight"],
};

/** Whether a layout can go round. @param {string} layout */
export const canLoop = (layout) => LOOPING.includes(layout);

/** @param {Playground} playground */
export function startCollection(playground) {
  followModel(playground);
  followState(playground);
  highlightTapped(playground.view);
}

/** @param {Playground} playground */
function followState(playground) {
  const { view } = playground;
  playground.follow(["layout"], ({ layout }, changed) => showLayout(playground, layout, changed.length > 0));
  playground.follow(["layout", "loop", "removable", "reorderable"], (state) => {
    view.toggleAttribute("loop", state.loop && canLoop(state.layout));
    view.toggleAttribute("removable", state.removable);
    view.toggleAttribute("reorderable", state.reorderable);
  });
  playground.follow(["reduceMotion"], ({ reduceMotion }) => view.setAttribute("reduce-motion", reduceMotion));
  playground.follow(["rate"], ({ rate }) => { view.playbackRate = rate; });
  playground.follow(["direction"], ({ direction }) => showDirection(view, direction));
}

/**
 * @param {Playground} playground
 * @param {string} layout
 * @param {boolean} animated
 */
function showLayout(playground, layout, animated) {
  const { view, model } = playground;
  document.body.dataset.layout = layout;
  if (animated && view.layout === layout) return;
  view.dismiss();
  view.setLayout(layout, { animated });
  view.cell = cellFor(layout, model);
  playground.restoreParameters();
}

/**
 * From left to right is how the page is read anyway, unless it says otherwise.
 * @param {HTMLElement} view
 * @param {string} direction
 */
function showDirection(view, direction) {
  document.body.dataset.direction = direction;
  view.dir = direction === "rtl" ? direction : "";
}

/** @param {Playground} playground */
function followModel(playground) {
  const { view, model } = playground;
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

/** @param {import("fanfold-view").FanfoldView} view */
function highlightTapped(view) {
  let itemAtTouch = 0;
  view.addEventListener("pointerdown", () => { itemAtTouch = view.item; }, { capture: true });
  view.addEventListener("itemtap", (event) => {
    const { index } = /** @type {CustomEvent} */ (event).detail;
    if (!SCROLLS_TO_TAPPED.includes(view.layout) || index === itemAtTouch) view.highlight(index);
  });
}
