// The map from the page to a box in perspective: `node --test projection.test.mjs`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Projection } from "../View/projection.js";

const BOX = { x: 40, y: -20, width: 400, height: 300 };
const TOLERANCE = 1e-6;

/** A generator of equal numbers for equal seeds. */
function generator(state) {
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
}

/** The place of a point of the box on the page, by a matrix of three rows. */
const placeBy = ([a, b, w]) => (x, y) => {
  const depth = w[0] * x + w[1] * y + w[2];
  return { x: (a[0] * x + a[1] * y + a[2]) / depth, y: (b[0] * x + b[1] * y + b[2]) / depth, depth };
};

const cornersOf = (place, { x, y, width, height }) =>
  [place(x, y), place(x + width, y), place(x, y + height), place(x + width, y + height)];

function assertInverts(place, x, y, map) {
  const seen = place(x, y);
  const found = map.point(seen.x, seen.y);
  assert.ok(Math.hypot(found.x - x, found.y - y) < TOLERANCE, `${x}, ${y} becomes ${found.x}, ${found.y}`);
}

test("random planes are inverted, also with corners behind the eye", () => {
  let behind = 0;
  for (let seed = 1; seed <= 2000; seed++) {
    const chance = generator(seed), number = (most) => (2 * chance() - 1) * most;
    const place = placeBy([[1 + number(0.9), number(0.9), number(500)], [number(0.9), 1 + number(0.9), number(500)],
      [number(0.006), number(0.006), 1]]);
    const corners = cornersOf(place, BOX);
    if (corners.some(({ depth }) => Math.abs(depth) < 0.02)) continue;
    if (corners.some(({ depth }) => depth < 0)) behind++;
    const map = new Projection(corners, BOX);
    for (let point = 0; point < 5; point++) {
      const [x, y] = [BOX.x + chance() * BOX.width, BOX.y + chance() * BOX.height];
      if (place(x, y).depth > 0.02) assertInverts(place, x, y, map);
    }
  }
  assert.ok(behind > 300, `${behind} planes reach behind the eye`);
});

test("roundings of a browser do not bend a parallelogram", () => {
  const place = placeBy([[0.8, 0.3, 12], [-0.2, 1.1, 7], [0, 0, 1]]);
  const corners = cornersOf(place, BOX).map(({ x, y }) => ({ x: Math.round(x * 60) / 60, y: Math.round(y * 60) / 60 }));
  const map = new Projection(corners, BOX);
  const [far, seen] = [{ x: 4000, y: 3000 }, place(4000, 3000)], found = map.point(seen.x, seen.y);
  assert.ok(Math.hypot(found.x - far.x, found.y - far.y) < 1);
});

test("a box without area has no points", () => {
  const point = { x: 3, y: 4 };
  const map = new Projection([point, point, point, point], { x: 0, y: 0, width: 0, height: 0 });
  assert.ok(Number.isNaN(map.point(3, 4).x));
});
