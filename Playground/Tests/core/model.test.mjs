import assert from "node:assert/strict";
import { test } from "node:test";
import { Model } from "../../core/items/model.js";
import { randomFrom, SEED } from "./random.mjs";

for (let seed = SEED; seed < SEED + 5; seed++) {
  test(`the model equals a list, seed ${seed}`, () => {
    const random = randomFrom(seed);
    const model = new Model(20);
    const list = Array.from({ length: 20 }, (_, place) => place);
    let next = 20;
    const changes = [
      function insert() {
        const [place, count] = [random(list.length + 1), 1 + random(3)];
        model.forgetRemoved();
        model.insert(place, count);
        list.splice(place, 0, ...Array.from({ length: count }, () => next++));
      },
      function remove() {
        const place = random(list.length + 1);
        const count = Math.min(random(4), list.length - place);
        if (count === 0) return;
        model.remove(place, count);
        const removed = list.splice(place, count);
        if (random(2)) return;
        model.insert(place, count);
        list.splice(place, 0, ...removed);
      },
      function move() {
        if (list.length === 0) return;
        const [from, to] = [random(list.length), random(list.length)];
        model.move(from, to);
        list.splice(to, 0, ...list.splice(from, 1));
      },
    ];
    for (let step = 0; step < 400; step++) {
      const change = changes[random(changes.length)];
      change();
      assert.equal(model.count, list.length, `step ${step}, ${change.name}`);
      assert.deepEqual(list.map((_, place) => model.at(place)), list, `step ${step}, ${change.name}`);
    }
  });
}

test("a model of ten million items stores its changes", () => {
  const model = new Model(10_000_000);
  model.move(9_999_999, 5_000_000);
  model.remove(3, 2);
  assert.equal(model.runs.length, 4);
  assert.equal(model.count, 9_999_998);
  assert.deepEqual([2, 3, 4_999_998, 9_999_997].map((place) => model.at(place)), [2, 5, 9_999_999, 9_999_998]);
});

test("a reset after a restored copy has an edition of its own", () => {
  const model = new Model(3);
  const [first, editions] = [model.copy(), [model.edition]];
  for (let time = 0; time < 3; time++) {
    model.reset(4);
    editions.push(model.edition);
    model.restore(first);
  }
  assert.equal(new Set(editions).size, 4);
});
