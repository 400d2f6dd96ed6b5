// @ts-check
/**
 * Maps values to slider positions.
 *
 * A linear slider up to 10,000 points wastes its range if only the first hundred matter. The scale is linear up to its
 * knee and logarithmic beyond it, in both directions from 0.
 */

import { sensible } from "./sensible-ranges.js";

/** Units with wide ranges: the knee of their sliders is at the default. */
const WIDE_UNITS = ["points", "points-per-second"];
/** The knee if the default is smaller. */
const LEAST_KNEE = 10;
/** Minimum number of steps of a slider for fractions. */
const FRACTION_STEPS = 100;

export class Scale {
  /**
   * @param {number} minimum
   * @param {number} maximum
   * @param {number} knee end of the linear part; Infinity for a linear scale
   * @param {number} step values on the slider are multiples of this
   * @param {number} origin the middle of the linear part
   */
  constructor(minimum, maximum, knee, step, origin = 0) {
    this.origin = origin;
    this.minimum = minimum;
    this.maximum = maximum;
    this.knee = knee;
    this.step = step;
  }

  /** The scale of a parameter. */
  static of(/** @type {import("./state.js").Descriptor} */ descriptor) {
    const { unit, default: value } = descriptor;
    const [minimum, maximum] = sensible(descriptor);
    // The effect of a deceleration grows with its distance from 1.
    if (descriptor.name === "deceleration") return new Scale(minimum, maximum, 1 - maximum, 1e-4, 1);
    const knee = WIDE_UNITS.includes(unit) ? Math.max(Math.abs(value), LEAST_KNEE) : Infinity;
    const step = unit === "fraction" || unit === "seconds" ? 10 ** Math.floor(Math.log10((maximum - minimum) / FRACTION_STEPS)) : 1;
    return new Scale(minimum, maximum, knee, step);
  }

  /** The slider position of a value, 0…1. */
  part(/** @type {number} */ value) {
    const [from, to] = [this.#length(this.minimum), this.#length(this.maximum)];
    return Math.min(Math.max((this.#length(value) - from) / (to - from), 0), 1);
  }

  /** The value at a slider position. */
  value(/** @type {number} */ part) {
    const [from, to] = [this.#length(this.minimum), this.#length(this.maximum)];
    const length = from + part * (to - from);
    return this.#rounded(Number.isFinite(this.knee) ? this.origin + this.knee * Math.sinh(length) : length);
  }

  /** The value some steps away. A value beyond the slider's range stays in place or returns. */
  stepped(/** @type {number} */ value, /** @type {number} */ steps) {
    return this.#rounded(value + steps * this.step, Math.min(value, this.minimum), Math.max(value, this.maximum));
  }

  #length(/** @type {number} */ value) {
    return Number.isFinite(this.knee) ? Math.asinh((value - this.origin) / this.knee) : value;
  }

  /** @param {number} value */
  #rounded(value, minimum = this.minimum, maximum = this.maximum) {
    const digits = Math.max(0, Math.round(-Math.log10(this.step)));
    const rounded = Number((Math.round(value / this.step) * this.step).toFixed(digits));
    return Math.min(Math.max(rounded, minimum), maximum);
  }
}
