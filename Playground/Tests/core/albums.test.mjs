// Tests the albums of the user's own pictures.

import assert from "node:assert/strict";
import { test } from "node:test";
import { albumsOfFiles } from "../../page/export/own/albums.js";

const file = (path) => ({ path, file: { name: path.split("/").at(-1), type: "image/png" } });

test("each folder is an album with a name of its own", () => {
  const { albums } = albumsOfFiles(["a/pics/1.png", "b/pics/2.png", "c/pics/3.png", "Your pictures/4.png", "5.png"].map(file), ({ path }) => path);
  assert.deepEqual(albums.map(({ name, pictures }) => [name, pictures[0].src]), [
    ["Your pictures", "5.png"], ["pics", "a/pics/1.png"], ["pics 2", "b/pics/2.png"], ["pics 3", "c/pics/3.png"], ["Your pictures 2", "Your pictures/4.png"],
  ]);
});
