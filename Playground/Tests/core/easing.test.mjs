import assert from "node:assert/strict";
import { test } from "node:test";
import { curveIn, CURVES, eased, inNumbers, withEasing } from "../../core/design/easing.js";

const at = (one, other, t) => 3 * one * t * (1 - t) ** 2 + 3 * other * t ** 2 * (1 - t) + t ** 3;

/** The value of a cubic Bézier curve, found by small steps. */
function slowly([x1, y1, x2, y2], progress) {
  let best = 0;
  for (let step = 0; step <= 5000; step++)
    if (Math.abs(at(x1, x2, step / 5000) - progress) < Math.abs(at(x1, x2, best) - progress)) best = step / 5000;
  return at(y1, y2, best);
}
const LAYOUT = { axis: "horizontal", pitch: 100, keyframes: [{ at: 0, rotation: { z: 10 }, x: 0 }, { at: 1, rotation: { z: 110 }, x: 0 }] };

for (const [name, curve] of Object.entries(CURVES)) {
  test(`the curve “${name}” makes keyframes that follow it`, () => {
    const keyframes = withEasing(LAYOUT, 0, 1, curve).keyframes.filter(({ at }) => at > 0 && at < 1);
    assert.deepEqual(keyframes.map(({ at }) => at), [0.25, 0.5, 0.75]);
    for (const { at, rotation, x } of keyframes) {
      assert.ok(Math.abs(rotation.z - (10 + 100 * slowly(curve, at))) < 0.1, `${at}: ${rotation.z}`);
      assert.equal(x, undefined, "a constant value is not repeated");
    }
  });

  test(`the curve “${name}” begins at 0 and ends at 1`, () => {
    for (const end of [0, 1]) assert.ok(Math.abs(eased(curve, end) - end) < 1e-3);
  });
}

test("another curve replaces the keyframes of the first", () => {
  const twice = withEasing(withEasing(LAYOUT, 0, 1, CURVES.Ease), 0, 1, CURVES.Linear);
  assert.deepEqual(twice, withEasing(LAYOUT, 0, 1, CURVES.Linear));
});

test("curves can be written as in CSS", () => {
  assert.deepEqual(curveIn("cubic-bezier(0.1, 0.9, 0.2, 1)"), [0.1, 0.9, 0.2, 1]);
  assert.deepEqual(curveIn(inNumbers(CURVES.Ease)), CURVES.Ease);
  for (const text of ["2, 0, 0, 0", "0, 0, 0", "a, b, c, d", "", "0, 0, 0, 0, 0", "0,,0,0"]) assert.equal(curveIn(text), undefined, text);
});
