// @ts-check
/** The user's own layouts in the gallery: open, duplicate, export, delete with undo, import, and keep a linked one. */

import { part } from "../dom.js";
import { fileName, fileText } from "../../core/design/design.js";
import { designer } from "../design/design-mode.js";
import { library } from "../../core/design/library.js";
import { save } from "../export/save.js";
import { flawOf } from "../../core/design/structure.js";
import { addStill } from "./gallery-stage.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */
/** @typedef {import("../../core/design/library.js").Entry} Entry */

/** Maximum length of an imported file, in characters. */
const LONGEST = 200_000;

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
  /** The deletion that the button undoes. @type {import("../../core/history/history.js").Step | undefined} */
  #deletion;

  /**
   * @param {HTMLElement} section
   * @param {Playground} playground
   * @param {() => void} chosen called after a choice
   */
  constructor(section, playground, chosen) {
    [this.#section, this.#playground, this.#chosen] = [section, playground, chosen];
    section.innerHTML = MARKUP;
    const input = /** @type {HTMLInputElement} */ (part(section, "input"));
    this.#on("import", () => input.click());
    this.#on("keep", () => { library.open(this.#add("Keep", playground.settings.design ? [playground.settings.design] : [])[0]); this.show(); });
    this.#on("undo", () => { if (playground.history.last === this.#deletion) playground.history.undo(); });
    playground.history.addEventListener("change", () => {
      if (this.#deletion && playground.history.last !== this.#deletion) this.#say(playground.history.steps.includes(this.#deletion) ? "Restored" : "");
    });
    input.addEventListener("change", () => this.#import(input));
    library.addEventListener("change", () => this.show());
  }

  /** Whether no design is stored or could be. */
  get isEmpty() { return library.entries.length === 0 && this.#playground.settings.design === null; }

  /** Shows the stored designs. */
  show() {
    const { entries } = library;
    const { design } = this.#playground.settings;
    const isKept = design === null || library.has(design);
    this.#button("keep").hidden = isKept;
    part(this.#section, ".empty").hidden = entries.length > 0;
    part(this.#section, "ul").replaceChildren(...entries.map((entry) => this.#card(entry)));
  }

  /** @param {Entry} entry */
  #card(entry) {
    const card = document.createElement("li");
    card.innerHTML = '<div class="stage" inert aria-hidden="true"></div><button class="open"><b></b><span></span></button><div class="deeds"></div>';
    const { layout } = entry;
    const name = layout?.name ?? (layout ? "My layout" : "Unreadable layout");
    part(card, "b").textContent = name;
    part(card, "span").textContent = layout ? `${layout.keyframes.length} keyframes` : "Stored by another version of this page";
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
    if (layout) addStill(part(card, ".stage"), layout);
    return card;
  }

  /** @param {Entry} entry @param {string} name */
  #export({ layout, text }, name) {
    save(new Blob([layout ? fileText(layout) : text], { type: "application/json" }), `${fileName({ name })}.json`);
  }

  /** @param {Entry} entry @param {string} name */
  #delete(entry, name) {
    library.delete(entry);
    this.#deletion = { name: `Delete “${name}”`, undo: () => library.restore(entry), redo: () => library.delete(entry) };
    this.#playground.history.note(this.#deletion);
    this.#say(`“${name}” deleted`, true);
    this.#button("undo").focus();
  }

  /** Stores layouts, with undo. @param {string} deed @param {import("../../core/design/library.js").Layout[]} layouts */
  #add(deed, layouts) {
    const entries = layouts.map((layout) => library.add(layout));
    const [{ layout }] = entries;
    this.#playground.history.note({
      name: `${deed} ${entries.length === 1 ? `“${layout?.name ?? ""}”` : `${entries.length} layouts`}`,
      undo: () => { for (const entry of entries) library.delete(entry); },
      redo: () => { for (const entry of entries) library.restore(entry); },
    });
    return entries;
  }

  /** @param {HTMLInputElement} input */
  async #import(input) {
    const [layouts, problems] = [/** @type {import("../../core/design/library.js").Layout[]} */ ([]), /** @type {string[]} */ ([])];
    for (const file of input.files ?? []) {
      try {
        const layout = JSON.parse((await file.text()).slice(0, LONGEST));
        const flaw = flawOf(layout);
        if (flaw) throw new Error(`${flaw} is invalid`);
        layouts.push(layout);
      } catch (error) {
        problems.push(`${file.name} could not be imported: ${/** @type {Error} */ (error).message}`);
      }
    }
    input.value = "";
    if (layouts.length > 0) this.#add("Import", layouts);
    this.#say(problems.join(" "));
  }

  /** @param {string} text @param {boolean} [canUndo] */
  #say(text, canUndo = false) {
    part(this.#section, ".status span").textContent = text;
    this.#button("undo").hidden = !canUndo;
    if (!canUndo) this.#deletion = undefined;
  }

  /** @param {string} name */
  #button(name) { return /** @type {HTMLButtonElement} */ (part(this.#section, `[data-do=${name}]`)); }

  /** @param {string} name @param {() => void} act */
  #on(name, act) { this.#button(name).addEventListener("click", act); }
}
