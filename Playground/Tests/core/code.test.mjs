import assert from "node:assert/strict";
import { test } from "node:test";
import { app } from "../../core/code/app.js";
import { html } from "../../core/code/html.js";
import { notes } from "../../core/code/code-notes.js";
import { short } from "../../core/code/short.js";
import { swiftui } from "../../core/code/swiftui.js";
import { uikit } from "../../core/code/uikit.js";

const STORY = { picture: "sunset", file: "sunset.jpg", src: "", focus: "50% 50%", color: "#123456", page: "map", app: "weather", played: 0, lists: {}, words: { topic: "Outdoors", title: "Last Light", line: "A line" } };
const CHOICE = { layout: "card-carousel", count: 31, item: 0, parameters: {}, direction: "ltr", reduceMotion: "auto", loop: false, removable: false, reorderable: false, stories: [STORY] };
const PRESET = { ...CHOICE, layout: "cover-flow", isPreset: true, cornerRadius: 12 };

test("an untouched preset is its name", () => {
  assert.equal(short.swiftui(PRESET), "FanfoldView(items, layout: .coverFlow()) { item in\n    ItemView(item: item)\n}\n");
  assert.match(short.uikit(PRESET), /^let layout = CustomCollectionViewLayout\(KeyframePreset\.coverFlow\.layout\)\n/);
  assert.match(short.html(PRESET), /^<fanfold-view layout="cover-flow">/);
});

test("the complete code of a preset contains no keyframes", () => {
  for (const text of [swiftui(PRESET), uikit(PRESET)]) {
    assert.match(text, /^import FanfoldKeyframes$/m);
    assert.doesNotMatch(text, /Keyframe\(/);
    assert.match(text, /cornerRadius: isOpen \? 0 : 12|cornerRadius.*12/);
  }
  assert.match(swiftui(PRESET), /layout: \.coverFlow\(\)/);
  assert.match(html(PRESET), /layout="cover-flow" count="31"/);
  assert.match(html(PRESET), /import ".\/fanfold-keyframes.js"/);
  assert.doesNotMatch(html(PRESET), /"keyframes"/);
});

test("built-in layouts need no product for keyframes", () => {
  for (const text of [swiftui(CHOICE), uikit(CHOICE), app(CHOICE)["Package.swift"], notes("uikit", CHOICE).join()]) assert.doesNotMatch(text, /FanfoldKeyframes/);
  assert.match(app(PRESET)["Package.swift"], /target\(name: "FanfoldKeyframes", dependencies: \["Fanfold"\]/);
  assert.match(notes("swiftui", PRESET).join(" "), /products FanfoldKeyframes and FanfoldUIKit of the package Fanfold/);
});

test("the markup of a design contains its keyframes, escaped", () => {
  const keyframes = { name: "Owner's </script>", keyframes: [{ at: 0 }] };
  const text = short.html({ ...CHOICE, layout: "own-layout", keyframes, loop: true });
  const [, content] = /<fanfold-view loop>\n *<script type="application\/json">(.*?)<\/script>/s.exec(text);
  assert.deepEqual(JSON.parse(content), keyframes);
});
