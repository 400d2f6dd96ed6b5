// @ts-check
/** Content of exported items: the playground's pictures and texts. */

/**
 * @typedef {object} CodePicture
 * @property {string} picture file name without extension
 * @property {string} file file name
 * @property {string} src address that the page loads
 *
 * @typedef {CodePicture & CodeWords} CodeStory
 *
 * @typedef {object} CodeWords
 * @property {string} color
 * @property {string} title
 * @property {string} line
 * @property {string} topic
 * @property {string} place
 * @property {string} page kind of page
 * @property {string} app kind of application
 * @property {string} album
 * @property {string} many number of pictures in the album, in words
 */

/**
 * Fields that cells of a layout show besides the title. Other layouts show cards.
 * @type {Record<string, (keyof CodeStory | "kind")[]>}
 */
const FIELDS = {
  "tab-stack": ["kind", "place", "topic", "title", "line"],
  "task-switcher": ["kind", "title", "line"],
  "album-fan": ["title", "album", "many"],
};
const CARD = /** @type {const} */ (["topic", "title", "line"]);

/**
 * The fields of a story that cells of a layout show, by name.
 * @param {string} layout
 * @param {CodeStory} story
 * @returns {Record<string, string>}
 */
export function fieldsOf(layout, story) {
  const values = { ...story, kind: layout === "tab-stack" ? story.page : story.app };
  return Object.fromEntries((FIELDS[layout] ?? CARD).map((name) => [name, values[name]]));
}

/** A string literal in double quotes. @param {string} text */
export const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/[\n\r]/g, " ")}"`;

/** Maximum line length of Swift code. */
const WIDTH = 110;

/**
 * The stories in Swift. A single story has no trailing comma, as swift-format requires.
 * @param {import("./text.js").Choice} choice
 */
export const swiftStories = (choice) => choice.stories.map((story) => `    Story(\n${filled(swiftFields(choice, story), "        ").join("\n")})`).join(",\n")
  + (choice.stories.length > 1 ? ",\n" : "\n");

/** @param {import("./text.js").Choice} choice @param {CodeStory} story */
const swiftFields = ({ layout }, story) => [
  ...Object.entries({ picture: story.picture, ...fieldsOf(layout, story) }).map(([name, value]) => `${name}: ${quoted(value)}`),
  ...(layout === "tab-stack" ? [`color: 0x${story.color.slice(1).toUpperCase()}`] : []),
];

/**
 * Wraps comma-separated words.
 * @param {string[]} words
 * @param {string} space indentation of each line
 */
function filled(words, space) {
  /** @type {string[]} */
  const lines = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length + 3 > WIDTH) lines.push(space + word);
    else lines.push(`${lines.pop()}, ${word}`);
  }
  return lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line));
}

/**
 * The type of an item in Swift.
 * @param {import("./text.js").Choice} choice
 */
export const storyType = ({ layout, stories, albums }) => `
/// The content of an item; pictures are resources of the application.
private struct Story {
    let picture: String
${Object.keys(fieldsOf(layout, stories[0])).map((name) => `    let ${name}: String\n`).join("")}${layout === "tab-stack" ? "    let color: UInt32\n" : ""}${albums ? PICTURES : ""}}
`;

const PICTURES = `
    /// The pictures of its album, its own first.
    var pictures: [String] {
        let pictures = albums[album] ?? [picture]
        let own = pictures.firstIndex(of: picture) ?? 0
        return Array(pictures[own...] + pictures[..<own])
    }
`;

/** @param {NonNullable<import("./text.js").Choice["albums"]>} albums */
export const albumsInSwift = (albums) => `private let albums = [
${Object.entries(albums).map(([name, pictures]) => `    ${quoted(name)}: [\n${filled(pictures.map(({ picture }) => quoted(picture)), "        ").join("\n")}${pictures.length > 1 ? "," : ""}\n    ],\n`).join("")}]
`;
