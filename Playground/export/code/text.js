// @ts-check
/**
 * What the three texts have in common: how names and numbers are written.
 *
 * @typedef {object} Choice what somebody has chosen on the page, and takes along
 * @property {string} layout its name, such as `card-carousel`
 * @property {import("fanfold-view").KeyframeLayout} [keyframes] what it is, where it is one's own
 * @property {number} count how many items there are
 * @property {number} item the item to begin with
 * @property {Record<string, number>} parameters those that differ from their defaults, by name
 * @property {"ltr" | "rtl"} direction
 * @property {"auto" | "on" | "off"} reduceMotion
 * @property {boolean} loop
 * @property {boolean} removable whether items can be removed, in this layout
 * @property {boolean} reorderable
 * @property {import("./stories.js").CodeStory[]} stories what the items show, one after the other and from the beginning again
 * @property {Record<string, import("./stories.js").CodePicture[]>} [albums] the pictures of albums, where an item leads to them
 */

/** So many digits of a number are written: those that sums of fractions leave behind are not among them. */
const DIGITS = 12;
/** Numbers of so many digits are written in groups of three. */
const LONG_NUMBER = 5;

/**
 * A number as a person would write it.
 * @param {number} value
 */
export const numeral = (value) => `${Number(value.toPrecision(DIGITS)) || 0}`;

/**
 * A whole number in Swift: 10_000.
 * @param {number} value
 */
export const wholeNumeral = (value) =>
  `${value}`.length < LONG_NUMBER ? `${value}` : `${value}`.replace(/\B(?=(\d{3})+$)/g, "_");

/** `card-carousel` as the name of a type: `CardCarousel`. @param {string} layout */
export const typeName = (layout) => layout.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** `card-carousel` as the name of a function: `cardCarousel`. @param {string} layout */
export const functionName = (layout) => layout.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** `cardWidth` as the name of an attribute: `card-width`. @param {string} name */
export const attributeName = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `card-carousel` in words: `card carousel`. @param {string} layout */
export const words = (layout) => layout.replaceAll("-", " ");

/** What a Swift text is about. @param {Choice} choice */
export const summary = ({ layout, removable }) =>
  `/// Items in the layout “${words(layout)}”. A tap opens one${removable ? ", a swipe removes it" : ""}.`;

/**
 * Lines, indented; those that are missing are left out.
 * @param {number} spaces
 * @param {...(string | false | undefined | (string | false | undefined)[])} lines
 */
export const indented = (spaces, ...lines) =>
  lines.flat().flatMap((line) => (line ? line.split("\n") : []))
    .map((line) => (line ? " ".repeat(spaces) + line : line) + "\n").join("");

/**
 * The parameters as pairs of a name and a numeral.
 * @param {Record<string, number>} parameters
 */
export const assignments = (parameters) =>
  Object.entries(parameters).map(([name, value]) => /** @type {const} */ ([name, numeral(value)]));
