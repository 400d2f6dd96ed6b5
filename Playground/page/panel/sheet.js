// @ts-check
/** On a narrow page the settings are a sheet, which also holds controls that do not fit into the bar. */

import { button, element } from "../dom.js";

const narrow = matchMedia("(width <= 800px), (height < 500px)");

export function startSheet() {
  button("open-panels").addEventListener("click", () => show(!isOpen()));
  button("close-panels").addEventListener("click", () => show(false));
  element("settings").addEventListener("keydown", (event) => {
    if (event.key === "Escape" && isOpen()) show(false);
  });
  narrow.addEventListener("change", placeActions);
  placeActions();
}

/** Shows the devices, which the sheet covers. */
export const closeSheet = () => { if (isOpen()) show(false); };

const isOpen = () => document.body.hasAttribute("data-panels");

function show(/** @type {boolean} */ open) {
  document.body.toggleAttribute("data-panels", open);
  button("open-panels").ariaExpanded = `${open}`;
  button(open ? "close-panels" : "open-panels").focus({ preventScroll: true });
}

/** Moves the theme and link controls between the bar and the sheet. */
function placeActions() {
  if (narrow.matches) element("sheet-bar").prepend(element("actions"));
  else element("handover").prepend(element("actions"));
}
