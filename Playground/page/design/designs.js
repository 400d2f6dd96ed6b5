// @ts-check
/** Begins, opens and closes designs on the stage. */

import { nameOfDesign, UNNAMED } from "../../core/design/design.js";
import { fixed, tuned } from "../../core/design/tuned.js";
import { library } from "../../core/design/library.js";
// @ts-ignore: `make cli` packs it from the presets' files
import packed from "../../core/design/packed-presets.js";
import { sceneOf } from "../../core/state/scenes.js";
import { FACE } from "../../core/state/own-face.js";
import { inWords } from "../../core/words.js";
import { layoutOnStage } from "./from-stage.js";

/**
 * @typedef {import("../../core/state/state.js").Playground} Playground
 * @typedef {import("../../core/design/shape.js").Layout} Layout
 */

/** The preset of a new design. */
const FIRST = "cover-flow";
/** The current item if a new design would begin at the first item: items on both sides show more of a layout. */
const MIDDLE = 4;

/** @type {Record<string, Layout>} */
const presets = /** @type {any} */ (packed);

/** The name of a layout in words. */
const title = (/** @type {string} */ layout) => inWords(layout.replaceAll("-", " "));

/** Edits a new design. It is stored with its first change. */
export const create = (/** @type {Playground} */ playground) => begin(playground, { name: UNNAMED, ...fixed(presets[FIRST], {}) });

/** Edits the design on the stage, or a copy of the layout on the stage. */
export async function edit(/** @type {Playground} */ playground) {
  const { view, settings: { layout, design } } = playground;
  if (design) return playground.set({ editing: true });
  const copy = presets[layout] ? tuned(presets[layout], view.parameters) : await layoutOnStage(view, title(layout));
  begin(playground, { ...copy, name: title(layout) }, sceneOf(playground.settings)?.cells);
}

/** @param {Playground} playground @param {Layout} design @param {any} [cells] kind of cells */
function begin(playground, design, cells = "auto") {
  const { view } = playground;
  if (view.item === 0 && view.count > 0) playground.set({ item: Math.min(MIDDLE, view.count - 1) });
  library.begin(design);
  playground.history.mark = { kind: "new", name: `Begin “${nameOfDesign(design)}”` };
  playground.set({ layout: FACE, design, cells, editing: true });
}

/** Shows a stored design. */
export function open(/** @type {Playground} */ playground, /** @type {import("../../core/design/library.js").Entry} */ entry) {
  if (!entry.layout) return;
  library.open(entry);
  playground.history.mark = { kind: "open", name: `Open “${nameOfDesign(entry.layout)}”` };
  playground.set({ layout: FACE, design: entry.layout, editing: false });
}
