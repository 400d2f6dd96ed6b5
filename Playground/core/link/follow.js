// @ts-check
/** The state that a page adopts from another one, which sends it as a link. */

import { namesOfKeys, readState } from "./link.js";

/** The keys of the state that each page keeps for itself: its screen, and its editor. */
export const UNFOLLOWED = ["device", "orientation", "size", "bare", "editing", "artboard"];
/** All others: new ones are followed. */
export const FOLLOWED = [...namesOfKeys(), "parameters"].filter((name) => !UNFOLLOWED.includes(name));

/**
 * The followed part of another page's state, except its parameters: they depend on the layout.
 * @param {URLSearchParams} query
 * @param {string[]} layouts
 * @param {import("../state/state.js").State & Record<string, any>} defaults
 */
export function followed(query, layouts, defaults) {
  /** @type {{state: Record<string, any>}} */
  const { state } = readState(query, layouts, defaults.count);
  return Object.fromEntries(FOLLOWED.filter((name) => name !== "parameters").map((name) => [name, state[name] ?? defaults[name]]));
}
