// @ts-check
/** Connects the library of designs with the page: other tabs, a note if storage fails, and a question before designs are lost. */

import { library } from "../../core/design/library.js";
import { note } from "../notes.js";

const FAILURE = "The design could not be stored: the browser's storage is full or disabled. Export it as JSON before you close the page.";

export function followLibrary(/** @type {import("../../core/state/state.js").Playground} */ playground) {
  library.followStage(playground);
  addEventListener("storage", ({ key }) => library.follow(key));
  addEventListener("beforeunload", (event) => { if (library.hasUnsaved) event.preventDefault(); });
  library.addEventListener("failure", () => note(FAILURE));
}
