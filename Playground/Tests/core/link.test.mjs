import assert from "node:assert/strict";
import { test } from "node:test";
import { devices } from "../../core/state/devices.js";
import { linkQuery, readParameters, readState } from "../../core/link/link.js";
import { CASES, randomFrom, SEED } from "./random.mjs";

const LAYOUTS = ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"];
const DEFAULTS = {
  layout: "expanding", count: 31, item: 0, bare: false, device: "phone", size: { width: 640, height: 480 }, orientation: "portrait",
  theme: "auto", direction: "ltr", reduceMotion: "auto", rate: 1, loop: false, removable: true, reorderable: true, cells: "auto", design: null, parameters: {},
};
const DESCRIPTORS = [
  { name: "pitch", unit: "points", minimum: 1, maximum: 10_000, default: 160, value: 160 },
  { name: "topTilt", unit: "degrees", minimum: -85, maximum: 0, default: -60, value: -60 },
  { name: "layers", unit: "count", minimum: 1, maximum: 8, default: 4, value: 4 },
];
/** The problems of a query, as the page reports them. */
const problemsOf = (query) => {
  const parameters = new URLSearchParams(query);
  return [...readState(parameters, LAYOUTS, 31).problems, ...readParameters(parameters, DESCRIPTORS).problems];
};

const INVALID = [
  ["layout", "cover-flow", `one of ${LAYOUTS.join(", ")}`],
  ["count", "-1", "a whole number from 0 to 10000000"], ["count", "10000001", "a whole number from 0 to 10000000"],
  ["count", "1.5", "a whole number from 0 to 10000000"], ["item", "31", "a whole number from 0 to 30"],
  ["item", "x", "a whole number from 0 to 30"], ["pitch", "0", "a number from 1 to 10000"], ["pitch", "", "a number from 1 to 10000"],
  ["pitch", "wide", "a number from 1 to 10000"], ["layers", "1.5", "a whole number from 1 to 8"], ["pich", "200", "a parameter of this layout"],
  ["size", "12x9000", "WIDTHxHEIGHT, each from 120 to 4000"], ["device", "watch", `one of ${Object.keys(devices).join(", ")}`],
  ["orientation", "askew", "one of portrait, landscape"], ["theme", "sepia", "one of auto, light, dark"], ["direction", "up", "one of ltr, rtl"],
  ["reduceMotion", "no", "one of auto, on, off"], ["rate", "3", "1, 0.25 or 0.1"], ["loop", "yes", "0 or 1"], ["bare", "2", "0 or 1"],
  ["design", "[1]", "a keyframe layout as JSON"], ["__proto__", "1", "a parameter of this layout"],
  ["constructor", "1", "a parameter of this layout"],
];
for (const [name, text, right] of INVALID) {
  test(`${name}=${text} is ignored and named`, () => {
    assert.deepEqual(problemsOf(new URLSearchParams({ [name]: text })), [{ name, text, right }]);
  });
}

for (const name of ["utm_source", "utm_id", "fbclid", "gclid", "msclkid", "irclickid", "mc_eid", "_hsenc", "_ga", "li_fat_id", "igshid", "igsh", "gbraid", "ref", "si"]) {
  test(`the tracking parameter ${name} is ignored`, () => { assert.deepEqual(problemsOf(`layout=tab-stack&${name}=1`), []); });
}

test("names of an object's own functions are not values", () => {
  for (const name of ["constructor", "toString", "__proto__"]) {
    const { state, problems } = readState(new URLSearchParams({ loop: name }), LAYOUTS, 31);
    assert.deepEqual([state, problems.length], [{}, 1]);
  }
});

test("every setting is restored from its link", () => {
  const link = "layout=tab-stack&count=500&item=40&device=free&size=640x480&orientation=landscape&theme=light&direction=rtl"
    + "&reduceMotion=on&rate=0.25&loop=1&removable=0&reorderable=0&pitch=200.5&topTilt=-40";
  assert.deepEqual(problemsOf(link), []);
  const { state } = readState(new URLSearchParams(link), LAYOUTS, 31);
  const { parameters } = readParameters(new URLSearchParams(link), DESCRIPTORS);
  const written = linkQuery({ ...DEFAULTS, ...state, parameters }, DEFAULTS);
  assert.deepEqual(Object.fromEntries(written), Object.fromEntries(new URLSearchParams(link)));
});

test("a link contains only differences from the defaults", () => {
  assert.equal(`${linkQuery(DEFAULTS, DEFAULTS)}`, "layout=expanding");
  assert.equal(`${linkQuery({ ...DEFAULTS, removable: false }, DEFAULTS)}`, "layout=expanding&removable=0");
});

test(`random links are read correctly, seed ${SEED}`, () => {
  const below = randomFrom(SEED);
  const any = (values) => values[below(values.length)];
  const names = [...Object.keys(DEFAULTS), ...DESCRIPTORS.map(({ name }) => name), "__proto__", "constructor", "toString", ""];
  const texts = ["", "0", "1", "-1", "5", "31", "1e3", "1e400", "-0", "NaN", "Infinity", "0x10", "10000001", "９", " 3 ", "640x480",
    "0x0", "1x", "99999x99999", "null", "true", "auto", "rtl", "portrait", "0.25", "%", "%00", "&", "=", "#", "+", "\ud800", "é",
    "a".repeat(5000), "__proto__", "<img src=x>", ...LAYOUTS, ...Object.keys(devices)];
  for (let number = 0; number < CASES; number++) {
    const text = Array.from({ length: below(12) }, () => `${any(names)}${any(["=", "", "=="])}${any(texts)}`).join(any(["&", "&&", ";"]));
    const read = readState(new URLSearchParams(text), LAYOUTS, DEFAULTS.count);
    const { parameters, problems } = readParameters(new URLSearchParams(text), DESCRIPTORS);
    const whole = { ...DEFAULTS, ...read.state, parameters };
    const again = `${linkQuery(whole, DEFAULTS)}`;
    assert.deepEqual(problemsOf(again), [], `case ${number}: ${text} is written as ${again}`);
    assert.equal(Object.getPrototypeOf(whole), Object.prototype, `case ${number}: ${text}`);
    for (const problem of [...read.problems, ...problems])
      for (const part of [problem.name, problem.text, problem.right]) assert.equal(typeof part, "string", `case ${number}: ${text}`);
  }
});
