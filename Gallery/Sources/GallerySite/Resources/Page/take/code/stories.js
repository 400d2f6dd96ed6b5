// @ts-check
/** What the items of a text show: the pictures of the stage, with their words. */

/**
 * @typedef {object} CodeStory
 * @property {string} picture the file's name without its ending
 * @property {string} file its name
 * @property {string} src where the page has it from
 * @property {string} label what is said beside its title: of what it is, or where it is from
 * @property {string} title
 * @property {string} line
 * @property {string} color
 */

/** A text of a language that writes texts in double quotes. @param {string} text */
export const quoted = (text) => `"${text.replace(/[\\"]/g, "\\$&").replace(/[\n\r]/g, " ")}"`;

/**
 * The stories in Swift. A single one has no comma after it: so swift-format has it.
 * @param {CodeStory[]} stories
 */
export const swiftStories = (stories) => stories.map(({ picture, label, title, line }) =>
  `    Story(\n        picture: ${quoted(picture)}, label: ${quoted(label)}, title: ${quoted(title)},\n        line: ${quoted(line)})`).join(",\n")
  + (stories.length > 1 ? ",\n" : "\n");

export const STORY = `
/// What an item shows; the pictures are the application's resources.
private struct Story {
    let picture: String
    let label: String
    let title: String
    let line: String
}
`;
