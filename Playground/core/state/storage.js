// @ts-check
/** Reads and writes the browser's storage. If storage is disabled, reads return nothing and writes are ignored. */

/** @typedef {"localStorage" | "sessionStorage"} Kind permanent, or for the lifetime of the tab */

/** A stored value; undefined if there is none. */
export function recalled(/** @type {Kind} */ kind, /** @type {string} */ name) {
  try {
    return globalThis[kind].getItem(name) ?? "";
  } catch {
    return "";
  }
}

/**
 * Writes a value and returns whether it is stored.
 * @param {Kind} kind
 * @param {string} name
 * @param {string} text
 */
export function store(kind, name, text) {
  try {
    globalThis[kind].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The stored names with a prefix. */
export function namesOf(/** @type {Kind} */ kind, /** @type {string} */ prefix) {
  try {
    return Object.keys(globalThis[kind]).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

export function remove(/** @type {Kind} */ kind, /** @type {string} */ name) {
  try {
    globalThis[kind].removeItem(name);
  } catch {}
}
