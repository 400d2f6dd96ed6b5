import assert from "node:assert/strict";
import { test } from "node:test";
import { readPlace, writePlace } from "../../core/state/place.js";
import { CASES, randomFrom, SEED } from "./random.mjs";

const PLACE = { layout: "own", offset: -20.25 };

test("a stored place is read again", () => { assert.deepEqual(readPlace(writePlace(PLACE)), PLACE); });

const DAMAGED = [
  "", "{", "null", "5", "true", "[]", '"text"', "{}", '{"layout": "own"}', '{"layout": "own", "offset": "5"}', '{"layout": "own", "offset": null}',
  '{"layout": "own", "offset": 1e999}', '{"layout": ["own"], "offset": 5}', '{"offset": 5}', '{"__proto__": {"layout": "own", "offset": 5}}',
];
for (const text of DAMAGED) {
  test(`the entry ${text || "without text"} is no place`, () => { assert.equal(readPlace(text), undefined); });
}

test(`a randomly damaged entry is a place or none, seed ${SEED}`, () => {
  const below = randomFrom(SEED);
  const text = writePlace(PLACE);
  for (let number = 0; number < CASES; number++) {
    const [start, length] = [below(text.length), below(4)];
    const damage = ["", "0", "-", "e9", '"', "}", "null", "\ud800", "\0"][below(9)];
    const place = readPlace(text.slice(0, start) + damage + text.slice(start + length));
    if (place === undefined) continue;
    assert.deepEqual([Object.keys(place), typeof place.layout, Number.isFinite(place.offset)], [["layout", "offset"], "string", true], `case ${number}`);
  }
});
