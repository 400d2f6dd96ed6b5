// @ts-check
/** Records insertions, removals and moves of items as steps of the page's history. */

/** @typedef {import("../state/state.js").Playground} Playground */
/** @typedef {ReturnType<import("../items/model.js").Model["copy"]>} Copy */

export function recordItems(/** @type {Playground} */ playground) {
  const { view, model, history } = playground;
  let before = model.copy();
  /** @type {Copy | undefined} The model after the step that is being undone or redone. */
  let wanted;
  /** @type {object[]} Removals that the engine can undo, the latest at the end. */
  let removals = [];
  let edition = model.edition;

  /** Changes the view. Its event restores the model instead of changing it. */
  const apply = (/** @type {Copy} */ copy, /** @type {() => void} */ change) => {
    wanted = copy;
    change();
    wanted = undefined;
  };
  /** @param {string} name @param {(step: object) => void} undo @param {() => void} redo */
  const note = (name, undo, redo) => {
    const [old, now] = [before, model.copy()];
    before = now;
    const step = { name, undo: () => apply(old, () => undo(step)), redo: () => apply(now, redo) };
    history.note(step);
    return step;
  };
  /** Restores the model of a step that is applied; the model has followed the event already. */
  const isApplied = () => {
    if (!wanted) return false;
    model.restore(wanted);
    before = wanted;
    return true;
  };
  const insertBack = (/** @type {object} */ step, /** @type {number} */ index, /** @type {number} */ count) => {
    const isLatest = removals.at(-1) === step && model.edition === edition;
    removals = isLatest ? removals.slice(0, -1) : removals;
    // The engine's own undo continues the gesture's motion.
    if (!isLatest || view.undoRemoval() < 0) view.insert(index, count);
    view.focus({ preventScroll: true });
  };
  view.addEventListener("didremove", ({ detail: { index, count } }) => {
    if (isApplied()) return void removals.push({});
    edition = model.edition;
    const step = note(count === 1 ? `Remove item ${index + 1}` : `Remove ${count} items`, (step) => insertBack(step, index, count), () => view.removeItems(index, count));
    removals = [...removals, step];
  });
  view.addEventListener("didinsert", ({ detail: { index, count } }) => {
    if (!isApplied()) note(count === 1 ? `Add item ${index + 1}` : `Add ${count} items`, () => view.removeItems(index, count), () => view.insert(index, count));
  });
  view.addEventListener("didmove", ({ detail: { from, to } }) => {
    if (!isApplied()) note(`Move item ${from + 1} to ${to + 1}`, () => view.move(to, from), () => view.move(from, to));
  });
  playground.addEventListener("change", (event) => {
    if (/** @type {CustomEvent<string[]>} */ (event).detail.includes("edition")) [before, removals] = [model.copy(), []];
  });
}
