// @ts-check
/** The tuning panel: the number of items and the layout's parameters. */

import { canRemove } from "../stage/collection.js";
import { button, element, inputs, part, unfold } from "../dom.js";
import { ParameterRow } from "./parameter.js";
import { MOST_ITEMS } from "../../core/state/state.js";
import { CELLS, sceneOf } from "../../core/state/scenes.js";
import { isMotion } from "../../core/state/motion-style.js";
import { Scale } from "../../core/state/scale.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Item counts up to this value are linear on the slider. */
const COUNT_KNEE = 10;
/** Maximum number of parameters that are not folded. */
const MOST_SHOWN = 6;

export function startTune(/** @type {Playground} */ playground) {
  showCount(playground);
  playground.follow(["layout", "design"], ({ layout, design }) => {
    const removes = design ? design.removal !== undefined : canRemove(layout);
    /** @type {HTMLElement} */ (inputs("removable")[0].parentElement).hidden = !removes;
  });
  bindCells(playground);
  /** @type {ParameterRow[]} */
  let rows = [];
  /** The layout of the rows, or the parameters of a design. An edited design has the numbers of its parameters as defaults. */
  let described = "";
  playground.follow(["layout", "design", "editing"], ({ layout, design, editing }) => {
    const name = design ? JSON.stringify(design.parameters?.map((each) => (editing ? each.name : each))) ?? "" : layout;
    if (name === described) return;
    described = name;
    rows = makeRows(playground);
    element("parameters-head").hidden = rows.length === 0;
  });
  playground.follow(["parameters"], ({ parameters }) => {
    for (const row of rows) {
      row.show(playground.view.parameters[row.descriptor.name] ?? row.descriptor.default);
      if (row.descriptor.name in parameters) unfold(row.element);
    }
    button("reset-all").hidden = Object.keys(parameters).every(isMotion);
  });
  button("reset-all").addEventListener("click", () => {
    playground.set({ parameters: Object.fromEntries(rows.map(({ descriptor }) => [descriptor.name, descriptor.default])) });
  });
}

/** The kind of cells, for layouts that leave the choice. */
function bindCells(/** @type {Playground} */ playground) {
  const select = /** @type {HTMLSelectElement} */ (document.querySelector("select[name=cells]"));
  for (const [value, name] of Object.entries(CELLS)) select.append(new Option(name, value));
  select.addEventListener("change", () => playground.set({ cells: /** @type {any} */ (select.value) }));
  playground.follow(["layout", "design", "cells"], (state) => {
    select.value = state.cells;
    element("cells-row").hidden = sceneOf(state) === undefined;
  });
}

function showCount(/** @type {Playground} */ playground) {
  const { count } = playground.defaults;
  const descriptor = { name: "items", unit: "count", minimum: 0, maximum: MOST_ITEMS, default: count, value: count };
  const scale = new Scale(0, MOST_ITEMS, COUNT_KNEE, 1);
  const row = new ParameterRow(descriptor, scale, (value) => playground.set({ count: value }));
  element("count").append(row.element);
  playground.follow(["count"], (state) => row.show(state.count));
}

/** Fills the list with the first parameters, and a folded list with the others. */
function makeRows(/** @type {Playground} */ playground) {
  const rows = playground.descriptors.filter(({ name }) => !isMotion(name)).map((descriptor) => {
    const change = (/** @type {number} */ value) => playground.set({ parameters: { [descriptor.name]: value } });
    return new ParameterRow(descriptor, Scale.of(descriptor), change);
  });
  const more = element("more-parameters");
  const folded = rows.slice(MOST_SHOWN);
  element("parameters").replaceChildren(...rows.slice(0, MOST_SHOWN).map((row) => row.element));
  part(more, ".parameters").replaceChildren(...folded.map((row) => row.element));
  part(more, "summary").textContent = `${folded.length} more`;
  more.hidden = folded.length === 0;
  return rows;
}
