// @ts-check
/**
 * The page's pictures.
 *
 * @typedef {import("../../core/items/stories.js").Picture} Picture
 * @typedef {{name: string, pictures: Picture[]}} Album
 */

import { data } from "../data.js";
import { colors } from "../../small/colors.js";
import { fanFrom } from "../../core/items/fan.js";
import { rank, storyOf } from "../../core/items/stories.js";

/** The placeholder color of pictures without a known color. */
const PLAIN = "#5b6270";

/** @type {Album[]} */
export let albums = data.albums ?? [];

/** All pictures: built-in pictures in an order of contrasting neighbors, other pictures album by album. */
export let pictures = arranged(albums);

/**
 * Replaces the albums; the caller reloads the view.
 * @param {Album[]} others at least one, each with at least one picture
 */
export function useAlbums(others) {
  albums = others;
  pictures = arranged(others);
}

function arranged(/** @type {Album[]} */ albums) {
  const all = albums.flatMap((album) => album.pictures);
  return all.every((picture) => rank(picture) >= 0) ? all.sort((one, other) => rank(one) - rank(other)) : all;
}

/** The picture of an item; pictures repeat after the last one. */
export const pictureAt = (/** @type {number} */ index) => pictures[index % pictures.length];

/** The story of an item's picture. */
export const storyAt = (/** @type {number} */ index) => storyOf(pictureAt(index), index % pictures.length);

/**
 * The album of an item's picture.
 * @param {number} index
 */
export const albumAt = (index) => albums.find((album) => album.pictures.includes(pictureAt(index))) ?? albums[0];

/** The pictures of an item's album, its own first. */
export function fanAt(/** @type {number} */ index) {
  const { pictures } = albumAt(index);
  return fanFrom(pictures, pictures.indexOf(pictureAt(index)));
}

/** The address of a picture's small variant, or of the picture itself if it has none. */
export function smallOf(/** @type {Picture} */ picture) {
  const { file } = storyOf(picture, 0);
  return file && !picture.src.startsWith("data:") ? `small/${file}.webp` : picture.src;
}

/** The color that tints the room and stands in for a picture. */
export const colorOf = (/** @type {Picture} */ picture) => colors[storyOf(picture, 0).file ?? ""] ?? PLAIN;

/** Loads the missing small variants one after the other, before they are scrolled into view. */
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

/** @type {Set<HTMLImageElement>} Fetched images stay decoded while they are referenced. */
const fetched = new Set();
