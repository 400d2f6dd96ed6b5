import assert from "node:assert/strict";
import { test } from "node:test";
import { CELLS, isPreset, namesOfLayouts, PRESETS, sceneOf, SCENES } from "../../core/state/scenes.js";

test("each preset has a scene with a known kind of cells", () => {
  assert.deepEqual(Object.keys(SCENES), PRESETS);
  for (const { cells } of Object.values(SCENES)) assert.ok(cells in CELLS, cells);
});

test("all twenty layouts can be named", () => {
  assert.equal(namesOfLayouts(["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"]).length, 20);
  assert.ok(isPreset("wheel") && !isPreset("expanding") && !isPreset("own"));
});

test("a chosen kind of cells replaces the scene's own, only in layouts from keyframes", () => {
  assert.equal(sceneOf({ layout: "wallet", design: null, cells: "number" }).cells, "number");
  assert.equal(sceneOf({ layout: "wallet", design: null, cells: "auto" }).cells, "pass");
  assert.equal(sceneOf({ layout: "card-carousel", design: {}, cells: "auto" }).cells, "card");
  assert.equal(sceneOf({ layout: "card-carousel", design: null, cells: "number" }), undefined);
});
