// @ts-check
/** Rows for the rules of a layout besides its keyframes. */

import { partsOf } from "./shape.js";

/** @typedef {import("./shape.js").Layout} Layout */

const ENDS = { continued: "Continue", held: "Hold, invisible", repeated: "Repeat" };

/** Choices: the panel's label and the name of each. */
const CHOICES = {
  axis: ["Scrolls", { horizontal: "Horizontally", vertical: "Vertically" }],
  before: ["Before the first", ENDS],
  after: ["After the last", ENDS],
  order: ["In front", { "nearest-in-front": "Nearest items", "later-in-front": "Later items", "earlier-in-front": "Earlier items" }],
  perspective: ["Perspective", { shared: "Shared", own: "Per item" }],
};
const USUAL = { before: "continued", after: "continued", order: "nearest-in-front", perspective: "shared" };

/** Switches and their defaults. @type {Record<string, [string, boolean]>} */
const FLAGS = {
  smooth: ["Smooth", true], snaps: ["Snaps", true], hidesBacks: ["Hide backs", false], stacked: ["Stacked", false],
};

/**
 * Lengths as percentages of the viewport's shorter side, unless the layout names another one.
 * @type {Record<string, [string, number]>}
 */
const LENGTHS = { pitch: ["Pitch", 1], eyeDistance: ["Eye distance", 10] };

/** The labels of all rules. @type {Record<string, string>} */
export const RULES = Object.fromEntries(Object.entries({ ...CHOICES, ...FLAGS, ...LENGTHS }).map(([key, [label]]) => [key, /** @type {string} */ (label)]));

/**
 * Adds the rows. Returns a function that shows a layout in them.
 * @param {HTMLElement} place
 * @param {(what: string, change: (layout: Layout) => Layout) => void} change
 */
export function addRules(place, change) {
  const shows = [
    ...Object.entries(CHOICES).map(([key, [label, names]]) => addChoice(place, key, label, names, change)),
    ...Object.entries(LENGTHS).map(([key, [label, least]]) => addLength(place, key, label, least, change)),
    ...Object.entries(FLAGS).map(([key, [label, usual]]) => addFlag(place, key, label, usual, change)),
  ];
  return (/** @type {Layout} */ layout) => { for (const show of shows) show(layout); };
}

/**
 * @param {HTMLElement} place
 * @param {string} label
 * @param {string} html
 */
function addRow(place, label, html) {
  const row = document.createElement("label");
  row.className = "row";
  row.innerHTML = `<span></span>${html}`;
  /** @type {HTMLElement} */ (row.firstElementChild).textContent = label;
  place.append(row);
  return row;
}

function addChoice(place, key, label, names, change) {
  const select = /** @type {HTMLSelectElement} */ (addRow(place, label, "<select></select>").lastElementChild);
  select.name = `design-${key}`;
  for (const [value, name] of Object.entries(names)) select.append(new Option(name, value));
  select.addEventListener("change", () => change(key, (layout) => {
    // Both ends repeat, or neither does.
    const isEnd = key === "before" || key === "after";
    const repeats = isEnd && (select.value === "repeated" || layout[key] === "repeated");
    return repeats ? { ...layout, before: select.value, after: select.value } : { ...layout, [key]: select.value };
  }));
  return (layout) => { select.value = layout[key] ?? USUAL[key]; };
}

function addFlag(place, key, label, usual, change) {
  const row = addRow(place, label, '<input type="checkbox" role="switch">');
  row.classList.add("switch");
  const input = /** @type {HTMLInputElement} */ (row.lastElementChild);
  input.name = `design-${key}`;
  input.addEventListener("change", () => change(key, (layout) => ({ ...layout, [key]: input.checked })));
  return (layout) => { input.checked = Boolean(layout[key] ?? usual); };
}

function addLength(place, key, label, least, change) {
  const row = addRow(place, label, '<span class="field"><input type="number" step="1"><span class="unit">%</span></span>');
  const input = /** @type {HTMLInputElement} */ (row.querySelector("input"));
  Object.assign(input, { name: `design-${key}`, min: `${least}`, max: "1000" });
  input.addEventListener("change", () => {
    if (!input.value || !input.validity.valid) return change(key, (layout) => ({ ...layout }));
    change(key, (layout) => {
      const { of = "shorter" } = layout[key] === undefined ? {} : partsOf(layout[key]);
      return { ...layout, [key]: { fraction: Number(input.value) / 100, of } };
    });
  });
  return (layout) => {
    const parts = partsOf(layout[key] ?? 0);
    input.value = parts.fraction > 0 ? `${Math.round(parts.fraction * 1000) / 10}` : "";
    input.placeholder = layout[key] === undefined ? "default" : `${parts.points} pt`;
  };
}
