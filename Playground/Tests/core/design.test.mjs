import assert from "node:assert/strict";
import { test } from "node:test";
import { CURVES } from "../../core/design/easing.js";
import { distanceAfter, fileName, isNear, nearestKeyframe, withCurve, withMirrored, withOtherAxis, withReplaced } from "../../core/design/design.js";
import { frozen } from "../../core/state/values.js";

const LAYOUT = frozen({
  name: "Mine", axis: "horizontal", pitch: 100,
  keyframes: [{ at: -1, rotation: { y: 40 } }, { at: 0, rotation: { y: 0 } }, { at: 2, x: 10, rotation: { y: -80 } }],
});

test("a mirrored keyframe is added on the other side", () => {
  const { keyframes } = withMirrored(LAYOUT, 2);
  assert.deepEqual(keyframes.map(({ at }) => at), [-2, -1, 0, 2]);
  assert.deepEqual(keyframes[0], { at: -2, x: -10, rotation: { y: 80 } });
});

test("a replaced keyframe loses its other values", () => {
  assert.deepEqual(withReplaced(LAYOUT, { at: 0, scale: 2 }).keyframes[1], { at: 0, scale: 2 });
});

test("a new keyframe is in the middle of the gap, or beyond the last one", () => {
  assert.deepEqual([distanceAfter(LAYOUT, 0), distanceAfter(LAYOUT, 2)], [1, 3]);
  assert.deepEqual([nearestKeyframe(LAYOUT, 0.9), nearestKeyframe(LAYOUT, 9)], [0, 2]);
});

test("a second curve replaces the keyframes of the first; the last keyframe has none", () => {
  const first = withCurve(LAYOUT, 0, CURVES.Ease);
  const second = withCurve(first.layout, 0, CURVES.Linear, first.eased);
  assert.equal(second.layout.keyframes.length, first.layout.keyframes.length);
  assert.notDeepEqual(second.layout, first.layout);
  assert.equal(withCurve(LAYOUT, 2, CURVES.Ease), undefined);
});

test("a small edit is near, another layout is not", () => {
  assert.ok(isNear(LAYOUT, withMirrored(LAYOUT, 2)));
  assert.ok(!isNear(LAYOUT, { ...LAYOUT, axis: "vertical" }));
  assert.ok(!isNear("wheel", LAYOUT));
  assert.ok(!isNear(LAYOUT, null));
});

test("file names consist of letters and digits", () => {
  assert.deepEqual(["Größe & <x>", "!!", undefined].map((name) => fileName({ name })), ["größe-x", "layout", "layout"]);
});

test("the other axis exchanges positions, sizes, rotations and extents, twice back to the same", () => {
  const layout = { axis: "horizontal", pitch: { fraction: 0.5, of: "width" }, anchor: { y: { fraction: 1.7, of: "shorter" } }, keyframes: [{ at: 0, x: { fraction: 0.2 }, width: 100, height: 50, rotation: { y: 30, z: 5 } }] };
  const turned = withOtherAxis(layout);
  assert.deepEqual(turned, {
    axis: "vertical", pitch: { fraction: 0.5, of: "height" }, anchor: { x: { fraction: 1.7, of: "shorter" } },
    keyframes: [{ at: 0, y: { fraction: 0.2 }, width: 50, height: 100, rotation: { x: -30, z: -5 } }],
  });
  assert.deepEqual(withOtherAxis(turned), layout);
});
