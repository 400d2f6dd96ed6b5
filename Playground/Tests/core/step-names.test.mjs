import assert from "node:assert/strict";
import { test } from "node:test";
import { withOtherAxis } from "../../core/design/design.js";
import { nameOfChange } from "../../core/design/step-names.js";
import { PROPERTIES, withKeyframe, withoutKeyframe, withValue } from "../../core/design/shape.js";

const LAYOUT = { name: "My layout", axis: "horizontal", pitch: 100, keyframes: [{ at: -1 }, { at: 0, width: { fraction: 0.54 } }, { at: 1 }] };
const CHANGES = [
  [withValue(LAYOUT, PROPERTIES.width, 0, 40), "Item width at 0: 54 % → 40 %"],
  [withValue(LAYOUT, PROPERTIES.opacity, 0, 0.5), "Opacity at 0: curve → 0.5"],
  [withValue(LAYOUT, PROPERTIES.turnZ, -1, 30), "Rotation about z at −1: curve → 30°"],
  [withValue(withValue(LAYOUT, PROPERTIES.x, 1, 5), PROPERTIES.y, 1, 5), "Keyframe at 1: offset x, offset y"],
  [withKeyframe(LAYOUT, 0.5, () => {}), "Add keyframe at 0.5"],
  [withoutKeyframe(LAYOUT, 1), "Remove keyframe at 1"],
  [withOtherAxis(LAYOUT), "Scrolls horizontal → vertical"],
  [{ ...LAYOUT, name: "Mine" }, "Name My layout → Mine"],
  [{ ...LAYOUT, hidesBacks: true }, "Hide backs default → on"],
];
for (const [changed, name] of CHANGES) {
  test(`a step is named “${name}”`, () => assert.equal(nameOfChange(LAYOUT, changed), name));
}
