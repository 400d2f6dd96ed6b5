// @ts-check
/** The feel in Swift: a value of the view. */

import { LAYOUTS } from "../state/layouts.js";
import { isMotion, STANDARD, styleNamed } from "../state/motion-style.js";
import { numeral } from "./text.js";

/** Maximum line length of Swift code. */
const WIDTH = 110;
/** @type {Record<string, string>} The names of decelerations in Swift. */
const RATES = { 0.998: ".normal", 0.99: ".fast" };

/**
 * The feel as lines of Swift; none if it is that of the layout.
 * @param {Pick<import("./text.js").Choice, "layout" | "parameters">} choice
 * @param {string} start the text before it
 * @param {string} end the text after it
 * @param {number} indent the number of spaces that will stand before each line
 */
export const feel = ({ layout, parameters }, start, end, indent) => (Object.keys(parameters).some(isMotion)
  ? motionStyle(" ".repeat(indent) + start, { ...STANDARD, ...LAYOUTS[layout]?.motion, ...parameters }, end).map((line) => line.slice(indent)) : []);

/** A spring as an expression. */
const spring = (/** @type {number} */ response, /** @type {number} */ damping) => `MotionSpring(response: ${numeral(response)}${damping === 1 ? "" : `, dampingRatio: ${numeral(damping)}`})`;

/**
 * A feel as the lines of an expression: a named style, or a call with the values that differ from those of scroll views.
 * @param {string} start the text before the expression, with its indent
 * @param {Record<string, number>} values of all parameters of the feel
 * @param {string} end the text after it
 */
function motionStyle(start, values, end) {
  const name = styleNamed(values);
  if (name) return [`${start}.${name === "iOS" ? "standard" : name}${end}`];
  const { deceleration, springResponse, springDamping, transitionResponse, transitionDamping, rubberBand, pageThreshold, pageVelocity } = values;
  const args = [
    ["deceleration", RATES[deceleration] ?? `DecelerationRate(perMillisecond: ${numeral(deceleration)})`, ["deceleration"]],
    ["spring", spring(springResponse, springDamping), ["springResponse", "springDamping"]],
    ["transitionSpring", spring(transitionResponse, transitionDamping), ["transitionResponse", "transitionDamping"]],
    ...Object.entries({ rubberBand, pageThreshold, pageVelocity }).map(([one, value]) => [one, numeral(value), [one]]),
  ].filter(([, , names]) => /** @type {string[]} */ (names).some((one) => values[one] !== STANDARD[one])).map(([one, text]) => `${one}: ${text}`);
  const line = `${start}MotionStyle(${args.join(", ")})${end}`, inner = `${/^ */.exec(start)}    `;
  return line.length <= WIDTH ? [line] : [`${start}MotionStyle(`, ...filled(inner, args, end)];
}

/** Arguments in lines that are as full as possible. */
const filled = (/** @type {string} */ indent, /** @type {string[]} */ args, /** @type {string} */ end) => args.map((arg, place) => arg + (place < args.length - 1 ? "," : `)${end}`)).reduce((/** @type {string[]} */ all, arg) => {
  const longer = `${all.at(-1)} ${arg}`;
  return all.length > 0 && longer.length <= WIDTH ? [...all.slice(0, -1), longer] : [...all, indent + arg];
}, []);
