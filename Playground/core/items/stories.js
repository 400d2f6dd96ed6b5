// @ts-check
/**
 * Texts for the playground's pictures, as applications of each kind would show them.
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
 */

/** @type {string[][]} */
const TABLE = [
  ["Infinite Sea", "infinite-sea", "Infinite Sea", "A night crossing under the Milky Way", "Voyages", "longview.example", "magazine", "music"],
  ["Picos de Europa", "picosdeeuropa", "Picos de Europa", "Three days along the Cares gorge", "Trails", "paths.example", "map", "weather"],
  ["Picture 0B", "picture-0b", "Figs in September", "Four ingredients, one red bowl", "Kitchen", "table.example", "recipe", "photos"],
  ["Friends", "friends", "Two at the Window", "On waiting, as dogs know it", "Essay", "weekend.example", "magazine", "journal"],
  ["Sunset", "sunset", "Last Light", "From the summit table, after a long climb", "Outdoors", "summits.example", "map", "weather"],
  ["Greentock", "greentock", "Ten Past Six", "A wall clock, drawn from light", "Objects", "goods.example", "shop", "photos"],
  ["Seeding", "seeding", "One Breath", "Dandelions, an hour before dark", "Nature", "meadow.example", "magazine", "journal"],
  ["Fossa", "fossa", "Fossa", "Ember and plum, folded", "Covers", "prints.example", "shop", "music"],
  ["Bridge", "bridge", "Cables and Sky", "Walking across the estuary at noon", "Cities", "paths.example", "map", "photos"],
  ["Wine", "wine", "Evening, Unhurried", "A drum, a bottle, a record turning", "Home", "weekend.example", "magazine", "music"],
  ["Aitzgorri", "aitzgorri", "October at Aitzgorri", "Larches turning below the ridge", "Seasons", "summits.example", "magazine", "weather"],
  ["Picture 1A", "picture-1a", "Every Colour Twice", "Inside a sign painter’s studio", "Makers", "goods.example", "shop", "photos"],
  ["Kleiber", "kleiber", "The Nuthatch", "Head first, down the old oak", "Birds", "meadow.example", "magazine", "journal"],
  ["Life", "life", "Where the Brook Begins", "Moss, limestone and cold water", "Trails", "paths.example", "map", "weather"],
  ["Painting Colors", "painting-colors", "Strata", "Paper, cut by hand", "Covers", "prints.example", "shop", "music"],
  ["Free", "free", "Flight, Suspended", "A bird among paper lamps", "Design", "weekend.example", "magazine", "photos"],
  ["Dragonfly", "dragonfly", "Dragonfly Weather", "One still minute in the hazel hedge", "Nature", "meadow.example", "magazine", "weather"],
  ["Umang", "umang", "Umang", "A song in every direction", "Covers", "prints.example", "shop", "music"],
  ["Analog Pattern", "analogpattern", "Static", "Noise, collected slowly", "Covers", "prints.example", "shop", "music"],
];

/** @type {Record<string, string>} The focal point of a picture as CSS's `object-position`, by file, unless it is the center. */
const FOCUS = {
  friends: "52% 42%", kleiber: "46% 50%", free: "50% 62%", seeding: "28% 40%", wine: "45% 62%", greentock: "64% 45%",
  "picture-0b": "58% 50%", dragonfly: "60% 45%", aitzgorri: "62% 50%", picosdeeuropa: "66% 40%", "picture-1a": "55% 50%",
};

export const focusOf = (/** @type {Picture} */ picture) => FOCUS[storyOf(picture, 0).file ?? ""] ?? "50% 50%";

/** @type {Map<string, Story>} By caption, in display order. */
const stories = new Map(TABLE.map(([name, file, title, line, topic, place, page, app]) =>
  [name, { file, title, line, topic, place, page, app }]));

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
    title: caption, line, topic: "Yours", place: "pictures.example", page: "magazine", app: "photos",
  };
}
