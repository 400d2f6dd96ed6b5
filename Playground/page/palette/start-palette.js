// @ts-check
/** Keys of the page: ⌘K or Ctrl+K finds layouts, parameters and actions; ? lists the shortcuts. */

import { button } from "../dom.js";
import { onDemand } from "../on-demand.js";

/** Elements in which ? is text. */
const FIELDS = "input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]";

export function startPalette(/** @type {import("../../core/state/state.js").Playground} */ playground) {
  addEventListener("keydown", async (event) => {
    const isFind = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    const isHelp = event.key === "?" && !(event.target instanceof Element && event.target.matches(FIELDS));
    if (!isFind && !isHelp) return;
    event.preventDefault();
    (await load())?.[isFind ? "openPalette" : "openShortcuts"](playground);
  });
  button("show-shortcuts").addEventListener("click", async () => (await load())?.openShortcuts());
}

const load = () => onDemand("palette", () => import("./palette.js"));
