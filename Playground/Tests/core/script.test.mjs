import assert from "node:assert/strict";
import { test } from "node:test";
import { scriptOf, textOfScript } from "../../core/recording/script.js";

/** A recording with one segment that begins at rest. */
const recording = (calls) => ({
  end: 12,
  segments: [{
    isAtRest: true, items: 31, offset: 120,
    standing: { layout: "tab-stack", parameters: { pitch: 200 }, settings: { setViewport: [390, 844], setOptions: [1, 0] }, pointers: [], focus: 3 },
    entries: calls.map((call) => ({ text: "", result: 1, ...call })),
  }],
});

test("a script begins at rest with the settings", () => {
  const { script } = scriptOf(recording([]));
  assert.deepEqual([script.layout, script.items, script.viewport], ["tab-stack", 31, { width: 390, height: 844 }]);
  assert.deepEqual(script.options, { allowsRemoval: true, allowsReordering: false });
  assert.deepEqual(script.events, [{ at: 0, type: "focus", index: 3 }, { at: 0, type: "scrollToOffset", offset: 120, animated: false }]);
});

test("calls become events at their times since the first one", () => {
  const { script, beginning } = scriptOf(recording([
    { name: "pointerDown", args: [1, 20, 30, 10.5], time: 10.5 }, { name: "pointerMoved", args: [1, 25, 30, 10.55], time: 10.6 },
    { name: "advance", args: [10.6], time: 10.6 }, { name: "removeItems", args: [2, 1, 1, 11], time: 11 },
  ]));
  assert.equal(beginning, 10.5);
  assert.deepEqual(script.events.slice(2), [
    { at: 0, type: "pointerDown", pointer: 1, x: 20, y: 30 }, { at: 0.1, type: "pointerMove", pointer: 1, x: 25, y: 30, late: 0.05 },
    { at: 0.5, type: "remove", index: 2, count: 1, animated: true },
  ]);
});

test("an aligned scroll has its alignment, and its duration if it has one", () => {
  const { script } = scriptOf(recording([
    { name: "alignItem", args: [7, 1, 0.6, 1, 10], time: 10 }, { name: "alignItem", args: [2, 4, NaN, 0, 11], time: 11 },
  ]));
  assert.deepEqual(script.events.slice(2), [
    { at: 0, type: "scrollTo", index: 7, align: "start", duration: 0.6, animated: true },
    { at: 1, type: "scrollTo", index: 2, align: "nearest", animated: false },
  ]);
});

test("a fold is a part of the settings, and its changes are events", () => {
  const unfolded = recording([{ name: "setDivision", args: [0, 0, 0, 10], time: 10 }, { name: "setDivision", args: [1, 300, 20, 11], time: 11 }]);
  unfolded.segments[0].standing.settings.setDivision = [2, 455.5, 40];
  const { script } = scriptOf(unfolded);
  assert.deepEqual(script.division, { axis: "vertical", position: 455.5, width: 40 });
  assert.deepEqual(script.events.slice(2), [
    { at: 0, type: "setDivision" }, { at: 1, type: "setDivision", division: { axis: "horizontal", position: 300, width: 20 } },
  ]);
});

test("calls without an effect are left out", () => {
  const { script } = scriptOf(recording([{ name: "openItem", args: [99, 11], time: 11, result: 0 }]));
  assert.equal(script.events.length, 2);
});

test("the text of a script has one event per line", () => {
  const { script } = scriptOf(recording([{ name: "closeItem", args: [11], time: 11 }]));
  const text = textOfScript(script);
  assert.deepEqual(JSON.parse(text), script);
  assert.equal(text.match(/^ {4}\{"at".*\},?$/gm).length, 3);
});
