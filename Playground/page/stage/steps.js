// @ts-check
/** Buttons for items as alternatives to drags: step, add, remove, undo, loop, close. */

import { canLoop } from "./collection.js";
import { button, element, part } from "../dom.js";
import { written } from "../../core/words.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Duration of the Undo offer on the screen, in milliseconds. */
const UNDO_TIME = 6000;
/** @param {Playground} playground */
export function startSteps(playground) {
  const { view, model } = playground;
  button("previous").addEventListener("click", () => step(view, -1));
  button("next").addEventListener("click", () => step(view, 1));
  button("loop").addEventListener("click", () => playground.set({ loop: !playground.state().loop }));
  button("remove").addEventListener("click", () => removeShown(view));
  button("close").addEventListener("click", () => view.closeItem());
  button("add").addEventListener("click", () => {
    model.forgetRemoved();
    view.closeItem();
    view.insert(view.count);
    view.scrollToItem(view.count - 1);
  });
  offerUndo(playground);
  playground.follow(["layout", "design", "item", "count", "loop", "open", "pictures"], () => showPosition(playground));
  playground.progress.addEventListener("item", () => showPosition(playground));
}

/**
 * @param {import("fanfold-view").FanfoldView} view
 * @param {number} by
 */
function step(view, by) {
  if (view.count > 0) view.scrollToItem((view.item + by + view.count) % view.count);
}

/** @param {import("fanfold-view").FanfoldView} view */
function removeShown(view) {
  if (view.count > 0) view.removeItems(view.openedItem >= 0 ? view.openedItem : view.item);
}

/**
 * Offers undo on the screen for a limited time, as long as the removal is the latest step.
 * @param {Playground} playground
 */
function offerUndo({ view, history }) {
  const toast = element("toast");
  let timer = 0;
  /** The removal that is offered. @type {object | undefined} */
  let offered;
  const offer = () => {
    clearTimeout(timer);
    offered = history.last;
    toast.hidden = offered === undefined;
    timer = setTimeout(() => { toast.hidden = true; }, UNDO_TIME);
  };
  // The history hears of the removal after this.
  view.addEventListener("didremove", () => queueMicrotask(() => { if (!history.isApplying) offer(); }));
  history.addEventListener("change", () => { if (history.last !== offered) toast.hidden = true; });
  part(toast, "span").textContent = "Removed";
  button("undo").addEventListener("click", () => { if (history.last === offered) history.undo(); });
}

/** @param {Playground} playground */
function showPosition(playground) {
  const { view } = playground;
  const { layout, design, count, loop } = playground.state();
  const item = view.item;
  const loops = design === null && canLoop(layout);
  const isLooping = loop && loops;
  element("position").textContent = `${written(count > 0 ? item + 1 : 0)} of ${written(count)}`;
  button("previous").disabled = count === 0 || (item <= 0 && !isLooping);
  button("next").disabled = count === 0 || (item >= count - 1 && !isLooping);
  button("remove").disabled = count === 0;
  button("loop").hidden = !loops;
  button("loop").ariaPressed = `${loop}`;
  element("nothing").hidden = count > 0;
  element("close").hidden = view.openedItem < 0;
  document.body.toggleAttribute("data-opened", view.openedItem >= 0);
}
