import assert from "node:assert/strict";
import { test } from "node:test";
import { Scale } from "../../core/state/scale.js";

const PARAMETERS = [
  ["points", 1, 10_000, 160, 1], ["points", -1000, 1000, -30, 1], ["points", 0, 100, 2, 1], ["degrees", -85, 0, -60, 1],
  ["fraction", 0, 1, 0.3, 0.01], ["fraction", 0.03, 0.2, 0.05, 0.001], ["count", 1, 8, 5, 1],
  ["points-per-second", 0, 5000, 66.7, 1],
];

for (const [unit, minimum, maximum, standard, step] of PARAMETERS) {
  test(`a slider from ${minimum} to ${maximum} ${unit} reaches every step in order`, () => {
    const scale = Scale.of({ name: "", unit, minimum, maximum, default: standard, value: standard });
    const values = Array.from({ length: 101 }, (_, part) => scale.value(part / 100));
    assert.deepEqual([scale.part(minimum), scale.part(maximum)], [0, 1]);
    assert.deepEqual([values[0], values.at(-1)], [minimum, maximum]);
    assert.deepEqual(values, values.toSorted((one, other) => one - other));
    for (const value of values) assert.ok(Math.abs(scale.value(scale.part(value)) - value) < step / 2, `${value}`);
    for (const value of values.slice(1, -1)) assert.ok(Math.abs(value / step - Math.round(value / step)) < 1e-6, `${value}`);
  });
}

test("the slider of a wide range is fine near the default", () => {
  assert.ok(Scale.of({ name: "", unit: "points", minimum: 1, maximum: 10_000, default: 160, value: 160 }).part(320) > 0.25);
});

test("steps of a value beyond the slider stay or return", () => {
  const scale = new Scale(0, 10, Infinity, 1);
  assert.deepEqual([scale.stepped(12, 1), scale.stepped(12, -1), scale.stepped(-3, -1), scale.stepped(-3, 1)], [12, 11, -3, -2]);
});
