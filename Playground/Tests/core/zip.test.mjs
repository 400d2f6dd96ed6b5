import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { zipped } from "../../core/files/zip.js";

const bytesOf = async (blob) => new Uint8Array(await blob.arrayBuffer());
const text = (path, content) => ({ path, data: new TextEncoder().encode(content) });
const FILES = [text("index.html", "<p>Größe"), text("pictures/ä.svg", ""), { path: "a/b.bin", data: new Uint8Array(70_000).fill(7) }];

test("Python reads the files of an archive", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fanfold-"));
  writeFileSync(join(folder, "a.zip"), await bytesOf(zipped(FILES)));
  const program = "import zipfile, sys, json; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None;"
    + "print(json.dumps([[i.filename, i.file_size, i.external_attr >> 16] for i in z.infolist()]))";
  const listed = JSON.parse(execFileSync("python3", ["-c", program, join(folder, "a.zip")], { encoding: "utf8" }));
  rmSync(folder, { recursive: true });
  assert.deepEqual(listed, FILES.map(({ path, data }) => [path, data.length, 0o100644]));
});

test("equal files give equal bytes", async () => {
  assert.deepEqual(await bytesOf(zipped(FILES)), await bytesOf(zipped(FILES)));
});
