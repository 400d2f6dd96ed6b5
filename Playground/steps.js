// @ts-check
/** The buttons for items, so that nothing needs a drag: step, add, remove, undo, loop, close. */

import { canLoop } from "./collection.js";
import { button, element, part } from "./dom.js";
import { written } from "./words.js";

/** @typedef {import("./playground-state.js").Playground} Playground */

/** How long Undo is offered on the stage, in milliseconds. */
const UNDO_TIME = 6000;
/** Where Ctrl+Z is about a text. */
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
    view.scrollTo(view.count - 1);
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
  if (view.count > 0) view.scrollTo((view.item + by + view.count) % view.count);
}

/** @param {import("fanfold-view").FanfoldView} view */
function removeShown(view) {
  if (view.count > 0) view.remove(view.openedItem >= 0 ? view.openedItem : view.item);
}

/**
 * What was removed last can be brought back for as long as the engine knows it: by the bar and by Ctrl+Z and, for a
 * while, on the stage.
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
