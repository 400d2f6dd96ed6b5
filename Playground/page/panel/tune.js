// @ts-check
/** The tuning panel: the number of items and the layout's parameters. */

import { canLoop, canRemove } from "../stage/collection.js";
import { button, element, inputs } from "../dom.js";
import { ParameterRow } from "./parameter.js";
import { MOST_ITEMS } from "../../core/state/state.js";
import { Scale } from "../../core/state/scale.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Item counts up to this value are linear on the slider. */
const COUNT_KNEE = 10;

/** @param {Playground} playground */
export function startTune(playground) {
  showCount(playground);
  playground.follow(["layout"], ({ layout }) => {
    const does = { loop: canLoop(layout), removable: canRemove(layout) };
    for (const [name, isDone] of Object.entries(does)) /** @type {HTMLElement} */ (inputs(name)[0].parentElement).hidden = !isDone;
  });
  /** @type {ParameterRow[]} */
  let rows = [];
  playground.follow(["layout"], () => { rows = makeRows(playground); });
  playground.follow(["parameters"], ({ parameters }) => {
    for (const row of rows) row.show(parameters[row.descriptor.name] ?? row.descriptor.default);
    button("reset-all").disabled = Object.keys(parameters).length === 0;
  });
  button("reset-all").addEventListener("click", () => {
    playground.set({ parameters: Object.fromEntries(rows.map(({ descriptor }) => [descriptor.name, descriptor.default])) });
  });
}

/** @param {Playground} playground */
function showCount(playground) {
  const { count } = playground.defaults;
  const descriptor = { name: "items", unit: "count", minimum: 0, maximum: MOST_ITEMS, default: count, value: count };
  const scale = new Scale(0, MOST_ITEMS, COUNT_KNEE, 1);
  const row = new ParameterRow(descriptor, scale, (value) => playground.set({ count: value }));
  element("count").append(row.element);
  playground.follow(["count"], (state) => row.show(state.count));
}

/** @param {Playground} playground */
function makeRows(playground) {
  const rows = playground.descriptors.map((descriptor) => {
    const change = (/** @type {number} */ value) => playground.set({ parameters: { [descriptor.name]: value } });
    return new ParameterRow(descriptor, Scale.of(descriptor), change);
  });
  element("parameters").replaceChildren(...rows.map((row) => row.element));
  return rows;
}
