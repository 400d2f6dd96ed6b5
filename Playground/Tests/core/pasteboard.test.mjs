import assert from "node:assert/strict";
import { test } from "node:test";
import { copied, copy, mirrored } from "../../core/design/pasteboard.js";

const KEYFRAME = {
  at: 1, x: { fraction: 0.3, of: "width" }, y: 20, rotation: { x: 10, y: -40, z: 5 }, depth: { fraction: 0.2, points: 4 }, scale: 2,
};

for (const [axis, along, across, about, kept] of [["horizontal", "x", "y", "y", "x"], ["vertical", "y", "x", "x", "y"]]) {
  test(`a mirrored keyframe of a ${axis} layout has opposite positions and rotations`, () => {
    const other = mirrored(KEYFRAME, axis);
    assert.equal(other.at, -1);
    assert.deepEqual(other[along], along === "x" ? { fraction: -0.3, of: "width" } : -20);
    assert.deepEqual(other[across], KEYFRAME[across]);
    assert.deepEqual([other.rotation[about], other.rotation.z, other.rotation[kept]], [-KEYFRAME.rotation[about], -5, KEYFRAME.rotation[kept]]);
    assert.deepEqual([other.depth, other.scale], [KEYFRAME.depth, KEYFRAME.scale]);
    assert.deepEqual(mirrored(other, axis), KEYFRAME);
  });
}

test("a copied keyframe can be pasted without storage", () => {
  copy(KEYFRAME);
  assert.deepEqual(copied(), KEYFRAME);
});

test("an invalid stored keyframe cannot be pasted", () => {
  globalThis.localStorage = { getItem: () => '{"x": 5}' };
  assert.equal(copied(), undefined);
  delete globalThis.localStorage;
});
