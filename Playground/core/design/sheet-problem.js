// @ts-check
/** The reason why a design has no style sheet, in the words of the designer. */

import { inWords, written } from "../words.js";
import { RULES } from "./rules.js";
import { distanceName } from "./step-names.js";

/**
 * The reason, and its place: the distance of a keyframe, or the name of a rule.
 * @typedef {{words: string, at?: number, rule?: string}} Problem
 */

/** @type {Record<string, string>} Rules that a style sheet cannot follow, by the starts of the compiler's reasons. */
const REASONS = {
  stacked: `“${RULES.stacked}” makes sizes depend on the distance`,
  before: `“${RULES.before}” repeats, so that turns would have no end`,
  perspective: `“${RULES.perspective}” is per item and items have an anchor, so that the eye would move`,
};

/**
 * @param {string} reason the compiler's, such as `keyframes[1].width must be …`
 * @param {import("./shape.js").Layout} layout
 * @returns {Problem}
 */
export function sheetProblem(reason, layout) {
  const [, index, key] = /^keyframes\[(\d+)\]\.(\w+) must be that/.exec(reason) ?? [];
  if (key) {
    const { at } = layout.keyframes[Number(index)];
    return { at, words: `${inWords(`item ${key}`).trim()} at ${distanceName(at)} differs from that of other keyframes. Give all keyframes one size, and change “Scale” instead` };
  }
  const [, near] = /^eyeDistance .* at the distance (\S+)$/.exec(reason) ?? [];
  if (near) return { rule: "eyeDistance", words: `items come too near to the eye at ${written(Number(near))}. Increase “${RULES.eyeDistance}”` };
  const rule = Object.keys(REASONS).find((name) => reason.startsWith(`${name} must`));
  return rule ? { rule, words: REASONS[rule] } : { words: reason };
}
