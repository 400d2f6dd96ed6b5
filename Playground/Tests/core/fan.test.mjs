import assert from "node:assert/strict";
import { test } from "node:test";
import { albumsOfFans, fanFrom } from "../../core/items/fan.js";
import { randomFrom, SEED } from "./random.mjs";

test("a fan begins with its own picture, and one that is not in the album begins the album", () => {
  assert.deepEqual([0, 2, -1].map((at) => fanFrom([1, 2, 3], at)), [[1, 2, 3], [3, 1, 2], [1, 2, 3]]);
});

test(`the fans of exported albums begin as in the whole albums, seed ${SEED}`, () => {
  const random = randomFrom(SEED);
  for (let round = 0; round < 300; round++) {
    const albums = ["One", "Two"].map((name) => ({ name, pictures: Array.from({ length: 1 + random(40) }, (_, number) => `${name} ${number}`) }));
    const items = Array.from({ length: 1 + random(6) }, () => {
      const album = albums[random(2)];
      return { album, own: album.pictures[random(album.pictures.length)] };
    });
    const most = 1 + random(9);
    const parts = albumsOfFans(items, most);
    for (const { album: { name, pictures }, own } of items) {
      const [whole, part] = [pictures, parts[name]].map((each) => fanFrom(each, each.indexOf(own)).slice(0, most));
      assert.deepEqual(part, whole);
      assert.ok(parts[name].length <= most * items.length);
    }
  }
});
