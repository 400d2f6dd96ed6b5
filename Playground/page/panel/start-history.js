// @ts-check
/** Starts the history: it begins with the state that the page's address or opening leads to. */

import { recordItems } from "../../core/history/item-steps.js";
import { startHistoryPanel } from "./history-panel.js";
import { recordStates } from "../../core/history/state-steps.js";

export function startHistory(/** @type {import("../../core/state/state.js").Playground} */ playground) {
  recordStates(playground, countDrags());
  recordItems(playground);
  startHistoryPanel(playground);
}

/** Counts drags. Returns a function that answers the number of the present drag, or 0. */
function countDrags() {
  let [count, isHeld] = [0, false];
  addEventListener("pointerdown", () => { [count, isHeld] = [count + 1, true]; }, { capture: true });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => { isHeld = false; }, { capture: true });
  return () => (isHeld ? count : 0);
}
