// @ts-check
/** Buttons for items as alternatives to drags: step, add, remove, undo, loop, close. */

import { canLoop } from "./collection.js";
import { button, element, part } from "./dom.js";
import { written } from "./words.js";

/** @typedef {import("./playground-state.js").Playground} Playground */

/** Duration of the Undo offer on the screen, in milliseconds. */
const UNDO_TIME = 6000;
/** Elements that handle Ctrl+Z themselves. */
const FIELDS = ":read-write";

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
  playground.follow(["layout", "item", "count", "loop", "open", "pictures"], () => showPosition(playground));
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
 * Offers undo for the latest removal in the bar, with Ctrl+Z and, for a limited time, on the screen.
 * @param {Playground} playground
 */
function offerUndo(playground) {
  const { view } = playground;
  const toast = element("toast");
  let timer = 0;
  const offer = (/** @type {boolean} */ isOffered) => {
    clearTimeout(timer);
    toast.hidden = !isOffered;
    button("restore").disabled = !isOffered;
    if (isOffered) timer = setTimeout(() => { toast.hidden = true; }, UNDO_TIME);
  };
  const undo = () => {
    if (button("restore").disabled) return;
    offer(false);
    if (view.undoRemoval() >= 0) view.focus({ preventScroll: true });
  };
  view.addEventListener("didremove", () => {
    part(toast, "span").textContent = "Removed";
    offer(true);
  });
  playground.addEventListener("change", (event) => {
    if (/** @type {CustomEvent<string[]>} */ (event).detail.includes("edition")) offer(false);
  });
  for (const name of ["undo", "restore"]) button(name).addEventListener("click", undo);
  addEventListener("keydown", (event) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || (event.target instanceof Element && event.target.matches(FIELDS))) return;
    event.preventDefault();
    undo();
  });
}

/** @param {Playground} playground */
function showPosition(playground) {
  const { view } = playground;
  const { layout, count, loop } = playground.state();
  const item = view.item;
  const isLooping = loop && canLoop(layout);
  element("position").textContent = `${written(count > 0 ? item + 1 : 0)} of ${written(count)}`;
  button("previous").disabled = count === 0 || (item <= 0 && !isLooping);
  button("next").disabled = count === 0 || (item >= count - 1 && !isLooping);
  button("remove").disabled = count === 0;
  button("loop").hidden = !canLoop(layout);
  button("loop").ariaPressed = `${loop}`;
  element("nothing").hidden = count > 0;
  element("close").hidden = view.openedItem < 0;
  document.body.toggleAttribute("data-opened", view.openedItem >= 0);
}
