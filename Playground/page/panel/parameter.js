// @ts-check
/** A row of the tuning panel: name, field, slider, range and reset button. */

import { element, part } from "../dom.js";
import { sensible } from "../../core/state/sensible-ranges.js";
import { LARGE_STEP, scrub } from "./scrub.js";
import { inField, inWords, measured, shortUnit, written } from "../../core/words.js";

/** Steps per key press. */
const STEPS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
/** In a field, the horizontal arrow keys move the cursor. */
const FIELD_STEPS = { ArrowUp: 1, ArrowDown: -1 };

export class ParameterRow {
  /**
   * @param {import("../../core/state/state.js").Descriptor} descriptor
   * @param {import("../../core/state/scale.js").Scale} scale
   * @param {(value: number) => void} change sets another value
   */
  constructor(descriptor, scale, change) {
    const template = /** @type {HTMLTemplateElement} */ (element("parameter"));
    this.element = /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
    this.descriptor = descriptor;
    this.value = descriptor.value;
    this.scale = scale;
    this.change = change;
    this.field = /** @type {HTMLInputElement} */ (part(this.element, ".field input"));
    this.slider = /** @type {HTMLInputElement} */ (part(this.element, ".slider"));
    this.reset = /** @type {HTMLButtonElement} */ (part(this.element, ".reset"));
    this.#describe();
    this.#listen();
    this.show(this.value);
  }

  show(/** @type {number} */ value) {
    const { default: standard, unit, minimum, maximum } = this.descriptor;
    this.value = value;
    this.field.value = inField(value);
    this.slider.value = `${this.scale.part(value)}`;
    this.slider.style.setProperty("--part", this.slider.value);
    this.slider.ariaValueText = measured(value, unit);
    this.#offerReset(value !== standard);
    this.reset.textContent = `Reset to ${written(standard)}`;
    part(this.element, ".standard").textContent = value === standard ? `Default ${written(standard)}` : "";
    const [from, to] = sensible(this.descriptor);
    part(this.element, ".range").textContent = `${written(from)} to ${measured(to, unit)}`;
    part(this.element, ".range").title = `Possible: ${written(minimum)} to ${measured(maximum, unit)}`;
    this.#say("");
  }

  /** A value at its default has no button to reset it. The focus moves on to the slider. */
  #offerReset(/** @type {boolean} */ isOffered) {
    const hadFocus = document.activeElement === this.reset;
    this.reset.hidden = !isOffered;
    if (!isOffered && hadFocus) this.slider.focus({ preventScroll: true });
  }

  /** Explains why the value differs from the input. */
  #say(/** @type {string} */ problem) {
    const place = part(this.element, ".problem");
    place.textContent = problem;
    place.hidden = problem === "";
  }

  #describe() {
    const { name, unit, minimum, maximum, default: standard } = this.descriptor;
    const label = part(this.element, ".name");
    label.textContent = inWords(name);
    label.setAttribute("for", (this.field.id = `field-${name}`));
    this.element.dataset.parameter = name;
    part(this.element, ".unit").textContent = shortUnit(unit);
    this.slider.ariaLabel = inWords(name);
    this.field.min = `${minimum}`;
    this.field.max = `${maximum}`;
    this.slider.style.setProperty("--default", `${this.scale.part(standard)}`);
    this.reset.ariaLabel = `Reset ${inWords(name).toLowerCase()} to ${measured(standard, unit)}`;
  }

  #listen() {
    this.slider.addEventListener("input", () => this.change(this.scale.value(Number(this.slider.value))));
    this.slider.addEventListener("keydown", (event) => this.#step(event, STEPS));
    this.field.addEventListener("keydown", (event) => this.#step(event, FIELD_STEPS));
    scrub(part(this.element, ".name"), () => this.value, (start, steps) => this.change(this.scale.stepped(start, steps)));
    this.field.addEventListener("change", () => this.#read());
    this.reset.addEventListener("click", () => this.change(this.descriptor.default));
  }

  /** Keys move by steps of the value, which are not linear on the slider; with Shift by ten steps. */
  #step(/** @type {KeyboardEvent} */ event, /** @type {Record<string, number>} */ steps) {
    if (!(event.key in steps)) return;
    event.preventDefault();
    this.change(this.scale.stepped(this.value, steps[event.key] * (event.shiftKey ? LARGE_STEP : 1)));
  }

  /** Invalid input leaves the value unchanged and shows an error; values outside the range are clamped. */
  #read() {
    const { unit, minimum, maximum } = this.descriptor;
    const value = Number(this.field.value);
    const nearest = Math.min(Math.max(value, minimum), maximum);
    const isNumber = this.field.value !== "" && !this.field.validity.badInput;
    const isWhole = unit !== "count" || Number.isInteger(value);
    if (isNumber && isWhole) this.change(nearest);
    this.field.value = inField(this.value);
    if (!isNumber) this.#say("Must be a number");
    else if (!isWhole) this.#say("Must be a whole number");
    else if (nearest !== value) this.#say(`${nearest > value ? "At least" : "At most"} ${measured(nearest, unit)}`);
  }
}
