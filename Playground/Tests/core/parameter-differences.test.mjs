import assert from "node:assert/strict";
import { test } from "node:test";
import { differences } from "../../core/state/parameter-differences.js";

const view = (layout, values = {}) => ({ layout, parameterDescriptors: Object.entries(values).map(([name, value]) => ({ name, value, unit: "points" })) });

test("equal views have no differences", () => {
  assert.deepEqual(differences(view("tab-stack", { pitch: 200 }), view("tab-stack", { pitch: 200 })), []);
});

test("differing parameters are listed with both values", () => {
  assert.deepEqual(differences(view("tab-stack", { pitch: 200 }), view("tab-stack", { pitch: 1500 })), [["Pitch", "200 pt", "1,500 pt"]]);
});

test("values that one layout lacks are dashes", () => {
  assert.deepEqual(differences(view("tab-stack", { pitch: 2 }), view("expanding")), [["Layout", "Tab stack", "Expanding"], ["Pitch", "2 pt", "–"]]);
});

test("the parameters of a design are listed besides its values", () => {
  const [one, other] = [0.25, 0.5].map((spacing) => view({ axis: "horizontal", spacing: 8, keyframes: [{ at: 0 }] }, { spacing }));
  assert.deepEqual(differences(one, other), [["Parameters, spacing", "0.25 pt", "0.5 pt"]]);
});

test("keyframes are named after their distances", () => {
  const [one, other] = [-1, 1].map((z) => view({ axis: "horizontal", keyframes: [{ at: -0.5, rotation: { z } }] }));
  assert.deepEqual(differences(one, other), [["Keyframes, at -0.5, rotation, z", "−1", "1"]]);
});
