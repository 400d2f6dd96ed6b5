/** Selections that together have each pair of two options in exported code. */

import { short } from "../../core/code/short.js";
import { swiftui } from "../../core/code/swiftui.js";
import { uikit } from "../../core/code/uikit.js";
import { isPreset } from "../../core/state/scenes.js";
import { focusOf, storyOf } from "../../core/items/stories.js";
import { listsOf, playedOf, wordsOf } from "../../core/items/texts.js";
import { useTemplates } from "../../core/code/kinds.js";

export { markupOf, useTemplates } from "../../core/code/kinds.js";
export { kindTable } from "../../core/code/swift-kinds.js";

/** An item of each kind of page and application, and a picture without a text. */
const NAMES = ["Infinite Sea", "Picos de Europa", "Picture 0B", "Friends", "Greentock", "Mine"];

/** @returns {import("../../core/code/text.js").Choice["stories"]} */
export const stories = NAMES.map((caption, number) => {
  const picture = { caption, src: "", credit: caption === "Mine" ? null : "Somebody" };
  const story = storyOf(picture, number);
  const file = story.file ?? `picture-${number}`;
  return {
    picture: file, file: `${file}.jpg`, src: "", focus: focusOf(picture), color: "#123456", page: story.page, app: story.app,
    played: playedOf(story), lists: listsOf(story), words: { ...wordsOf(story), album: ["Sea", 'A "land"'][number % 2], many: "3 pictures" },
  };
});

/** A document without templates: the markup of cells is tested on the page. */
const EMPTY = { content: { cloneNode: () => ({ querySelector: () => null, querySelectorAll: () => [], children: [], textContent: "" }) } };
export const withoutTemplates = () => useTemplates({ getElementById: () => EMPTY, querySelectorAll: () => [] });

/** Eight rows of seven options: each pair of options has all four combinations, because an option is the parity of a mask. */
const ROWS = 8, OPTIONS = [1, 2, 3, 4, 5, 6, 7];

/** @param {number} row @param {number} option */
const has = (row, option) => [1, 2, 4].filter((bit) => row & option & bit).length % 2 === 1;

/**
 * @param {string} layout
 * @param {Record<string, number>} tuned parameters
 * @param {number} row
 * @returns {import("../../core/code/text.js").Choice}
 */
function choice(layout, tuned, row) {
  const [starts, isMirrored, loop, removable, reorderable, hasFew, isTuned] = OPTIONS.map((option) => has(row, option));
  const few = stories.slice(0, hasFew ? 1 : NAMES.length);
  return {
    layout, count: starts ? 12345 : 31, item: starts ? 10007 : 0, direction: isMirrored ? "rtl" : "ltr", reduceMotion: "auto", loop, removable, reorderable,
    parameters: isTuned ? tuned : {}, stories: few,
    ...layout === "album-fan" && { albums: Object.fromEntries(few.map(({ words: { album } }) => [album, hasFew ? few : stories.filter(({ words }) => words.album === album)])) },
  };
}

/** The rows of a layout: all for cards, one that is tuned for presets, and otherwise two. */
function rows(/** @type {string} */ layout, /** @type {number} */ first) {
  if (layout === "card-carousel") return Array.from({ length: ROWS }, (_, row) => row);
  const both = [first % ROWS, 7 - first % ROWS];
  return isPreset(layout) ? both.filter((row) => has(row, OPTIONS.length)) : both;
}

/** @param {string} layout */
const ofPreset = (layout) => isPreset(layout) && { isPreset: true, cornerRadius: 12 };

/**
 * Selections by name: all rows for cards, two of them for other cells, tuned presets, an untouched preset and custom layouts.
 * @param {Record<string, Record<string, number>>} tuned parameters by layout or preset
 * @param {Record<string, import("fanfold-view").KeyframeLayout>} designs
 */
export function choices(tuned, designs) {
  const own = Object.entries(designs).map(([name, keyframes], number) => [`own-${name}`, { ...choice(`${name}-layout`, {}, number % ROWS), keyframes, cornerRadius: 4 * number }]);
  return Object.fromEntries([
    ...Object.entries(tuned).flatMap(([layout, parameters], number) => rows(layout, number).map((row) => [`${layout}-${row}`, { ...choice(layout, parameters, row), ...ofPreset(layout) }])),
    ["preset", { ...choice("cover-flow", {}, 6), ...ofPreset("cover-flow") }], ...own,
  ]);
}

/**
 * The Swift texts of selections by name, and the few lines with the parameters.
 * @param {Record<string, Record<string, number>>} tuned
 * @param {Record<string, import("fanfold-view").KeyframeLayout>} designs
 */
export const texts = (tuned, designs) => Object.entries(choices(tuned, designs)).map(([name, each]) =>
  ({ name, whole: { SwiftUI: swiftui(each), UIKit: uikit(each) }, lines: each.keyframes ? {} : { SwiftUI: short.swiftui(each), UIKit: short.uikit(each) } }));
