// @ts-check
/** Buttons for items as alternatives to drags: step, add, remove, loop, close. */

import { canLoop } from "./collection.js";
import { button, element } from "../dom.js";
import { written } from "../../core/words.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

export function startSteps(/** @type {Playground} */ playground) {
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
  view.addEventListener("didremove", () => { if (!playground.history.isApplying) element("history-status").textContent = "Removed. Undo brings the item back."; });
  playground.follow(["layout", "design", "item", "count", "loop", "open", "pictures"], () => showPosition(playground));
  playground.progress.addEventListener("item", () => showPosition(playground));
}

function step(/** @type {import("fanfold-view").FanfoldView} */ view, /** @type {number} */ by) {
  if (view.count > 0) view.scrollToItem((view.item + by + view.count) % view.count);
}

function removeShown(/** @type {import("fanfold-view").FanfoldView} */ view) {
  if (view.count > 0) view.removeItems(view.openedItem >= 0 ? view.openedItem : view.item);
}

function showPosition(/** @type {Playground} */ playground) {
  const { view } = playground;
  const { layout, design, count, loop } = playground.state();
  const item = view.item;
  const loops = design === null && canLoop(layout);
  const isLooping = loop && loops;
  element("position").textContent = `${written(count > 0 ? item + 1 : 0)} of ${written(count)}`;
  button("previous").disabled = count === 0 || (item <= 0 && !isLooping);
  button("next").disabled = count === 0 || (item >= count - 1 && !isLooping);
  button("remove").disabled = count === 0;
  button("loop").disabled = !loops;
  button("loop").ariaPressed = `${loop}`;
  element("nothing").hidden = count > 0;
  element("close").hidden = view.openedItem < 0;
  document.body.toggleAttribute("data-opened", view.openedItem >= 0);
}
