// @ts-check
/**
 * A layout from keyframes, as the page describes it: looked through, member by member, and what is wrong is named with
 * its place, its value and what was expected. The numbers themselves the engine judges.
 *
 * @module
 */

/** What the engine has for what a keyframe does not name. */
const NOT_NAMED = NaN;

/** What a length may be a part of, in the order in which the engine reads it; last, points. */
const EXTENTS = ["width", "height", "shorter"];
const ENDS = ["held", "continued", "repeated"];
const ORDERS = ["nearest-in-front", "later-in-front", "earlier-in-front"];
const PROPERTIES = ["place", "size", "scale", "rotation", "depth", "opacity", "appearance"];

const LAYOUT = [
  "$schema", "name", "description", "axis", "pitch", "keyframes", "before", "after", "smooth", "order", "stacked",
  "spacing", "anchor", "eyeDistance", "perspective", "hidesBacks", "snaps", "deceleration", "removal",
];
const KEYFRAME = [
  "at", "x", "y", "width", "height", "scale", "rotation", "depth", "opacity", "cornerRadius", "appearance",
];

/**
 * An error of a layout.
 * @param {string} path where it is; empty for the whole
 * @param {unknown} value what stands there
 * @param {string} expected
 */
export function wrong(path, value, expected) {
  const place = path || "the layout";
  const what = value === undefined ? `is missing: ${expected}` : `must be ${expected}, but is ${said(value)}`;
  return new RangeError(`fanfold-view: ${place} ${what}`);
}

/**
 * A value as an error says it: short.
 * @param {unknown} value
 */
function said(value) {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "string") return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  return isObject(value) ? "an object" : `${/** @type {any} */ (value)}`;
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** An object of a layout, and where it stands. */
class Reader {
  #members;
  #path;

  /**
   * @param {any} value
   * @param {string} path
   * @param {string[]} [names] those that its members may have; any, where there is none
   */
  constructor(value, path, names) {
    if (!isObject(value)) throw wrong(path, value, "an object");
    this.#members = value;
    this.#path = path;
    if (!names) return;
    const stranger = this.names.find((name) => !names.includes(name));
    if (stranger) throw this.wrong(stranger, `one of ${names.join(", ")}, or left out`);
  }

  get names() { return Object.keys(this.#members).filter((name) => this.#members[name] !== undefined).sort(); }

  /** @param {string} name */
  path(name) { return this.#path ? `${this.#path}.${name}` : name; }

  /** @param {string} name @returns {any} */
  value(name) { return this.#members[name]; }

  /** @param {string} name @param {string} expected */
  wrong(name, expected) { return wrong(this.path(name), this.value(name), expected); }

  /**
   * @param {string} name
   * @param {(value: any) => boolean} isRight
   * @param {string} expected
   */
  #checked(name, isRight, expected) {
    const value = this.value(name);
    if (value !== undefined && !isRight(value)) throw this.wrong(name, expected);
    return value;
  }

  /** @param {string} name @returns {number | undefined} */
  number(name) { return this.#checked(name, Number.isFinite, "a number"); }

  /** @param {string} name @returns {boolean | undefined} */
  flag(name) { return this.#checked(name, (value) => typeof value === "boolean", "true or false"); }

  /** @param {string} name @returns {string | undefined} */
  text(name) { return this.#checked(name, (value) => typeof value === "string", "a text"); }

  /**
   * The place of a word in a list.
   * @param {string} name
   * @param {string[]} words
   * @param {string} [usual]
   */
  choice(name, words, usual) {
    const expected = `one of ${words.map((word) => `"${word}"`).join(", ")}`;
    return words.indexOf(this.#checked(name, (value) => words.includes(value), expected) ?? usual);
  }

  /** @param {string} name @param {string[]} [names] */
  reader(name, names) {
    const { [name]: value = {} } = this.#members;
    return new Reader(value, this.path(name), names);
  }

  /**
   * The parts of a length: of its own extent, of width, height and shorter side, and points.
   * @param {string} name
   * @param {number} [usual] in points
   */
  length(name, usual = NOT_NAMED) {
    const value = this.value(name);
    return value === undefined ? [usual && NOT_NAMED, 0, 0, 0, usual] : parts(value, this.path(name));
  }
}

/**
 * @param {any} value
 * @param {string} path
 * @returns {number[]}
 */
function parts(value, path) {
  if (Number.isFinite(value)) return [0, 0, 0, 0, value];
  if (Array.isArray(value)) {
    return value.reduce((sum, each, place) => {
      const added = parts(each, `${path}[${place}]`);
      return sum.map((/** @type {number} */ part, /** @type {number} */ at) => part + added[at]);
    }, [0, 0, 0, 0, 0]);
  }
  if (!isObject(value)) {
    throw wrong(path, value, 'a number of points, or an object such as {"fraction": 0.5, "points": 20}');
  }
  const reader = new Reader(value, path, ["fraction", "of", "points"]);
  const length = [0, 0, 0, 0, 0];
  length[reader.choice("of", EXTENTS) + 1] = reader.number("fraction") ?? 0;
  length[4] = reader.number("points") ?? 0;
  return length;
}

/**
 * The numbers of a layout, as the engine reads them (`KeyframeNumbers`).
 * @param {unknown} layout
 */
export function numbersOf(layout) {
  const reader = new Reader(layout, "", LAYOUT);
  for (const name of ["$schema", "name", "description"]) reader.text(name);
  if (reader.value("axis") === undefined) throw reader.wrong("axis", '"horizontal" or "vertical"');
  const axis = reader.choice("axis", ["horizontal", "vertical"]);
  if (reader.value("pitch") === undefined) {
    throw reader.wrong("pitch", "how far to scroll from one item to the next, a length");
  }
  const pitch = reader.length("pitch");
  const list = reader.value("keyframes");
  if (!Array.isArray(list)) throw reader.wrong("keyframes", "a list of keyframes");
  /** @type {string[]} */
  const names = [];
  const keyframes = list.map((keyframe, place) => keyframeNumbers(keyframe, `keyframes[${place}]`, names));
  const rules = ruleNumbers(reader);
  const spelled = names.map((name) => [...new TextEncoder().encode(name)]).flatMap((bytes) => [bytes.length, ...bytes]);
  return [names.length, ...spelled, axis, ...pitch, ...rules, keyframes.length, ...keyframes.flat()];
}

/**
 * @param {any} keyframe
 * @param {string} path
 * @param {string[]} names those of all appearance values so far
 */
function keyframeNumbers(keyframe, path, names) {
  const reader = new Reader(keyframe, path, KEYFRAME);
  const at = reader.number("at");
  if (at === undefined) throw reader.wrong("at", "the distance from the item shown, a number of items");
  const lengths = ["x", "y", "width", "height"].flatMap((name) => reader.length(name));
  const factors = ["scale", "depth", "opacity", "cornerRadius"].map((name) =>
    (name === "depth" || name === "cornerRadius" ? reader.length(name) : [reader.number(name) ?? NOT_NAMED]));
  const [scale, depth, opacity, cornerRadius] = factors;
  const rotation = reader.reader("rotation", ["x", "y", "z"]);
  const turns = ["x", "y", "z"].map((name) => rotation.number(name) ?? NOT_NAMED);
  const appearance = reader.reader("appearance");
  const numbers = appearance.names.flatMap((name) => {
    if (!names.includes(name)) names.push(name);
    return [names.indexOf(name), appearance.number(name) ?? 0];
  });
  return [
    at, ...lengths, ...depth, ...cornerRadius, ...scale, ...turns, ...opacity, numbers.length / 2, ...numbers,
  ];
}

/** @param {Reader} reader */
function ruleNumbers(reader) {
  const ends = [reader.choice("before", ENDS, "continued"), reader.choice("after", ENDS, "continued")];
  const order = reader.choice("order", ORDERS, ORDERS[0]);
  const smooth = smoothNumber(reader);
  const stacked = Number(reader.flag("stacked") ?? false);
  const spacing = reader.length("spacing", 0);
  const anchor = reader.reader("anchor", ["x", "y", "z"]);
  const anchors = ["x", "y", "z"].flatMap((name) => anchor.length(name, 0));
  const eyeDistance = reader.length("eyeDistance");
  const sharesEye = Number(reader.choice("perspective", ["shared", "own"], "shared") === 0);
  const flags = [reader.flag("hidesBacks") ?? false, reader.flag("snaps") ?? true].map(Number);
  const deceleration = reader.choice("deceleration", ["normal", "fast"], "normal");
  return [
    ...ends, smooth, order, stacked, ...spacing, ...anchors, ...eyeDistance, sharesEye, ...flags, deceleration,
    ...removalNumbers(reader),
  ];
}

/** @param {Reader} reader */
function removalNumbers(reader) {
  if (reader.value("removal") === undefined) return [0, NOT_NAMED];
  const rule = reader.reader("removal", ["edges", "distance"]);
  const distance = rule.number("distance") ?? 90;
  if (distance < 1 || distance > 1000) throw rule.wrong("distance", "a number of points from 1 to 1000");
  return [rule.choice("edges", ["start", "end", "both"], "both"), distance];
}

/**
 * All, none, or a list of properties, a bit each.
 * @param {Reader} reader
 */
function smoothNumber(reader) {
  const value = reader.value("smooth") === undefined ? true : reader.value("smooth");
  const expected = `true, false, or a list of ${PROPERTIES.join(", ")}`;
  if (typeof value === "boolean") return value ? 2 ** PROPERTIES.length - 1 : 0;
  if (!Array.isArray(value)) throw reader.wrong("smooth", expected);
  const stranger = value.find((name) => !PROPERTIES.includes(name));
  if (stranger !== undefined) throw wrong("smooth", stranger, expected);
  return [...new Set(value)].reduce((sum, name) => sum + 2 ** PROPERTIES.indexOf(name), 0);
}
