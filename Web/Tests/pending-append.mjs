// Inserts items up to the maximum count while an append is pending: `node pending-append.mjs FILE.wasm`.
// Prints whether the items were inserted, and the number of items.

import { readFileSync } from "node:fs";
import process from "node:process";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const engine = instance.exports;
const handle = engine.createEngine();
engine.setViewport(handle, 390, 844, false, 0);
engine.setLayout(handle, 1, false, 0);
engine.setCount(handle, 1, 0);
engine.openItem(handle, 0, 0);
engine.advance(handle, 2);
engine.appendItem(handle, 2);
const isInserted = engine.insertItems(handle, 0, engine.maximumCount() - 1, false, 10);
console.log(Boolean(isInserted), engine.itemCount(handle));
