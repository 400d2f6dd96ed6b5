import assert from "node:assert/strict";
import { test } from "node:test";
import { app } from "../../core/code/app.js";
import { className, command, css } from "../../core/code/css.js";
import { html } from "../../core/code/html.js";
import { ALBUM } from "../../core/code/html-cells.js";
import { origin } from "../../core/code/origin.js";
import { short } from "../../core/code/short.js";
import { swiftui } from "../../core/code/swiftui.js";
import packed from "../../core/code/packed-swift.js";
import { uikit } from "../../core/code/uikit.js";
import { MOTION_STYLES } from "../../core/state/layouts.js";
import { PRESETS } from "../../core/state/scenes.js";
import { choices, stories, withoutTemplates } from "./choices.mjs";

const STORY = { picture: "sunset", file: "sunset.jpg", src: "", focus: "50% 50%", color: "#123456", page: "map", app: "weather", played: 0, lists: {}, words: { topic: "Outdoors", title: "Last Light", line: "A line" } };
const CHOICE = { layout: "card-carousel", count: 31, item: 0, parameters: {}, direction: "ltr", reduceMotion: "auto", loop: false, removable: false, reorderable: false, stories: [STORY] };
const PRESET = { ...CHOICE, layout: "cover-flow", isPreset: true, cornerRadius: 12 };

const IMPORTS = "import FanfoldKeyframes\nimport FanfoldUIKit\n\n";

test("an untouched preset is its name", () => {
  assert.equal(short.swiftui(PRESET), `${IMPORTS}FanfoldView(items, layout: .coverFlow()) { item in\n    ItemView(item: item)\n}\n`);
  assert.match(short.uikit(PRESET), /^let layout = CustomCollectionViewLayout\(KeyframeLayout\.coverFlow\(\)\)\n/m);
  assert.match(short.html(PRESET), /^<fanfold-view layout="cover-flow">/);
});

test("a tuned preset has arguments, attributes and no statements", () => {
  const tuned = { ...PRESET, parameters: { tilt: 40, itemSize: 1.2 } };
  assert.match(short.swiftui(tuned), /layout: \.coverFlow\(tilt: 40, itemSize: 1\.2\)\n/);
  assert.match(short.html(tuned), /^<fanfold-view layout="cover-flow" tilt="40" item-size="1.2">/);
  assert.match(html(tuned), /^ {2}item-size="1.2"$/m);
  for (const text of [short.uikit(tuned), uikit(tuned)]) {
    assert.match(text, /let layout = CustomCollectionViewLayout\(KeyframeLayout\.coverFlow\(tilt: 40, itemSize: 1\.2\)\)\n/);
    assert.doesNotMatch(text, /layout\.tilt/);
  }
});

test("a design is the text of its file in Swift", () => {
  const adds = { pitch: { fraction: 0.5 }, anchor: { z: -3 }, keyframes: [{ at: 0, rotation: { y: 2 } }] };
  const parameters = [{ name: "tilt", unit: "points-per-second", default: 1, minimum: 0, maximum: 3, adds }];
  // Neither quotes nor escapes of a name end the literal.
  for (const name of ["Wallet", '"""#', '\\#(x)\n"', ""]) {
    const keyframes = { name, axis: "horizontal", pitch: 100, paged: true, keyframes: [{ at: 0, rotation: { y: 9 }, curve: [0.8, 0, 0.9, 0.4] }, { at: 1, x: 400 }], parameters };
    for (const text of [swiftui, uikit].map((write) => write({ ...CHOICE, layout: "own-layout", keyframes }))) {
      const [, json] = /= #"""\n([^]*?)"""#/.exec(text);
      assert.deepEqual(JSON.parse(json), keyframes);
      assert.doesNotMatch(json, /\\#/);
    }
  }
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
  for (const text of [swiftui(CHOICE), uikit(CHOICE), app(CHOICE)["Package.swift"]]) assert.doesNotMatch(text, /FanfoldKeyframes/);
  assert.match(app(PRESET)["Package.swift"], /target\(name: "FanfoldKeyframes", dependencies: \["Fanfold"\]/);
});

test("a design is its file and the lines that read it", () => {
  const design = { ...CHOICE, layout: "own-layout", keyframes: { name: "Owner's </script>", keyframes: [{ at: 0 }] }, loop: true };
  for (const kind of ["swiftui", "uikit", "html"]) {
    assert.match(short[kind](design), /owner-s-script\b/);
    assert.doesNotMatch(short[kind](design), /keyframes|"at"/);
  }
  for (const kind of ["swiftui", "uikit"]) {
    assert.ok(short[kind](design).startsWith(IMPORTS));
    assert.match(short[kind](design), /^ {8}return try KeyframeLayout\(json: /m);
    // A missing file is an error, and never another layout.
    assert.equal(short[kind](design).match(/fatalError\("owner-s-script\.json /g).length, 2);
    assert.doesNotMatch(short[kind](design), /KeyframeLayout\(\)|try\?/);
  }
  assert.match(short.uikit(design), /^let layout = CustomCollectionViewLayout\(design\)$/m);
  assert.match(short.html(design), /^<fanfold-view loop>[^]*\.layout = design;/);
});

test("the command names a design's file and the class of the markup", () => {
  const design = { ...CHOICE, layout: "gallery-layout", keyframes: { name: "Gallery “Ä”", keyframes: [{ at: 0 }] } };
  assert.equal(command(design), "fanfold css gallery-ä.json --class fanfold-gallery-layout -o gallery-layout.css");
  assert.equal(command({ ...PRESET, parameters: { tilt: 40 } }), "fanfold css cover-flow --set tilt=40 -o cover-flow.css");
  assert.ok(short.swiftui(design).includes("gallery-ä.json") && css(design, "").includes(`<div class="${className(design)}"`));
});

const lines = (kind, choice) => origin[kind].lines(choice).split("\n");

test("each tab names the origin of the package and the needed products", () => {
  for (const kind of ["swiftui", "uikit"]) {
    assert.deepEqual(lines(kind, CHOICE), ['.package(name: "Fanfold", path: "../Fanfold")', '.product(name: "FanfoldUIKit", package: "Fanfold")']);
    assert.equal(lines(kind, PRESET)[1], '.product(name: "FanfoldKeyframes", package: "Fanfold")');
  }
  // One answer: the package's products, the imports of the complete code and the app's dependencies.
  for (const choice of [CHOICE, PRESET, { ...CHOICE, layout: "own-layout", keyframes: { axis: "horizontal", pitch: 1, keyframes: [{ at: 0 }] } }]) {
    const names = lines("swiftui", choice).slice(1).map((line) => /name: "(\w+)"/.exec(line)[1]);
    for (const text of [swiftui(choice), uikit(choice)]) assert.deepEqual([...text.matchAll(/^import (Fanfold\w*)$/gm)].map(([, name]) => name), names);
    assert.deepEqual(names.filter((name) => !app(choice)["Package.swift"].includes(`.target(name: "${name}"`) && name !== "FanfoldUIKit"), []);
  }
  assert.deepEqual([CHOICE, PRESET].map((choice) => lines("html", choice)[0]), ["view", "keyframes"].map((name) => `<script type="module" src="fanfold-${name}.js"></script>`));
  for (const { text } of Object.values(origin)) assert.match(text, /beside your app|ZIP/);
});

withoutTemplates();
const LAYOUTS = ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"];
const TUNED = Object.fromEntries([...LAYOUTS, ...PRESETS].map((layout) => [layout, { first: 0.30000000000000004, second: 12 }]));
const ALL = Object.entries(choices(TUNED, { wallet: { axis: "vertical", pitch: 100, keyframes: [{ at: 0 }, { at: 1, y: 100 }] } }));

test("Swift code contains the options of the selection, and no others", () => {
  for (const [name, choice] of ALL) {
    const texts = [swiftui(choice), uikit(choice)];
    const contain = (isExpected, ...patterns) => texts.forEach((text, index) => assert.equal(patterns[index].test(text), isExpected, `${name}: ${patterns[index]}`));
    contain(choice.loop, /\.loops\(\)$/m, /loops = true$/m);
    contain(choice.removable, /onRemove/, /commitRemovalOfItemAt/);
    contain(choice.removable, /onRemove/, /FanfoldCollectionViewDataSource/);
    contain(choice.removable, /a swipe removes it/, /allowsRemoval = true$/m);
    contain(choice.reorderable, /onMove/, /moveItemAt/);
    contain(choice.reorderable, /onMove/, /allowsReordering = true$/m);
    contain(choice.reorderable || choice.removable, /var items = /, /var items = /);
    contain(choice.direction === "rtl", /\.rightToLeft/, /forceRightToLeft/);
    contain(choice.item > 0, /Item\.ID\? = 10_007$/m, /IndexPath\(item: 10_007, section: 0\)$/m);
    contain(choice.count > 31, /0\.\.<12_345/, /0\.\.<12_345/);
    contain("first" in choice.parameters, /first: 0\.3[,)]/, choice.isPreset ? /\(first: 0\.3, second: 12\)/ : choice.layout === "album-fan" ? /first: 0\.3,/ : /layout\.first = 0\.3$/m);
    contain(choice.keyframes !== undefined, /layout: ownLayout\)/, /CustomCollectionViewLayout\(ownLayout\)/);
  }
});

test("the page of each selection has its parameters and a valid script", () => {
  assert.equal(ALL.filter(([, { isPreset, parameters }]) => isPreset && "first" in parameters).length, PRESETS.length);
  for (const [name, choice] of ALL) {
    const text = html(choice), script = /<script type="module">([^]*)<\/script>/.exec(text)?.[1] ?? "";
    assert.equal(/^ {2}first="0\.3"$/m.test(text), "first" in choice.parameters, name);
    // An import is no part of a function.
    assert.doesNotThrow(() => new Function(script.replace(/^ *import .*$/m, "")), name);
    assert.ok(script.length > 100, name);
  }
});

test("pages contain the rules of the stage for their cells, and no others", () => {
  const faces = { expanding: ["row"], "tab-stack": ["page"], "album-fan": ["album"], "card-carousel": ["card"], "task-switcher": ["app", "front"], wheel: ["card"] };
  for (const [layout, names] of Object.entries(faces)) {
    const text = html({ ...CHOICE, layout });
    assert.deepEqual([...new Set([...text.matchAll(/\.face-(\w+)/g)].map(([, name]) => name))].toSorted(), names, layout);
    assert.doesNotMatch(text, /\/\* <|data-faces|--last-/);
  }
  assert.match(html({ ...PRESET, cornerRadius: 7 }), /border-radius: calc\(7px/);
});

test("exported files contain no markers, and only their own declarations", () => {
  for (const [name, choice] of ALL) {
    for (const text of [swiftui(choice), uikit(choice)]) {
      assert.doesNotMatch(text, /\/\/ <|^internal|^ {4}internal|\n\n\n/m, name);
      assert.doesNotMatch(text, /^\n|\n\n$/, name);
      assert.equal(text.match(/^(?:struct|final class) (?!Item)/gm)?.length, 1, name);
      assert.equal(new Set(text.match(/^private (?:final class|struct|enum|let) \w+/gm)).size, text.match(/^private /gm)?.length, name);
    }
  }
});

test("each declaration of a shared file is private to the exported file", () => {
  for (const [name, text] of Object.entries(packed).filter(([name]) => name.startsWith("Parts/"))) {
    assert.match(text, /^ {0,4}internal /m, name);
    assert.doesNotMatch(text, /^(?:final class|struct|enum|func)/m, name);
  }
});

const itemView = (text) => text.slice(text.indexOf("/// An item in the layout")).replace(/^ {4}fileprivate var title.*\n/m, "");

test("both hosts show the same view of an item", () => {
  for (const [name, choice] of ALL) {
    assert.equal(itemView(uikit(choice)), itemView(swiftui(choice)), name);
    // A cell hosts its view in each frame only if the view reads the item's state.
    assert.equal(/adapt\(to/.test(uikit(choice)), /@Environment\(\\\.itemState\)/.test(itemView(swiftui(choice))), name);
  }
});

test("a story's picture is in the code once, with its focal point unless it is the center", () => {
  const choice = { ...CHOICE, stories };
  for (const text of [swiftui(choice), uikit(choice)]) {
    const found = [...text.matchAll(/"([\w-]+)": UnitPoint\(x: ([\d.]+), y: ([\d.]+)\)/g)].map(([, name, x, y]) => [name, `${Math.round(x * 100)}% ${Math.round(y * 100)}%`]);
    assert.deepEqual(found, stories.filter(({ focus }) => focus !== "50% 50%").map(({ picture, focus }) => [picture, focus]));
    assert.ok(found.length > 0);
  }
});

test("each album of a page without script shows its item's own picture first, as the page with the view does", () => {
  const choice = { ...CHOICE, layout: "album-fan", stories, albums: Object.fromEntries(stories.map(({ words: { album } }) => [album, stories.filter(({ words }) => words.album === album)])) };
  const covers = css(choice, "").split("<li>").slice(1).map((item) => [...item.matchAll(/pictures\/([^"]+)"/g)].map(([, file]) => file));
  const fanOf = new Function("story", `${html(choice).match(/const albums = [^]*?\n {2}\};\n/)?.[0]} ${ALBUM.join("\n")} return picturesOf(story);`);
  assert.deepEqual(covers, stories.map(({ file, words: { album } }) => fanOf({ picture: file, album })));
  assert.equal(new Set(covers.map(([first]) => first)).size, stories.length);
});

test("a changed feel is one value in Swift, and attributes on pages", () => {
  const bouncy = { ...CHOICE, parameters: { cardWidth: 0.6, springResponse: 0.4, springDamping: 0.7 } };
  const style = "MotionStyle(spring: MotionSpring(response: 0.4, dampingRatio: 0.7))";
  assert.ok(short.swiftui(bouncy).includes(`layout: .cardCarousel(cardWidth: 0.6)) { item in\n    ItemView(item: item)\n}\n.motionStyle(${style})\n`));
  assert.ok(swiftui(bouncy).includes(`.motionStyle(${style})\n`));
  for (const text of [short.uikit(bouncy), uikit(bouncy)]) assert.ok(text.includes(`collectionView.motionStyle = ${style}\n`));
  assert.match(html(bouncy), /^ {2}spring-response="0.4"$/m);
  assert.match(short.html(bouncy), /spring-response="0.4"\s+spring-damping="0.7"/);
});

test("a feel with a name is exported by its name, from the default of each layout", () => {
  const swift = (/** @type {string} */ layout, /** @type {string} */ name) =>
    short.uikit({ ...CHOICE, layout, parameters: MOTION_STYLES[name] });
  assert.match(swift("card-carousel", "snappy"), /motionStyle = \.snappy\n/);
  assert.match(swift("expanding", "iOS"), /motionStyle = \.standard\n/);
  const fast = short.uikit({ ...CHOICE, layout: "expanding", parameters: { rubberBand: 0.3 } });
  assert.match(fast, /motionStyle = MotionStyle\(deceleration: \.fast, rubberBand: 0\.3\)\n/);
});

test("the feel of a design is part of its text", () => {
  const design = { axis: "vertical", pitch: 100, keyframes: [{ at: 0 }, { at: 1, y: 900 }], deceleration: "fast", rubberBand: 0.2 };
  assert.match(swiftui({ ...CHOICE, layout: "own-layout", keyframes: /** @type {any} */ (design) }), /"rubberBand":\s?0\.2/);
});

test("a long feel fills its lines", () => {
  const parameters = { ...MOTION_STYLES.snappy, pageVelocity: 151, deceleration: 0.995 };
  const text = uikit({ ...CHOICE, parameters });
  assert.ok(text.split("\n").filter((line) => /MotionSpring|perMillisecond|pageThreshold/.test(line)).every((line) => line.length <= 110), text);
  assert.match(text, /motionStyle = MotionStyle\(\n {12}deceleration: DecelerationRate\(perMillisecond: 0\.995\),/);
});
