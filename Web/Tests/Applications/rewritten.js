// A page that rewrites the list in a view in several ways, and compares the events with the two lists.

const view = document.querySelector("fanfold-view");
const KEYS = "abcdefghijklmnopqrstuvwxyz";
let state = 0;
let told = [];
let [removed, inserted] = [[], []];

/** A pseudorandom number from 0 to 1. */
function chance() {
  state = (state * 1664525 + 1013904223) % 4294967296;
  return state / 4294967296;
}

const below = (count) => Math.floor(chance() * count);
const html = (keys) => keys.map((key) => `<section data-key="${key}"><p>${key}</p></section>`).join("");
const items = () => [...view.children].filter((child) => !child.matches("[data-fanfold-made]"));

/** The ways in which libraries write a list into elements. */
const WAYS = {
  "innerHTML": (keys) => { view.innerHTML = html(keys); },
  "in place"(keys) {
    const present = items();
    keys.forEach((key, place) => {
      const child = present[place] ?? view.appendChild(document.createElement("section"));
      child.dataset.key = key;
      child.innerHTML = `<p>${key}</p>`;
    });
    for (const child of present.slice(keys.length)) child.remove();
  },
  "morphdom": (keys) => window.morphdom(view, `<fanfold-view>${html(keys)}</fanfold-view>`, { childrenOnly: true }),
  "htmx-2": (keys) => window.htmx.swap(view, html(keys), { swapStyle: "innerHTML", swapDelay: 0, settleDelay: 0 }),
  "htmx-4": (keys) => window.htmx.swap({ text: html(keys), target: view, sourceElement: view, swap: "innerMorph" }),
};

/** Another list after some changes. */
function changed(keys) {
  const next = [...keys];
  for (let count = 1 + below(3); count > 0; count--) {
    const place = below(next.length + 1);
    const free = [...KEYS].filter((key) => !next.includes(key));
    const kind = below(6);
    if (kind < 2 && next.length < 9) next.splice(place, 0, free[below(free.length)]);
    else if (kind === 2) next.splice(place, 1 + below(2));
    else if (kind === 3 && next.length > 0) next.splice(below(next.length), 0, ...next.splice(place % next.length, 1));
    else if (kind === 4) next.sort(() => chance() - 0.5);
    else if (kind === 5 && place < next.length) next[place] = free[below(free.length)];
  }
  return next;
}

/** Follows the events as an application does. New items get their keys from the view. */
function listen() {
  view.addEventListener("didinsert", ({ detail: { index, count } }) => {
    const keys = Array.from({ length: count }, (_, number) => view.elementOf(index + number).dataset.key);
    told.splice(index, 0, ...keys);
    inserted.push(...keys);
  });
  view.addEventListener("didremove", ({ detail: { index, count, keys } }) => {
    const gone = told.splice(index, count);
    if (gone.join() !== keys.join()) throw new Error(`${gone} were removed, and ${keys} were told`);
    removed.push(...gone);
  });
  view.addEventListener("didmove", ({ detail: { from, to } }) => { told.splice(to, 0, ...told.splice(from, 1)); });
  view.addEventListener("didsort", ({ detail: { order } }) => { told = order.map((place) => told[place]); });
}

const sorted = (keys) => [...keys].sort().join("");
const without = (keys, others) => sorted(keys.filter((key) => !others.includes(key)));

const copiesNow = () => [...view.querySelectorAll(":scope>[data-fanfold-made]")].map((copy) => copy.textContent);

/** Differences between the view and the list. Copies of items that left earlier can still be visible. */
function problems(before, keys, older) {
  const texts = Array.from({ length: view.count }, (_, index) => view.elementOf(index)?.textContent);
  const copies = copiesNow();
  const lists = { told: told.join(""), texts: texts.join("") };
  const wrong = Object.entries(lists).filter(([, list]) => list !== keys.join("")).map(([name, list]) => `${name}: ${list}`);
  if (sorted(removed) !== without(before, keys)) wrong.push(`removed: ${removed}`);
  if (sorted(inserted) !== without(keys, before)) wrong.push(`inserted: ${inserted}`);
  if (copies.some((text) => !removed.includes(text) && !older.includes(text))) wrong.push(`copies: ${copies}`);
  for (const child of view.querySelectorAll(":scope>[data-index]")) {
    if (told[child.dataset.index] !== child.textContent) wrong.push(`${child.outerHTML} has a wrong index`);
  }
  return wrong;
}

/** Rewrites lists; returns the first problem. */
window.rewrite = async (way, seed, count) => {
  state = seed;
  // Otherwise the first copies appear once their module is loaded.
  await import("/fanfold-copies.js");
  told = items().map((child) => child.dataset.key);
  listen();
  for (let number = 0; number < count; number++) {
    const before = [...told], keys = changed(before);
    // The change before may not have had a frame: the copies of its items appear in the next one.
    const older = [...copiesNow(), ...removed];
    [removed, inserted] = [[], []];
    await WAYS[way](keys);
    const pause = below(8);
    if (pause === 0) await window.clock.untilIdle();
    else await window.clock.advance(pause / 60);
    const wrong = problems(before, keys, older);
    if (wrong.length > 0) return `list ${number} of seed ${seed}, ${before.join("")} to ${keys.join("")}: ${wrong.join("; ")}`;
  }
  return "";
};
