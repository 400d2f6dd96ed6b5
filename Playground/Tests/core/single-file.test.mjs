// Tests the page that is one file, and the words about the reach of a link.

import assert from "node:assert/strict";
import { test } from "node:test";
import { singleFile } from "../../core/code/single-file.js";
import { reachOf } from "../../core/link/reach.js";
import { stories, withoutTemplates } from "./choices.mjs";

withoutTemplates();

const CHOICE = {
  layout: "shelf-layout", keyframes: { name: "Shelf", axis: "horizontal", pitch: 100, keyframes: [{ at: 0 }] }, count: 31, item: 0, parameters: {}, direction: "ltr",
  reduceMotion: "auto", loop: false, removable: false, reorderable: false, stories, cornerRadius: 8,
};

test("the page contains the module and the pictures, and names no file", () => {
  const module = 'console.log("</script>", "<!-- $& -->")';
  const page = singleFile(CHOICE, module, Object.fromEntries(stories.map(({ file }) => [file, `data:${file}`])));
  assert.doesNotMatch(page, /pictures\/|import "|src="/);
  assert.ok(page.includes('console.log("<\\/script>", "<\\!-- $& -->")'));
  assert.ok(page.includes(`"${stories[0].file}":"data:${stories[0].file}"`) && page.includes("image.src = pictures[picture];"));
  assert.equal(page.match(/<\/script>/g).length, 3, "the layout, the module and the page");
});

const of = (address) => reachOf(new URL(address)).replace(/^The link opens |, .*$/g, "");

test("a link that does not open everywhere says so", () => {
  for (const address of ["http://127.0.0.1:8080/", "http://localhost/", "http://[::1]:80/", "file:///a.html"]) assert.equal(of(address), "on this machine");
  for (const address of ["http://192.168.1.7/", "http://10.0.0.2:8080/", "http://172.20.1.1/", "http://mac.local/", "http://desk:8080/", "http://[fe80::1]/"]) assert.equal(of(address), "in this network");
  for (const address of ["https://fanfold.example/", "http://172.40.1.1/", "http://11.0.0.2/"]) assert.equal(of(address), "");
});
