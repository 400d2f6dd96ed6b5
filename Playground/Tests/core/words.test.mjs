// Tests numbers in words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inField, measured, written } from "../../core/words.js";

test("numbers have at most four digits, whole numbers all of theirs", () => {
  assert.deepEqual([0.133333, -41.256, 123.456, 1234.5, 10_000_000, 1].map(written), ["0.1333", "−41.26", "123.5", "1,235", "10,000,000", "1"]);
  assert.deepEqual([0.133333, 0.0873, -41.256, 99.99999, 1500, 0].map(inField), ["0.1333", "0.0873", "-41.26", "100", "1500", "0"]);
  assert.equal(measured(-0.5, "degrees"), "−0.5 degrees");
});
