// Tests changes of several keyframes at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withMirrorImages, withoutKeyframes, withShifts, withValues } from "../../core/design/selection.js";
import { customProperty, propertiesOf, PROPERTIES, valueAt } from "../../core/design/shape.js";
import { flawOf } from "../../core/design/structure.js";
import { frozen } from "../../core/state/values.js";

const LAYOUT = frozen({
  axis: "horizontal", pitch: 100,
  keyframes: [{ at: -1, rotation: { y: 40 } }, { at: 0, rotation: { y: 0 }, appearance: { glow: 1 } }, { at: 1, rotation: { y: -40 } }],
});
const turns = ({ keyframes }) => keyframes.map(({ rotation }) => rotation?.y);

test("a value is set at all selected keyframes, and removed from them", () => {
  assert.deepEqual(turns(withValues(LAYOUT, PROPERTIES.turnY, [-1, 1], 10)), [10, 0, 10]);
  assert.deepEqual(turns(withValues(LAYOUT, PROPERTIES.turnY, [-1, 1], undefined)), [undefined, 0, undefined]);
});

test("a drag changes the other selected keyframes by the same difference, within the limits", () => {
  assert.deepEqual(turns(withShifts(LAYOUT, 1, [1, -1], { turnY: -30 })), [50, 0, -30]);
  assert.deepEqual(turns(withShifts(LAYOUT, 1, [1, -1], { turnY: 130 })), [180, 0, 130]);
});

test("mirror images replace the keyframes on the other side", () => {
  assert.deepEqual(turns(withMirrorImages(withValues(LAYOUT, PROPERTIES.turnY, [1], -70), [1, 0])), [70, 0, -70]);
});

test("the last keyframe is never removed", () => {
  assert.deepEqual(withoutKeyframes(LAYOUT, [0, 1]).keyframes.map(({ at }) => at), [-1]);
  assert.equal(withoutKeyframes(LAYOUT, [-1, 0, 1]).keyframes.length, 1);
});

test("corner radius, shade and custom values are properties of keyframes", () => {
  assert.deepEqual(Object.keys(propertiesOf(LAYOUT)).slice(-3), ["cornerRadius", "shade", "appearance.glow"]);
  const changed = withValues(withValues(LAYOUT, PROPERTIES.cornerRadius, [0], 8), PROPERTIES.shade, [0], 0.4);
  assert.deepEqual(changed.keyframes[1], { at: 0, rotation: { y: 0 }, appearance: { glow: 1, shade: 0.4 }, cornerRadius: { fraction: 0.08 } });
  assert.equal(valueAt(withValues(LAYOUT, customProperty("glow"), [1], 3), customProperty("glow"), 1), 3);
  assert.equal(withValues(LAYOUT, customProperty("glow"), [0], undefined).keyframes[1].appearance, undefined);
});

test("a curve has four numbers, two of them from 0 to 1", () => {
  const curves = [[0, 2, 1, -1], [0, 0, 1], [2, 0, 1, 1], "ease"];
  assert.deepEqual(curves.map((curve) => flawOf({ pitch: 1, keyframes: [{ at: 0, curve }] })), [undefined, ...Array(3).fill("keyframes[0].curve")]);
});
