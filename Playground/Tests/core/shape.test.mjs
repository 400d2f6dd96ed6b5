import assert from "node:assert/strict";
import { test } from "node:test";
import { extentName } from "../../core/design/points.js";
import { extentOf, partsOf, PROPERTIES, valueAt, valueWithout, withKeyframe, withoutKeyframe, withValue } from "../../core/design/shape.js";

const LAYOUT = {
  axis: "horizontal", pitch: { fraction: 0.5 },
  keyframes: [
    { at: -1, x: { fraction: -0.7, of: "width" }, opacity: 0.5 },
    { at: 0, x: 0, width: { fraction: 0.4, of: "shorter", points: 12 } },
    { at: 1, x: { fraction: 0.7, of: "width" }, rotation: { z: 20 }, opacity: 0.5 },
  ],
};
const copy = structuredClone(LAYOUT);

test("values are percentages of the viewport and interpolated between keyframes", () => {
  assert.equal(valueAt(LAYOUT, PROPERTIES.x, 1), 70);
  assert.equal(valueAt({ ...LAYOUT, smooth: false }, PROPERTIES.x, 0.5), 35);
  assert.equal(valueAt(LAYOUT, PROPERTIES.scale, 3), PROPERTIES.scale.rest);
});

test("positions continue in a straight line, other values are held", () => {
  assert.ok(Math.abs(valueAt(LAYOUT, PROPERTIES.x, 3) - 210) < 1e-9);
  assert.equal(valueAt(LAYOUT, PROPERTIES.opacity, 3), 0.5);
});

test("a changed value keeps its points and the extent of the others", () => {
  const changed = withValue(LAYOUT, PROPERTIES.width, 0, 50);
  assert.deepEqual(changed.keyframes[1].width, { fraction: 0.5, of: "shorter", points: 12 });
  assert.deepEqual(withValue(LAYOUT, PROPERTIES.x, 0, 10).keyframes[1].x, { fraction: 0.1, of: "width" });
  assert.deepEqual(LAYOUT, copy, "the layout itself is unchanged");
});

test("a value at a distance without a keyframe adds one in order", () => {
  assert.deepEqual(withValue(LAYOUT, PROPERTIES.turnZ, 0.5, 45).keyframes.map(({ at }) => at), [-1, 0, 0.5, 1]);
});

test("undefined removes a value, and the last rotation removes the rotation", () => {
  const removed = withValue(LAYOUT, PROPERTIES.turnZ, 1, undefined);
  assert.equal("rotation" in removed.keyframes[2], false);
  assert.equal(valueWithout(LAYOUT, PROPERTIES.turnZ, 1), 0);
});

test("keyframes can be added and removed", () => {
  const added = withKeyframe(LAYOUT, 2, (keyframe) => { keyframe.scale = 2; });
  assert.deepEqual(added.keyframes.at(-1), { at: 2, scale: 2 });
  assert.deepEqual(withoutKeyframe(added, 2).keyframes, LAYOUT.keyframes);
});

test("sums of lengths have parts", () => {
  assert.deepEqual(partsOf([{ fraction: 0.5, of: "width" }, 10, { points: 4 }]), { fraction: 0.5, of: "width", points: 14 });
  assert.equal(extentOf(LAYOUT, PROPERTIES.x), "width");
  assert.equal(extentOf(LAYOUT, PROPERTIES.height), undefined);
});

const names = (layout) => ["x", "y", "width", "depth", "cornerRadius", "scale"].map((key) => extentName(layout, key));

test("percentages name the extent that they are of", () => {
  const [width, height, shorter] = ["the screen’s width", "the screen’s height", "the screen’s shorter side"];
  assert.deepEqual(names(LAYOUT), [width, shorter, shorter, width, shorter, ""]);
  assert.deepEqual(names({ axis: "vertical", keyframes: [{ at: 0, y: { fraction: 0.5 }, width: { fraction: 1 } }] }), [shorter, height, width, height, shorter, ""]);
});
