// @ts-check
/** The rules of a layout besides its keyframes, and their labels. */

const ENDS = { continued: "Continue", held: "Hold, invisible", repeated: "Repeat" };

/** @type {Record<string, [string, Record<string, string>]>} Choices: the panel's label and the name of each. */
export const CHOICES = {
  axis: ["Scrolls", { horizontal: "Horizontally", vertical: "Vertically" }],
  before: ["Before the first", ENDS],
  after: ["After the last", ENDS],
  order: ["In front", { "nearest-in-front": "Nearest items", "later-in-front": "Later items", "earlier-in-front": "Earlier items" }],
  perspective: ["Perspective", { shared: "Shared", own: "Per item" }],
};
/** @type {Record<string, string>} */
export const USUAL = { before: "continued", after: "continued", order: "nearest-in-front", perspective: "shared" };

/** @type {Record<string, [string, boolean]>} Switches and their defaults. */
export const FLAGS = {
  smooth: ["Smooth", true], snaps: ["Snaps", true], paged: ["One per swipe", false], hidesBacks: ["Hide backs", false], stacked: ["Stacked", false],
};

/**
 * Lengths as percentages of the viewport's shorter side, unless the layout names another one.
 * @type {Record<string, [string, number]>}
 */
export const LENGTHS = { pitch: ["Pitch", 1], eyeDistance: ["Eye distance", 10] };

/** @type {Record<string, [string, string]>} Lengths of the point about which items turn, and the extents that their percentages refer to. */
export const ANCHOR = { x: ["Anchor x", "width"], y: ["Anchor y", "height"], z: ["Anchor depth", "shorter"] };

/** @type {Record<string, string>} Explanations of rules whose labels are terms. */
export const EXPLANATIONS = {
  smooth: "Values change without a kink at keyframes", snaps: "Scrolling ends with an item at distance 0",
  paged: "A swipe turns one item, however fast it is", hidesBacks: "Items that are turned away are invisible", stacked: "Each item begins where the one before it ends",
  anchor: "The point about which items turn, from their middle, in % of the screen’s width, height and shorter side", pitch: "Distance to scroll from one item to the next", eyeDistance: "Distance from the eye to the screen: a short one exaggerates depth",
};

/** @type {Record<string, string>} The labels of all rules. */
export const RULES = Object.fromEntries([
  ...Object.entries({ ...CHOICES, ...FLAGS, ...LENGTHS }).map(([key, [label]]) => [key, /** @type {string} */ (label)]), ["anchor", "Anchor"],
]);
