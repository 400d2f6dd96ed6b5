// Parameters of keyframe layouts in the designer and in exports.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { withMirrored } from "../../core/design/design.js";
import { PROPERTIES, withoutKeyframe, withValue } from "../../core/design/shape.js";
import { fixed, tuned } from "../../core/design/tuned.js";

const folder = new URL("../../../Sources/FanfoldKeyframes/Presets/", import.meta.url);
const preset = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8"));

const shorter = (fraction) => ({ fraction, of: "shorter" });

test("defaults leave a layout as it is", () => {
  const wallet = preset("wallet");
  assert.deepEqual(tuned(wallet, {}), wallet);
  assert.deepEqual(tuned(wallet, { spacing: 0.14 }), wallet);
});

test("a value changes the numbers of its parameter and becomes the default", () => {
  const wallet = tuned(preset("wallet"), { spacing: 0.3, cornerRadius: 20 });
  assert.deepEqual(wallet.keyframes.map(({ y }) => y), [-0.82, -0.52, -0.2, 0.46, 0.76].map(shorter));
  assert.deepEqual([wallet.pitch, wallet.keyframes[2].cornerRadius], [shorter(0.32), 20]);
  assert.deepEqual(wallet.parameters.map((each) => each.default), [0.3, 0.5, 1, 20]);
});

test("angles, anchors, appearance values and the eye change", () => {
  assert.deepEqual(tuned(preset("cover-flow"), { tilt: 40 }).keyframes[1].rotation, { y: 40 });
  assert.deepEqual(tuned(preset("cylinder"), { radius: 1 }).anchor, { z: shorter(-1) });
  assert.deepEqual(tuned(preset("stories"), { shade: 0.2 }).keyframes[0].appearance, { shade: 0.2 });
  assert.deepEqual(tuned(preset("cube"), { eyeDistance: 3 }).eyeDistance, { fraction: 3 });
});

test("lengths of several kinds are added", () => {
  const layout = {
    axis: "horizontal", pitch: [{ fraction: 0.5 }, { fraction: 0.1, of: "height", points: 3 }], keyframes: [{ at: 0, x: 4 }],
    parameters: [{
      name: "size", unit: "fraction", default: 0, minimum: 0, maximum: 9,
      adds: { pitch: [2, { fraction: -0.25 }], eyeDistance: 10, keyframes: [{ at: 0, x: { fraction: 0.5, points: -2 } }] },
    }],
  };
  const { pitch, eyeDistance, keyframes } = fixed(layout, { size: 2 });
  assert.deepEqual(pitch, { fraction: 0.1, of: "height", points: 7 });
  assert.equal(eyeDistance, 1520);
  assert.deepEqual(keyframes, [{ at: 0, x: { fraction: 1 } }]);
});

const placesOf = ({ parameters = [] }) => Object.fromEntries(parameters.map(({ name, adds }) => [name, (adds.keyframes ?? []).map(({ at }) => at)]));

test("parameters add to values that keyframes set, and those without effect are left out", () => {
  const wallet = preset("wallet");
  assert.deepEqual(placesOf(wallet), { spacing: [-2, -1, 1, 2], gap: [1, 2], itemSize: [0], cornerRadius: [0] });
  assert.deepEqual(placesOf(withoutKeyframe(wallet, 0)), { spacing: [-2, -1, 1, 2], gap: [1, 2] });
  assert.deepEqual(placesOf(withValue(wallet, PROPERTIES.y, 1, undefined)), { spacing: [-2, -1, 2], gap: [2], itemSize: [0], cornerRadius: [0] });
  assert.deepEqual(withValue(wallet, PROPERTIES.width, 0, undefined).parameters[2].adds.keyframes, [{ at: 0, height: shorter(0.54) }]);
  const flow = withValue(preset("cover-flow"), PROPERTIES.turnY, 1, undefined);
  assert.ok(flow.parameters.every(({ adds }) => (adds.keyframes ?? []).every(({ at, rotation }) => at !== 1 || !rotation)));
});

test("a mirrored keyframe has the mirrored additions", () => {
  const flow = withMirrored(withoutKeyframe(preset("cover-flow"), 1), -1);
  const { adds } = flow.parameters.find(({ name }) => name === "tilt");
  assert.deepEqual(adds.keyframes.filter(({ at }) => Math.abs(at) === 1).map(({ at, rotation }) => [at, rotation.y]), [[-1, 1], [1, -1]]);
});

test("a fixed layout has no parameters", () => {
  const wallet = fixed(preset("wallet"), { gap: 0.6 });
  assert.ok(!("parameters" in wallet));
  assert.deepEqual(wallet.keyframes[3].y, shorter(0.4));
});
