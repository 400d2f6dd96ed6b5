// @ts-check
/** Saves a recording as a script for `fanfold replay`. */

import { scriptOf, textOfScript } from "../../core/recording/script.js";
import { saveText } from "../export/save.js";

export function saveScript(/** @type {import("../../core/recording/recording.js").Recording} */ recording) {
  // A design has a file of its own, with its name.
  saveText(textOfScript(scriptOf(recording).script), recording.standing.layout, "-script.json");
}
