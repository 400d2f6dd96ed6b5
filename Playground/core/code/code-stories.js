// @ts-check
/** Content of exported items: the playground's pictures and texts. */

import { kindsOf, namesOf } from "./kinds.js";

/**
 * @typedef {object} CodePicture
 * @property {string} picture file name without extension
 * @property {string} file file name
 * @property {string} src address that the page loads
 * @property {string} focus focal point as CSS's `object-position`
 *
 * @typedef {CodePicture & CodeContent} CodeStory
 *
 * @typedef {object} CodeContent
 * @property {string} color
 * @property {string} page kind of page
 * @property {string} app kind of application
 * @property {number} played played part of a song, 0…1
 * @property {Record<string, string[]>} lists texts by the names of their lists
 * @property {Record<string, string>} words all texts by their names in the templates
 */

/** @type {Record<string, string[]>} Texts of cells without kinds. Other layouts show cards. */
const TEXTS = { "album-fan": ["title", "album", "many"] };
const CARD = ["topic", "title", "line"];

/** The kind of cell that shows a story. */
const kindOf = (/** @type {string} */ layout, /** @type {CodeStory} */ story) => (layout === "tab-stack" ? story.page : story.app);

/**
 * The fields of a story that its cell shows, by name: the texts that the playground's template names.
 * @param {string} layout
 * @param {CodeStory} story
 * @returns {Record<string, string | number>}
 */
export function fieldsOf(layout, story) {
  const kind = kindsOf(layout).length > 0 ? kindOf(layout, story) : undefined;
  const names = kind ? namesOf(layout, kind) : TEXTS[layout] ?? CARD;
  const texts = names.filter((name) => story.words[name]).map((name) => [name, story.words[name]]);
  return { ...kind && { kind }, ...Object.fromEntries(texts), ...kind === "music" && { played: story.played } };
}

/**
 * The focal points of pictures by file, unless they are the center.
 * @param {import("./text.js").Choice} choice
 */
export const focalPoints = ({ stories, albums = {} }) => Object.fromEntries([...stories, ...Object.values(albums).flat()]
  .filter(({ focus }) => focus !== "50% 50%").map(({ file, focus }) => [file, focus]));

/** The focal points of pictures in Swift. */
export function focalPointsInSwift(/** @type {import("./text.js").Choice} */ { stories, albums = {} }) {
  const pictures = [...stories, ...Object.values(albums).flat()].filter(({ focus }) => focus !== "50% 50%");
  const points = new Map(pictures.map(({ picture, focus }) => [picture, focus.split(" ").map((part) => parseFloat(part) / 100)]));
  const entries = [...points].map(([picture, [x, y]]) => `    ${quoted(picture)}: UnitPoint(x: ${x}, y: ${y}),\n`).join("");
  return `
/// The focal points of pictures, as fractions of their size. Other pictures are centered.
private let focalPoints: [String: UnitPoint] = [${entries ? `\n${entries}` : ":"}]
`;
}

/** A string literal in double quotes. */
export const quoted = (/** @type {string} */ text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/[\n\r]/g, " ")}"`;

/** Maximum line length of Swift code. */
export const WIDTH = 110;
/** Maximum length of a text in a line. */
const LONG = 90;

/**
 * The stories in Swift. A single story has no trailing comma, as swift-format requires.
 * @param {import("./text.js").Choice} choice
 */
export const swiftStories = (choice) => choice.stories.map((story) => `    Story(\n${argumentsOf(choice, story).map((each) => `        ${each}`).join(",\n")})`).join(",\n")
  + (choice.stories.length > 1 ? ",\n" : "\n");

/** The fields of a story in Swift, of all kinds of a layout's cells. */
function swiftNames(/** @type {string} */ layout) {
  const names = [...new Set(kindsOf(layout).flatMap((kind) => namesOf(layout, kind)))];
  return {
    texts: kindsOf(layout).length > 0 ? ["kind", ...names.filter((name) => !/-\d$/.test(name))] : TEXTS[layout] ?? CARD,
    lists: [...new Set(names.filter((name) => /-\d$/.test(name)).map((name) => name.replace(/-\d$/, "")))],
  };
}

function argumentsOf(/** @type {import("./text.js").Choice} */ { layout }, /** @type {CodeStory} */ story) {
  const fields = fieldsOf(layout, story);
  const { texts, lists } = swiftNames(layout);
  return [
    `picture: ${quoted(story.picture)}`,
    ...texts.filter((name) => fields[name] !== undefined).map((name) => `${name}: ${quoted(`${fields[name]}`)}`),
    ...(layout === "tab-stack" ? [`color: 0x${story.color.slice(1).toUpperCase()}`] : []),
    ...(fields.played ? [`played: ${fields.played}`] : []),
    ...lists.filter((name) => fields[`${name}-0`] !== undefined).map((name) => listOf(name, story.lists[name])),
  ];
}

/** A list of texts as an argument. */
const listOf = (/** @type {string} */ name, /** @type {string[]} */ texts) => `${name}s: [\n${texts.map((text) => literal(text, "            ")).join(",\n")}${texts.length > 1 ? "," : ""}\n        ]`;

/** A text as a literal of several lines, if it is long. */
function literal(/** @type {string} */ text, /** @type {string} */ space) {
  if (text.length < LONG) return space + quoted(text);
  const lines = quoted(text).slice(1, -1).match(new RegExp(`.{1,${LONG}}(?: |$)`, "g")) ?? [];
  return [`"""`, lines.join(`\\\n${space}`), `"""`].map((line) => space + line).join("\n");
}

/** The type of an item in Swift. Fields that some kinds lack have defaults. */
export function storyType(/** @type {import("./text.js").Choice} */ { layout, stories, albums }) {
  const { texts, lists } = swiftNames(layout);
  const fields = stories.map((story) => fieldsOf(layout, story));
  const lines = [
    "let picture: String",
    ...texts.map((name) => (fields.every((each) => each[name] !== undefined) ? `let ${name}: String` : `var ${name} = ""`)),
    ...(layout === "tab-stack" ? ["let color: UInt32"] : []),
    ...(layout === "task-switcher" ? ["var played: CGFloat = 0"] : []),
    ...lists.map((name) => `var ${name}s: [String] = []`),
  ];
  return `/// The content of an item; pictures are resources of the application.
private struct Story {
${lines.map((line) => `    ${line}\n`).join("")}${albums ? PICTURES : ""}}
`;
}

const PICTURES = `
    /// The pictures of its album, its own first.
    var pictures: [String] {
        let pictures = albums[album] ?? [picture]
        let own = pictures.firstIndex(of: picture) ?? 0
        return Array(pictures[own...] + pictures[..<own])
    }
`;

/**
 * The pictures of albums in Swift. A single album has no trailing comma, as swift-format requires.
 * @param {NonNullable<import("./text.js").Choice["albums"]>} albums
 */
export const albumsInSwift = (albums) => `private let albums = [
${Object.entries(albums).map(albumInSwift).join(",\n")}${Object.keys(albums).length > 1 ? "," : ""}
]
`;

const albumInSwift = (/** @type {[string, CodePicture[]]} */ [name, pictures]) => `    ${quoted(name)}: [
${pictures.map(({ picture }) => `        ${quoted(picture)}`).join(",\n")}${pictures.length > 1 ? "," : ""}
    ]`;
