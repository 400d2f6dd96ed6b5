// @ts-check
/**
 * The pictures that the page shows.
 *
 * @typedef {{src: string, caption: string, credit: string | null}} Picture
 * @typedef {{name: string, pictures: Picture[]}} Album
 */

/** @type {Album[]} */
export let albums = JSON.parse(document.getElementById("gallery-data")?.textContent || '{"albums":[]}').albums;

/** All pictures, album by album. */
export let pictures = albums.flatMap((album) => album.pictures);

/**
 * Shows others from now on; the view has to be reloaded.
 * @param {Album[]} others at least one, each with at least one picture
 */
export function useAlbums(others) {
  albums = others;
  pictures = albums.flatMap((album) => album.pictures);
}

/**
 * The picture of an item; after the last one they begin again.
 * @param {number} index
 */
export const pictureAt = (index) => pictures[index % pictures.length];

/**
 * The album of an item; after the last one they begin again.
 * @param {number} index
 */
export const albumAt = (index) => albums[index % albums.length];
