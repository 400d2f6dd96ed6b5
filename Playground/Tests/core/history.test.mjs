import assert from "node:assert/strict";
import { test } from "node:test";
import { History } from "../../core/history/history.js";
import { randomFrom, SEED } from "./random.mjs";

/** A history of a number, and functions that change and read it. */
function counted() {
  const history = new History();
  let value = 0;
  const add = (by) => {
    const [before, after] = [value, value + by];
    value = after;
    history.note({ name: `${before} → ${after}`, undo: () => { value = before; }, redo: () => { value = after; } });
  };
  return { history, add, value: () => value };
}

test(`undo and redo restore each state, seed ${SEED}`, () => {
  const random = randomFrom(SEED);
  const { history, add, value } = counted();
  let [states, at] = [[0], 0];
  for (let step = 0; step < 2000; step++) {
    const deed = random(4);
    if (deed < 2 && states.length < 150) {
      add(1 + random(9));
      states = [...states.slice(0, at + 1), value()];
      at += 1;
    } else if (deed === 2) {
      history.undo();
      at = Math.max(0, at - 1);
    } else {
      const to = random(states.length);
      history.go(to);
      at = to;
    }
    assert.equal(value(), states[at], `step ${step}`);
    assert.deepEqual([history.at, history.canUndo, history.canRedo], [at, at > 0, at < states.length - 1], `step ${step}`);
  }
});

test("a change after undo forgets the undone steps", () => {
  const { history, add } = counted();
  add(1);
  add(2);
  history.undo();
  add(5);
  assert.deepEqual(history.steps.map(({ name }) => name), ["0 → 1", "1 → 6"]);
  assert.equal(history.canRedo, false);
});

test("the history keeps the latest 200 of 2,000 steps", () => {
  const { history, add, value } = counted();
  for (let step = 0; step < 2000; step++) add(1);
  assert.equal(history.steps.length, 200);
  for (let step = 0; step < 2000; step++) history.undo();
  assert.deepEqual([value(), history.canUndo], [1800, false]);
  for (let step = 0; step < 2000; step++) history.redo();
  assert.deepEqual([value(), history.canRedo], [2000, false]);
});

test("a step that fails leaves the others usable", () => {
  const { history, add, value } = counted();
  let changes = 0;
  add(1);
  history.note({ name: "faulty", undo() { throw new Error("no undo"); }, redo() {} });
  history.addEventListener("change", () => { changes += 1; });
  assert.throws(() => history.undo(), /no undo/);
  assert.deepEqual([history.isApplying, changes], [false, 1]);
  history.undo();
  assert.deepEqual([value(), history.canUndo], [0, false]);
});

test("an amended step replaces the latest one, and none takes it back", () => {
  const { history, add } = counted();
  add(1);
  history.amend({ name: "more", undo() {}, redo() {} });
  assert.deepEqual(history.steps.map(({ name }) => name), ["more"]);
  history.amend();
  assert.deepEqual([history.steps.length, history.canUndo], [0, false]);
});
