// @ts-check
/** Keeps the page's address and the playground's state in step. */

import { isFirstVisit } from "./beginning.js";
import { button } from "./dom.js";
import { readFragment, writeFragment } from "../core/link/fragment.js";
import { readDesign, linkQuery, readParameters, readState } from "../core/link/link.js";
import { queryOf } from "../core/link/query.js";
import { reachOf } from "../core/link/reach.js";
import { note } from "./notes.js";
import { isSame } from "../core/state/values.js";
import { namesOfLayouts } from "../core/state/scenes.js";
import { OPENING } from "./poster.js";
import { orientationOf, turned } from "../core/state/size.js";

/** @typedef {import("../core/state/state.js").Playground} Playground */

/** Delay of address updates, in milliseconds: browsers limit the rate of history changes. */
const DELAY = 300;
/** Duration of the "copied" message, in milliseconds. */
const COPIED_TIME = 1600;

/**
 * Restores the page's state from the address. Returns functions that restore the rest: the items once the view is ready, and
 * the parameters once the parts of the page have set theirs.
 * @param {Playground} playground
 * @param {string[]} layouts
 */
export async function restore(playground, layouts) {
  const query = isFirstVisit() ? new URLSearchParams({ ...OPENING, item: `${OPENING.item}` }) : queryOf(location.search);
  const { state: { count = playground.defaults.count, item, ...state }, problems } = readState(query, namesOfLayouts(layouts), playground.defaults.count);
  const design = await designInFragment();
  if (design !== undefined) state.design = design;
  playground.set({ ...state, ...layoutOf(state, playground.defaults), size: sizeOf(state, playground.defaults) });
  noteAll(problems);
  return {
    restoreItems() {
      playground.set({ count });
      if (item !== undefined && item < playground.view.count) playground.set({ item });
    },
    restoreParameters() {
      const { parameters, problems } = readParameters(query, playground.descriptors);
      playground.set({ parameters });
      noteAll(problems);
    },
  };
}

/** The valid design of the address's fragment, if any. Damage is reported. */
async function designInFragment() {
  try {
    const text = await readFragment(location.hash);
    if (text === undefined) return undefined;
    const { layout, flaw } = readDesign(text);
    if (layout) return layout;
    note(`The design in the link is invalid: ${flaw}`);
  } catch {
    note("The design in the link could not be read: the link is damaged or incomplete");
  }
}

/**
 * A link that names another layout than the default replaces the default design.
 * @param {Partial<import("../core/state/state.js").State>} state
 * @param {import("../core/state/state.js").State} defaults
 */
const layoutOf = ({ layout, design }, defaults) => ({
  layout: layout ?? defaults.layout,
  design: design === undefined ? (layout === undefined || layout === defaults.layout ? defaults.design : null) : design,
});

/**
 * The size of the screen. A link with an orientation alone turns the default size.
 * @param {Partial<import("../core/state/state.js").State>} state
 * @param {import("../core/state/state.js").State} defaults
 */
const sizeOf = ({ size, orientation }, defaults) =>
  size ?? (orientation && orientation !== orientationOf(defaults.size) ? turned(defaults.size) : defaults.size);

function noteAll(/** @type {{name: string, text: string, right: string}[]} */ problems) {
  for (const { name, text, right } of problems) note(`${name} in the link must be ${right}, but is ${text}`);
}

/** Writes each change of the state to the address. Returns a function that writes it at once. */
export function startAddress(/** @type {Playground} */ playground) {
  const { design: noDesign } = playground.defaults;
  const link = async () => {
    const state = playground.state();
    const fragment = await writeFragment(isSame(state.design, noDesign) ? null : state.design);
    return new URL(`?${linkQuery(state, playground.defaults)}${fragment}`, location.href).href;
  };
  /** The number of started writings: only the latest one is written. */
  let writings = 0;
  const write = async () => {
    const writing = ++writings;
    const address = await link();
    if (writing === writings) history.replaceState(null, "", address);
  };
  let timer = 0;
  playground.addEventListener("change", () => {
    clearTimeout(timer);
    timer = setTimeout(write, DELAY);
  });
  followHistory(playground);
  button("copy-link").addEventListener("click", async () => copy(await link()));
  return write;
}

/** Adds a history entry for each chosen layout, and follows Back and Forward. */
function followHistory(/** @type {Playground} */ playground) {
  let layout = playground.settings.layout;
  playground.addEventListener("change", () => {
    if (playground.settings.layout === layout) return;
    layout = playground.settings.layout;
    history.pushState(null, "", `?layout=${layout}`);
  });
  addEventListener("popstate", async () => {
    const query = queryOf(location.search);
    const { state } = readState(query, namesOfLayouts(playground.view.layouts), 0);
    const chosen = layoutOf({ ...state, design: await designInFragment() ?? state.design }, playground.defaults);
    layout = chosen.layout;
    playground.set(chosen);
    playground.set({ parameters: readParameters(query, playground.descriptors).parameters });
  });
}

async function copy(/** @type {string} */ link) {
  try {
    await navigator.clipboard.writeText(link);
    button("copy-link").textContent = "Copied";
    const reach = reachOf(location);
    if (reach) note(`${reach} “HTML file” in Share opens anywhere.`);
    setTimeout(() => { button("copy-link").textContent = "Copy link"; }, COPIED_TIME);
  } catch {
    note(`The link could not be copied: the browser denied access. The link: ${link}`);
  }
}
