// @ts-check
/** The buttons for items, so that nothing needs a drag: step, add, remove, undo, loop, close. */

import { canLoop } from "./collection.js";
import { button, element, part } from "./dom.js";
import { pictureAt } from "./pictures.js";
import { written } from "./words.js";

/** @typedef {import("./playground.js").Playground} Playground */

/** How long Undo is offered, in milliseconds. */
const UNDO_TIME = 6000;

/** @param {Playground} playground */
export function startSteps(playground) {
  const { view, model } = playground;
  button("previous").addEventListener("click", () => step(view, -1));
  button("next").addEventListener("click", () => step(view, 1));
  button("loop").addEventListener("click", () => playground.set({ loop: !playground.state().loop }));
  button("remove").addEventListener("click", () => removeShown(view));
  button("close").addEventListener("click", () => view.dismiss());
  button("add").addEventListener("click", () => {
    model.forgetRemoved();
    view.append();
  });
  offerUndo(view);
  playground.follow(["layout", "item", "count", "loop", "highlight", "pictures"], () => showPosition(playground));
}

/**
 * @param {import("fanfold-view").FanfoldView} view
 * @param {number} by
 */
function step(view, by) {
  if (view.count > 0) view.scrollTo((view.item + by + view.count) % view.count);
}

/** @param {import("fanfold-view").FanfoldView} view */
function removeShown(view) {
  if (view.count > 0) view.remove(view.highlightedItem >= 0 ? view.highlightedItem : view.item);
}

/** @param {import("fanfold-view").FanfoldView} view */
function offerUndo(view) {
  const toast = element("toast");
  let timer = 0;
  view.addEventListener("didremove", () => {
    toast.hidden = false;
    part(toast, "span").textContent = "Removed";
    clearTimeout(timer);
    timer = setTimeout(() => { toast.hidden = true; }, UNDO_TIME);
  });
  button("undo").addEventListener("click", () => {
    view.undoRemoval();
    toast.hidden = true;
    view.focus({ preventScroll: true });
  });
}

/** @param {Playground} playground */
function showPosition(playground) {
  const { view, model } = playground;
  const { layout, count, item, loop } = playground.state();
  const isLooping = loop && canLoop(layout);
  element("position").textContent = `${written(count > 0 ? item + 1 : 0)} of ${written(count)}`;
  button("previous").disabled = count === 0 || (item <= 0 && !isLooping);
  button("next").disabled = count === 0 || (item >= count - 1 && !isLooping);
  button("remove").disabled = count === 0;
  button("loop").hidden = !canLoop(layout);
  button("loop").ariaPressed = `${loop}`;
  element("nothing").hidden = count > 0;
  element("close").hidden = view.highlightedItem < 0;
  document.body.toggleAttribute("data-highlighted", view.highlightedItem >= 0);
  if (count > 0) element("backdrop").style.backgroundImage = `url("${pictureAt(model.at(item)).src}")`;
}


