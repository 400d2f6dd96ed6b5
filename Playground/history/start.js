// @ts-check
/** Starts the history: it begins with the state that the page's address or opening leads to. */

import { recordItems } from "./items.js";
import { startHistoryPanel } from "./panel.js";
import { recordStates } from "./states.js";

/** @param {import("../playground-state.js").Playground} playground */
export function startHistory(playground) {
  recordStates(playground);
  recordItems(playground);
  startHistoryPanel(playground);
}
