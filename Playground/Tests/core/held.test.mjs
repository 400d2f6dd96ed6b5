// Tests that an edit moves only the keyframes that are held.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dragged, HANDLES } from "../../core/design/pose-handles.js";
import { pointsAt } from "../../core/design/points.js";
import { nameOfChange } from "../../core/design/step-names.js";
import { withMirrorImages, withOthersKept, withShifts, withValues } from "../../core/design/selection.js";
import { PROPERTIES, valueAt } from "../../core/design/shape.js";
import { fixed } from "../../core/design/tuned.js";
import presets from "../../core/design/packed-presets.js";
import { CASES, randomFrom, SEED } from "./random.mjs";

const SCREEN = { width: 402, height: 874 };
/** The largest movement of another keyframe, in points, degrees and thousandths: stored values are rounded. */
const TOLERANCE = 0.1;
const NEW = fixed(presets["cover-flow"], {});

/** The value of each property at a keyframe, lengths in points. */
const poseAt = (layout, at) => Object.fromEntries(Object.entries(PROPERTIES).map(([key, property]) =>
  [key, property.isLength ? pointsAt(layout, key, at, SCREEN) : valueAt(layout, property, at) * (property.unit === "fraction" ? 1000 : 1)]));

/** The keyframes whose poses differ. */
const moved = (one, other) => one.keyframes.map(({ at }) => at)
  .filter((at) => Object.entries(poseAt(one, at)).some(([key, value]) => Math.abs(value - poseAt(other, at)[key]) > TOLERANCE));

/** A drag of a handle by some pixels. */
function drag(layout, at, handle, x, y) {
  const start = { x: 200, y: 200 };
  return dragged({ handle, at, layout, screen: SCREEN, pixels: 1, sign: 1, start, center: { x: 150, y: 150 } }, { x: start.x + x, y: start.y + y });
}

for (const handle of HANDLES) {
  test(`dragging “${handle.name}” of each keyframe of a new layout moves it alone`, () => {
    for (const { at } of NEW.keyframes) {
      const changed = withOthersKept(NEW, withShifts(NEW, at, [at], drag(NEW, at, handle, 40, 60)), [at]);
      assert.deepEqual(moved(NEW, changed), [at]);
    }
  });
}

test("the first value of a property is given to the neighbors that would follow it, and not beyond", () => {
  const changed = withOthersKept(NEW, withValues(NEW, PROPERTIES.scale, [2], 0.5), [2]);
  assert.deepEqual(changed.keyframes.map(({ scale }) => scale), [undefined, undefined, undefined, 1, 0.5]);
  assert.equal(nameOfChange(NEW, changed), "Scale at 2: curve → 0.5");
});

test("the first size of an item keeps the others as large as the screen", () => {
  const layout = { axis: "horizontal", pitch: 100, keyframes: [{ at: -1 }, { at: 0 }, { at: 1 }] };
  const changed = withOthersKept(layout, withValues(layout, PROPERTIES.height, [0], 50), [0]);
  assert.deepEqual([-1, 0, 1].map((at) => pointsAt(changed, "height", at, SCREEN)), [874, 437, 874]);
});

/** A random layout whose keyframes name some of their values. */
function randomLayout(random) {
  const smooth = [true, false, ["position", "rotation"]][random(3)];
  const of = [undefined, "width", "height", "shorter"][random(4)];
  const points = random(3) === 0 ? { points: random(40) } : {};
  const keyframes = [...new Set(Array.from({ length: 1 + random(6) }, () => random(9) / 2 - 2))].sort((one, other) => one - other).map((at) => {
    const keyframe = { at };
    for (const property of Object.values(PROPERTIES)) {
      if (random(2) === 0) continue;
      const { minimum, maximum } = property, value = minimum + (random(1000) / 1000) * (maximum - minimum);
      property.set(keyframe, property.isLength ? { fraction: value / 100, ...(of && { of }), ...points } : value);
    }
    return keyframe;
  });
  const end = () => ["held", "continued"][random(2)];
  return { axis: random(2) === 0 ? "horizontal" : "vertical", pitch: 100, smooth, before: end(), after: end(), keyframes };
}

test(`any handle and any property moves only the held keyframes; seed ${SEED}`, () => {
  for (let number = 0; number < CASES; number++) {
    const random = randomFrom(SEED + number), layout = randomLayout(random);
    const distances = layout.keyframes.map(({ at }) => at), at = distances[random(distances.length)];
    const held = [at, ...distances.filter((other) => other !== at && random(3) === 0)];
    const key = Object.keys(PROPERTIES)[random(Object.keys(PROPERTIES).length)], { minimum, maximum } = PROPERTIES[key];
    const isDrag = random(2) === 0, mirrors = random(4) === 0;
    const changed = isDrag ? withShifts(layout, at, held, drag(layout, at, HANDLES[random(HANDLES.length)], random(300) - 150, random(300) - 150))
      : withValues(layout, PROPERTIES[key], held, minimum + (random(100) / 100) * (maximum - minimum));
    const all = mirrors ? held.flatMap((each) => [each, -each || 0]) : held;
    const kept = withOthersKept(layout, mirrors ? withMirrorImages(changed, held) : changed, all);
    assert.deepEqual(moved(layout, kept).filter((each) => !all.includes(each)), [], `case ${number}, ${JSON.stringify({ layout, at, held, key, isDrag })}`);
  }
});
