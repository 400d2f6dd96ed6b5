// @ts-check
/** Binds choices and switches to the state keys that their inputs are named after. */

import { inputs } from "../dom.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */
/** @typedef {import("../../core/state/state.js").State} State */

const CHOICES = /** @type {const} */ (["theme", "direction", "reduceMotion", "rate"]);
const SWITCHES = /** @type {const} */ (["removable", "reorderable"]);

export function startSettings(/** @type {Playground} */ playground) {
  for (const key of CHOICES) bindChoice(playground, key);
  for (const key of SWITCHES) bindSwitch(playground, key);
  playground.follow(["theme"], ({ theme }) => { document.documentElement.dataset.theme = theme; });
  playground.follow(["bare"], ({ bare }) => document.body.toggleAttribute("data-bare", bare));
}

function bindChoice(/** @type {Playground} */ playground, /** @type {keyof State} */ key) {
  for (const input of inputs(key)) {
    const value = key === "rate" ? Number(input.value) : input.value;
    input.addEventListener("change", () => playground.set({ [key]: value }));
  }
  playground.follow([key], (state) => {
    for (const input of inputs(key)) input.checked = input.value === `${state[key]}`;
  });
}

function bindSwitch(/** @type {Playground} */ playground, /** @type {keyof State} */ key) {
  const [input] = inputs(key);
  input.addEventListener("change", () => playground.set({ [key]: input.checked }));
  playground.follow([key], (state) => { input.checked = Boolean(state[key]); });
}
