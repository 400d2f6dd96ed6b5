// @ts-check
/** The button that saves a picture. */

import { button, element } from "../../dom.js";
import { save } from "../save.js";
import { pictureOf } from "./picture.js";

export function startPictureButton(/** @type {import("fanfold-view").FanfoldView} */ view) {
  const [picture, status] = [button("export-picture"), element("export-saved")];
  let isSaving = false;
  picture.addEventListener("click", async () => {
    if (isSaving) return;
    isSaving = true;
    picture.ariaBusy = "true";
    status.textContent = "Saving the picture …";
    const report = (/** @type {number} */ done, /** @type {number} */ count) => {
      status.textContent = `Saving the picture: ${done} of ${count} photographs read`;
    };
    status.textContent = await savePicture(view, report).catch((error) =>
      `The picture could not be saved: ${error instanceof Error ? error.message : error}`);
    picture.ariaBusy = null;
    isSaving = false;
  });
}

/**
 * Saves a picture and returns a sentence about the result.
 * @param {import("fanfold-view").FanfoldView} view
 * @param {(done: number, count: number) => void} report
 */
async function savePicture(view, report) {
  const { blob, size, missing } = await pictureOf(view, report);
  const name = save(blob, view.layout, `-${size.width}x${size.height}.png`);
  const lack = `without pictures that other sites do not share: ${missing.join(", ")}`;
  return missing.length > 0 ? `Saved ${name}, ${lack}` : `Saved ${name}`;
}
