// @ts-check
/** Notes at the top of the page about failures, shown until they are closed. */

import { element } from "./dom.js";

/**
 * Shows a note, once.
 * @param {string} text
 * @returns {Element}
 */
export function note(text) {
  const shown = [...element("notes").children].find(({ firstChild }) => firstChild?.textContent === text);
  if (shown) return shown;
  const note = document.createElement("div");
  const words = document.createElement("span");
  words.textContent = text;
  const close = document.createElement("button");
  close.textContent = "Close";
  close.addEventListener("click", () => note.remove());
  note.append(words, close);
  element("notes").append(note);
  return note;
}
