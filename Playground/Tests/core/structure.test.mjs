import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { flawOf } from "../../core/design/structure.js";

const PRESETS = new URL("../../../Sources/FanfoldKeyframes/Presets/", import.meta.url);
const preset = (name) => JSON.parse(readFileSync(new URL(name, PRESETS)));

test("presets have no flaw", () => {
  for (const name of readdirSync(PRESETS)) assert.equal(flawOf(preset(name)), undefined, name);
});

const FLAWS = [
  [{ keyframes: [] }, "keyframes"], [{ keyframes: [null] }, "keyframes[0]"], [{ keyframes: [{ at: 0 }, { x: 5 }] }, "keyframes[1].at"],
  [{ keyframes: [{ at: 0, x: null }] }, "keyframes[0].x"], [{ pitch: "wide" }, "pitch"], [{ name: 5 }, "name"],
  [{ keyframes: [{ at: 0, rotation: { x: "1" } }] }, "keyframes[0].rotation"], [{ keyframes: [{ at: 0, width: [{ fraction: "x" }] }] }, "keyframes[0].width"],
];
const GAP = { name: "gap", unit: "points", default: 0, minimum: 0, maximum: 1, adds: {} };
FLAWS.push(
  // Names of other versions, which the engine rejects.
  [{ wobble: 1 }, "wobble"], [{ keyframes: [{ at: 0, tilt: 3 }] }, "keyframes[0].tilt"], [{ toString: 1 }, "toString"],
  [{ keyframes: [{ at: 0, rotation: { w: 1 } }] }, "keyframes[0].rotation"], [{ keyframes: [{ at: 0, x: { percent: 1 } }] }, "keyframes[0].x"],
  [{ anchor: { w: 1 } }, "anchor"], [{ removal: { side: "top" } }, "removal"], [{ parameters: [{ ...GAP, title: "Gap" }] }, "parameters"],
  [{ parameters: [{ ...GAP, adds: { axis: 1 } }] }, "parameters"],
  [{ parameters: [{ ...GAP, adds: { keyframes: [{ at: 0, curve: [0, 0, 1, 1] }] } }] }, "parameters"],
);
for (const [changes, path] of FLAWS) {
  test(`the flaw of ${JSON.stringify(changes)} is at ${path}`, () => {
    assert.equal(flawOf({ ...preset("cube.json"), ...changes }), path);
  });
}

test("other values are flawed as a whole", () => {
  for (const value of [null, 5, "text", []]) assert.equal(flawOf(value), "the whole");
});

const NAMES = readFileSync(new URL("../../../Sources/FanfoldKeyframes/JSON/JSONNames.swift", import.meta.url), "utf8");
/** The names of a list in the Swift reader. */
const namesIn = (list) => new RegExp(`static var ${list}: NameList \\{\\s*NameList\\(\\s*"+([^"]+)"`).exec(NAMES)[1].replaceAll(/[\\\s]/g, "").split(",");

test("each name of the format is known", () => {
  const cube = preset("cube.json");
  const values = { keyframes: [{ at: 0 }], parameters: [], pitch: 1, eyeDistance: 1, spacing: 1, anchor: {}, removal: {}, name: "", description: "" };
  for (const name of namesIn("layout")) assert.equal(flawOf({ ...cube, [name]: values[name] ?? true }), undefined, name);
  const parts = { rotation: {}, appearance: {}, curve: [0, 0, 1, 1] };
  for (const name of namesIn("keyframe")) assert.equal(flawOf({ ...cube, keyframes: [{ at: 0, [name]: parts[name] ?? 1 }] }), undefined, name);
  const parameter = (changes) => ({ ...cube, parameters: [{ ...GAP, ...changes }] });
  for (const name of namesIn("parameter")) assert.equal(flawOf(parameter({ [name]: GAP[name] ?? "" })), undefined, name);
  for (const name of namesIn("additions")) assert.equal(flawOf(parameter({ adds: { [name]: { keyframes: [], anchor: {} }[name] ?? 1 } })), undefined, name);
  for (const name of namesIn("addition")) assert.equal(flawOf(parameter({ adds: { keyframes: [{ at: 0, [name]: parts[name] ?? 1 }] } })), undefined, name);
});
