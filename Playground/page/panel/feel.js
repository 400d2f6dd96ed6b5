// @ts-check
/** The section Feel: styles with a name, the curves of the motions, their parameters, and a device with the feel before. */

import { compareWith } from "../compare/compare.js";
import { element, part, unfold } from "../dom.js";
import { flingRemainder, isMotion, remainder, styleNamed } from "../../core/state/motion-style.js";
import { MOTION_STYLES } from "../../core/state/layouts.js";
import { ParameterRow } from "./parameter.js";
import { closeSheet } from "./sheet.js";
import { Scale } from "../../core/state/scale.js";
import { inWords, written } from "../../core/words.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Size of the drawing in its own units, and the room for bounces above its end. */
const [WIDTH, HEIGHT, ABOVE] = [240, 72, 28];
/** The duration of the drawn motions, in seconds, and their number of segments. */
const DURATION = 1.5, STEPS = 90;

const MARKUP = `<fieldset class="segments"><legend class="unseen">Style</legend></fieldset>
<svg class="motion" viewBox="0 ${-ABOVE} ${WIDTH} ${HEIGHT + ABOVE}" preserveAspectRatio="none" aria-hidden="true"><path class="end" d="M0 0H${WIDTH}"/><path class="before"/><path class="fling"/><path class="transition"/><path class="spring"/></svg>
<ul class="motions"><li class="spring"></li><li class="transition"></li><li class="fling"></li></ul>
<div class="parameters"></div>
<div class="design-line"><button data-do="try" class="plain">Try beside the feel before</button><button data-do="reset" class="quiet" hidden>Reset feel</button></div>`;

export function startFeel(/** @type {Playground} */ playground) {
  const section = element("feel-parts");
  section.innerHTML = MARKUP;
  part(section, "fieldset").append(...Object.keys(MOTION_STYLES).map(choice));
  section.addEventListener("change", ({ target }) => {
    const { name, value } = /** @type {HTMLInputElement} */ (target);
    if (name === "feel") playground.set({ parameters: MOTION_STYLES[value] });
  });
  /** @type {ParameterRow[]} */
  let rows = [];
  /** The layout of the rows. */
  let described = "";
  /** The feel that a second device shows: the one before the last change of the style or of one parameter. */
  let [before, shown, changed] = [/** @type {Record<string, number>} */ ({}), /** @type {Record<string, number>} */ ({}), ""];
  const follow = () => {
    const descriptors = playground.descriptors.filter(({ name }) => isMotion(name));
    const name = JSON.stringify([playground.view.layout, descriptors.map(({ default: standard }) => standard)]);
    const isNew = name !== described;
    if (isNew) {
      described = name;
      rows = descriptors.map((descriptor) => new ParameterRow(descriptor, Scale.of(descriptor), (value) => playground.set({ parameters: { [descriptor.name]: value } })));
      part(section, ".parameters").replaceChildren(...rows.map((row) => row.element));
    }
    element("feel").hidden = rows.length === 0;
    const values = Object.fromEntries(descriptors.map(({ name, value }) => [name, value]));
    const news = rows.map(({ descriptor }) => descriptor.name).filter((name) => values[name] !== shown[name]).join();
    if (isNew) before = Object.fromEntries(descriptors.map(({ name, default: standard }) => [name, standard]));
    else if (news && news !== changed) before = shown;
    [shown, changed] = [values, news || changed];
    for (const row of rows) row.show(values[row.descriptor.name]);
    const style = styleNamed(values);
    for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (section.querySelectorAll("[name=feel]"))) input.checked = input.value === style;
    const tuned = descriptors.filter(({ value, default: standard }) => value !== standard);
    if (tuned.length > 0) unfold(section);
    part(section, "[data-do=reset]").hidden = tuned.length === 0;
    draw(section, values, before);
  };
  playground.follow(["layout", "design", "editing", "parameters"], follow);
  part(section, "[data-do=reset]").addEventListener("click", () => {
    playground.set({ parameters: Object.fromEntries(rows.map(({ descriptor }) => [descriptor.name, descriptor.default])) });
  });
  part(section, "[data-do=try]").addEventListener("click", () => {
    const state = playground.state();
    compareWith(playground, { ...state, parameters: { ...state.parameters, ...before } });
    closeSheet();
  });
}

/** The radio button of a style. */
function choice(/** @type {string} */ name) {
  const label = document.createElement("label");
  const input = Object.assign(document.createElement("input"), { type: "radio", name: "feel", value: name });
  label.append(input, name === "iOS" ? name : inWords(name));
  return label;
}

/** A curve from the start of a motion to its end. */
const path = (/** @type {(time: number) => number} the part of the way that is left after a time */ left) => Array.from({ length: STEPS + 1 }, (_, step) =>
  `${step ? "L" : "M"}${((step / STEPS) * WIDTH).toFixed(1)} ${(HEIGHT * left((step / STEPS) * DURATION)).toFixed(1)}`).join("");

/** A spring in words, as SwiftUI describes it. */
const words = (/** @type {number} */ response, /** @type {number} */ damping) => `${written(response)} s, ${damping === 1 ? "no bounce" : `bounce ${written(1 - damping)}`}`;

/**
 * Draws the motions, and the spring before as a dashed line.
 * @param {HTMLElement} section
 * @param {Record<string, number>} values
 * @param {Record<string, number>} before
 */
function draw(section, values, before) {
  const { deceleration, springResponse, springDamping, transitionResponse, transitionDamping } = values;
  const line = (/** @type {string} */ name, /** @type {(time: number) => number} */ left) => part(section, `path.${name}`).setAttribute("d", path(left));
  line("spring", (time) => remainder(springResponse, springDamping, time));
  line("transition", (time) => remainder(transitionResponse, transitionDamping, time));
  line("fling", (time) => flingRemainder(deceleration, time));
  line("before", (time) => remainder(before.springResponse, before.springDamping, time));
  part(section, "li.spring").textContent = `Scrolling: ${words(springResponse, springDamping)}`;
  part(section, "li.transition").textContent = `Transitions: ${words(transitionResponse, transitionDamping)}`;
  part(section, "li.fling").textContent = `Fling: half its speed after ${written(Number((Math.log(0.5) / Math.log(deceleration) / 1000).toPrecision(2)))} s`;
}
