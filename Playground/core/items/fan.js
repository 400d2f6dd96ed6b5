// @ts-check
/**
 * The fan of an item: the pictures of its album, its own first.
 *
 * @template Picture
 * @typedef {{name: string, pictures: Picture[]}} Album
 */

/**
 * The pictures of an album from a place on, then those before it. A place outside the album counts as its beginning.
 * @template Picture
 * @param {Picture[]} pictures
 * @param {number} at the place of the item's own picture
 */
export const fanFrom = (pictures, at) => [...pictures.slice(Math.max(0, at)), ...pictures.slice(0, Math.max(0, at))];

/**
 * The parts of albums that contain the first pictures of each item's fan, by the albums' names and in their order. The fans within
 * the parts begin with the same pictures.
 * @template Picture
 * @param {{album: Album<Picture>, own: Picture}[]} items
 * @param {number} most number of pictures of each fan
 * @returns {Record<string, Picture[]>}
 */
export function albumsOfFans(items, most) {
  const shown = new Set(items.flatMap(({ album: { pictures }, own }) => fanFrom(pictures, pictures.indexOf(own)).slice(0, most)));
  return Object.fromEntries(items.map(({ album: { name, pictures } }) => [name, pictures.filter((picture) => shown.has(picture))]));
}
