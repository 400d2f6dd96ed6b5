// @ts-check
/**
 * The scenes of the presets: each one is shown as the application for which it was made.
 *
 * @typedef {object} Scene
 * @property {string} title heading above the items; empty for none
 * @property {string} cells kind of cells
 * @property {number} [details] distance of the current item's title and text below the middle, as a fraction of the screen's shorter
 *   side; none if the cells contain them
 */

import { LAYOUTS } from "./layouts.js";

/** @type {Record<string, Scene>} */
export const SCENES = {
  "card-deck": { title: "For you", cells: "picture", details: 0.52 },
  "cover-flow": { title: "Records", cells: "picture", details: 0.36 },
  cube: { title: "", cells: "page" },
  cylinder: { title: "Prints", cells: "picture", details: 0.38 },
  flip: { title: "Postcards", cells: "picture", details: 0.5 },
  "inverted-cube": { title: "", cells: "page" },
  "inverted-cylinder": { title: "Exhibition", cells: "picture", details: 0.44 },
  rolodex: { title: "Places", cells: "pass", details: 0.42 },
  slanted: { title: "", cells: "band" },
  stories: { title: "", cells: "page" },
  "swipe-deck": { title: "", cells: "picture" },
  "time-machine": { title: "Versions", cells: "pass", details: 0.5 },
  wallet: { title: "Wallet", cells: "pass" },
  wheel: { title: "Postcards", cells: "picture", details: 0.5 },
  "zoom-pager": { title: "", cells: "page" },
};

/** The kinds of cells in layouts from keyframes, by their names in links. */
export const CELLS = { auto: "As the layout suggests", card: "Card", picture: "Picture only", pass: "Title at the top", page: "Whole page", band: "Title in the middle", number: "Number" };

/** @type {Scene} The scene of a design. */
const DESIGN_SCENE = { title: "", cells: "card" };

/** Whether a layout is a preset from keyframes. */
export const isPreset = (/** @type {string} */ layout) => LAYOUTS[layout]?.isPreset === true;

/** The names of the presets. */
export const PRESETS = Object.keys(LAYOUTS).filter(isPreset);

/** The engine's layout of items that are as wide as their content, which the page's cells do not have. */
const ROW = "row";

/** The names of all layouts of the page, presets after the engine's own. */
export const namesOfLayouts = (/** @type {readonly string[]} the engine's layouts */ layouts) => [...layouts.filter((name) => name !== ROW), ...PRESETS];

/**
 * The scene of a state; undefined for the built-in layouts, which have one each.
 * @param {{layout: string, design: object | null, cells: keyof typeof CELLS}} state
 * @returns {Scene | undefined}
 */
export function sceneOf({ layout, design, cells }) {
  const scene = design ? DESIGN_SCENE : SCENES[layout];
  return scene && cells !== "auto" ? { ...scene, cells } : scene;
}
