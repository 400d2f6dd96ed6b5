// @ts-check
/** Reads and writes the browser's storage. If storage is disabled, reads return nothing and writes are ignored. */

/** @typedef {"localStorage" | "sessionStorage"} Kind permanent, or for the lifetime of the tab */

/**
 * A stored value; undefined if there is none.
 * @param {Kind} kind
 * @param {string} name
 */
export function recalled(kind, name) {
  try {
    return window[kind].getItem(name) ?? "";
  } catch {
    return "";
  }
}

/**
 * @param {Kind} kind
 * @param {string} name
 * @param {string} text
 */
export function keep(kind, name, text) {
  try {
    window[kind].setItem(name, text);
  } catch {}
}
