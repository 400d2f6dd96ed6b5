import assert from "node:assert/strict";
import { test } from "node:test";
import { interpolated } from "../../core/design/interpolation.js";
import { randomFrom, SEED } from "./random.mjs";

const ENDS = { before: "held", after: "held" };
const KNOTS = [{ at: -1, value: 4 }, { at: 0, value: 0 }, { at: 2, value: 10 }];

test("values at knots are exact", () => {
  for (const isSmooth of [true, false]) for (const { at, value } of KNOTS) assert.equal(interpolated(KNOTS, isSmooth, ENDS, at), value);
});

test("linear values lie on the line between knots", () => {
  assert.equal(interpolated(KNOTS, false, ENDS, 1), 5);
});

test("values beyond the knots are held or continue", () => {
  assert.equal(interpolated(KNOTS, true, ENDS, 5), 10);
  assert.equal(interpolated(KNOTS, false, { before: "continued", after: "continued" }, 4), 20);
  assert.equal(interpolated([{ at: 0, value: 3 }], true, { before: "continued", after: "continued" }, 9), 3);
});

test(`smooth values never leave the range of their knots, seed ${SEED}`, () => {
  const random = randomFrom(SEED);
  for (let round = 0; round < 500; round++) {
    const knots = Array.from({ length: 2 + random(6) }, (_, at) => ({ at: at + random(9) / 10, value: random(200) - 100 }));
    for (let place = 0; place < knots.length - 1; place++) {
      const [one, other] = [knots[place], knots[place + 1]];
      const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
      for (let part = 0; part <= 10; part++) {
        const value = interpolated(knots, true, ENDS, one.at + (part / 10) * (other.at - one.at));
        assert.ok(value >= low - 1e-9 && value <= high + 1e-9, `round ${round}: ${JSON.stringify(knots)} at ${place} ${part}: ${value}`);
      }
    }
  }
});
