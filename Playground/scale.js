// @ts-check
/**
 * Where a value stands on a slider.
 *
 * A slider of 10,000 points at which the first hundred matter is of no use when it is even. The scale is even up to
 * its knee, and logarithmic from there on, in both directions from 0.
 */

import { sensible } from "./presets.js";

/** Units whose ranges are wide: their sliders have a knee at the default. */
const WIDE_UNITS = ["points", "points-per-second"];
/** The knee where the default says nothing. */
const LEAST_KNEE = 10;
/** How many steps a slider of fractions has at least. */
const FRACTION_STEPS = 100;

export class Scale {
  /**
   * @param {number} minimum
   * @param {number} maximum
   * @param {number} knee up to where it is even; Infinity where it is throughout
   * @param {number} step what values on the slider are a multiple of
   */
  constructor(minimum, maximum, knee, step) {
    this.minimum = minimum;
    this.maximum = maximum;
    this.knee = knee;
    this.step = step;
  }

  /**
   * The scale of a parameter.
   * @param {import("./playground-state.js").Descriptor} descriptor
   */
  static of(descriptor) {
    const { unit, default: value } = descriptor;
    const [minimum, maximum] = sensible(descriptor);
    const knee = WIDE_UNITS.includes(unit) ? Math.max(Math.abs(value), LEAST_KNEE) : Infinity;
    const step = unit === "fraction" ? 10 ** Math.floor(Math.log10((maximum - minimum) / FRACTION_STEPS)) : 1;
    return new Scale(minimum, maximum, knee, step);
  }

  /** The part of the slider at which a value stands, 0…1. @param {number} value */
  part(value) {
    const [from, to] = [this.#length(this.minimum), this.#length(this.maximum)];
    return Math.min(Math.max((this.#length(value) - from) / (to - from), 0), 1);
  }

  /** The value at a part of the slider. @param {number} part */
  value(part) {
    const [from, to] = [this.#length(this.minimum), this.#length(this.maximum)];
    const length = from + part * (to - from);
    return this.#rounded(Number.isFinite(this.knee) ? this.knee * Math.sinh(length) : length);
  }

  /**
   * The value some steps away.
   * @param {number} value
   * @param {number} steps
   */
  stepped(value, steps) {
    return this.#rounded(value + steps * this.step);
  }

  /** @param {number} value */
  #length(value) {
    return Number.isFinite(this.knee) ? Math.asinh(value / this.knee) : value;
  }

  /** @param {number} value */
  #rounded(value) {
    const digits = Math.max(0, Math.round(-Math.log10(this.step)));
    const rounded = Number((Math.round(value / this.step) * this.step).toFixed(digits));
    return Math.min(Math.max(rounded, this.minimum), this.maximum);
  }
}
