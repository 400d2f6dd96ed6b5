// @ts-check
/**
 * The user's own designs in the browser's storage, one entry each: tabs never overwrite each other's designs. Entries that
 * cannot be read are kept. If storage is full or disabled, designs are kept in memory.
 *
 * @typedef {import("./shape.js").Layout} Layout
 * @typedef {object} Entry a stored design
 * @property {string} id
 * @property {number} edition number of changes
 * @property {number} time time of the last change, in milliseconds
 * @property {Layout} [layout] undefined if the entry cannot be read
 * @property {string} text the entry as stored
 * @typedef {{id: string, edition: number}} Draft a design in this tab: the entry that stores it, none before its first change, and
 *   the entry's edition when this tab read it last
 */

import { nameOfDesign } from "./design.js";
import { freeName } from "../words.js";
import { flawOf } from "./structure.js";
import { isSame } from "../state/values.js";
import { namesOf, recalled, remove, store } from "../state/storage.js";

const PREFIX = "fanfold-layout:";
/** The storage key of the tab's current design. */
const CURRENT = "fanfold-current-layout";
/** The name under which early versions of the page stored their only design, without an entry. */
const ONLY = "fanfold-design";
/** The version of the stored format. */
const VERSION = 1;

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** Dispatches `change` when the list changes, in this tab or another one, and `failure` if a design could not be stored. */
export class Library extends EventTarget {
  /** @type {Map<string, string>} Entries that could not be stored, by identifier. */
  #unsaved = new Map();
  /** @type {Map<string, Draft>} This tab's drafts of entries, by identifier. */
  #drafts = new Map();
  /** @type {Map<string, Entry>} The entries as they were read last: reading hundreds of designs takes long. */
  #known = new Map();
  /** @type {Draft} The current design of this tab. */
  #current = { id: "", edition: 0 };
  /** @type {Layout | undefined} Its layout in this tab. */
  #layout;

  /** Whether designs exist only in memory. */
  get hasUnsaved() { return this.#unsaved.size > 0; }

  /** Follows a change of the storage by another tab. */
  follow(/** @type {string | null} the changed name; null for all */ key) { if (key === null || key.startsWith(PREFIX)) this.#announce(); }

  /** The number of entries; unlike their list, it is known without reading them. */
  get count() { return this.#ids.size; }

  get #ids() {
    const only = recalled("localStorage", ONLY);
    if (only && store("localStorage", `${PREFIX}only`, `{"version":${VERSION},"edition":1,"time":0,"layout":${only}}`)) remove("localStorage", ONLY);
    return new Set([...namesOf("localStorage", PREFIX).map((name) => name.slice(PREFIX.length)), ...this.#unsaved.keys()]);
  }

  /** @returns {Entry[]} All entries, the latest first. */
  get entries() {
    return [...this.#ids].flatMap((id) => this.#read(id) ?? []).sort((one, other) => other.time - one.time);
  }

  /** Makes the design on the stage the current one, however it came there: a change of it never replaces another one. */
  followStage(/** @type {import("../state/state.js").Playground} */ playground) {
    playground.follow(["design"], ({ design }) => { if (design && !isSame(design, this.#layout)) this.resume(design); });
  }

  /** Continues a design of this tab if one equals the given one; otherwise the design is not stored yet. */
  resume(/** @type {Layout} */ layout) {
    const entries = [recalled("sessionStorage", CURRENT), ...this.#drafts.keys()].map((id) => this.#read(id));
    this.#choose(layout, entries.find((entry) => entry?.layout && isSame(entry.layout, layout)));
  }

  get draft() { return this.#current; }

  /** Continues an earlier design of this tab. */
  resumeDraft(/** @type {Draft} */ draft, /** @type {Layout | null=} its layout at that time */ layout) {
    [this.#current, this.#layout] = [draft, layout ?? undefined];
    store("sessionStorage", CURRENT, draft.id);
  }

  /** Makes an entry the tab's current design; none for a design that is not stored yet. */
  #choose(/** @type {Layout=} */ layout, /** @type {Entry=} */ entry) {
    const draft = (entry && this.#drafts.get(entry.id)) ?? { id: "", edition: 0 };
    this.#bind(draft, entry);
    this.resumeDraft(draft, layout);
  }

  /** Notes the entry that stores a draft. */
  #bind(/** @type {Draft} */ draft, /** @type {Entry=} */ entry) {
    if (!entry) return;
    this.#drafts.delete(draft.id);
    this.#drafts.set(Object.assign(draft, { id: entry.id, edition: entry.edition }).id, draft);
  }

  open(/** @type {Entry} */ entry) { this.#choose(entry.layout, entry); }

  /** Starts a design that is stored with its first change. */
  begin(/** @type {Layout=} */ layout) { this.#choose(layout); }

  /**
   * Stores the tab's current design. If another tab has changed it meanwhile, both versions are kept.
   * @param {Layout} layout
   * @returns {Layout} the stored design: a new one receives a free name
   */
  save(layout) {
    const { id, edition } = this.#current;
    const stored = id ? this.#read(id) : undefined;
    const isOwn = id !== "" && (stored === undefined || stored.edition === edition);
    const entry = isOwn ? this.#write(id, edition + 1, layout) : this.#find(layout) ?? this.add(layout);
    this.#bind(this.#current, entry);
    this.resumeDraft(this.#current, entry.layout);
    this.#announce();
    return entry.layout ?? layout;
  }

  /** The entry of an equal design. */
  #find(/** @type {Layout} */ layout) {
    // The text of an entry ends with its layout.
    const end = `"layout":${JSON.stringify(layout)}}`;
    return this.entries.find((entry) => entry.layout && entry.text.endsWith(end));
  }

  /** Whether an equal design is stored. */
  has(/** @type {Layout} */ layout) { return this.#find(layout) !== undefined; }

  /** Stores a design as a new entry, under a name that is free. */
  add(/** @type {Layout} */ layout) { return this.addAll([layout])[0]; }

  /** Stores designs as new entries, under names that are free. */
  addAll(/** @type {Layout[]} */ layouts) {
    const names = new Set(this.entries.map((entry) => entry.layout?.name)), numbers = new Map();
    const entries = layouts.map((layout) => this.#write(newId(), 1, { ...layout, name: freeName(nameOfDesign(layout), names, numbers) }));
    this.#announce();
    return entries;
  }

  /** Deletes an entry. Returns a function that restores it. */
  delete(/** @type {Entry} */ entry) {
    this.deleteAll([entry]);
    return () => this.restore(entry);
  }

  deleteAll(/** @type {Entry[]} */ entries) {
    for (const { id } of entries) {
      remove("localStorage", PREFIX + id);
      this.#unsaved.delete(id);
      this.#known.delete(id);
    }
    this.#announce();
  }

  /** Stores a deleted entry again. */
  restore(/** @type {Entry} */ entry) { this.restoreAll([entry]); }

  restoreAll(/** @type {Entry[]} */ entries) {
    for (const { id, text } of entries) this.#keep(id, text);
    this.#announce();
  }

  /** @param {string} id @param {number} edition @param {Layout} layout @returns {Entry} */
  #write(id, edition, layout) {
    const text = JSON.stringify({ version: VERSION, edition, time: Date.now(), layout });
    this.#keep(id, text);
    return { id, edition, time: Date.now(), layout, text };
  }

  #keep(/** @type {string} */ id, /** @type {string} */ text) {
    if (store("localStorage", PREFIX + id, text)) this.#unsaved.delete(id);
    else {
      this.#unsaved.set(id, text);
      this.dispatchEvent(new Event("failure"));
    }
  }

  /** @param {string} id @returns {Entry | undefined} */
  #read(id) {
    const text = this.#unsaved.get(id) ?? recalled("localStorage", PREFIX + id);
    if (!text) return undefined;
    const known = this.#known.get(id);
    if (known?.text === text) return known;
    const entry = parsed(id, text);
    this.#known.set(id, entry);
    return entry;
  }

  #announce() { this.dispatchEvent(new Event("change")); }
}

/** @param {string} id @param {string} text @returns {Entry} */
function parsed(id, text) {
  try {
    const { version, edition, time, layout } = JSON.parse(text);
    const isKnown = version === VERSION && Number.isFinite(edition) && Number.isFinite(time) && !flawOf(layout);
    if (isKnown) return { id, edition, time, layout, text };
  } catch {}
  return { id, edition: 0, time: 0, text };
}

export const library = new Library();
