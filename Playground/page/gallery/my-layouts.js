// @ts-check
/** The user's own layouts in the gallery: open, duplicate, export, delete with undo, import, and keep a linked one. */

import { mark, part } from "../dom.js";
import { fileText, nameOfDesign } from "../../core/design/design.js";
import { designer } from "../design/design-mode.js";
import { library } from "../../core/design/library.js";
import { saveText } from "../export/save.js";
import { flawOf } from "../../core/design/structure.js";
import { tuned } from "../../core/design/tuned.js";
import { dated } from "../../core/words.js";
import { addStill } from "./gallery-stage.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */
/** @typedef {import("../../core/design/library.js").Entry} Entry */

/** Maximum length of an imported file, in characters. */
const LONGEST = 200_000;
/** The most bytes of a character. */
const LONGEST_CHARACTER = 4;

/** The number of imported files after which the page shows the progress. */
const FILES_AT_ONCE = 20;

const MARKUP = `
<div class="top"><h3 id="mine-title">My layouts</h3>
  <span><button class="plain" data-do="keep">Keep this layout</button><button class="plain" data-do="import">Import JSON…</button></span></div>
<p class="empty">Your designs appear here. “Edit a copy” in the settings starts one.</p>
<p class="status"><span role="status"></span><button class="plain" data-do="undo" hidden>Undo</button></p>
<ul class="gallery" aria-labelledby="mine-title"></ul>
<input type="file" accept=".json,application/json" multiple hidden aria-label="Layouts as JSON">`;

export class MyLayouts {
  #section;
  #playground;
  #chosen;
  /** @type {import("../../core/history/history.js").Step | undefined} The deletion that the button undoes. */
  #deletion;
  /** @type {Map<Entry, HTMLElement>} The cards by their entries, and the layouts of those without a stage. */
  #cards = new Map();
  /** @type {WeakMap<Element, import("../../core/design/library.js").Layout>} */
  #layouts = new WeakMap();
  /** Creates the stages of cards that are scrolled into view. */
  #seen = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) if (isIntersecting) this.#addStage(/** @type {HTMLElement} */ (target));
  });

  /** @param {HTMLElement} section @param {Playground} playground @param {() => void} chosen called after a choice */
  constructor(section, playground, chosen) {
    this.#section = section;
    this.#playground = playground;
    this.#chosen = chosen;
    section.innerHTML = MARKUP;
    const input = /** @type {HTMLInputElement} */ (part(section, "input"));
    this.#on("import", () => input.click());
    this.#on("keep", () => this.#keep());
    this.#on("undo", () => { if (playground.history.last === this.#deletion) playground.history.undo(); });
    playground.history.addEventListener("change", () => {
      if (this.#deletion && playground.history.last !== this.#deletion) this.#say(playground.history.steps.includes(this.#deletion) ? "Restored" : "");
    });
    input.addEventListener("change", () => this.#import(input));
    // A closed gallery shows nothing: it is brought up to date when it opens.
    library.addEventListener("change", () => { if (section.closest("dialog")?.open) this.show(); });
  }

  /** Whether no design is stored or could be. */
  get isEmpty() { return library.entries.length === 0 && this.#playground.settings.design === null; }

  /** Shows the stored designs. The cards of unchanged ones stay. */
  show() {
    const { entries } = library;
    const { design } = this.#playground.settings;
    const isKept = design === null || library.has(design);
    this.#button("keep").hidden = isKept;
    part(this.#section, ".empty").hidden = entries.length > 0;
    const cards = new Map(entries.map((entry) => [entry, this.#cards.get(entry) ?? this.#card(entry)]));
    this.#cards = cards;
    part(this.#section, "ul").replaceChildren(...cards.values());
    for (const [entry, card] of cards) mark(part(card, ".open"), "aria-current", design && entry.id === library.draft.id ? "true" : undefined);
  }

  #card(/** @type {Entry} */ entry) {
    const card = document.createElement("li");
    card.innerHTML = '<div class="stage" inert aria-hidden="true"></div><button class="open"><b></b><span></span><span></span></button><div class="deeds"></div>';
    const { layout } = entry;
    const name = layout ? nameOfDesign(layout) : "Unreadable layout";
    const texts = layout ? [layout.description ?? `${layout.keyframes.length} keyframes`, dated(entry.time)] : ["Stored by another version of this page"];
    part(card, "b").textContent = name;
    for (const [place, text] of texts.entries()) card.querySelectorAll("span")[place].textContent = text;
    const open = /** @type {HTMLButtonElement} */ (part(card, ".open"));
    open.disabled = !layout;
    open.addEventListener("click", async () => {
      this.#chosen();
      (await designer())?.open(this.#playground, entry);
    });
    const deeds = { Duplicate: () => layout && this.#add("Duplicate", [layout]), Export: () => this.#export(entry, name), Delete: () => this.#delete(entry, name) };
    for (const [label, act] of Object.entries(deeds)) {
      if (label === "Duplicate" && !layout) continue;
      const button = document.createElement("button");
      button.textContent = label;
      button.ariaLabel = `${label} ${name}`;
      button.addEventListener("click", act);
      part(card, ".deeds").append(button);
    }
    if (layout) this.#layouts.set(card, layout);
    this.#seen.observe(card);
    return card;
  }

  #addStage(/** @type {HTMLElement} */ card) {
    const layout = this.#layouts.get(card);
    this.#seen.unobserve(card);
    if (layout && this.#layouts.delete(card)) addStill(part(card, ".stage"), layout);
  }

  #export(/** @type {Entry} */ { layout, text }, /** @type {string} */ name) {
    saveText(layout ? fileText(layout) : text, { name });
  }

  #delete(/** @type {Entry} */ entry, /** @type {string} */ name) {
    library.delete(entry);
    this.#deletion = { name: `Delete “${name}”`, undo: () => library.restore(entry), redo: () => library.delete(entry) };
    this.#playground.history.note(this.#deletion);
    this.#say(`“${name}” deleted`, true);
    this.#button("undo").focus();
  }

  /** Stores layouts, with undo. */
  #add(/** @type {string} */ deed, /** @type {import("../../core/design/library.js").Layout[]} */ layouts) {
    const entries = library.addAll(layouts);
    const [{ layout }] = entries;
    this.#playground.history.note({
      name: `${deed} ${entries.length === 1 ? `“${layout?.name ?? ""}”` : `${entries.length} layouts`}`,
      undo: () => library.deleteAll(entries),
      redo: () => library.restoreAll(entries),
    });
    return entries;
  }

  /** Stores the design on the stage with its tuned numbers, and continues it under its name. */
  #keep() {
    const { design, parameters } = this.#playground.state();
    if (!design) return;
    const [entry] = this.#add("Keep", [tuned(design, parameters)]);
    library.open(entry);
    this.#playground.set({ design: entry.layout });
    this.show();
  }

  async #import(/** @type {HTMLInputElement} */ input) {
    const [layouts, problems] = [/** @type {import("../../core/design/library.js").Layout[]} */ ([]), /** @type {string[]} */ ([])];
    const files = [...input.files ?? []];
    for (const [number, file] of files.entries()) {
      try {
        layouts.push(await layoutIn(file));
      } catch (error) {
        problems.push(`${file.name} could not be imported: ${/** @type {Error} */ (error).message}`);
      }
      if (number % FILES_AT_ONCE === FILES_AT_ONCE - 1) await this.#showProgress(number + 1, files.length);
    }
    input.value = "";
    if (layouts.length > 0) this.#add("Import", layouts);
    this.#say(problems.join(" "));
  }

  /** Shows the number of files that have been read, and lets the page draw it. */
  async #showProgress(/** @type {number} */ read, /** @type {number} */ count) {
    this.#say(`${read} of ${count} files`);
    await new Promise((done) => { setTimeout(done); });
  }

  /** @param {string} text @param {boolean} [canUndo] */
  #say(text, canUndo = false) {
    part(this.#section, ".status span").textContent = text;
    this.#button("undo").hidden = !canUndo;
    if (!canUndo) this.#deletion = undefined;
  }

  /** @param {string} name */
  #button(name) { return /** @type {HTMLButtonElement} */ (part(this.#section, `[data-do=${name}]`)); }

  #on(/** @type {string} */ name, /** @type {() => void} */ act) { this.#button(name).addEventListener("click", act); }
}

/** The layout of a file; throws an error if it has none. */
async function layoutIn(/** @type {File} */ file) {
  const text = file.size > LONGEST * LONGEST_CHARACTER ? "" : await file.text();
  if (!text || text.length > LONGEST) throw new Error(file.size === 0 ? "the file is empty" : `the file must have at most ${LONGEST} characters`);
  const layout = JSON.parse(text);
  const flaw = flawOf(layout);
  if (flaw) throw new Error(`${flaw} is invalid`);
  return layout;
}
