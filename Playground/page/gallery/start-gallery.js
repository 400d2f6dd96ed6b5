// @ts-check
/** Loads the gallery on demand: for its dialog, and at once on very large pages. */

import { button, element, part } from "../dom.js";
import { library } from "../../core/design/library.js";
import { onDemand } from "../on-demand.js";

/** Pages with room for the gallery beside the device; see gallery.css. */
const HUGE_PAGE = matchMedia("(width >= 1900px) and (height >= 900px)");

export function startGallery(/** @type {import("../../core/state/state.js").Playground} */ playground) {
  for (const id of ["show-gallery", "show-mine"]) button(id).addEventListener("click", async () => (await load())?.openGallery(playground));
  library.addEventListener("change", showCount);
  showCount();
  const showWall = async () => {
    if (HUGE_PAGE.matches) (await load())?.fillGallery(element("wall"), playground);
  };
  HUGE_PAGE.addEventListener("change", showWall);
  showWall();
}

/** Offers the stored designs beside the layouts. */
function showCount() {
  button("show-mine").hidden = library.count === 0;
  part(button("show-mine"), "span").textContent = `My layouts (${library.count})`;
}

const load = () => onDemand("gallery", () => import("./gallery.js"));
