// @ts-check
/** Keeps the page's address and the playground's state in step. */

import { button } from "./dom.js";
import { linkQuery, readParameters, readState } from "./link.js";
import { note } from "./notes.js";

/** @typedef {import("./playground-state.js").Playground} Playground */

/** Delay of address updates, in milliseconds: browsers limit the rate of history changes. */
const DELAY = 300;
/** Duration of the "copied" message, in milliseconds. */
const COPIED_TIME = 1600;

/**
 * Restores the page's state from the address. Returns a function that restores the rest once the view shows the layout.
 * @param {Playground} playground
 * @param {string[]} layouts
 */
export function restore(playground, layouts) {
  const query = new URLSearchParams(location.search);
  const { state: { count = playground.defaults.count, item, ...state }, problems } = readState(query, layouts, playground.defaults.count);
  playground.set({ ...state, ...layoutOf(state, playground.defaults) });
  noteAll(problems);
  return () => {
    playground.set({ count });
    const { parameters, problems } = readParameters(query, playground.descriptors);
    playground.set({ parameters });
    if (item !== undefined && item < playground.view.count) playground.set({ item });
    noteAll(problems);
  };
}

/**
 * A link that names another layout than the default replaces the default design.
 * @param {Partial<import("./playground-state.js").State>} state
 * @param {import("./playground-state.js").State} defaults
 */
const layoutOf = ({ layout, design }, defaults) => ({
  layout: layout ?? defaults.layout, design: design ?? (layout === undefined || layout === defaults.layout ? defaults.design : ""),
});

/** @param {{name: string, text: string, right: string}[]} problems */
function noteAll(problems) {
  for (const { name, text, right } of problems) note(`${name} in the link must be ${right}, but is ${text}`);
}

/**
 * Writes each change of the state to the address. Returns a function that writes it at once.
 * @param {Playground} playground
 */
export function startAddress(playground) {
  const link = () => new URL(`?${linkQuery(playground.state(), playground.defaults)}`, location.href).href;
  const write = () => history.replaceState(null, "", link());
  let timer = 0;
  playground.addEventListener("change", () => {
    clearTimeout(timer);
    timer = setTimeout(write, DELAY);
  });
  followHistory(playground);
  button("copy-link").addEventListener("click", () => copy(link()));
  return write;
}

/**
 * Adds a history entry for each chosen layout, and follows Back and Forward.
 * @param {Playground} playground
 */
function followHistory(playground) {
  let layout = playground.settings.layout;
  playground.addEventListener("change", () => {
    if (playground.settings.layout === layout) return;
    layout = playground.settings.layout;
    history.pushState(null, "", `?layout=${layout}`);
  });
  addEventListener("popstate", () => {
    const { state } = readState(new URLSearchParams(location.search), playground.view.layouts, 0);
    const chosen = layoutOf(state, playground.defaults);
    layout = chosen.layout;
    playground.set(chosen);
  });
}

/** @param {string} link */
async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    button("copy-link").textContent = "Copied";
    setTimeout(() => { button("copy-link").textContent = "Copy link"; }, COPIED_TIME);
  } catch {
    note(`The link could not be copied: the browser denied access. The link: ${link}`);
  }
}
