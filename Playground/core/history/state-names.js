// @ts-check
/** Names of changes of the page's state, such as "Card width 220 → 240 pt". */

import { nameOfDesign } from "../design/design.js";
import { nameOfChange } from "../design/step-names.js";
import { isMotion, nameOfFeels } from "../state/motion-style.js";
import { devices } from "../state/devices.js";
import { inWords, shortUnit, written } from "../words.js";

/** @typedef {import("./state-steps.js").Snapshot} Snapshot */

/** @type {Record<string, string>} */
const LABELS = {
  device: "Device", orientation: "Orientation", size: "Size", direction: "Direction", reduceMotion: "Reduce Motion", loop: "Loop",
  removable: "Swipe to remove", reorderable: "Hold to reorder", cells: "Cells", count: "Items",
};
/** The changes that name a step, the most important first: others are their consequences. */
const ORDER = ["design", "layout", "device", "orientation", "size", "count", "direction", "reduceMotion", "loop", "removable", "reorderable", "cells", "parameters"];

/**
 * @param {string[]} keys the changed keys
 * @param {Snapshot} before
 * @param {Snapshot} after
 * @param {import("../state/state.js").Playground} playground
 */
export function nameOf(keys, before, after, playground) {
  const key = ORDER.find((key) => keys.includes(key)) ?? keys[0];
  if (key === "design" && before.design && after.design) return nameOfChange(before.design, after.design);
  if (key === "design" || key === "layout") return changed("Layout", layoutName(before), layoutName(after));
  if (key === "parameters") return nameOfParameters(before.parameters, after.parameters, playground.descriptors);
  return changed(LABELS[key], inText(key, before[key]), inText(key, after[key]));
}

/** @param {string} label @param {string} before @param {string} after */
const changed = (label, before, after) => `${label} ${before} → ${after}`;

/** @param {Snapshot} state */
const layoutName = ({ layout, design }) => (design ? `“${nameOfDesign(design)}”` : inWords(layout.replaceAll("-", " ")));

function inText(/** @type {string} */ key, /** @type {any} */ value) {
  if (typeof value === "boolean") return value ? "on" : "off";
  if (typeof value === "number") return written(value);
  if (key === "size") return value ? `${Math.round(value.width)} × ${Math.round(value.height)}` : "of the device";
  return key === "device" ? devices[value].name : key === "direction" ? value.toUpperCase() : value;
}

/**
 * @param {Record<string, number>} before
 * @param {Record<string, number>} after
 * @param {import("../state/state.js").Descriptor[]} descriptors
 */
function nameOfParameters(before, after, descriptors) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]);
  const standards = Object.fromEntries(descriptors.map(({ name, default: standard }) => [name, standard]));
  if (names.length > 1 && names.every(isMotion)) return nameOfFeels({ ...standards, ...before }, { ...standards, ...after });
  if (names.length > 1) return Object.keys(after).length === 0 ? "Reset all parameters" : `${names.length} parameters`;
  const { default: standard = 0, unit = "" } = descriptors.find(({ name }) => name === names[0]) ?? {};
  const [one, other] = [before, after].map((values) => written(values[names[0]] ?? standard));
  return `${changed(inWords(names[0]), one, other)} ${shortUnit(unit)}`.trim();
}
