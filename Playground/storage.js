// @ts-check
/** What the browser keeps for the page. Where it is told to keep nothing, it refuses, and the page goes on without. */

/** @typedef {"localStorage" | "sessionStorage"} Kind for good, or as long as the tab is there */

/**
 * What is kept under a name; nothing where there is none.
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
