// @ts-check
/**
 * Texts for the playground's pictures, as applications of each kind would show them: `stories.json` contains those of the built-in
 * pictures, in display order.
 *
 * @typedef {{src: string, caption: string, credit: string | null}} Picture
 * @typedef {object} Story
 * @property {string} title
 * @property {string} line sentence below the title
 * @property {string} topic word above the title
 * @property {string} place address that a browser shows
 * @property {string} page kind of page, a template of the page
 * @property {string} app kind of application
 * @property {string} [file] name of the small variant
 * @property {string} [focus] focal point of the picture as CSS's `object-position`, unless it is the center
 * @property {string[]} paragraphs text of the page
 * @property {string} [facts] three numbers of a route, or the price of an article
 * @property {string[]} [ingredients] of a recipe
 * @property {[number, string]} [weather] degrees and sky
 * @property {string} [date] of a journal's entry
 * @property {[string, string, number]} [track] passed and remaining time of a song, and the played part
 */

import packed from "./packed-stories.js";

export const focusOf = (/** @type {Picture} */ picture) => storyOf(picture, 0).focus ?? "50% 50%";

/** @type {Map<string, Story>} By caption. */
const stories = new Map(/** @type {any[]} */ (packed.stories).map(({ caption, ...story }) => [caption, story]));

const ORDER = [...stories.keys()];

/** The position of a picture among the built-in ones; −1 for other pictures. */
export const rank = (/** @type {Picture} */ { caption, credit }) => (credit ? ORDER.indexOf(caption) : -1);

/**
 * The story of a picture.
 * @param {Picture} picture
 * @param {number} number position of the picture among all pictures
 * @returns {Story}
 */
export function storyOf({ caption, credit }, number) {
  const story = credit ? stories.get(caption) : undefined;
  const line = `Picture ${number + 1}`;
  return story ?? {
    title: caption, line, topic: "Yours", place: "pictures.example", page: "magazine", app: "photos", paragraphs: [],
  };
}
