// @ts-check
/** What the items of a text show: the pictures of the stage, with their words. */

/**
 * @typedef {object} CodePicture
 * @property {string} picture the file's name without its ending
 * @property {string} file its name
 * @property {string} src where the page has it from
 *
 * @typedef {CodePicture & CodeWords} CodeStory
 *
 * @typedef {object} CodeWords
 * @property {string} color
 * @property {string} title
 * @property {string} line
 * @property {string} topic
 * @property {string} place
 * @property {string} page which kind of page it is
 * @property {string} app which kind of application it is
 * @property {string} album
 * @property {string} many how many pictures its album has, in words
 */

/** What cells of a layout say, besides titles; those of others are cards. @type {Record<string, (keyof CodeStory | "kind")[]>} */
const FIELDS = {
  "tab-stack": ["kind", "place", "topic", "title", "line"],
  "task-switcher": ["kind", "title", "line"],
  "album-fan": ["title", "album", "many"],
};
const CARD = /** @type {const} */ (["topic", "title", "line"]);

/**
 * What the cells of a layout show of a story, by name.
 * @param {string} layout
 * @param {CodeStory} story
 * @returns {Record<string, string>}
 */
export function fieldsOf(layout, story) {
  const values = { ...story, kind: layout === "tab-stack" ? story.page : story.app };
  return Object.fromEntries((FIELDS[layout] ?? CARD).map((name) => [name, values[name]]));
}

/** A text of a language that writes texts in double quotes. @param {string} text */
export const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/[\n\r]/g, " ")}"`;

/** No line of Swift is longer. */
const WIDTH = 110;

/**
 * The stories in Swift. A single one has no comma after it: so swift-format has it.
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
 * Words with commas between them, in lines that are not too long.
 * @param {string[]} words
 * @param {string} space before each line
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
 * What an item shows, in Swift.
 * @param {import("./text.js").Choice} choice
 */
export const storyType = ({ layout, stories, albums }) => `
/// What an item shows; the pictures are the application's resources.
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
