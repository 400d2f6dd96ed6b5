// @ts-check
/** The place of a view in storage: its layout and its exact content offset, which survive a reload of the page. */

/**
 * @typedef {object} Place
 * @property {string} layout
 * @property {number} offset in points
 */

export const writePlace = (/** @type {Place} */ { layout, offset }) => JSON.stringify({ layout, offset });

/**
 * The stored place; undefined if the entry is missing or damaged.
 * @param {string} text
 * @returns {Place | undefined}
 */
export function readPlace(text) {
  try {
    const { layout, offset } = JSON.parse(text);
    return typeof layout === "string" && Number.isFinite(offset) ? { layout, offset } : undefined;
  } catch {
    return undefined;
  }
}
