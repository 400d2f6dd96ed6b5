// @ts-check
/** The tab list of layouts. */

import { element, part } from "../dom.js";
import { nameOfDesign } from "../../core/design/design.js";
import { FACE } from "../../core/state/own-face.js";
import { isPreset } from "../../core/state/scenes.js";
import { isSame } from "../../core/state/values.js";
import { inWords } from "../../core/words.js";

/** @type {Record<string, number>} Steps per arrow key. */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const layoutOf = (/** @type {HTMLElement} */ tab) => /** @type {import("fanfold-view").LayoutName} */ (tab.dataset.layout);

/** Names of the engine's layouts in the tab list, without presets and designs. */
export const layouts = () => tabs().map(layoutOf).filter((layout) => layout !== undefined && !isPreset(layout));

const tabs = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#layouts [role=tab]")]);

/**
 * Adds a tab for a custom layout.
 * @param {string} title
 * @param {string | undefined} layout its name, if it has one
 */
export function addTab(title, layout) {
  element("layouts").append(makeTab("tab-own", title, layout, DESIGN_ICON));
}

export function startTabs(/** @type {import("../../core/state/state.js").Playground} */ playground) {
  const { defaults } = playground;
  const choose = (/** @type {HTMLElement} */ tab) => {
    const layout = layoutOf(tab);
    playground.set({ layout: layout ?? FACE, design: layout ? null : defaults.design });
  };
  element("layouts").addEventListener("click", ({ target }) => {
    const tab = /** @type {Element} */ (target).closest("[role=tab]");
    if (tab && tab.id !== SHOWN) choose(/** @type {HTMLElement} */ (tab));
  });
  element("layouts").addEventListener("keydown", moveBetween);
  playground.follow(["layout", "design"], ({ layout, design }) => {
    const isOwn = design !== null && isSame(design, defaults.design);
    showOther(design && !isOwn ? nameOfDesign(design) : isPreset(layout) ? inWords(layout.replaceAll("-", " ")) : "", design ? "" : layout);
    const chosen = tabs().find((tab) => tab.id === SHOWN) ?? tabs().find((tab) => layoutOf(tab) === (design ? undefined : layout));
    for (const tab of tabs()) {
      tab.ariaSelected = `${tab === chosen}`;
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    element("screen").setAttribute("aria-labelledby", chosen?.id ?? "");
  });
}

/** The tab of a preset or a design on the stage. */
const SHOWN = "tab-shown";

/**
 * Shows a tab for a layout that has none, or removes it.
 * @param {string} title empty for none
 * @param {string} layout the name of a preset; empty for a design
 */
function showOther(title, layout) {
  document.getElementById(SHOWN)?.remove();
  if (!title) return;
  const tab = makeTab(SHOWN, title, layout, layout ? PRESET_ICON : DESIGN_ICON);
  element("layouts").append(tab);
  tab.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const DESIGN_ICON = "M4 20l1-4.500L16.500 4l3.500 3.500L8.500 19zM14 6.500 17.500 10", PRESET_ICON = "M5 8l9-4 5 11-9 4zM8.500 15.500 5 17l-1.500-4";

/** @param {string} id @param {string} title @param {string | undefined} layout @param {string} icon */
function makeTab(id, title, layout, icon) {
  const tab = document.createElement("button");
  tab.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icon}"/></svg><span></span>`;
  part(tab, "span").textContent = title;
  Object.assign(tab, { id, role: "tab", title });
  tab.setAttribute("aria-controls", "screen");
  if (layout) tab.dataset.layout = layout;
  return tab;
}

/** Arrow keys move between tabs. */
function moveBetween(/** @type {KeyboardEvent} */ event) {
  const all = tabs();
  const at = all.findIndex((tab) => tab.tabIndex === 0) + (STEPS[event.key] ?? NaN);
  const to = { Home: 0, End: all.length - 1 }[event.key] ?? (at + all.length) % all.length;
  if (Number.isNaN(to)) return;
  event.preventDefault();
  all[to].click();
  // The tab of a preset disappears with another choice.
  (all[to].isConnected ? all[to] : tabs()[to % tabs().length]).focus();
}
