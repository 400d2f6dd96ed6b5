// @ts-check
/** Encodes the state as a link, with each value that differs from its default, and decodes it. */

import { devices, SIZE_RANGE } from "../state/devices.js";
import { flawOf } from "../design/structure.js";
import { PARAMETERS } from "../state/sensible-ranges.js";
import { CELLS } from "../state/scenes.js";
import { MOST_ITEMS } from "../state/state.js";
import { queryOf } from "./query.js";
import { resembles } from "./resemblance.js";

/**
 * @typedef {import("../state/state.js").State} State
 * @typedef {import("../state/state.js").Descriptor} Descriptor
 * @typedef {object} Key encoding of one state key
 * @property {(text: string) => any} read returns undefined for invalid text
 * @property {string} right description of valid values
 * @property {(value: any) => string} [write]
 */

/** @param {string[]} values @returns {Key} */
const oneOf = (values) => ({ read: (text) => values.find((value) => value === text), right: `one of ${values.join(", ")}` });

/** @type {Key} */
const flag = { read: (text) => new Map([["0", false], ["1", true]]).get(text), right: "0 or 1", write: (value) => (value ? "1" : "0") };

/** @param {number} minimum @param {number} maximum */
const within = (minimum, maximum) => (/** @type {number} */ value) => value >= minimum && value <= maximum;

/** @param {number} maximum @returns {Key} */
const whole = (maximum) => ({
  read: (text) => (/^\d+$/.test(text) && within(0, maximum)(Number(text)) ? Number(text) : undefined),
  right: `a whole number from 0 to ${maximum}`,
});

/** @type {Key} */
const size = {
  read(text) {
    const [width, height] = (/^(\d+)x(\d+)$/.exec(text) ?? []).slice(1).map(Number);
    const isSize = [width, height].every(within(SIZE_RANGE.minimum, SIZE_RANGE.maximum));
    return isSize ? { width, height } : undefined;
  },
  right: `WIDTHxHEIGHT, each from ${SIZE_RANGE.minimum} to ${SIZE_RANGE.maximum}`,
  write: ({ width, height }) => `${Math.round(width)}x${Math.round(height)}`,
};

/** @type {Key} */
const rate = { read: (text) => [1, 0.25, 0.1].find((value) => `${value}` === text), right: "1, 0.25 or 0.1" };

/**
 * A design as JSON: the layout, or the path of its first invalid value.
 * @param {string} text
 * @returns {{layout?: import("fanfold-view").KeyframeLayout, flaw?: string}}
 */
export function readDesign(text) {
  try {
    const layout = JSON.parse(text);
    const flaw = flawOf(layout);
    return flaw === undefined ? { layout } : { flaw };
  } catch {
    return { flaw: "the JSON" };
  }
}

/** @type {Key} A custom layout; empty for none. Written links have it in their fragment, see fragment.js. */
const design = {
  read: (text) => (text === "" ? null : readDesign(text).layout),
  right: "a keyframe layout as JSON",
  write: (value) => (value === null ? "" : JSON.stringify(value)),
};

/** The name in the fragment of a page that follows another one. */
export const FOLLOW = "follow";

/** @returns {Record<string, Key>} All keys except parameters. */
const keys = (/** @type {string[]} */ layouts, /** @type {number} */ count) => ({
  layout: oneOf(layouts), count: whole(MOST_ITEMS), item: whole(Math.max(0, count - 1)), bare: flag,
  device: oneOf(Object.keys(devices)), orientation: oneOf(["portrait", "landscape"]), size,
  theme: oneOf(["auto", "light", "dark"]), direction: oneOf(["ltr", "rtl"]), reduceMotion: oneOf(["auto", "on", "off"]),
  rate, loop: flag, removable: flag, reorderable: flag, cells: oneOf(Object.keys(CELLS)), design,
});

/** The names of all keys except parameters. */
export const namesOfKeys = () => Object.keys(keys([], 0));

/**
 * Reads the state from a link, except parameters. Reports invalid values.
 * @param {URLSearchParams} query
 * @param {string[]} layouts
 * @param {number} count number of items if the link sets none
 */
export function readState(query, layouts, count) {
  const known = keys(layouts, whole(MOST_ITEMS).read(query.get("count") ?? "") ?? count);
  /** @type {Partial<State> & Record<string, any>} */
  const state = {};
  const problems = [];
  for (const [name, { read, right }] of Object.entries(known)) {
    if (!query.has(name)) continue;
    const text = query.get(name) ?? "";
    const value = read(text);
    if (value === undefined) problems.push({ name, text, right });
    else state[name] = value;
  }
  return { state, problems };
}

/**
 * Reads the layout's parameters from a link. Reports invalid and misspelled ones, and those of other layouts. Other unknown names
 * do not belong to this page: messengers, mail programs and advertisers add names to links.
 * @param {URLSearchParams} query
 * @param {Descriptor[]} descriptors
 */
export function readParameters(query, descriptors) {
  /** @type {Record<string, number>} */
  const parameters = {};
  const problems = [];
  const own = namesOfKeys();
  const known = [...own, ...descriptors.map(({ name }) => name), ...PARAMETERS];
  for (const [name, text] of query) {
    if (own.includes(name)) continue;
    const descriptor = descriptors.find((descriptor) => descriptor.name === name);
    if (descriptor && accepts(descriptor, text)) parameters[name] = Number(text);
    else if (descriptor) problems.push({ name, text, right: range(descriptor) });
    else if (resembles(name, known)) problems.push({ name, text, right: "a parameter of this layout" });
  }
  return { parameters, problems };
}

/** Whether a link sets something of this page. */
export function setsSomething(/** @type {string} */ query, /** @type {string} */ fragment) {
  const names = [query, fragment].flatMap((part) => [...queryOf(part).keys()]);
  return names.some((name) => resembles(name, [...namesOfKeys(), ...PARAMETERS, FOLLOW]));
}

const accepts = (/** @type {Descriptor} */ { unit, minimum, maximum }, /** @type {string} */ text) =>
  text.trim() !== "" && within(minimum, maximum)(Number(text)) && (unit !== "count" || Number.isInteger(Number(text)));

/** @param {Descriptor} descriptor */
const range = ({ unit, minimum, maximum }) => `a ${unit === "count" ? "whole " : ""}number from ${minimum} to ${maximum}`;

/**
 * The state as a query of the values that differ from their defaults.
 * @param {State & Record<string, any>} state
 * @param {State & Record<string, any>} defaults
 */
export function linkQuery(state, defaults) {
  const query = new URLSearchParams({ layout: state.layout });
  for (const [name, { write = String }] of Object.entries(keys([], 0))) {
    const isNews = name === "size" ? state.device === "free" : write(state[name]) !== write(defaults[name]);
    // A design is in the fragment; the query says that there is none although the page begins with one.
    if (isNews && (name !== "design" || state.design === null)) query.set(name, write(state[name]));
  }
  for (const [name, value] of Object.entries(state.parameters)) query.set(name, `${value}`);
  return query;
}
