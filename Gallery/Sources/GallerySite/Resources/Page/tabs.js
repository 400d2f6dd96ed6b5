// @ts-check
/** The layouts' tabs. */

import { element } from "./dom.js";

/** How far a key goes. */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const layoutOf = (/** @type {HTMLElement} */ tab) => /** @type {import("fanfold-view").LayoutName} */ (tab.dataset.layout);

/** The names of the layouts that have a tab. */
export const layouts = () => tabs().map(layoutOf);

const tabs = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#layouts [role=tab]")]);

/** @param {import("./playground.js").Playground} playground */
export function startTabs(playground) {
  for (const tab of tabs()) tab.addEventListener("click", () => playground.set({ layout: layoutOf(tab), design: "" }));
  element("layouts").addEventListener("keydown", (event) => moveBetween(playground, event));
  playground.follow(["layout", "design"], ({ layout, design }) => {
    for (const tab of tabs()) {
      const isChosen = layoutOf(tab) === layout;
      tab.ariaSelected = `${isChosen && !design}`;
      tab.tabIndex = isChosen ? 0 : -1;
    }
    element("screen").setAttribute("aria-labelledby", `tab-${layout}`);
  });
}

/**
 * Arrow keys move between tabs, as they do in a tab list.
 * @param {import("./playground.js").Playground} playground
 * @param {KeyboardEvent} event
 */
function moveBetween(playground, event) {
  const names = layouts();
  const at = names.indexOf(playground.state().layout) + (STEPS[event.key] ?? NaN);
  const to = { Home: 0, End: names.length - 1 }[event.key] ?? (at + names.length) % names.length;
  if (Number.isNaN(to)) return;
  event.preventDefault();
  playground.set({ layout: names[to], design: "" });
  tabs()[to].focus();
}
