// @ts-check
/** Loads the gallery on demand: for its dialog, and at once on very large pages. */

import { button, element } from "../dom.js";
import { note } from "../notes.js";

/** Pages with room for the gallery beside the device; see gallery.css. */
const HUGE_PAGE = matchMedia("(width >= 1900px) and (height >= 900px)");

/** @param {import("../../core/state/state.js").Playground} playground */
export function startGallery(playground) {
  button("show-gallery").addEventListener("click", async () => (await load())?.openGallery(playground));
  const showWall = async () => {
    if (HUGE_PAGE.matches) (await load())?.fillGallery(element("wall"), playground);
  };
  HUGE_PAGE.addEventListener("change", showWall);
  showWall();
}

/** Loads the gallery's module, or shows a note. */
async function load() {
  try {
    return await import("./gallery.js");
  } catch {
    note("The gallery could not be loaded: check the network, then try again or reload the page.");
  }
}
