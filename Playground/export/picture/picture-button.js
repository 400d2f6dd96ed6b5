// @ts-check
/** The button that saves a picture. */

import { save } from "../save.js";
import { pictureOf } from "./picture.js";

/**
 * @param {HTMLElement} section
 * @param {import("fanfold-view").FanfoldView} view
 */
export function startPictureButton(section, view) {
  const status = /** @type {HTMLElement} */ (section.querySelector("#export-saved"));
  section.querySelector("#export-picture")?.addEventListener("click", async () => {
    status.textContent = "";
    status.textContent = await savePicture(view).catch((error) =>
      `The picture could not be saved: ${error instanceof Error ? error.message : error}`);
  });
}

/** Saves a picture and reports the result. @param {import("fanfold-view").FanfoldView} view */
async function savePicture(view) {
  const { blob, name, missing } = await pictureOf(view);
  save(blob, name);
  const lack = `without pictures that other sites do not share: ${missing.join(", ")}`;
  return missing.length > 0 ? `Saved ${name}, ${lack}` : `Saved ${name}`;
}
