// @ts-check
/** On a narrow page the settings are a sheet: it is opened, closed, and holds what the bar has no room for. */

import { button, element } from "./dom.js";

const narrow = matchMedia("(width <= 800px), (height < 500px)");

export function startSheet() {
  button("open-panels").addEventListener("click", () => show(!isOpen()));
  button("close-panels").addEventListener("click", () => show(false));
  element("inspector").addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isOpen()) show(false);
  });
  narrow.addEventListener("change", placeActions);
  placeActions();
}

const isOpen = () => document.body.hasAttribute("data-panels");

/** @param {boolean} open */
function show(open) {
  document.body.toggleAttribute("data-panels", open);
  button("open-panels").ariaExpanded = `${open}`;
  button(open ? "close-panels" : "open-panels").focus({ preventScroll: true });
}

/** The theme and the link are in the bar, or at the top of the sheet. */
function placeActions() {
  if (narrow.matches) element("sheet-bar").prepend(element("actions"));
  else element("handover").prepend(element("actions"));
}
