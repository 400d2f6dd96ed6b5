// @ts-check
/**
 * The pictures that the page shows.
 *
 * @typedef {{src: string, caption: string, credit: string | null}} Picture
 * @typedef {{name: string, pictures: Picture[]}} Album
 */

import { data } from "./data.js";
import { colors } from "./small/colors.js";
import { rank, storyOf } from "./stories.js";

/** What stands in for a picture whose colour nobody knows. */
const PLAIN = "#5b6270";

/** @type {Album[]} */
export let albums = data.albums ?? [];

/** All pictures: the page's own in an order in which neighbours differ, others album by album. */
export let pictures = arranged(albums);

/**
 * Shows others from now on; the view has to be reloaded.
 * @param {Album[]} others at least one, each with at least one picture
 */
export function useAlbums(others) {
  albums = others;
  pictures = arranged(others);
}

/** @param {Album[]} albums */
function arranged(albums) {
  const all = albums.flatMap((album) => album.pictures);
  return all.every((picture) => rank(picture) >= 0) ? all.sort((one, other) => rank(one) - rank(other)) : all;
}

/**
 * The picture of an item; after the last one they begin again.
 * @param {number} index
 */
export const pictureAt = (index) => pictures[index % pictures.length];

/**
 * What is said of an item's picture.
 * @param {number} index
 */
export const storyAt = (index) => storyOf(pictureAt(index), index % pictures.length);

/**
 * The album that an item's picture is in.
 * @param {number} index
 */
export const albumAt = (index) => albums.find((album) => album.pictures.includes(pictureAt(index))) ?? albums[0];

/**
 * The pictures of an item's album, its own first: what lies behind its cover.
 * @param {number} index
 */
export function fanAt(index) {
  const [{ pictures }, own] = [albumAt(index), pictureAt(index)];
  const at = pictures.indexOf(own);
  return [...pictures.slice(at), ...pictures.slice(0, at)];
}

/**
 * Where the small variant of a picture is; where there is none, the picture itself.
 * @param {Picture} picture
 */
export function smallOf(picture) {
  const { file } = storyOf(picture, 0);
  return file && !picture.src.startsWith("data:") ? `small/${file}.webp` : picture.src;
}

/**
 * The colour that stands in for a picture, and tints the room.
 * @param {Picture} picture
 */
export const colorOf = (picture) => colors[storyOf(picture, 0).file ?? ""] ?? PLAIN;

/** Loads the small variants that are not there yet, one after the other: none is missing when its turn comes. */
export async function prefetch() {
  const asked = pictures;
  for (const picture of asked) {
    if (pictures !== asked || !storyOf(picture, 0).file) return;
    const image = new Image();
    image.src = smallOf(picture);
    await image.decode().catch(() => {});
    fetched.add(image);
  }
}

/** What has been fetched stays decoded for as long as somebody holds it. @type {Set<HTMLImageElement>} */
const fetched = new Set();
