/** Tests the time of a view while the page's clock stands still, jumps and runs backwards. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clock } from "../View/clock.js";

const LONGEST_STEP = 10;
const FRAME = 1000 / 60;
const CASES = Number(process.env.FANFOLD_CASES ?? 200);
const SEED = Number(process.env.FANFOLD_SEED ?? 1);

/** The page's time, in milliseconds. */
let present = 0;
globalThis[Symbol.for("fanfold-view/timeline")].replacement = { now: () => present, timeOf: (event) => event.timeStamp };

/** A generator of numbers from 0 to 1 (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A clock that began at a time of the page. */
function clockAt(time) {
  present = time;
  const clock = new Clock();
  clock.at(time);
  return clock;
}

test("time continues after a frame that is an hour late", () => {
  const clock = clockAt(5000);
  const late = clock.at(5000 + 3_600_000);
  assert.ok(late <= 5 + LONGEST_STEP + 1e-9);
  const after = clock.at(5016);
  assert.ok(Math.abs(clock.at(6016) - after - 1) < 1e-9);
});

test("time continues after the clock was set back", () => {
  const clock = clockAt(0);
  for (let time = 0; time <= 8000; time += FRAME) clock.at(time);
  const before = clock.at(8000);
  present = 1000;
  assert.ok(clock.now >= before - 1e-9);
  present = 2000;
  assert.ok(Math.abs(clock.now - before - 1) < 1e-9);
});

test("a clock that runs backwards holds the view's time", () => {
  const clock = clockAt(60_000);
  const reached = clock.at(60_000);
  for (let time = 60_000; time > 50_000; time -= FRAME) {
    present = time;
    const now = clock.at(time);
    assert.ok(now <= reached + 1e-9 && now > reached - 0.26, `${now}`);
  }
  const held = clock.now;
  for (let frame = 0; frame < 60; frame++) clock.at((present += FRAME));
  assert.ok(Math.abs(clock.now - held - 1) < 1e-9);
});

test("a frame whose time is slightly older moves nothing forward", () => {
  const clock = clockAt(1000);
  const reached = clock.at(1100);
  assert.ok(clock.at(1090) < reached);
  assert.equal(clock.at(1100), reached);
});

test("events of the future and without a time are present", () => {
  const clock = clockAt(1000);
  for (const timeStamp of [1e9, NaN, undefined]) assert.equal(clock.atEvent({ timeStamp }), clock.now);
  assert.equal(clock.atEvent({ timeStamp: 900 }), clock.now - 0.1);
});

test("a frame without a time is present", () => {
  const clock = clockAt(1000);
  present = 2000;
  for (const time of [undefined, NaN, Infinity]) assert.equal(clock.at(time), 2);
});

test("time never runs back by more than a late frame, and follows a clock that runs again", () => {
  for (let number = 0; number < CASES; number++) {
    const random = numbers(SEED * 1e6 + number);
    const one = (values) => values[Math.floor(random() * values.length)];
    const clock = clockAt(random() * 1e5);
    let latest = clock.now;
    for (let step = 0; step < 60; step++) {
      const lies = [0, 0, FRAME, FRAME, 3_600_000, -3_600_000, -500, 1e12 * random(), NaN, -present];
      const time = present + one(lies);
      if (random() < 0.7 && Number.isFinite(time)) present = time;
      const now = random() < 0.5 ? clock.at(time) : clock.now;
      assert.ok(now >= latest - 0.26 && now <= latest + LONGEST_STEP + 1e-6, `seed ${SEED}, case ${number}, step ${step}`);
      latest = Math.max(latest, now);
    }
    const start = clock.now;
    for (let frame = 0; frame < 60; frame++) clock.at((present += FRAME));
    assert.ok(Math.abs(clock.now - start - 1) < 1e-3, `seed ${SEED}, case ${number}: ${clock.now - start} s`);
  }
});

test("an event without a time of its device counts as present", () => {
  const clock = clockAt(60_000);
  for (const timeStamp of [-9_223_372_036_854_776, 0, NaN, 70_000]) assert.equal(clock.atEvent({ timeStamp }), clock.now);
  assert.ok(Math.abs(clock.now - clock.atEvent({ timeStamp: 59_900 }) - 0.1) < 1e-9);
});
