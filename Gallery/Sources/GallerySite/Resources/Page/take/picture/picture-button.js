// @ts-check
/** The button that saves a picture. */

import { pictureOf } from "./picture.js";

/** By then the browser has what it saves, in milliseconds. */
const DOWNLOAD_TIME = 60_000;

/**
 * @param {HTMLElement} section
 * @param {import("fanfold-view").FanfoldView} view
 */
export function startPictureButton(section, view) {
  const status = /** @type {HTMLElement} */ (section.querySelector("#take-saved"));
  section.querySelector("#take-picture")?.addEventListener("click", async () => {
    status.textContent = "";
    status.textContent = await savePicture(view).catch((error) =>
      `The picture could not be made: ${error instanceof Error ? error.message : error}`);
  });
}

/** Saves a picture, and says what has been saved. @param {import("fanfold-view").FanfoldView} view */
async function savePicture(view) {
  const { blob, name, missing } = await pictureOf(view);
  save(blob, name);
  const lack = `without what its site does not let other pages read: ${missing.join(", ")}`;
  return missing.length > 0 ? `Saved ${name}, ${lack}` : `Saved ${name}`;
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIME);
}
