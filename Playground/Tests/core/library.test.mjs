import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Library } from "../../core/design/library.js";
import { randomFrom, SEED } from "./random.mjs";

const PREFIX = "fanfold-layout:";
const layout = (name, scale = 1) => ({ name, axis: "horizontal", pitch: 100, keyframes: [{ at: 0, scale }] });
const namesOf = (library) => library.entries.map((entry) => entry.layout?.name).toSorted();

/** A property that `Object.keys` does not list. */
const hidden = (value) => ({ value, enumerable: false, configurable: true });

/** A storage as a plain object with non-enumerable functions, like the browser's. */
function storage(isFull = () => false) {
  return Object.create({}, {
    getItem: hidden(function getItem(name) { return Object.hasOwn(this, name) ? this[name] : null; }),
    setItem: hidden(function setItem(name, text) {
      if (isFull()) throw new Error("QuotaExceededError");
      this[name] = text;
    }),
    removeItem: hidden(function removeItem(name) { delete this[name]; }),
  });
}

let isFull = false;
beforeEach(() => {
  isFull = false;
  globalThis.localStorage = storage(() => isFull);
  globalThis.sessionStorage = storage();
});

test("new designs keep the earlier ones", () => {
  const library = new Library();
  for (const name of ["First", "Second", "Third"]) {
    library.begin();
    library.save(layout(name));
  }
  assert.deepEqual(namesOf(library), ["First", "Second", "Third"]);
});

test("changes of a design replace its entry", () => {
  const library = new Library();
  library.begin();
  library.save(layout("First"));
  library.save(layout("First", 2));
  assert.deepEqual(library.entries.map((entry) => entry.layout.keyframes[0].scale), [2]);
});

test("unchanged entries are read once, however often the list is read", () => {
  const library = new Library();
  library.addAll(Array.from({ length: 50 }, (_, number) => layout(`Design ${number}`)));
  const before = library.entries;
  library.save(layout("Another"));
  const again = new Set(library.entries);
  assert.equal(before.filter((entry) => again.has(entry)).length, 50);
});

test("a reload continues the same design", () => {
  const library = new Library();
  library.begin();
  library.save(layout("First"));
  const reloaded = new Library();
  reloaded.resume(layout("First"));
  reloaded.save(layout("First", 2));
  assert.deepEqual(namesOf(reloaded), ["First"]);
});

test("an edited linked design is stored beside the others under a free name", () => {
  const library = new Library();
  library.begin();
  library.save(layout("Linked"));
  library.resume(layout("Linked", 3));
  assert.equal(library.save(layout("Linked", 2)).name, "Linked 2", "the stage shows the stored name");
  assert.equal(library.save(layout("Linked 2", 4)).name, "Linked 2");
  assert.deepEqual(namesOf(library), ["Linked", "Linked 2"]);
  assert.equal(library.count, 2);
});

/** A library that follows a stage, and functions that put a design there, begin one and change it, as the page does. */
function staged() {
  const library = new Library();
  let shown, follow;
  library.followStage({ follow: (_, action) => { follow = action; } });
  const put = (design) => { shown = design; follow({ design }); };
  const begin = (design) => { library.begin(design); put(design); };
  const open = (entry) => { library.open(entry); put(entry.layout); };
  const change = (scale) => {
    const design = { ...shown, keyframes: [{ at: 0, scale }] };
    library.save(design);
    put(design);
  };
  return { library, put, begin, open, change, shown: () => shown };
}

test("a design that returns to the stage continues its own entry, not the latest one", () => {
  const { library, put, begin, change, shown } = staged();
  begin(layout("First"));
  change(2);
  const first = shown();
  begin(layout("Second"));
  change(3);
  put(first);
  change(4);
  assert.deepEqual(library.entries.map((entry) => [entry.layout.name, entry.layout.keyframes[0].scale]).toSorted(), [["First", 4], ["Second", 3]]);
});

test("a copy that begins equal to a stored design is stored beside it", () => {
  const { library, begin, change } = staged();
  begin(layout("First"));
  change(1);
  begin(layout("First"));
  change(2);
  assert.deepEqual(namesOf(library), ["First", "First 2"]);
});

const poses = ({ layout }) => JSON.stringify(layout.keyframes);

test(`a change replaces only the entry of the design on the stage, seed ${SEED}`, () => {
  const random = randomFrom(SEED);
  const { library, put, begin, open, change, shown } = staged();
  const seen = [];
  begin(layout("First"));
  for (let step = 0; step < 300; step++) {
    const { entries } = library;
    [() => begin(layout(`Design ${step}`, random(5))), () => entries.length > 0 && open(entries[random(entries.length)]), () => put(seen[random(seen.length)] ?? layout("Linked", step)), () => {}, () => {}][random(5)]();
    const before = new Map(library.entries.map((entry) => [entry.id, entry]));
    const pose = poses({ layout: shown() });
    seen.push(shown());
    change(10 + step);
    const replaced = library.entries.filter(({ id, text }) => before.has(id) && before.get(id).text !== text);
    assert.deepEqual(replaced.map(({ id }) => poses(before.get(id))), replaced.map(() => pose), `step ${step}`);
    assert.equal(library.entries.length + replaced.length, before.size + 1, `step ${step}`);
  }
});

test("two tabs with one design keep both versions", () => {
  const [one, other] = [new Library(), new Library()];
  one.begin();
  one.save(layout("First"));
  other.open(other.entries[0]);
  one.save(layout("First", 2));
  other.save(layout("First", 3));
  assert.deepEqual(namesOf(one), ["First", "First 2"]);
});

test("a design that another tab deletes is stored again with the next change", () => {
  const library = new Library();
  library.begin();
  library.save(layout("First"));
  for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
  library.save(layout("First", 2));
  assert.deepEqual(namesOf(library), ["First"]);
});

test("full storage dispatches a failure, and the design stays listed", () => {
  const library = new Library();
  let failures = 0;
  library.addEventListener("failure", () => { failures += 1; });
  isFull = true;
  library.begin();
  library.save(layout("First"));
  assert.deepEqual([failures, library.hasUnsaved, ...namesOf(library)], [1, true, "First"]);
  isFull = false;
  library.save(layout("First", 2));
  assert.deepEqual([library.hasUnsaved, ...namesOf(library)], [false, "First"]);
});

test("disabled storage keeps designs in memory", () => {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get() { throw new Error("denied"); } });
  const library = new Library();
  library.begin();
  library.save(layout("First"));
  assert.deepEqual([library.hasUnsaved, ...namesOf(library)], [true, "First"]);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, writable: true, value: undefined });
});

const UNREADABLE = ["{", "null", "[]", '{"version":1,"edition":1,"time":1,"layout":{"keyframes":[]}}', '{"version":0,"design":{}}'];
for (const text of UNREADABLE) {
  test(`the unreadable entry ${text} is kept`, () => {
    localStorage.setItem(`${PREFIX}old`, text);
    const library = new Library();
    library.begin();
    library.save(layout("First"));
    assert.deepEqual(library.entries.map((entry) => entry.layout?.name), ["First", undefined]);
    assert.equal(library.entries[1].text, text);
    assert.equal(localStorage.getItem(`${PREFIX}old`), text);
  });
}

test("a deleted design can be restored", () => {
  const library = new Library();
  const entry = library.add(layout("First"));
  const restore = library.delete(entry);
  assert.deepEqual(library.entries, []);
  restore();
  assert.deepEqual(library.entries[0].layout, entry.layout);
});

test("changes in another tab are announced", () => {
  const library = new Library();
  let changes = 0;
  library.addEventListener("change", () => { changes += 1; });
  for (const key of [null, `${PREFIX}a`, "other"]) library.follow(key);
  assert.equal(changes, 2);
});

test("a change reads its own entry, whatever the number of the others is", () => {
  const reads = [5, 500].map((count) => {
    globalThis.localStorage = storage();
    const library = new Library();
    library.addAll(Array.from({ length: count }, (_, number) => layout(`Design ${number}`)));
    library.begin();
    library.save(layout("Changed"));
    const { getItem } = localStorage;
    let number = 0;
    Object.defineProperty(localStorage, "getItem", hidden(function counted(name) { number++; return getItem.call(this, name); }));
    library.save(layout("Changed", 2));
    return number;
  });
  assert.equal(reads[0], reads[1]);
});

test("several designs are added under free names with a single event", () => {
  const library = new Library();
  let changes = 0;
  library.addEventListener("change", () => changes++);
  library.addAll(["One", "One", "Two", "One"].map((name) => layout(name)));
  assert.deepEqual([namesOf(library), changes], [["One", "One 2", "One 3", "Two"], 1]);
  const { entries } = library;
  library.deleteAll(entries);
  assert.deepEqual([namesOf(library), changes], [[], 2]);
  library.restoreAll(entries);
  assert.deepEqual([namesOf(library), changes], [["One", "One 2", "One 3", "Two"], 3]);
});
