// Links and stored designs of earlier versions open. `earlier-versions.json` was made by the modules of the page at three commits:
// links with each setting, device and parameter, and with designs, and the entries of the storage.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Library } from "../../core/design/library.js";
import { readFragment } from "../../core/link/fragment.js";
import { readDesign, readParameters, readState } from "../../core/link/link.js";
import { queryOf } from "../../core/link/query.js";
import { PARAMETERS } from "../../core/state/sensible-ranges.js";

const LAYOUTS = ["expanding", "tab-stack", "album-fan", "card-carousel", "task-switcher"];
const VERSIONS = JSON.parse(readFileSync(new URL("earlier-versions.json", import.meta.url)));
const DESCRIPTORS = PARAMETERS.map((name) => ({ name, unit: "points", minimum: -Infinity, maximum: Infinity, default: 0, value: 0 }));

/** The layout and the settings of a link. */
async function opened(link) {
  const [search, fragment = ""] = link.split("#");
  const query = queryOf(search);
  const { state: { design, ...state }, problems } = readState(query, LAYOUTS, 31);
  const { parameters, problems: others } = readParameters(query, DESCRIPTORS);
  const text = await readFragment(`#${fragment}`);
  const read = text === undefined ? { layout: design } : readDesign(text);
  return { state, parameters, problems: [...problems, ...others, ...(read.flaw ? [read.flaw] : [])], design: read.layout };
}

for (const { commit, date, links, stored } of VERSIONS) {
  test(`the links of ${date} open, ${commit}`, async () => {
    assert.ok(links.length > 15);
    for (const { link, state, parameters, design } of links) {
      const now = await opened(link);
      assert.deepEqual(now, { state: { ...now.state, ...state }, parameters, problems: [], design }, link);
    }
  });

  test(`the designs stored on ${date} are listed, ${commit}`, () => {
    const kept = { ...stored };
    globalThis.localStorage = Object.create(kept, {
      getItem: { value: (name) => globalThis.localStorage[name] ?? null },
      setItem: { value(name, text) { this[name] = text; } },
      removeItem: { value(name) { delete this[name]; } },
    });
    Object.assign(globalThis.localStorage, stored);
    const library = new Library();
    const layouts = library.entries.map(({ layout }) => layout);
    const designs = Object.values(stored).map((text) => JSON.parse(text)).map((entry) => entry.layout ?? entry);
    assert.equal(library.count, designs.length);
    for (const design of designs) assert.ok(layouts.some((layout) => JSON.stringify(layout) === JSON.stringify(design)), design.name);
  });
}

test("a damaged design of an early version is listed as unreadable", () => {
  const items = new Map([["fanfold-design", "{"]]);
  globalThis.localStorage = new Proxy({}, {
    get: (_, name) => ({ getItem: (key) => items.get(key) ?? null, setItem: (key, text) => items.set(key, text), removeItem: (key) => items.delete(key) })[name],
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  const [entry] = new Library().entries;
  assert.equal(entry.layout, undefined);
  assert.match(entry.text, /\{/);
});
