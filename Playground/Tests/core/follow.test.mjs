// Tests that a page adopts the whole state of another one, except the keys that are its own.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FOLLOWED, followed, UNFOLLOWED } from "../../core/link/follow.js";
import { linkQuery } from "../../core/link/link.js";

const LAYOUTS = ["expanding", "wheel"];
const DEFAULTS = {
  layout: "expanding", count: 31, item: 0, bare: false, device: "phone", size: { width: 640, height: 480 }, orientation: "portrait",
  theme: "auto", direction: "ltr", reduceMotion: "auto", rate: 1, loop: false, removable: true, reorderable: true, cells: "auto", design: null, parameters: {},
};
/** Another value of each followed key; a design is in the link's fragment. */
const OTHERS = {
  layout: "wheel", count: 12, item: 3, theme: "dark", direction: "rtl", reduceMotion: "on", rate: 0.25, loop: true, removable: false, reorderable: false,
  cells: "picture",
};

test("each key of the state is followed, or listed as not followed", () => {
  const [, state] = /@typedef \{object\} State\n(.*?)\n \*\n/s.exec(readFileSync(new URL("../../core/state/state.js", import.meta.url), "utf8"));
  const names = [...state.matchAll(/@property \{.*?\} (\w+)(?: |$)/gm)].map(([, name]) => name);
  assert.ok(names.length > 15);
  assert.deepEqual([...FOLLOWED, ...UNFOLLOWED].toSorted(), names.toSorted());
});

test("the followed keys arrive, and the others do not", () => {
  const own = { bare: true, device: "free", size: { width: 300, height: 300 }, orientation: "landscape" };
  assert.deepEqual(followed(linkQuery({ ...DEFAULTS, ...OTHERS, ...own }, DEFAULTS), LAYOUTS, DEFAULTS), { ...OTHERS, design: null });
  assert.deepEqual(Object.keys(OTHERS).toSorted(), FOLLOWED.filter((name) => !["design", "parameters"].includes(name)).toSorted());
});
