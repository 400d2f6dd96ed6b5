// @ts-check
/** The design section: its entry, and the panel while a design is edited. The panel is loaded on demand. */

import { button, element } from "../dom.js";
import { nameOfDesign } from "../../core/design/design.js";
import { onDemand } from "../on-demand.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

const ENTRY = `<h2 id="design-title">Design</h2>
<p id="design-line"></p>
<div class="design-line"><button id="edit-design" class="plain"></button><button id="new-layout" class="plain">New layout</button></div>`;

export const designer = () => onDemand("designer", () => import("./design-panel.js"));

/** @type {import("../../core/design/sheet-problem.js").Problem | undefined} The place that the designer shows next. */
let revealed;

/** Opens the designer at a place of the design. */
export function reveal(/** @type {Playground} */ playground, /** @type {import("../../core/design/sheet-problem.js").Problem} */ place) {
  revealed = place;
  if (playground.settings.editing) playground.announce(["editing"]);
  else playground.set({ editing: true });
}

export function startDesign(/** @type {Playground} */ playground) {
  const section = element("design");
  /** @type {import("./design-panel.js").DesignPanel | undefined} The panel of the edited design. */
  let panel;
  const showEntry = () => {
    panel?.end();
    panel = undefined;
    section.innerHTML = ENTRY;
    button("edit-design").addEventListener("click", async () => (await designer())?.edit(playground));
    button("new-layout").addEventListener("click", async () => (await designer())?.create(playground));
  };
  const nameEntry = () => {
    const { design } = playground.settings;
    element("design-line").textContent = design ? `“${nameOfDesign(design)}” is a design of its own.` : "A copy of this layout can be edited: the poses of items at some distances.";
    button("edit-design").textContent = design ? "Edit" : "Edit a copy";
  };
  showEntry();
  playground.follow(["design", "editing"], async ({ editing }, changed) => {
    document.body.toggleAttribute("data-design", editing);
    if (!editing) {
      if (panel) showEntry();
      return nameEntry();
    }
    const loaded = await designer();
    // The design may have been closed during loading.
    if (!loaded || !playground.settings.editing) return playground.set({ editing: false });
    panel ??= new loaded.DesignPanel(playground, section);
    panel.follow();
    if (revealed) panel.reveal(revealed);
    else if (changed.includes("editing")) panel.focus();
    revealed = undefined;
  });
}
