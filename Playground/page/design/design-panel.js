// @ts-check
/** The design panel: edits a design's keyframes and rules as rows of the settings and shows each change at once. */

import { part } from "../dom.js";
import { readDesign } from "../../core/link/link.js";
import { ParameterRow } from "../panel/parameter.js";
import { Scale } from "../../core/state/scale.js";
import { save } from "../export/save.js";
import { measured } from "../../core/words.js";
import { distanceAt, drawCurve, makeCurve } from "./curve.js";
import { distanceAfter, fileName, fileText, nameOfDesign, nearestKeyframe, withCurve, withMirrored, withReplaced } from "../../core/design/design.js";
import { addEasing } from "./easing-editor.js";
import { Ghosts } from "./ghosts.js";
import { library } from "../../core/design/library.js";
import { copied, copy } from "../../core/design/pasteboard.js";
import { addRules } from "./rule-rows.js";
import { distanceName } from "../../core/design/step-names.js";
import { isSame } from "../../core/state/values.js";
import { placeOf, PROPERTIES, valueAt, valueWithout, withKeyframe, withoutKeyframe, withValue } from "../../core/design/shape.js";

export { create, edit, open } from "./designs.js";

/**
 * @typedef {import("../../core/state/state.js").Playground} Playground
 * @typedef {import("../../core/design/shape.js").Layout} Layout
 */

/** Maximum length of a layout as JSON, in characters. */
const LONGEST = 200_000;

const PANEL = `
<div id="design-head"><h2 id="design-title">Edit</h2><button id="design-done" class="primary">Done</button></div>
<label class="row"><span>Name</span><span class="field"><input id="design-name" maxlength="60" autocomplete="off"></span></label>
<p id="design-state" role="status"></p>
<label class="row switch"><span>Show handles</span><input type="checkbox" role="switch" id="design-ghosts" checked></label>
<h3>Keyframes</h3>
<div id="design-keyframes" role="radiogroup" aria-label="Keyframes by distance from the current item"></div>
<div class="design-line"><button id="design-add" class="plain">Add keyframe</button><button id="design-remove" class="plain">Remove</button></div>
<div class="design-line" role="group" aria-label="The selected keyframe">
  <button id="design-copy" class="plain" title="Copy (Ctrl+C)">Copy</button><button id="design-paste" class="plain" title="Paste (Ctrl+V)">Paste</button>
  <button id="design-mirror" class="plain" title="Mirror to the other side (M)">Mirror</button>
</div>
<p id="design-problem" role="alert" hidden></p>
<div id="design-properties"></div>
<details id="design-curve"></details>
<details id="design-rules"><summary>Rules</summary></details>
<div class="design-line">
  <button id="design-save" class="plain">Save JSON</button><button id="design-open" class="plain">Open JSON…</button>
</div>
<input id="design-file" type="file" accept=".json,application/json" hidden aria-label="Layout as JSON">`;

export class DesignPanel {
  #playground;
  #section;
  /** The distance of the selected keyframe. */
  at = 0;
  #ghosts;
  /** @type {Map<string, ParameterRow>} */
  #rows = new Map();
  /** @type {(layout: Layout) => void} */
  #showRules;
  /** @type {(isEnabled: boolean) => void} */
  #enableEasing;
  /** @type {import("../../core/design/design.js").Eased | undefined} */
  #eased;
  #ended = new AbortController();

  /**
   * @param {Playground} playground
   * @param {HTMLElement} section
   */
  constructor(playground, section) {
    this.#playground = playground;
    this.#section = section;
    section.innerHTML = PANEL;
    library.resume(this.layout);
    this.#ghosts = new Ghosts(playground.view, {
      at: () => this.at, layout: () => this.layout, choose: (at) => this.choose(at), set: (at, values) => this.#setAll(at, values), key: (event) => this.#actByKey(event),
      enlarge: (artboard) => playground.set({ artboard }),
    });
    this.#showRules = addRules(this.#part("#design-rules"), (kind, change) => this.change(kind, change(this.layout)));
    this.#enableEasing = addEasing(this.#part("#design-curve"), (curve) => this.#ease(curve));
    this.#listen();
    const { signal } = this.#ended;
    playground.addEventListener("change", (event) => {
      const keys = /** @type {CustomEvent<string[]>} */ (event).detail;
      if (["direction", "reduceMotion", "size", "bare"].some((key) => keys.includes(key)) && playground.settings.editing) this.#showGhosts(this.layout);
    }, { signal });
    playground.addEventListener("problem", (event) => this.#showProblem(/** @type {CustomEvent<string>} */ (event).detail), { signal });
    library.addEventListener("change", () => this.#showState(), { signal });
    this.#showProblem(playground.problem);
  }

  /** Ends the edit. */
  end() {
    this.#ended.abort();
    this.#ghosts.remove();
  }

  focus() { this.#part("#design-name").focus({ preventScroll: true }); }

  /** @returns {Layout} */
  get layout() { return /** @type {Layout} */ (this.#playground.settings.design); }

  /**
   * Changes the design and stores it.
   * @param {string} kind consecutive changes of one kind form one step of the history
   * @param {Layout} design
   * @param {string} [name] name of the step; by default it follows from the change
   */
  change(kind, design, name) {
    if (isSame(design, this.layout)) return;
    this.#playground.history.mark = { kind, ...(name && { name }) };
    this.#playground.set({ design });
    library.save(design);
  }

  /** Shows the state's design. */
  follow() {
    const { layout } = this;
    this.#showGhosts(layout);
    if (placeOf(layout, this.at) < 0) this.at = nearestKeyframe(layout, this.at);
    this.#showKeyframes(layout);
    this.#showRows(layout);
    this.#showRules(layout);
    /** @type {HTMLInputElement} */ (this.#part("#design-name")).value = layout.name ?? "";
    this.#showState();
  }

  #showState() {
    const stored = library.hasUnsaved ? "Not stored: save it as JSON" : "Saved in this browser";
    this.#part("#design-state").textContent = library.draft.id ? stored : "Saved with the first change";
  }

  /** A bare view has no overlays. @param {Layout} layout */
  #showGhosts(layout) {
    const wish = /** @type {HTMLInputElement} */ (this.#part("#design-ghosts"));
    this.#ghosts.isOn = wish.checked && !this.#playground.settings.bare;
    this.#ghosts.follow(layout);
  }

  /** @param {string} problem */
  #showProblem(problem) {
    const place = this.#part("#design-problem");
    place.hidden = problem === "";
    place.textContent = problem && `Not shown: ${problem}`;
  }

  // MARK: Keyframes

  /** @param {Layout} layout */
  #showKeyframes(layout) {
    const group = this.#part("#design-keyframes");
    const hasFocus = group.contains(document.activeElement);
    group.replaceChildren(...layout.keyframes.map(({ at }) => {
      const choice = document.createElement("button");
      const isChosen = at === this.at;
      choice.role = "radio";
      choice.textContent = `${at}`.replace("-", "−");
      choice.ariaLabel = at === 0 ? "Current item" : measured(at, Math.abs(at) === 1 ? "item" : "items");
      choice.ariaChecked = `${isChosen}`;
      choice.tabIndex = isChosen ? 0 : -1;
      choice.dataset.at = `${at}`;
      choice.addEventListener("click", () => this.choose(at));
      return choice;
    }));
    if (hasFocus) part(group, "[aria-checked=true]").focus();
    this.#button("#design-remove").disabled = layout.keyframes.length < 2;
    this.#button("#design-paste").disabled = copied() === undefined;
    this.#button("#design-mirror").disabled = this.at === 0;
    this.#enableEasing(this.at < layout.keyframes[layout.keyframes.length - 1].at);
  }

  /** @param {number} at */
  choose(at) {
    this.at = at;
    if (placeOf(this.layout, at) < 0) this.change("add", withKeyframe(this.layout, at, () => {}));
    else this.follow();
  }

  /** Adds a keyframe in the middle of the widest gap after the selected one, or a step beyond the last. */
  #add() {
    this.at = distanceAfter(this.layout, this.at);
    this.change("add", withKeyframe(this.layout, this.at, () => {}));
  }

  #copy() {
    copy(this.layout.keyframes[placeOf(this.layout, this.at)]);
    this.follow();
  }

  /** Replaces the selected keyframe. */
  #paste() {
    const keyframe = copied();
    if (keyframe) this.change("paste", withReplaced(this.layout, { ...keyframe, at: this.at }), `Paste keyframe at ${distanceName(this.at)}`);
  }

  /** Replaces the keyframe on the other side of the current item by the mirror image of the selected one. */
  #mirror() {
    if (this.at !== 0) this.change("mirror", withMirrored(this.layout, this.at), `Mirror keyframe at ${distanceName(this.at)}`);
  }

  /** Eases the way to the next keyframe. @param {import("../../core/design/easing.js").Curve} curve */
  #ease(curve) {
    const changed = withCurve(this.layout, this.at, curve, this.#eased);
    if (!changed) return;
    this.#eased = changed.eased;
    const { from, to } = changed.eased;
    this.change(`curve ${from}`, changed.layout, `Curve from ${distanceName(from)} to ${distanceName(to)}`);
  }

  // MARK: Rows

  /** @param {Layout} layout */
  #showRows(layout) {
    for (const [key, property] of Object.entries(PROPERTIES)) {
      const standard = shortened(valueWithout(layout, property, this.at));
      const value = shortened(valueAt(layout, property, this.at));
      const { name, unit, minimum, maximum } = property;
      const descriptor = { name, unit, minimum, maximum, default: standard, value };
      const isNamed = property.get(layout.keyframes[placeOf(layout, this.at)]) !== undefined;
      let row = this.#rows.get(key);
      if (!row) {
        const scale = new Scale(minimum, maximum, Infinity, unit === "fraction" ? 0.01 : 1);
        row = new ParameterRow(descriptor, scale, (value) => this.#set(key, value));
        this.#rows.set(key, row);
        this.#part("#design-properties").append(row.element);
        row.element.append(this.#addCurve(key));
        // Reset removes the value from this keyframe, even if the resulting number is the same.
        row.reset.addEventListener("click", (event) => { event.stopImmediatePropagation(); this.#set(key, undefined); }, true);
      }
      row.descriptor = descriptor;
      row.slider.style.setProperty("--default", `${row.scale.part(standard)}`);
      row.show(value);
      drawCurve(/** @type {any} */ (row.element.querySelector(".curve")), layout, property, this.at);
      row.element.toggleAttribute("data-named", isNamed);
      row.reset.hidden = !isNamed;
      row.reset.textContent = "Interpolate";
      part(row.element, ".standard").textContent = isNamed ? "" : "Interpolated";
      row.reset.ariaLabel = `Remove ${part(row.element, ".name").textContent?.toLowerCase()} from this keyframe`;
    }
  }

  /** Clicking a curve selects the nearest keyframe. @param {string} key */
  #addCurve(key) {
    const curve = makeCurve();
    curve.dataset.property = key;
    curve.addEventListener("click", (event) => {
      const { left, width } = curve.getBoundingClientRect();
      this.choose(distanceAt(this.layout, (event.clientX - left) / width));
    });
    return curve;
  }

  /**
   * Selects the keyframe of a handle.
   * @param {number} at
   * @param {Record<string, number>} values
   */
  #setAll(at, values) {
    this.at = at;
    const layout = Object.entries(values).reduce((changed, [key, value]) => withValue(changed, PROPERTIES[key], at, value), this.layout);
    this.change(`${Object.keys(values)} ${at}`, layout);
  }

  /** @param {string} key @param {number | undefined} value */
  #set(key, value) {
    this.change(`${key} ${this.at}`, withValue(this.layout, PROPERTIES[key], this.at, value));
  }

  // MARK: The rest

  #listen() {
    const on = (/** @type {string} */ selector, /** @type {() => void} */ action) => this.#part(selector).addEventListener("click", action);
    const shown = /** @type {HTMLInputElement} */ (this.#part("#design-ghosts"));
    shown.addEventListener("change", () => {
      this.#showGhosts(this.layout);
    });
    on("#design-add", () => this.#add());
    on("#design-copy", () => this.#copy());
    on("#design-paste", () => this.#paste());
    on("#design-mirror", () => this.#mirror());
    on("#design-remove", () => this.change("remove", withoutKeyframe(this.layout, this.at)));
    on("#design-save", () => save(new Blob([fileText(this.layout)], { type: "application/json" }), `${fileName(this.layout)}.json`));
    on("#design-done", () => this.#playground.set({ editing: false }));
    const file = /** @type {HTMLInputElement} */ (this.#part("#design-file"));
    on("#design-open", () => file.click());
    file.addEventListener("change", () => this.#open(file));
    const name = /** @type {HTMLInputElement} */ (this.#part("#design-name"));
    name.addEventListener("change", () => this.change("name", { ...this.layout, name: name.value || undefined }));
    this.#part("#design-keyframes").addEventListener("keydown", (event) => this.#moveBetween(event));
    this.#part("#design-keyframes").addEventListener("keydown", (event) => this.#actByKey(event));
  }

  /** Copies, pastes and mirrors the selected keyframe. @param {KeyboardEvent} event */
  #actByKey(event) {
    const key = `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.key.toLowerCase()}`;
    const act = { "Ctrl+c": () => this.#copy(), "Ctrl+v": () => this.#paste(), m: () => this.#mirror() }[key];
    if (!act || event.altKey || event.shiftKey) return;
    event.preventDefault();
    act();
  }

  /** Arrow keys move between keyframes, as in a radio group. @param {KeyboardEvent} event */
  #moveBetween(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const { keyframes } = this.layout;
    this.choose(keyframes[(placeOf(this.layout, this.at) + step + keyframes.length) % keyframes.length].at);
  }

  /** @param {HTMLInputElement} file */
  async #open(file) {
    const text = (await file.files?.[0]?.text()) ?? "";
    file.value = "";
    const { layout, flaw } = readDesign(text.slice(0, LONGEST));
    if (layout) this.change("open", layout, `Open “${nameOfDesign(layout)}”`);
    else this.#showProblem(`the layout could not be loaded: ${flaw} is invalid`);
  }

  /** @param {string} selector */
  #part(selector) { return part(this.#section, selector); }

  /** @param {string} selector */
  #button(selector) { return /** @type {HTMLButtonElement} */ (this.#part(selector)); }
}

/** @param {number} value */
const shortened = (value) => Math.round(value * 1e3) / 1e3;
