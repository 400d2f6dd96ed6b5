// @ts-check
/** The page's address follows the state, and the state begins with the address. */

import { button } from "./dom.js";
import { linkQuery, readParameters, readState } from "./link.js";
import { note } from "./notes.js";

/** @typedef {import("./playground-state.js").Playground} Playground */

/** The address follows the state after so long, in milliseconds: browsers refuse to change it all the time. */
const DELAY = 300;
/** For so long it is said that the link has been copied, in milliseconds. */
const COPIED_TIME = 1600;

/**
 * Restores what the address says of the page; what is returned does the rest, once the view shows the layout.
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
 * A link that names another layout than the page begins with means that one.
 * @param {Partial<import("./playground-state.js").State>} state
 * @param {import("./playground-state.js").State} defaults
 */
const layoutOf = ({ layout, design }, defaults) => ({
  layout: layout ?? defaults.layout, design: design ?? (layout === undefined || layout === defaults.layout ? defaults.design : ""),
});

/** @param {{name: string, text: string, right: string}[]} problems */
function noteAll(problems) {
  for (const { name, text, right } of problems) note(`Ignored in the link: ${name}=${text} (${right})`);
}

/**
 * The address says from now on what is shown. What is returned has it do so at once.
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
 * Whoever chooses another layout can go back to the one before.
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
    note(`The browser does not let the page copy. The link: ${link}`);
  }
}
