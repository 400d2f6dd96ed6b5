// @ts-check
/** Shows a custom layout. The designer is loaded on demand. */

import { button, element } from "../dom.js";
import { note } from "../notes.js";
import { followLibrary } from "./stored-designs.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Closes the note that the designer could not be loaded. @type {Element | undefined} */
let failureNote;

/** Loads the designer. If it could not be loaded, shows a note and returns undefined. */
export async function designer() {
  try {
    const module = await import("./designer.js");
    failureNote?.remove();
    return module;
  } catch {
    failureNote = note("The designer could not be loaded: check the network, then try again or reload the page.");
  }
}

/** What cells make of an own layout's numbers for them. */
const OWN_APPEARANCE = "corner-radius shade parallax";

/** @param {Playground} playground */
export function startOwnLayout(playground) {
  const { view } = playground;
  followLibrary();
  const section = element("design");
  const beginning = section.innerHTML;
  const { appearance } = view;
  const begin = () => {
    section.innerHTML = beginning;
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
      // Another layout may have been chosen during loading.
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
