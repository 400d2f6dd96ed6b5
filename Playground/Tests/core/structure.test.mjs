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
for (const [changes, path] of FLAWS) {
  test(`the flaw of ${JSON.stringify(changes)} is at ${path}`, () => {
    assert.equal(flawOf({ ...preset("cube.json"), ...changes }), path);
  });
}

test("other values are flawed as a whole", () => {
  for (const value of [null, 5, "text", []]) assert.equal(flawOf(value), "the whole");
});
