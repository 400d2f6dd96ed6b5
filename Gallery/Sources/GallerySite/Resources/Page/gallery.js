// @ts-check
/** The gallery: five demos of one view. */

import "fanfold-view";
import { cellFor } from "./cells.js";
import { albums, pictureAt, pictures } from "./pictures.js";

/** So many items at least, so that there is something to fling; the pictures begin again after the last. */
const LEAST_ITEMS = 31;

const view = /** @type {import("fanfold-view").FanfoldView} */ (document.getElementById("view"));
const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-layout]")]);
const names = tabs.map((tab) => tab.dataset.layout ?? "");
const previous = /** @type {HTMLButtonElement} */ (document.getElementById("previous"));
const next = /** @type {HTMLButtonElement} */ (document.getElementById("next"));
const position = /** @type {HTMLElement} */ (document.getElementById("position"));
const backdrop = /** @type {HTMLElement} */ (document.getElementById("backdrop"));
const wishes = new URLSearchParams(location.search);

/** @param {string} layout */
function choose(layout) {
  for (const tab of tabs) {
    const isChosen = tab.dataset.layout === layout;
    tab.setAttribute("aria-selected", `${isChosen}`);
    tab.tabIndex = isChosen ? 0 : -1;
  }
  document.body.dataset.layout = layout;
  view.layout = layout;
  view.cell = cellFor(layout);
  view.count = Number(wishes.get("count") ?? Math.max(LEAST_ITEMS, layout === "album-fan" ? albums.length : pictures.length));
  wishes.set("layout", layout);
  history.replaceState(null, "", `?${wishes}`);
  showPosition();
}

function showPosition() {
  const { item, count } = view;
  position.textContent = `${count > 0 ? item + 1 : 0} of ${count}`;
  previous.disabled = item <= 0;
  next.disabled = item >= count - 1;
  if (pictures.length > 0) backdrop.style.backgroundImage = `url("${pictureAt(item).src}")`;
}

/** @param {number} by */
function step(by) {
  const item = Math.min(Math.max(view.item + by, 0), view.count - 1);
  if (view.count > 0) view.scrollTo(item);
}

/** Arrow keys move between tabs, as they do in a tab list. @param {KeyboardEvent} event */
function moveBetweenTabs(event) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const at = (names.indexOf(view.layout) + by + names.length) % names.length;
  choose(names[at]);
  tabs[at].focus();
}

for (const tab of tabs) tab.addEventListener("click", () => choose(tab.dataset.layout ?? ""));
document.getElementById("layouts")?.addEventListener("keydown", moveBetweenTabs);
previous.addEventListener("click", () => step(-1));
next.addEventListener("click", () => step(1));
view.addEventListener("scrollend", showPosition);

const wished = wishes.get("layout") ?? "";
choose(names.includes(wished) ? wished : names[0]);
if (wishes.has("item")) view.item = Number(wishes.get("item"));
await view.ready;
showPosition();
