// @ts-check
/** The tab list of layouts. */

import { element, part } from "../dom.js";
import { FACE } from "../../core/state/own-face.js";

/** Steps per arrow key. */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const layoutOf = (/** @type {HTMLElement} */ tab) => /** @type {import("fanfold-view").LayoutName} */ (tab.dataset.layout);

/** Names of the layouts in the tab list, without keyframe layouts. */
export const layouts = () => tabs().map(layoutOf).filter((layout) => layout !== undefined);

const tabs = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#layouts [role=tab]")]);

/**
 * Adds a tab for a custom layout.
 * @param {string} title
 * @param {string | undefined} layout its name, if it has one
 */
export function addTab(title, layout) {
  const tab = document.createElement("button");
  tab.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500 17.500 10"/></svg><span></span>';
  part(tab, "span").textContent = title;
  Object.assign(tab, { id: "tab-own", role: "tab", title });
  tab.setAttribute("aria-controls", "screen");
  if (layout) tab.dataset.layout = layout;
  element("layouts").append(tab);
}

/** @param {import("../../core/state/state.js").Playground} playground */
export function startTabs(playground) {
  for (const tab of tabs()) {
    const layout = layoutOf(tab);
    tab.addEventListener("click", () => playground.set({ layout: layout ?? FACE, design: layout ? "" : playground.defaults.design }));
  }
  element("layouts").addEventListener("keydown", moveBetween);
  playground.follow(["layout", "design"], ({ layout, design }) => {
    const own = design && tabs().find((tab) => !layoutOf(tab));
    const chosen = own || tabs().find((tab) => layoutOf(tab) === layout);
    for (const tab of tabs()) {
      tab.ariaSelected = `${tab === chosen && (!design || tab === own)}`;
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    element("screen").setAttribute("aria-labelledby", chosen?.id ?? "");
  });
}

/** Arrow keys move between tabs. @param {KeyboardEvent} event */
function moveBetween(event) {
  const all = tabs();
  const at = all.findIndex((tab) => tab.tabIndex === 0) + (STEPS[event.key] ?? NaN);
  const to = { Home: 0, End: all.length - 1 }[event.key] ?? (at + all.length) % all.length;
  if (Number.isNaN(to)) return;
  event.preventDefault();
  all[to].click();
  all[to].focus();
}
