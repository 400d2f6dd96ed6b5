// @ts-check
/** Saves a recording as a script for `fanfold replay`. */

import { scriptOf, textOfScript } from "../../core/recording/script.js";
import { saveText } from "../export/save.js";

/** @param {import("../../core/recording/recording.js").Recording} recording */
export function saveScript(recording) {
  // A design has a file of its own, with its name.
  saveText(textOfScript(scriptOf(recording).script), recording.standing.layout, "-script.json");
}
