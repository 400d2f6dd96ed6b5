import assert from "node:assert/strict";
import { test } from "node:test";
import { CURVES } from "../../core/design/easing.js";
import { codeName, distanceAfter, fileName, fileText, isNear, nearestKeyframe, withCurve, withMirrored, withOtherAxis } from "../../core/design/design.js";
import { PROPERTIES, valueAt, withReplaced } from "../../core/design/shape.js";
import { sheetProblem } from "../../core/design/sheet-problem.js";
import { functionName, typeName } from "../../core/code/text.js";
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

test("a curve is stored with its keyframe and mirrored; the last keyframe has none", () => {
  const layout = { ...LAYOUT, keyframes: [{ at: -1 }, { at: 0 }, { at: 1, x: 10 }] };
  const curved = withCurve(layout, 0, CURVES["Late start"]);
  assert.deepEqual(curved.keyframes.map(({ curve }) => curve), [[0.1, 0.6, 0.2, 1], CURVES["Late start"], undefined]);
  assert.deepEqual(withCurve(curved, 0, undefined), layout);
  assert.equal(withCurve(layout, 1, CURVES.Ease), layout);
  assert.deepEqual(withCurve(LAYOUT, 0, CURVES.Ease).keyframes.map(({ curve }) => curve), [undefined, CURVES.Ease, undefined]);
});

test("eased values are equal on both sides, and the file contains the curves", () => {
  const layout = frozen({ axis: "horizontal", pitch: 100, keyframes: [{ at: -1, x: -100, scale: 0.5 }, { at: 0, x: 0, scale: 1 }, { at: 1, x: 100, scale: 0.5 }] });
  const curved = withCurve(layout, 0, CURVES["Late start"]);
  for (const at of [0.1, 0.25, 0.6, 0.9]) {
    const [one, other] = [at, -at].map((distance) => valueAt(curved, PROPERTIES.scale, distance));
    assert.ok(Math.abs(one - other) < 1e-6, `${at}: ${one} ${other}`);
    assert.ok(one > valueAt(layout, PROPERTIES.scale, at));
  }
  assert.deepEqual(JSON.parse(fileText(curved)), curved);
});

test("a mirrored keyframe has the mirrored curves", () => {
  const layout = { axis: "horizontal", pitch: 100, keyframes: [{ at: 0, curve: CURVES["Ease in"] }, { at: 1, x: 10 }] };
  assert.deepEqual(withMirrored(layout, 1).keyframes, [{ at: -1, x: -10, curve: [0, 0, 0.58, 1] }, ...layout.keyframes]);
});

test("a small edit is near, another layout is not", () => {
  assert.ok(isNear(LAYOUT, withMirrored(LAYOUT, 2)));
  assert.ok(!isNear(LAYOUT, { ...LAYOUT, axis: "vertical" }));
  assert.ok(!isNear("wheel", LAYOUT));
  assert.ok(!isNear(LAYOUT, null));
});

test("file names consist of letters and digits", () => {
  assert.deepEqual(["Größe & <x>", "!!", undefined].map((name) => fileName({ name })), ["größe-x", "layout", "my-layout"]);
  assert.equal(fileName("wheel"), "fanfold-wheel");
  assert.equal(fileName({ name: "Cafe\u0301 हिन्दी" }), "café-हिन्दी");
});

test("names in code keep the letters of any script", () => {
  const names = ["Größe 2", "レコード", "1999 Shelf", "Vinyl layout", "!!", undefined].map((name) => codeName({ name }));
  assert.deepEqual(names, ["größe-2-layout", "レコード-layout", "shelf-layout", "vinyl-layout", "own-layout", "own-layout"]);
  assert.deepEqual(names.slice(0, 2).map(typeName), ["Größe2Layout", "レコードLayout"]);
  assert.equal(functionName("straße-öl"), "straßeÖl");
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

test("the reason why a design has no style sheet names the designer's controls and the place", () => {
  const layout = { axis: "horizontal", pitch: 1, keyframes: [{ at: -1 }, { at: 0 }] };
  const of = (reason) => sheetProblem(reason, layout);
  assert.deepEqual(of("keyframes[0].width must be that of the other keyframes, but differs: use scale"), {
    at: -1, words: "Item width at −1 differs from that of other keyframes. Give all keyframes one size, and change “Scale” instead",
  });
  assert.equal(of("stacked must be false, but is true: sizes would depend on the distance").rule, "stacked");
  assert.equal(of('before must be "held" or "continued", but is "repeated": turns would have no end').rule, "before");
  assert.equal(of('perspective must be "shared" with an anchor, but is "own": the eye would move').rule, "perspective");
  assert.deepEqual(of("eyeDistance must keep the eye in place, but items come too near to it at the distance -1.25"), {
    rule: "eyeDistance", words: "items come too near to the eye at −1.25. Increase “Eye distance”",
  });
  assert.deepEqual(of("something else"), { words: "something else" });
});
