// @ts-check
/** The fan of an item: the pictures of its album, its own first. */

/**
 * The pictures of an album from a place on, then those before it. A place outside the album counts as its beginning.
 * @template Picture
 * @param {Picture[]} pictures
 * @param {number} at the place of the item's own picture
 */
export const fanFrom = (pictures, at) => [...pictures.slice(Math.max(0, at)), ...pictures.slice(0, Math.max(0, at))];
