import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { short } from "../../core/code/short.js";
import { nameOfChange } from "../../core/design/step-names.js";
import { tuned } from "../../core/design/tuned.js";
import { flawOf } from "../../core/design/structure.js";
import { MOTION_STYLES } from "../../core/state/layouts.js";
import { readParameters } from "../../core/link/link.js";
import { MOTION, motionOf, remainder, STANDARD, styleNamed } from "../../core/state/motion-style.js";
import { randomFrom, SEED } from "./random.mjs";

const FACTS = JSON.parse(readFileSync(new URL("../../../Tests/Support/layouts.json", import.meta.url), "utf8"));
const DESIGN = /** @type {any} */ ({ axis: "vertical", pitch: 100, keyframes: [{ at: 0 }] });

test("each style has each parameter, and its own name", () => {
  for (const [name, values] of Object.entries(MOTION_STYLES)) {
    assert.deepEqual(Object.keys(values), MOTION);
    assert.equal(styleNamed(values), name);
  }
  assert.equal(styleNamed({ ...STANDARD, rubberBand: 0.1 }), undefined);
});

test("a spring begins with its whole way, bounces if its damping is less than 1, and ends", () => {
  for (const response of [0.1, 0.5, 2]) {
    for (const damping of [0.2, 0.7, 0.9999, 1]) {
      const at = (/** @type {number} */ part) => remainder(response, damping, part * response);
      assert.equal(at(0), 1);
      const values = Array.from({ length: 400 }, (_, step) => at(step / 40));
      assert.equal(values.some((value) => value < -1e-6), damping < 0.999);
      assert.ok(Math.abs(at(60)) < 1e-6);
    }
  }
});

test("a tuned feel becomes a part of the design, and no default does", () => {
  assert.deepEqual(tuned(DESIGN, { ...STANDARD, rubberBand: 0.3 }), { ...DESIGN, rubberBand: 0.3 });
  assert.deepEqual(tuned(DESIGN, STANDARD), DESIGN);
  const fast = { ...DESIGN, deceleration: "fast" };
  assert.deepEqual(tuned(fast, motionOf(fast)), fast);
  assert.equal(motionOf(fast).deceleration, 0.99);
});

test("changes of the feel have names", () => {
  assert.equal(nameOfChange(DESIGN, { ...DESIGN, ...MOTION_STYLES.heavy }), "Feel iOS → heavy");
  assert.equal(nameOfChange({ ...DESIGN, deceleration: "fast" }, DESIGN), "Deceleration 0.99 → 0.998");
  assert.equal(nameOfChange({ ...DESIGN, rubberBand: 0.2, pageVelocity: 99 }, DESIGN), "Feel custom → iOS");
});

test("a design may set each parameter of the feel", () => {
  assert.equal(flawOf({ ...DESIGN, ...STANDARD }), undefined);
});

/** The numbers of a feel in Swift code. */
function swiftNumbers(text) {
  const [, name] = /motionStyle(?: = |\()\.(\w+)/.exec(text) ?? [];
  if (name) return MOTION_STYLES[name === "standard" ? "iOS" : name];
  const call = /MotionStyle\(([^]*)\)/.exec(text)?.[1] ?? "";
  const number = (/** @type {RegExp} */ pattern) => pattern.exec(call)?.slice(1).filter(Boolean).map(Number) ?? [];
  const spring = (/** @type {string} */ label) => number(new RegExp(`\\b${label}: MotionSpring\\(response: ([\\d.]+)(?:, dampingRatio: ([\\d.]+))?`));
  const found = {
    deceleration: /deceleration: \.fast/.test(call) ? 0.99 : number(/perMillisecond: ([\d.]+)/)[0],
    springResponse: spring("spring")[0], springDamping: spring("spring")[1],
    transitionResponse: spring("transitionSpring")[0], transitionDamping: spring("transitionSpring")[1],
    ...Object.fromEntries(["rubberBand", "pageThreshold", "pageVelocity"].map((each) => [each, number(new RegExp(`${each}: ([\\d.]+)`))[0]])),
  };
  return Object.fromEntries(MOTION.map((each) => [each, /** @type {Record<string, number>} */ (found)[each] ?? STANDARD[each]]));
}

test("random feels are the same in Swift, on pages, in links and in designs", () => {
  const random = randomFrom(SEED), ranges = FACTS["card-carousel"].parameters;
  const descriptors = MOTION.map((name) => ({ name, value: ranges[name].default, ...ranges[name] }));
  for (let round = 0; round < 300; round++) {
    const names = MOTION.filter(() => random(2) === 0);
    const number = (/** @type {string} */ name) => Number((ranges[name].minimum + (random(1e6) / 1e6) * (ranges[name].maximum - ranges[name].minimum)).toPrecision(4));
    const parameters = Object.fromEntries(round < 4 ? Object.entries(Object.values(MOTION_STYLES)[round]) : names.map((name) => [name, number(name)]));
    const choice = /** @type {any} */ ({ layout: "card-carousel", parameters, keyframes: undefined, loop: false });
    const expected = { ...STANDARD, ...parameters };
    if (Object.keys(parameters).length > 0) {
      for (const text of [short.uikit(choice), short.swiftui(choice)]) assert.deepEqual(swiftNumbers(text), expected, `${text} FANFOLD_SEED=${SEED}`);
    }
    const attributes = Object.fromEntries([...short.html(choice).matchAll(/ ([a-z]+-[a-z]+|deceleration)="([\d.]+)"/g)].map(([, name, value]) =>
      [name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), Number(value)]));
    assert.deepEqual(attributes, parameters, `FANFOLD_SEED=${SEED}`);
    const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, `${value}`]));
    assert.deepEqual(readParameters(query, descriptors), { parameters, problems: [] });
    assert.deepEqual(motionOf(JSON.parse(JSON.stringify(tuned(DESIGN, parameters)))), expected);
  }
});
