// @ts-check
/** The names and values of a link. */

const ENCODED = /=|%3d/i;

/**
 * The names and values of a query or a fragment, with or without its first character. Messengers and mail programs encode the
 * whole of it, once or twice.
 * @param {string} text
 * @returns {URLSearchParams}
 */
export function queryOf(text) {
  const entries = [...new URLSearchParams(text.replace(/^[?#]/, ""))];
  return new URLSearchParams(entries.flatMap(([name, value]) => (value === "" && ENCODED.test(name) ? [...queryOf(name)] : [[name, value]])));
}
