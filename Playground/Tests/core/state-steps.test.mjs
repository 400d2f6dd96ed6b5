import assert from "node:assert/strict";
import { test } from "node:test";
import { library } from "../../core/design/library.js";
import { recordItems } from "../../core/history/item-steps.js";
import { recordStates } from "../../core/history/state-steps.js";
import { Model } from "../../core/items/model.js";
import { Playground } from "../../core/state/state.js";
import { randomFrom, SEED } from "./random.mjs";

const SPACING = { name: "spacing", unit: "fraction", minimum: 0, maximum: 1, default: 0.3 };
const design = (name) => ({ name, axis: "vertical", pitch: 100, keyframes: [{ at: 0 }], parameters: [{ ...SPACING, adds: { pitch: 10 } }] });

/** A view without an engine: it holds its layout, the parameters and the number of items, and sends the events of changed items. */
class View extends EventTarget {
  item = 0;
  #values = {};
  constructor(layout, count) { super(); Object.assign(this, { layout, count }); }
  get parameterDescriptors() { return [SPACING].map((each) => ({ ...each, value: this.#values[each.name] ?? each.default })); }
  set parameters(values) { this.#values = { ...this.#values, ...values }; }
  setLayout(layout) { [this.layout, this.#values] = [layout, {}]; }
  reload() {}
  focus() {}
  undoRemoval() { return -1; }
  insert(index, count) { this.#change("didinsert", count, { index, count }); }
  removeItems(index, count) { this.#change("didremove", -count, { index, count }); }
  move(from, to) { this.#change("didmove", 0, { from, to }); }
  #change(name, by, detail) {
    this.count += by;
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** A playground as the page wires it, with a history. */
function started(count = 31) {
  const [view, model] = [new View("tab-stack", count), new Model(count)];
  const playground = new Playground(/** @type {any} */ (view), model, { layout: "tab-stack", design: null, count, device: "phone" }, /** @type {any} */ ({}));
  library.followStage(playground);
  playground.follow(["layout", "design"], ({ layout, design }) => { view.setLayout(design ?? layout); playground.restoreParameters(); });
  const follow = (name, change) => view.addEventListener(name, ({ detail }) => { change(detail); playground.announce(["count", "item"]); });
  follow("didinsert", ({ index, count }) => model.insert(index, count));
  follow("didremove", ({ index, count }) => model.remove(index, count));
  follow("didmove", ({ from, to }) => model.move(from, to));
  recordStates(playground, () => 0);
  recordItems(playground);
  return { playground, view, model, history: playground.history };
}

/** Changes in one task form one step. */
const rest = () => new Promise((done) => { setTimeout(done); });

const numbers = (model) => Array.from({ length: model.count }, (_, index) => model.at(index));

test("undo of a number of items restores their order and the removals before it", async () => {
  const { playground, view, model, history } = started(5);
  view.removeItems(2, 1);
  view.move(0, 3);
  await rest();
  playground.set({ count: 9 });
  await rest();
  history.undo();
  assert.deepEqual([numbers(model), view.count], [[1, 3, 4, 0], 4]);
  history.redo();
  assert.deepEqual(numbers(model), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  history.go(0);
  assert.deepEqual(numbers(model), [0, 1, 2, 3, 4]);
});

test("parameters of a design are steps, and return with it", async () => {
  const { playground, view, history } = started();
  playground.set({ design: design("Mine") });
  await rest();
  playground.set({ parameters: { spacing: 0.6 } });
  await rest();
  playground.set({ design: null });
  await rest();
  assert.deepEqual(history.steps.map(({ name }) => name), ["Layout Tab stack → “Mine”", "Spacing 0.3 → 0.6", "Layout “Mine” → Tab stack"]);
  const spacings = [2, 1, 2].map((at) => { history.go(at); return view.parameterDescriptors[0].value; });
  assert.deepEqual([spacings, view.layout.name], [[0.6, 0.3, 0.6], "Mine"]);
});

test("undo and redo of an exchanged design store no design in another one's entry", async () => {
  const { playground, history } = started();
  const begin = (design) => { library.begin(design); playground.set({ design }); };
  const change = (design) => { library.save(design); playground.set({ design }); };
  for (const name of ["First", "Second"]) {
    begin(design(name));
    await rest();
    change({ ...design(name), pitch: 200 });
    await rest();
  }
  playground.show({ layout: "tab-stack", design: { ...design("First"), pitch: 200 }, parameters: {} });
  await rest();
  history.undo();
  history.redo();
  assert.deepEqual(library.entries.map(({ layout }) => layout.name).toSorted(), ["First", "Second"]);
});

test(`undo and redo restore the items of each step, seed ${SEED}`, async () => {
  const random = randomFrom(SEED);
  const { playground, view, model, history } = started(8);
  const states = [numbers(model)];
  for (let step = 0; step < 60; step++) {
    const { count } = view;
    [() => view.insert(random(count + 1), 1 + random(3)), () => count > 0 && view.removeItems(random(count), 1), () => count > 1 && view.move(random(count), random(count)),
      () => playground.set({ count: random(12) })][random(4)]();
    await rest();
    // Numbers of items that follow one another quickly form one step.
    states.length = history.at;
    states[history.at] = numbers(model);
    if (random(3) > 0) continue;
    const to = random(history.at + 1);
    history.go(to);
    assert.deepEqual([numbers(model), view.count], [states[to], states[to].length], `step ${step}`);
    history.go(states.length - 1);
    assert.deepEqual([numbers(model), view.count], [states.at(-1), states.at(-1).length], `step ${step}`);
  }
  assert.ok(history.at > 20);
});
