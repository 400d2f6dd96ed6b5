import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { CALLS } from "../../core/recording/engine-calls.js";

const FOLDER = new URL("../../../Web/Sources/FanfoldWeb/", import.meta.url);
const SOURCES = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), "utf8")).join("\n");
const EXPORTED = /@_expose\(wasm, "(\w+)"\)\nfunc \w+\(([^)]*)\)/g;

test("recordings contain each call that changes an engine at a time, with all its arguments", () => {
  const timed = [...SOURCES.matchAll(EXPORTED)].filter(([, , parameters]) => /_ time: Double/.test(parameters));
  assert.ok(timed.length > 20);
  // Texts and numbers in memory are passed as one argument, and the page has no layout with widths.
  for (const [, name, parameters] of timed.filter(([, , parameters]) => !parameters.includes("Pointer"))) {
    assert.equal(CALLS[name]?.length, parameters.split(",").length - 1, name);
  }
});
