// The identities of items in rewritten lists: `node --test identities.test.mjs`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { matched } from "../View/changes/identities.js";

/** Elements `1`, `2` … with the keys of a text; `.` has no key. */
const list = (keys, elements = keys.replace(/./g, (_, place) => `${place + 1}`)) =>
  [...keys].map((key, place) => ({ element: elements[place], key: key === "." ? undefined : key }));

const check = (items, present, expected) => assert.deepEqual(matched(items, present), expected);

test("keys that are written into other elements are followed", () => {
  check(list("abcde"), list("bcde"), [-1, 0, 1, 2, 3]);
  check(list("abc"), list("xabc"), [1, 2, 3]);
  check(list("abc"), list("cab"), [1, 2, 0]);
});

test("elements that have kept their keys have kept their items, also if keys are not unique", () => {
  check(list("xxx"), list("xx", "23"), [-1, 0, 1]);
  check(list("aab"), list("baa", "312"), [1, 2, 0]);
});

test("a new element with a known key is the same item, with an unknown key another", () => {
  check(list("ab"), list("ab", "34"), [0, 1]);
  check(list("ab"), list("az"), [0, -1]);
});

test("elements without keys are items by themselves, and keep them if they get or lose a key", () => {
  check(list("..."), list("..", "13"), [0, -1, 1]);
  check(list(".b"), list("a."), [0, 1]);
});
