// @ts-check
/**
 * Names and numbers in exported code.
 *
 * @typedef {object} Choice the exported selection
 * @property {string} layout name of the layout, such as `card-carousel`
 * @property {import("fanfold-view").KeyframeLayout} [keyframes] the custom layout, if any
 * @property {number} [cornerRadius] corner radius of cells in layouts from keyframes, in points
 * @property {boolean} [isPreset] whether the layout is one of the presets from keyframes
 * @property {number} count number of items
 * @property {number} item index of the initial item
 * @property {Record<string, number>} parameters parameters that differ from their defaults, by name
 * @property {"ltr" | "rtl"} direction
 * @property {"auto" | "on" | "off"} reduceMotion
 * @property {boolean} loop
 * @property {boolean} removable whether the layout supports removal and it is enabled
 * @property {boolean} reorderable
 * @property {import("./code-stories.js").CodeStory[]} stories content of the items, which repeats
 * @property {Record<string, import("./code-stories.js").CodePicture[]>} [albums] pictures of albums that items open
 */

import { fileName } from "../design/design.js";
import { isMotion } from "../state/motion-style.js";

/** Number of significant digits: rounding errors of sums stay out. */
const DIGITS = 12;
/** Numbers with at least this many digits are grouped in threes. */
const LONG_NUMBER = 5;

/** A number literal without rounding noise. */
export const numeral = (/** @type {number} */ value) => `${Number(value.toPrecision(DIGITS)) || 0}`;

/** An integer literal in Swift, such as 10_000. */
export const wholeNumeral = (/** @type {number} */ value) =>
  `${value}`.length < LONG_NUMBER ? `${value}` : `${value}`.replace(/\B(?=(\d{3})+$)/g, "_");

/** Converts `card-carousel` to a type name: `CardCarousel`. */
export const typeName = (/** @type {string} */ layout) => layout.replace(/(?:^|-)(.)/gu, (_, letter) => letter.toUpperCase());

/** Converts `card-carousel` to a function name: `cardCarousel`. */
export const functionName = (/** @type {string} */ layout) => layout.replace(/-(.)/gu, (_, letter) => letter.toUpperCase());

/** Converts `cardWidth` to an attribute name: `card-width`. */
export const attributeName = (/** @type {string} */ name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Converts `card-carousel` to words: `card carousel`. */
export const words = (/** @type {string} */ layout) => layout.replaceAll("-", " ");

/** The saved file of a design. */
export const fileOf = (/** @type {{name?: string}} */ keyframes) => `${fileName(keyframes)}.json`;

/**
 * The layout of a collection view in Swift.
 * @param {Pick<Choice, "layout" | "keyframes" | "isPreset" | "parameters">} choice
 */
export function collectionViewLayout({ layout, keyframes, isPreset, parameters }) {
  if (keyframes) return "CustomCollectionViewLayout(ownLayout)";
  const list = layoutArguments(parameters);
  return isPreset ? `CustomCollectionViewLayout(KeyframeLayout.${functionName(layout)}(${list.join(", ")}))` : `${typeName(layout)}CollectionViewLayout()`;
}

/** The statements that set a collection view layout's parameters; those of presets are arguments. */
export const parameterStatements = (/** @type {Pick<Choice, "isPreset" | "parameters">} */ { isPreset, parameters }) =>
  isPreset ? [] : own(parameters).map(([name, value]) => `layout.${name} = ${value}`);

/**
 * The products of the package that Swift code needs.
 * @param {Pick<Choice, "isPreset" | "keyframes">} choice
 */
export const products = ({ isPreset, keyframes }) => [...(isPreset || keyframes ? ["FanfoldKeyframes"] : []), "FanfoldUIKit"];

/** The lines that import modules. */
export const imports = (/** @type {string[]} */ names) => indented(0, names.map((name) => `import ${name}`));

/** The summary line of exported Swift code. */
export const summary = (/** @type {Choice} */ { layout, removable }) =>
  `/// Items in the layout “${words(layout)}”. A tap opens one${removable ? ", a swipe removes it" : ""}.`;

/**
 * Indented lines without undefined ones.
 * @param {number} spaces
 * @param {...(string | false | undefined | (string | false | undefined)[])} lines
 */
export const indented = (spaces, ...lines) =>
  lines.flat().flatMap((line) => (line ? line.split("\n") : []))
    .map((line) => (line ? " ".repeat(spaces) + line : line) + "\n").join("");

/** The parameters as pairs of name and number literal. */
export const assignments = (/** @type {Record<string, number>} */ parameters) =>
  Object.entries(parameters).map(([name, value]) => /** @type {const} */ ([name, numeral(value)]));

/** The parameters of the layout itself, without those of the feel. */
const own = (/** @type {Record<string, number>} */ parameters) => assignments(parameters).filter(([name]) => !isMotion(name));

/** The arguments of a function that returns the layout. */
export const layoutArguments = (/** @type {Record<string, number>} */ parameters) => own(parameters).map(([name, value]) => `${name}: ${value}`);
