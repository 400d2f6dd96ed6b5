// @ts-check
/** Localized names and numbers. */

const UNITS = {
  points: ["pt", "points"], degrees: ["°", "degrees"], "points-per-second": ["pt/s", "points per second"],
  fraction: ["", ""], count: ["", ""],
};

/** Converts `eyeDistance` to "Eye distance". @param {string} name */
export const inWords = (name) =>
  name[0].toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The short name of a unit. @param {string} unit */
export const shortUnit = (unit) => UNITS[unit]?.[0] ?? unit;

/** A number with the full name of its unit. @param {number} value @param {string} unit */
export const measured = (value, unit) => `${written(value)} ${UNITS[unit]?.[1] ?? unit}`.trim();

/** Maximum number of significant digits; whole numbers keep all of theirs. */
const DIGITS = 4;

/** Maximum number of fraction digits. */
const MOST_FRACTION_DIGITS = 4;

/** The number of fraction digits of a shown number. @param {number} value */
const fractionDigits = (value) => Math.min(Math.max(0, DIGITS - 1 - Math.floor(Math.log10(Math.abs(value) || 1))), MOST_FRACTION_DIGITS);

/** A formatted number, such as 10,000 or −0.25. @param {number} value */
export const written = (value) => value.toLocaleString("en", { maximumFractionDigits: fractionDigits(value) }).replace("-", "−");

/** A time in milliseconds as date and time of day. @param {number} time */
export const dated = (time) => new Date(time).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

/** A number for an input field. @param {number} value */
export const inField = (value) => `${Number(value.toFixed(fractionDigits(value)))}`;
