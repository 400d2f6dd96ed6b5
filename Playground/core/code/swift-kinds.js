// @ts-check
/** Tables of the contents of pages and applications in Swift, for UIKit and SwiftUI. */

import { factsOfPage, kindsOf, nameOfApp, partsOfApp, partsOfPage, words } from "./kinds.js";
import { quoted, WIDTH } from "./code-stories.js";

/**
 * Maps a selector to Swift code.
 * @typedef {[string, (element: Element) => string | undefined][]} Table
 */

/** @type {Table} On a page, a title replaces the surrounding elements, and a first paragraph stands for all of them. */
const ON_PAGE = [
  [".masthead", () => ".masthead"], [".map", () => ".map"],
  ["h2", ({ previousElementSibling: before }) => `.heading(hasTopic: ${before?.matches(".over") ?? false})`],
  ["ul", () => ".ingredients"], [".facts", () => ".facts"],
  [".price", (element) => `.price(button: ${quoted(words(element))})`],
  ["[data-text=paragraph-0]", () => ".paragraphs"],
];

/** @type {Table} */
const IN_APP = [
  ["p[data-text]", (element) => `.${/** @type {HTMLElement} */ (element).dataset.text}`], [".track", () => ".track"], [".times", () => ".times"],
];

/** @type {Table} The parts that an open application shows below. */
const IN_OPEN_APP = [
  [".hours", ({ children }) => `.hours([${[...children].map((each) => quoted(words(each))).join(", ")}])`], [".entries", () => ".paragraphs"],
];

const parts = (/** @type {Table} */ table, /** @type {Element[]} */ elements) => elements.flatMap((element) =>
  table.find(([selector]) => element.matches(selector))?.[1](element) ?? []);

/** The parts of a page: its picture is above or beside its heading. */
function pageParts(/** @type {string} */ kind) {
  const all = parts(ON_PAGE, partsOfPage(kind));
  const heading = all.findIndex((part) => part.startsWith(".heading"));
  const { picture, inset } = factsOfPage(kind);
  if (picture) all.splice(heading, 0, `.picture(height: ${picture}${inset ? `, inset: ${inset}` : ""})`);
  else all.splice(heading, 1, ".headingBesidePicture");
  return all;
}

/** @param {string[]} lines */
const entries = (lines) => lines.map((line) => `${line.replace(/^/gm, "            ")},\n`).join("");

/** The colors of a page's paper as arguments, unless they are the default. */
function paper(/** @type {string} */ kind) {
  const colors = factsOfPage(kind).paper?.toUpperCase().replace(/#/g, "0x").split(" ");
  return colors ? `light: ${colors[0]}, dark: ${colors[1]},\n        ` : "";
}

/** The entries of the table of pages. */
const pages = () => kindsOf("tab-stack").map((kind) => `    ${quoted(kind)}: Page(
        ${paper(kind)}parts: [
${entries(pageParts(kind))}        ]),
`).join("");

/** An entry of the table of applications. */
function application(/** @type {string} */ kind) {
  const [shown, details] = [IN_APP, IN_OPEN_APP].map((table) => `[${parts(table, partsOfApp(kind)).join(", ")}]`);
  const values = [`name: ${quoted(nameOfApp(kind))}`, `parts: ${shown}`, ...(details === "[]" ? [] : [`details: ${details}`])].join(", ");
  const line = `    ${quoted(kind)}: Application(${values}),\n`;
  return line.length < WIDTH ? line : `    ${quoted(kind)}: Application(\n        ${values}),\n`;
}

/**
 * The table of a layout's kinds, without kinds none.
 * @param {string} layout
 */
export const kindTable = (layout) => (layout === "tab-stack" ? pages() : kindsOf(layout).map(application).join(""));
