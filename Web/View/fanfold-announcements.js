// @ts-check
/**
 * Announcements for screen readers. A view loads this module when it first settles at another item, or after a change.
 *
 * @module
 */

import { nameOf } from "./mounted.js";
import { timeline } from "./timeline.js";

/** The time until an announcement is removed, in milliseconds: later, it would be content in the order of reading. */
const STATUS_TIME = 5000;

/** @typedef {import("./changes/events.js").PendingEvent & {title: string}} News an event with its item's name by then */

/**
 * The index of an item after later changes.
 * @param {number} index
 * @param {News[]} later
 */
const after = (index, later) => later.reduce((at, { name, detail: { index: changed, count } }) => {
  if (name === "didremove") return changed < at ? at - count : at;
  return name === "didinsert" && changed <= at ? at + count : at;
}, index);

/**
 * Announces events, and the item shown.
 * @param {import("./shared-state.js").SharedState} shared
 * @param {import("./items.js").Items} items
 * @param {HTMLElement} status
 * @param {News[]} news
 * @param {number} shown the item shown, or −1 if it is not announced
 * @param {typeof import("./modules.js").load} loadModule
 */
export async function announce(shared, items, status, news, shown, loadModule) {
  const place = shown < 0 ? [] : [...new Set([nameOf(items.find(shown)), shared.textOf(shown)])].filter(Boolean);
  const arrival = place.join(", ");
  // Without its words, a change is not announced.
  const words = news.length > 0 && await loadModule("words", () => import("./fanfold-words.js")).catch(() => undefined);
  const changes = words ? sentences(shared.element, items, news, words) : [];
  const last = changes.at(-1);
  const isSame = Boolean(last) && last?.title === place[0];
  if (last && isSame) last.title = arrival;
  const texts = changes.map(({ title, words }) => (title ? `${words.join(", ")}: ${title}` : words.join(", ")));
  // A further line is spoken even if it has the text of the one before.
  const line = status.appendChild(document.createElement("div"));
  line.textContent = (isSame || !arrival ? texts : [...texts, arrival]).join(". ");
  // The timer of a removed view would keep it in memory.
  const own = new WeakRef(line);
  timeline().startTimer(() => own.deref()?.remove(), STATUS_TIME);
}

/**
 * The changes of each item.
 * @param {Element} element
 * @param {import("./items.js").Items} items
 * @param {News[]} news
 * @param {typeof import("./fanfold-words.js")} words
 */
function sentences(element, items, news, { wordFor }) {
  /** @type {{title: string, words: string[]}[]} */
  const all = [];
  news.forEach(({ name, detail: { index, count = 1 }, isUndo, title }, number) => {
    const isAdded = name === "didinsert";
    const word = wordFor(element, isAdded && isUndo ? "undo" : name);
    const about = count > 1 ? `${count}` : isAdded ? nameOf(items.find(after(index, news.slice(number + 1)))) : title;
    const last = all.at(-1);
    if (about && last?.title === about) last.words.push(word);
    else all.push({ title: about, words: [word] });
  });
  return all;
}
