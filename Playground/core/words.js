// @ts-check
/** Localized names and numbers. */

/** @type {Record<string, string[]>} Short and full names of units. */
const UNITS = {
  points: ["pt", "points"], degrees: ["°", "degrees"], "points-per-second": ["pt/s", "points per second"], seconds: ["s", "seconds"],
  fraction: ["", ""], count: ["", ""],
};

/** Converts `eyeDistance` to "Eye distance". */
export const inWords = (/** @type {string} */ name) =>
  name[0].toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The short name of a unit. */
export const shortUnit = (/** @type {string} */ unit) => UNITS[unit]?.[0] ?? unit;

/** A number with the full name of its unit. */
export const measured = (/** @type {number} */ value, /** @type {string} */ unit) => `${written(value)} ${UNITS[unit]?.[1] ?? unit}`.trim();

/** Maximum number of significant digits; whole numbers keep all of theirs. */
const DIGITS = 4;

/** Maximum number of fraction digits. */
const MOST_FRACTION_DIGITS = 4;

/** The number of fraction digits of a shown number. */
const fractionDigits = (/** @type {number} */ value) => Math.min(Math.max(0, DIGITS - 1 - Math.floor(Math.log10(Math.abs(value) || 1))), MOST_FRACTION_DIGITS);

/** The formats of numbers, by their fraction digits. */
const formats = Array.from({ length: MOST_FRACTION_DIGITS + 1 }, (_, digits) => new Intl.NumberFormat("en", { maximumFractionDigits: digits }));

/** A formatted number, such as 10,000 or −0.25. */
export const written = (/** @type {number} */ value) => formats[fractionDigits(value)].format(value).replace("-", "−");

/** A time in milliseconds as date and time of day. */
export const dated = (/** @type {number} */ time) => new Date(time).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

/**
 * Adds a name to others, with a number if it is taken.
 * @param {string} name
 * @param {Set<string | undefined>} names
 * @param {Map<string, number>} [numbers] the next number for each name, for many names
 */
export function freeName(name, names, numbers = new Map()) {
  const base = name.replace(/ \d+$/, "");
  let [free, number] = [name, numbers.get(base) ?? 2];
  for (; names.has(free); number++) free = `${base} ${number}`;
  numbers.set(base, number);
  names.add(free);
  return free;
}

/** A number for an input field. */
export const inField = (/** @type {number} */ value) => `${Number(value.toFixed(fractionDigits(value)))}`;
