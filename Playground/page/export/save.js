// @ts-check
/** Saves generated files as downloads. */

/** Time after which the browser has read a download, in milliseconds. */
const DOWNLOAD_TIME = 60_000;

/**
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIME);
}
