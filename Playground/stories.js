// @ts-check
/**
 * What the playground's own pictures are shown as: what an application of each kind would say of them.
 *
 * @typedef {object} Story
 * @property {string} title
 * @property {string} line a sentence below the title
 * @property {string} topic one word above it
 * @property {string} place where a browser has it from
 * @property {"magazine" | "recipe" | "map" | "shop"} page what kind of page it is
 * @property {"photos" | "weather" | "music" | "journal"} app what kind of application shows it
 * @property {string} [file] the name of its small variant
 */

/** @type {[string, string, string, string, string, string, Story["page"], Story["app"]][]} */
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
  ["Wine", "wine", "Evening, Unhurried", "A drum, a bottle, a record turning", "Home", "table.example", "recipe", "music"],
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

/** By the titles that their authors gave them, in the order in which they are shown. @type {Map<string, Story>} */
const stories = new Map(TABLE.map(([name, file, title, line, topic, place, page, app]) =>
  [name, { file, title, line, topic, place, page, app }]));

const ORDER = [...stories.keys()];

/** The colours of an application's icon, from the top down. @type {Record<Story["app"], [string, string]>} */
export const ICON_COLORS = {
  photos: ["#ffc36a", "#f0762b"], weather: ["#7cc8ff", "#2a86d9"], music: ["#ff6a7d", "#e02d4f"], journal: ["#c9a2ff", "#7a4fe0"],
};

/** Kinds of pages and of applications for pictures that nobody has said anything of. */
const PAGES = /** @type {const} */ (["magazine", "map", "recipe", "shop"]);
const APPS = /** @type {const} */ (["photos", "weather", "music", "journal"]);

/**
 * Where among the playground's own pictures one comes; none of the others is.
 * @param {import("./pictures.js").Picture} picture
 */
export const rank = ({ caption, credit }) => (credit ? ORDER.indexOf(caption) : -1);

/**
 * What is said of a picture.
 * @param {import("./pictures.js").Picture} picture
 * @param {number} number which one of all it is
 * @returns {Story}
 */
export function storyOf({ caption, credit }, number) {
  const story = credit ? stories.get(caption) : undefined;
  const line = `Picture ${number + 1}`;
  return story ?? {
    title: caption, line, topic: "Yours", place: "pictures.example", page: PAGES[number % PAGES.length], app: APPS[number % APPS.length],
  };
}
