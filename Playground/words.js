// @ts-check
/** Names and numbers as they are read. */

const UNITS = {
  points: ["pt", "points"], degrees: ["°", "degrees"], "points-per-second": ["pt/s", "points per second"],
  fraction: ["", ""], count: ["", ""],
};

/** `eyeDistance` in words: Eye distance. @param {string} name */
export const inWords = (name) =>
  name[0].toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A unit, as short as it goes. @param {string} unit */
export const shortUnit = (unit) => UNITS[unit]?.[0] ?? unit;

/** A number with its unit in full. @param {number} value @param {string} unit */
export const measured = (value, unit) => `${written(value)} ${UNITS[unit]?.[1] ?? unit}`.trim();

/** So many digits of a fraction are read. */
const DIGITS = 5;

/** A number: 10,000 or −0.25. @param {number} value */
export const written = (value) => value.toLocaleString("en", { maximumFractionDigits: DIGITS }).replace("-", "−");

/** A number as it stands in a field. @param {number} value */
export const inField = (value) => `${Number(value.toFixed(DIGITS))}`;
