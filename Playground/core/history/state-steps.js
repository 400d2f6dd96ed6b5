// @ts-check
/**
 * Records changes of the page's state as steps of its history. Changes of one kind that follow one another quickly, and all
 * changes of one drag, form one step.
 *
 * @typedef {import("../state/state.js").Playground} Playground
 * @typedef {Pick<import("../state/state.js").State, "layout" | "design" | "cells" | "parameters" | "count" | "direction" | "reduceMotion" |
 *   "loop" | "removable" | "reorderable" | "device" | "orientation">
 *   & {size: import("../state/size.js").Size | null, items: ReturnType<import("../items/model.js").Model["copy"]>, draft: import("../design/library.js").Draft} & Record<string, any>} Snapshot
 */

import { library } from "../design/library.js";
import { isSame } from "../state/values.js";
import { nameOf } from "./state-names.js";

/** Changes of one kind within this time form one step, in milliseconds. */
const SAME_STEP = 700;
const SETTINGS = /** @type {const} */ (["cells", "direction", "reduceMotion", "loop", "removable", "reorderable", "device", "orientation"]);

/** The kind of a choice of another layout, and its keys: consecutive choices form one step, however long they last. */
const LOOK = "look", LOOKED_AT = ["layout", "design", "cells", "parameters"];

/** @param {Playground} playground @returns {Snapshot} */
function snapshotOf(playground) {
  const { layout, design, parameters, count, device, size, ...state } = playground.state();
  const settings = Object.fromEntries(SETTINGS.map((key) => [key, { ...state, device }[key]]));
  return /** @type {any} */ ({
    ...settings, layout, design, parameters: playground.isShown ? parameters : {}, count, items: playground.model.copy(),
    size: device === "free" ? size : null, draft: library.draft,
  });
}

/** Whether the items were replaced. Their insertions, removals and moves are no changes of the state. */
const hasOtherItems = (/** @type {Snapshot} */ { items: { edition, runs } }, /** @type {Snapshot} */ { items }) => edition !== items.edition && !isSame(runs, items.runs);

/** The keys that differ. */
const differing = (/** @type {Snapshot} */ before, /** @type {Snapshot} */ after) => Object.keys(after).filter((key) => !["draft", "items"].includes(key))
  .filter((key) => (key === "count" ? hasOtherItems(before, after) : !isSame(before[key], after[key])));

/** Whether another layout was chosen. */
const isLook = (/** @type {string[]} */ keys, /** @type {Snapshot} */ before, /** @type {Snapshot} */ after) => keys.includes("layout") && before.design === null && after.design === null && keys.every((key) => LOOKED_AT.includes(key));

/** The kind of a change: its keys, and the names of changed parameters. */
const kindOf = (/** @type {string[]} */ keys, /** @type {Snapshot} */ before, /** @type {Snapshot} */ after) => (isLook(keys, before, after) ? LOOK : [...keys, ...Object.keys(after.parameters).filter((name) => before.parameters[name] !== after.parameters[name])].join());

/** @param {Playground} playground @param {() => number} drags the number of the present drag, or 0 */
export function recordStates(playground, drags) {
  const { history } = playground;
  let before = snapshotOf(playground);
  /** The latest step, unless it was taken back; its beginning, its kind, its time and the drag that made it. */
  let latest = { step: /** @type {import("./history.js").Step | undefined} */ (history.last), before, kind: "", time: -Infinity, drag: 0 };
  let isPending = false;

  const record = () => {
    isPending = false;
    const after = snapshotOf(playground);
    const keys = differing(before, after);
    const { mark } = history;
    history.mark = undefined;
    if (keys.length === 0 || history.isApplying) return void (before = after);
    const [time, drag] = [performance.now(), drags()];
    const kind = mark?.kind ?? kindOf(keys, before, after);
    const isSame = history.last === latest.step && latest.step !== undefined
      && ((drag > 0 && drag === latest.drag) || (kind === latest.kind && (kind === LOOK || time - latest.time < SAME_STEP)));
    const beginning = isSame ? latest.before : before;
    const all = differing(beginning, after);
    const step = stepOf(playground, all, beginning, after, mark?.name);
    before = after;
    if (isSame) history.amend(all.length > 0 ? step : undefined);
    else history.note(step);
    latest = { step: all.length > 0 ? history.last : undefined, before: beginning, kind, time, drag };
  };
  playground.addEventListener("change", () => {
    // Changes within a task form one step.
    if (history.isApplying) [before, history.mark] = [snapshotOf(playground), undefined];
    else if (!isPending) queueMicrotask(record);
    isPending = !history.isApplying;
  });
  history.addEventListener("change", () => { if (!isPending) before = snapshotOf(playground); });
}

/** @param {Playground} playground @param {string[]} keys @param {Snapshot} before @param {Snapshot} after @param {string} [name] */
const stepOf = (playground, keys, before, after, name) => ({
  name: name ?? nameOf(keys, before, after, playground),
  undo: () => restore(playground, keys, before),
  redo: () => restore(playground, keys, after),
});

/** Sets the given keys to a snapshot's values. A design is stored as well. */
function restore(/** @type {Playground} */ playground, /** @type {string[]} */ keys, /** @type {Snapshot} */ to) {
  const { layout, design, parameters, draft } = to;
  playground.set(Object.fromEntries(SETTINGS.filter((key) => keys.includes(key)).map((key) => [key, to[key]])));
  if (keys.includes("count")) playground.restoreItems(to.items, to.count);
  if (keys.includes("size") && to.size) playground.set({ device: "free", size: to.size });
  if (!["layout", "design", "parameters"].some((key) => keys.includes(key))) return;
  library.resumeDraft(draft, design);
  playground.show({ layout, design, parameters });
  // An edited design adopts the parameters.
  const { design: shown } = playground.settings;
  if (shown && draft.id) library.save(shown);
}
