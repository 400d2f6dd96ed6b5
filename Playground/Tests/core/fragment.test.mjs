import assert from "node:assert/strict";
import { test } from "node:test";
import { readFragment, writeFragment } from "../../core/link/fragment.js";

const DESIGN = { name: "Größe <&>", keyframes: Array.from({ length: 64 }, (_, at) => ({ at, x: { fraction: Math.sin(at) } })) };

test("a fragment contains the whole design", async () => {
  const fragment = await writeFragment(DESIGN);
  assert.match(fragment, /^#design=[\w-]+$/);
  assert.deepEqual(JSON.parse(await readFragment(fragment)), DESIGN);
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
