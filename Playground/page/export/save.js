// @ts-check
/** Saves generated files as downloads. */

import { fileName } from "../../core/design/design.js";

/** The type of a layout's file. */
const JSON_TYPE = { type: "application/json" };
/** Time after which the browser has read a download, in milliseconds. */
const DOWNLOAD_TIME = 60_000;

/**
 * Saves a file about a layout. Returns the file's name.
 * @param {Blob} blob
 * @param {string | {name?: string}} layout a built-in layout's name, or a design
 * @param {string} ending
 */
export function save(blob, layout, ending) {
  const link = document.createElement("a");
  const name = `${fileName(layout)}${ending}`;
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIME);
  return name;
}

/** Saves JSON about a layout. */
export const saveText = (/** @type {string} */ text, /** @type {string | {name?: string}} */ layout, /** @type {string} */ ending = ".json") => save(new Blob([text], JSON_TYPE), layout, ending);
