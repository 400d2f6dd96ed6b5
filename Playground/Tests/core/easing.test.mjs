import assert from "node:assert/strict";
import { test } from "node:test";
import { PROPERTIES, valueAt } from "../../core/design/shape.js";
import { curveIn, CURVES, eased, inNumbers } from "../../core/design/easing.js";

const at = (one, other, t) => 3 * one * t * (1 - t) ** 2 + 3 * other * t ** 2 * (1 - t) + t ** 3;

/** The value of a cubic Bézier curve, found by small steps. */
function slowly([x1, y1, x2, y2], progress) {
  let best = 0;
  for (let step = 0; step <= 5000; step++)
    if (Math.abs(at(x1, x2, step / 5000) - progress) < Math.abs(at(x1, x2, best) - progress)) best = step / 5000;
  return at(y1, y2, best);
}

for (const [name, curve] of Object.entries(CURVES)) {
  test(`values follow the curve “${name}”`, () => {
    const layout = { axis: "horizontal", pitch: 100, keyframes: [{ at: 0, rotation: { z: 10 }, opacity: 1, x: 0, curve }, { at: 1, rotation: { z: 110 }, opacity: 0, x: 0 }] };
    for (const at of [0, 0.25, 0.5, 0.75, 0.875, 1]) {
      assert.ok(Math.abs(valueAt(layout, PROPERTIES.turnZ, at) - (10 + 100 * slowly(curve, at))) < 0.1, `${at}`);
      assert.equal(valueAt(layout, PROPERTIES.x, at), 0);
      assert.ok(valueAt(layout, PROPERTIES.opacity, at) >= 0);
    }
  });

  test(`the curve “${name}” begins at 0 and ends at 1`, () => {
    for (const end of [0, 1]) assert.ok(Math.abs(eased(curve, end) - end) < 1e-3);
  });
}

test("a way has no effect on members that only one side contains", () => {
  const layout = { axis: "horizontal", pitch: 100, keyframes: [{ at: 0, x: 0, scale: 0.5, curve: CURVES.Ease }, { at: 1, x: 100 }, { at: 2, x: 200, curve: CURVES.Ease }] };
  assert.equal(valueAt(layout, PROPERTIES.scale, 0.5), 0.5);
});

test("curves can be written as in CSS", () => {
  assert.deepEqual(curveIn("cubic-bezier(0.1, 0.9, 0.2, 1)"), [0.1, 0.9, 0.2, 1]);
  assert.deepEqual(curveIn(inNumbers(CURVES.Ease)), CURVES.Ease);
  for (const text of ["2, 0, 0, 0", "0, 0, 0", "a, b, c, d", "", "0, 0, 0, 0, 0", "0,,0,0"]) assert.equal(curveIn(text), undefined, text);
});
