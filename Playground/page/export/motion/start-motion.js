// @ts-check
/** Loads the export of a motion on demand. */

import { button } from "../../dom.js";
import { note } from "../../notes.js";

/** @param {import("../../../core/state/state.js").Playground} playground */
export function startMotion(playground) {
  button("export-motion").addEventListener("click", async () => (await load())?.openMotion(playground));
}

/** Loads the module, or shows a note. */
async function load() {
  try {
    return await import("./motion-dialog.js");
  } catch {
    note("The export could not be loaded: check the network, then try again or reload the page.");
  }
}
