// @ts-check
/** Notes about parts of a selection that code cannot express. */

import { MOST_ITEMS } from "./css.js";

/** SwiftUI compares the identities of all items, which takes noticeable time for larger counts. */
const MANY_ITEMS = 100_000;

/** Notes for Swift code, in sentences. */
const ofSwift = (/** @type {import("./text.js").Choice} */ choice) => [
  "The pictures are in the app’s ZIP.",
  choice.reduceMotion !== "auto" && "On Apple’s systems, Reduce Motion follows the user’s setting.",
];

/** @type {Record<string, (choice: import("./text.js").Choice) => (string | false)[]>} */
const NOTES = {
  uikit: (choice) => [...ofSwift(choice), "Its cells host SwiftUI views, as iOS 16 introduced."],
  swiftui: (choice) => [
    ...ofSwift(choice),
    choice.count > MANY_ITEMS && "SwiftUI compares the identities of all items: for this count, UIKit is faster.",
  ],
  css: ({ count, reduceMotion }) => [
    "It needs no script.",
    count > MOST_ITEMS && `A style sheet suits up to about ${MOST_ITEMS} items; the HTML with <fanfold-view> shows any number.`,
    reduceMotion !== "auto" && "Reduce Motion follows the reader’s setting.",
  ],
  html: ({ keyframes, isPreset }) => [`Serve it beside ${keyframes || isPreset ? "fanfold-keyframes.js" : "fanfold-view.js"}, the files that it loads and the pictures: all are in the web page’s ZIP.`],
};

/**
 * Notes for exported code, in sentences.
 * @param {string} kind `uikit`, `swiftui`, `html` or `css`
 * @param {import("./text.js").Choice} choice
 * @returns {string[]}
 */
export const notes = (kind, choice) => NOTES[kind](choice).flatMap((note) => note || []);
