import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, targetsOf, toleranceOf } from "../../core/design/snapping.js";

const SCREEN = { width: 400, height: 800 };
const LAYOUT = {
  axis: "horizontal", pitch: { fraction: 0.5 },
  keyframes: [
    { at: -1, x: { fraction: -0.7 }, y: { fraction: -0.1 } },
    { at: 0, x: 0, y: 0, width: { fraction: 0.4 }, height: { fraction: 0.3 }, rotation: { z: 0 } },
    { at: 1, x: { fraction: 0.7 }, y: { fraction: 0.2 }, rotation: { z: 20 } },
  ],
};
/** The value to which a dragged value of the middle keyframe snaps. */
const snapped = (key, value) => nearest(targetsOf(LAYOUT, key, 0, SCREEN), value, toleranceOf(LAYOUT, key, SCREEN, 1));

test("a position snaps to the middle of the screen", () => {
  assert.deepEqual(snapped("x", 1.2), { value: 0, line: 0 });
  assert.deepEqual(snapped("y", -0.5), { value: 0, line: 0 });
});

for (const sign of [-1, 1]) {
  test(`a position snaps to the ${sign < 0 ? "left" : "right"} edge of the screen`, () => {
    // An item of 40 % of the width touches the edge at 30 %.
    const { value, line } = snapped("x", sign * 29);
    assert.ok(Math.abs(value - sign * 30) < 1e-9);
    assert.equal(line, (sign * SCREEN.width) / 2);
  });
}

test("a position snaps to the values of other keyframes and their mirror images", () => {
  assert.ok(Math.abs(snapped("y", 20.4).value - 20) < 1e-9);
  assert.ok(Math.abs(snapped("y", -20.4).value + 20) < 1e-9);
});

test("rotations snap to eighths of a turn and to other keyframes", () => {
  for (const [value, wanted] of [[-88, -90], [42, 45], [91, 90]]) assert.equal(snapped("turnY", value).value, wanted);
  assert.equal(snapped("turnZ", 19).value, 20);
  assert.equal(snapped("turnZ", -19).value, -20);
  assert.equal(snapped("turnY", 20), undefined);
});

test("a scale snaps to the full size", () => assert.equal(snapped("scale", 0.98).value, 1));

test("a value far from all targets does not snap", () => {
  for (const [key, value] of [["x", 10], ["turnY", 8], ["scale", 0.9], ["opacity", 0.9]]) assert.equal(snapped(key, value), undefined, key);
});
