import assert from "node:assert/strict";
import { test } from "node:test";
import { readFragment, writeFragment } from "../../core/link/fragment.js";
import { flawOf } from "../../core/design/structure.js";
import { CASES, randomFrom, SEED } from "./random.mjs";

const DESIGN = { name: "Größe <&>", keyframes: Array.from({ length: 64 }, (_, at) => ({ at, x: { fraction: Math.sin(at) } })) };

test("a fragment contains the whole design", async () => {
  const fragment = await writeFragment(DESIGN);
  assert.match(fragment, /^#design=[\w-]+$/);
  assert.deepEqual(JSON.parse(await readFragment(fragment)), DESIGN);
});

test("names that others have added to a fragment are ignored", async () => {
  const fragment = await writeFragment(DESIGN);
  for (const extended of [`${fragment}&utm_source=x&fbclid=1`, fragment.replace("#", "#_hsenc=1&")]) assert.deepEqual(JSON.parse(await readFragment(extended)), DESIGN);
});

test("no design has no fragment", async () => {
  assert.equal(await writeFragment(null), "");
  assert.equal(await readFragment(""), undefined);
  assert.equal(await readFragment("#follow"), undefined);
});

test("a damaged fragment is an error", async () => {
  const fragment = await writeFragment(DESIGN);
  for (const damaged of ["#design=", "#design=!!", "#design=AAAA", fragment.slice(0, -9)]) {
    await assert.rejects(readFragment(damaged), damaged);
  }
});

test("a fragment that unpacks to a huge text is an error", async () => {
  await assert.rejects(readFragment(await writeFragment("x".repeat(200_001))), /too long/);
});

test(`fragments of noisy designs stay under a limit, seed ${SEED}`, async () => {
  const longest = 6000;
  const random = randomFrom(SEED);
  const noise = (scale) => (random(2 ** 31) / 2 ** 31 - 0.5) * scale;
  for (let number = 0; number < CASES / 500; number++) {
    const keyframes = Array.from({ length: 64 }, (_, at) => ({
      at: at - 32 + noise(0.5), x: { fraction: noise(1), points: noise(100) }, y: noise(400), width: { fraction: 0.5 + noise(1), of: "shorter" },
      height: 200 + noise(100), scale: 1 + noise(1), opacity: 0.5 + noise(1), depth: noise(100), rotation: { x: noise(90), y: noise(90), z: noise(90) },
    }));
    const design = { name: "Noise", axis: "horizontal", pitch: 100 + noise(10), keyframes };
    assert.equal(flawOf(design), undefined);
    const fragment = await writeFragment(design, longest);
    assert.ok((await writeFragment(design)).length > longest && fragment.length <= longest, `case ${number}: ${fragment.length}`);
    const read = JSON.parse(await readFragment(fragment));
    assert.equal(flawOf(read), undefined);
    assert.ok(Math.abs(read.keyframes[9].y - keyframes[9].y) < 0.01 * Math.abs(keyframes[9].y), `case ${number}`);
  }
});
