// @ts-check
/** Rows for the rules of a layout besides its keyframes. */

import { ANCHOR, CHOICES, EXPLANATIONS, FLAGS, LENGTHS, USUAL } from "../../core/design/rules.js";
import { EXTENTS } from "../../core/design/points.js";
import { withOtherAxis } from "../../core/design/design.js";
import { partsOf } from "../../core/design/shape.js";

/** @typedef {import("../../core/design/shape.js").Layout & Record<string, any>} Layout */
/** @typedef {(what: string, change: (layout: Layout) => Layout) => void} Change */

/** Adds the rows. Returns a function that shows a layout in them. */
export function addRules(/** @type {HTMLElement} */ place, /** @type {Change} */ change) {
  const shows = [
    ...Object.entries(CHOICES).map(([key, [label, names]]) => addChoice(place, key, label, names, change)),
    ...Object.entries(LENGTHS).map(([key, [label, least]]) => addLength(place, key, label, least, change)),
    ...Object.entries(ANCHOR).map(([axis, [label, extent]]) => addAnchor(place, /** @type {"x" | "y" | "z"} */ (axis), label, extent, change)),
    ...Object.entries(FLAGS).map(([key, [label, usual]]) => addFlag(place, key, label, usual, change)),
  ];
  return (/** @type {Layout} */ layout) => { for (const show of shows) show(layout); };
}

/** @param {HTMLElement} place @param {string} label @param {string} html @param {string} [title] explanation */
function addRow(place, label, html, title = "") {
  const row = document.createElement("label");
  row.className = "row";
  row.innerHTML = `<span></span>${html}`;
  /** @type {HTMLElement} */ (row.firstElementChild).textContent = label;
  place.append(row);
  if (title) place.append(explanation(row, title));
  return row;
}

/** Explains a row's control. */
function explanation(/** @type {HTMLElement} */ row, /** @type {string} */ text) {
  const words = document.createElement("small");
  words.textContent = text;
  words.id = `explanation-${count++}`;
  row.querySelector("input, select")?.setAttribute("aria-describedby", words.id);
  return words;
}
/** Number of explanations. */
let count = 0;

/**
 * A part of the anchor; the first one has the explanation.
 * @param {HTMLElement} place @param {"x" | "y" | "z"} axis @param {string} label @param {string} extent @param {Change} change
 */
function addAnchor(place, axis, label, extent, change) {
  const row = addRow(place, label, '<span class="field"><input type="number" step="1" min="-1000" max="1000"><span class="unit">%</span></span>', axis === "z" ? EXPLANATIONS.anchor : "");
  const input = /** @type {HTMLInputElement} */ (row.querySelector("input"));
  input.name = `design-anchor-${axis}`;
  input.addEventListener("change", () => change(`anchor ${axis}`, (layout) => {
    if (!input.validity.valid) return { ...layout };
    const { [axis]: before, ...others } = layout.anchor ?? {};
    const { of = extent } = before === undefined ? {} : partsOf(before);
    const anchor = input.value ? { ...others, [axis]: { fraction: Number(input.value) / 100, of } } : others;
    const { anchor: _, ...rest } = layout;
    return Object.keys(anchor).length > 0 ? { ...rest, anchor } : rest;
  }));
  return (/** @type {Layout} */ layout) => {
    const parts = partsOf(layout.anchor?.[axis] ?? 0);
    input.value = parts.fraction !== 0 ? `${Math.round(parts.fraction * 1000) / 10}` : "";
    input.placeholder = `${parts.points || 0}`;
  };
}

/** @param {HTMLElement} place @param {string} key @param {string} label @param {Record<string, string>} names @param {Change} change */
function addChoice(place, key, label, names, change) {
  const select = /** @type {HTMLSelectElement} */ (addRow(place, label, "<select></select>").lastElementChild);
  select.name = `design-${key}`;
  for (const [value, name] of Object.entries(names)) select.append(new Option(name, value));
  select.addEventListener("change", () => change(key, (layout) => {
    // Both ends repeat, or neither does.
    const isEnd = key === "before" || key === "after";
    const repeats = isEnd && (select.value === "repeated" || layout[key] === "repeated");
    if (key === "axis") return select.value === layout.axis ? layout : withOtherAxis(layout);
    return /** @type {Layout} */ (repeats ? { ...layout, before: select.value, after: select.value } : { ...layout, [key]: select.value });
  }));
  return (/** @type {Layout} */ layout) => { select.value = layout[key] ?? USUAL[key]; };
}

/** @param {HTMLElement} place @param {string} key @param {string} label @param {boolean} usual @param {Change} change */
function addFlag(place, key, label, usual, change) {
  const row = addRow(place, label, '<input type="checkbox" role="switch">', EXPLANATIONS[key]);
  row.classList.add("switch");
  const input = /** @type {HTMLInputElement} */ (row.lastElementChild);
  input.name = `design-${key}`;
  input.addEventListener("change", () => change(key, (layout) => ({ ...layout, [key]: input.checked })));
  return (/** @type {Layout} */ layout) => { input.checked = Boolean(layout[key] ?? usual); };
}

/** @param {HTMLElement} place @param {string} key @param {string} label @param {number} least @param {Change} change */
function addLength(place, key, label, least, change) {
  const row = addRow(place, label, '<span class="field"><input type="number" step="1"><span class="unit">%</span></span>', EXPLANATIONS[key]);
  const input = /** @type {HTMLInputElement} */ (row.querySelector("input"));
  Object.assign(input, { name: `design-${key}`, min: `${least}`, max: "1000" });
  input.addEventListener("change", () => {
    if (!input.value || !input.validity.valid) return change(key, (layout) => ({ ...layout }));
    change(key, (layout) => {
      const { of = "shorter" } = layout[key] === undefined ? {} : partsOf(layout[key]);
      return { ...layout, [key]: { fraction: Number(input.value) / 100, of } };
    });
  });
  return (/** @type {Layout} */ layout) => {
    const parts = partsOf(layout[key] ?? 0);
    input.value = parts.fraction > 0 ? `${Math.round(parts.fraction * 1000) / 10}` : "";
    input.placeholder = layout[key] === undefined ? "default" : `${parts.points} pt`;
    const along = layout.axis === "vertical" ? "height" : "width";
    const extent = EXTENTS[layout[key] === undefined ? "shorter" : parts.of ?? along];
    /** @type {HTMLElement} */ (row.nextElementSibling).textContent = `${EXPLANATIONS[key]}, in % of ${extent}`;
  };
}
