// @ts-check
/** Saves a recording as a script for `fanfold replay`. */

import { scriptOf, textOfScript } from "../../core/recording/script.js";
import { save } from "../export/save.js";

/** @param {import("../../core/recording/recording.js").Recording} recording */
export function saveScript(recording) {
  const { layout } = recording.standing;
  const text = textOfScript(scriptOf(recording).script);
  save(new Blob([text], { type: "application/json" }), `${typeof layout === "object" ? "own-layout" : layout}.json`);
}
