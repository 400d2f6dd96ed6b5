// @ts-check
/** The texts of a story's page and application, for the playground's cells and for exported ones. */

/** @typedef {import("./stories.js").Story} Story */

/** Changes of the temperature over the next hours, in degrees. */
const HOURS = [0, 1, 2, 1, -1];

/** The played part of a story's song, 0…1. */
export const playedOf = (/** @type {Story} */ { track }) => track?.[2] ?? 0;

/** The lists of a story's texts. An element shows an entry by its list's name and its position. */
export function listsOf(/** @type {Story} */ { paragraphs, facts = "", ingredients = [], weather }) {
  const hours = HOURS.map((change) => `${(weather?.[0] ?? 0) + change}°`);
  return { paragraph: paragraphs, fact: facts ? facts.split("|") : [], ingredient: ingredients, hour: hours };
}

/** @returns {Record<string, string>} The texts of a story by their names in the templates. */
export function wordsOf(/** @type {Story} */ story) {
  const { title, line, topic, place, weather: [degrees, sky] = [0, ""], date = "", track: [passed, left] = ["", ""] } = story;
  const numbered = Object.entries(listsOf(story)).flatMap(([name, texts]) => texts.map((text, index) => [`${name}-${index}`, text]));
  return { title, line, topic, place, degrees: `${degrees}°`, sky, date, passed, left, ...Object.fromEntries(numbered) };
}
