// @ts-check
/** A layout of one's own on the stage. What designs it is loaded when somebody wants to. */

import { button, element } from "./dom.js";
import { note } from "./notes.js";

/** @typedef {import("./playground-state.js").Playground} Playground */

const BEGINNING = `
<h2 id="design-title">Design</h2>
<p>Make a layout of your own: say how items are shown here and there, and see it move.</p>
<div class="design-line"><button id="new-layout" class="plain">New layout</button><button id="from-stage" class="plain">From this one</button></div>`;

/** Says that what designs layouts is missing. @type {Element | undefined} */
let complaint;

/** What designs layouts; nothing, and a note, where it cannot be loaded. */
export async function designer() {
  try {
    const module = await import("./design/designer.js");
    complaint?.remove();
    return module;
  } catch {
    complaint = note("The designer could not be loaded. Is the network there? Try it again, or load the page anew.");
  }
}

/** What an own layout's cells are made like, and where its code begins. @type {import("fanfold-view").LayoutName} */
export const FACE = "card-carousel";

/** What cells make of an own layout's numbers for them. */
const OWN_APPEARANCE = "corner-radius shade parallax";

/** @param {Playground} playground */
export function startOwnLayout(playground) {
  const { view } = playground;
  const section = element("design");
  const { appearance } = view;
  const begin = () => {
    section.innerHTML = BEGINNING;
    for (const [id, fromStage] of /** @type {[string, boolean][]} */ ([["new-layout", false], ["from-stage", true]])) {
      button(id).addEventListener("click", async () => (await designer())?.create(playground, fromStage));
    }
  };
  begin();
  playground.follow(["design"], async ({ design, layout }, changed) => {
    document.body.toggleAttribute("data-design", design !== "");
    view.appearance = design ? `${appearance} ${OWN_APPEARANCE}` : appearance;
    if (design) {
      const loaded = await designer();
      // Somebody may have chosen another layout meanwhile.
      if (playground.settings.design) loaded?.show(playground, section, changed.length > 0);
      return;
    }
    if (typeof view.layout === "object") view.setLayout(layout);
    if (changed.length === 0) return;
    begin();
    playground.restoreParameters();
    playground.announce(["layout"]);
  });
}
