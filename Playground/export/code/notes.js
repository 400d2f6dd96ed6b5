// @ts-check
/** What a choice says that a text cannot. */

/** SwiftUI compares the identities of all items. More of them take their time. */
const MANY_ITEMS = 100_000;

/**
 * What the reader of a Swift text should know, in sentences.
 * @param {import("./text.js").Choice} choice
 */
const ofSwift = ({ loop, reduceMotion }) => [
  "The pictures are in the app’s ZIP.",
  loop && "Content that loops is there on the web only.",
  reduceMotion !== "auto" && "On Apple’s systems the user’s own setting of Reduce Motion decides.",
];

/** @type {Record<string, (choice: import("./text.js").Choice) => (string | false)[]>} */
const NOTES = {
  uikit: ofSwift,
  swiftui: (choice) => [
    ...ofSwift(choice),
    choice.count > MANY_ITEMS && "SwiftUI compares the identities of all items: with so many, prefer UIKit.",
  ],
  html: ({ keyframes }) => [`Serve it beside fanfold-view.js, fanfold-chaining.js, fanfold-changes.js, fanfold-changes.wasm, ${keyframes ? "fanfold-keyframes.js, fanfold-keyframes.wasm" : "fanfold.wasm"} and the pictures: all are in the web page’s ZIP.`],
};

/**
 * What the reader of a text should know, in sentences.
 * @param {string} kind `uikit`, `swiftui` or `html`
 * @param {import("./text.js").Choice} choice
 * @returns {string[]}
 */
export const notes = (kind, choice) => NOTES[kind](choice).flatMap((note) => note || []);
