// @ts-check
/** Modules that are loaded when they are needed. */

import { note } from "./notes.js";

/** @type {Map<string, Element>} The notes about modules that could not be loaded, by their names. */
const notes = new Map();

/**
 * Loads a module. If it cannot be loaded, shows a note until it can, and returns undefined.
 * @template Module
 * @param {string} name
 * @param {() => Promise<Module>} load
 */
export async function onDemand(name, load) {
  try {
    const module = await load();
    notes.get(name)?.remove();
    return module;
  } catch {
    notes.set(name, note(`The ${name} could not be loaded: check the network, then try again or reload the page.`));
  }
}
