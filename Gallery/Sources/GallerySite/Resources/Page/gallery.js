// @ts-check
/** The gallery: five demos of one view. */

import "fanfold-view";
import { cellFor } from "./cells.js";
import { Model } from "./model.js";
import { albums, pictureAt, pictures } from "./pictures.js";

/** So many items at least, so that there is something to fling; the pictures begin again after the last. */
const LEAST_ITEMS = 31;
/** How long Undo is offered, in milliseconds. */
const UNDO_TIME = 6000;
/** A tap brings an item of these layouts to its place first, and highlights it there. */
const SCROLLS_TO_TAPPED = ["expanding", "card-carousel"];
/** Layouts that can go round. */
const LOOPING = ["album-fan", "card-carousel"];

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const button = (/** @type {string} */ id) => /** @type {HTMLButtonElement} */ (document.getElementById(id));

const view = /** @type {import("fanfold-view").FanfoldView} */ (document.getElementById("view"));
const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-layout]")]);
const names = tabs.map((tab) => tab.dataset.layout ?? "");
const wishes = new URLSearchParams(location.search);

let model = new Model(0);
let undoTimer = 0;

/**
 * @param {string} layout
 * @param {boolean} [animated]
 */
function choose(layout, animated = false) {
  for (const tab of tabs) {
    const isChosen = tab.dataset.layout === layout;
    tab.setAttribute("aria-selected", `${isChosen}`);
    tab.tabIndex = isChosen ? 0 : -1;
  }
  document.body.dataset.layout = layout;
  view.dismiss();
  view.toggleAttribute("loop", LOOPING.includes(layout) && button("loop").ariaPressed === "true");
  button("loop").hidden = !LOOPING.includes(layout);
  view.setLayout(layout, { animated });
  view.cell = cellFor(layout, model);
  wishes.set("layout", layout);
  history.replaceState(null, "", `?${wishes}`);
  showPosition();
}

function showPosition() {
  const { item, count } = view;
  const isLooping = view.hasAttribute("loop");
  element("position").textContent = `${count > 0 ? item + 1 : 0} of ${count}`;
  button("previous").disabled = count === 0 || (item <= 0 && !isLooping);
  button("next").disabled = count === 0 || (item >= count - 1 && !isLooping);
  button("remove").disabled = count === 0;
  element("close").hidden = view.highlightedItem < 0;
  document.body.toggleAttribute("data-highlighted", view.highlightedItem >= 0);
  if (count > 0) element("backdrop").style.backgroundImage = `url("${pictureAt(model.at(item)).src}")`;
}

/** @param {number} by */
function step(by) {
  if (view.count > 0) view.scrollTo((view.item + by + view.count) % view.count);
}

function toggleLoop() {
  const isLooping = button("loop").ariaPressed !== "true";
  button("loop").ariaPressed = `${isLooping}`;
  view.toggleAttribute("loop", isLooping);
  showPosition();
}

function removeShown() {
  const item = view.highlightedItem >= 0 ? view.highlightedItem : view.item;
  if (view.count > 0) view.remove(item);
}

function offerUndo() {
  element("toast").hidden = false;
  part("toast", "span").textContent = "Removed";
  clearTimeout(undoTimer);
  undoTimer = setTimeout(() => { element("toast").hidden = true; }, UNDO_TIME);
}

/**
 * @param {string} id
 * @param {string} selector
 */
function part(id, selector) {
  return /** @type {HTMLElement} */ (element(id).querySelector(selector));
}

/** Arrow keys move between tabs, as they do in a tab list. @param {KeyboardEvent} event */
function moveBetweenTabs(event) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const at = (names.indexOf(view.layout) + by + names.length) % names.length;
  choose(names[at], true);
  tabs[at].focus();
}

/**
 * Listens to an event of the view.
 * @param {string} name
 * @param {(detail: any) => void} listener
 */
function on(name, listener) {
  view.addEventListener(name, (event) => {
    listener(/** @type {CustomEvent} */ (event).detail);
    showPosition();
  });
}

for (const tab of tabs) tab.addEventListener("click", () => choose(tab.dataset.layout ?? "", true));
element("layouts").addEventListener("keydown", moveBetweenTabs);
button("previous").addEventListener("click", () => step(-1));
button("next").addEventListener("click", () => step(1));
button("loop").addEventListener("click", toggleLoop);
button("remove").addEventListener("click", removeShown);
button("close").addEventListener("click", () => view.dismiss());
button("add").addEventListener("click", () => {
  model.forgetRemoved();
  view.append();
});
button("undo").addEventListener("click", () => {
  view.undoRemoval();
  element("toast").hidden = true;
});

let itemAtTouch = 0;
view.addEventListener("pointerdown", () => { itemAtTouch = view.item; }, { capture: true });
on("itemtap", ({ index }) => {
  if (!SCROLLS_TO_TAPPED.includes(view.layout) || index === itemAtTouch) view.highlight(index);
});
on("scrollend", () => {});
on("willhighlight", () => {});
on("willdismiss", () => {});
on("didinsert", ({ index, count }) => model.insert(index, count));
on("didmove", ({ from, to }) => model.move(from, to));
on("didremove", ({ index, count }) => {
  model.remove(index, count);
  offerUndo();
});

const wished = wishes.get("layout") ?? "";
model = new Model(Number(wishes.get("count") ?? Math.max(LEAST_ITEMS, albums.length, pictures.length)));
view.count = model.count;
choose(names.includes(wished) ? wished : names[0]);
if (wishes.has("item")) view.item = Number(wishes.get("item"));
await view.ready;
showPosition();
