// Tests places of labels that cover no text.

import assert from "node:assert/strict";
import { test } from "node:test";
import { freePlace } from "../../core/free-place.js";
import { randomFrom, SEED } from "./random.mjs";

const SCREEN = { width: 390, height: 700 }, WISH = { x: 195, y: 250 };
const covers = (place, label, text) => Math.abs(place.x - text.x - text.width / 2) < (label.width + text.width) / 2
  && Math.abs(place.y - text.y - text.height / 2) < (label.height + text.height) / 2;

test("a label without texts is near the wish", () => {
  const place = freePlace({ width: 120, height: 90 }, SCREEN, [], WISH);
  assert.ok(Math.hypot(place.x - WISH.x, place.y - WISH.y) < 12);
});

test("a label covers no text and stays on the screen", () => {
  const next = randomFrom(SEED);
  for (let round = 0; round < 200; round++) {
    const label = { width: 60 + next(200), height: 40 + next(80) };
    const texts = Array.from({ length: 12 }, () => ({ x: next(390), y: next(700), width: next(200), height: 20 }));
    const place = freePlace(label, SCREEN, texts, WISH);
    if (!place) continue;
    assert.ok(!texts.some((text) => covers(place, label, text)), `seed ${SEED}, round ${round}`);
    assert.ok(place.x >= label.width / 2 && place.x <= SCREEN.width - label.width / 2);
    assert.ok(place.y >= label.height / 2 && place.y <= SCREEN.height - label.height / 2);
  }
});

test("a screen full of text has no place", () => {
  const rows = Array.from({ length: 35 }, (_, row) => ({ x: 0, y: row * 20, width: 390, height: 20 }));
  assert.equal(freePlace({ width: 100, height: 60 }, SCREEN, rows, WISH), undefined);
});
