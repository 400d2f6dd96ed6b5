// @ts-check
/** The design panel: edits a design's keyframes and rules as rows of the settings and shows each change at once. */

import { element, part, unfold } from "../dom.js";
import { readDesign } from "../../core/link/link.js";
import { ParameterRow } from "../panel/parameter.js";
import { Scale } from "../../core/state/scale.js";
import { Compiler, nameOfPlace } from "../export/css/compiler.js";
import { FACE } from "../../core/state/own-face.js";
import { saveText } from "../export/save.js";
import { measured, written } from "../../core/words.js";
import { distanceAt, drawCurve, makeCurve } from "./curve.js";
import { distanceAfter, fileText, nameOfDesign, nearestKeyframe, withCurve, withMirrored } from "../../core/design/design.js";
import { addEasing } from "./easing-editor.js";
import { Ghosts } from "./ghosts.js";
import { library } from "../../core/design/library.js";
import { copied, copy } from "../../core/design/pasteboard.js";
import { addRules } from "./rule-rows.js";
import { distanceName } from "../../core/design/step-names.js";
import { extentName } from "../../core/design/points.js";
import { isSame } from "../../core/state/values.js";
import { withMirrorImages, withOthersKept, withoutKeyframes, withShifts, withValues } from "../../core/design/selection.js";
import { customProperty, placeOf, propertiesOf, valueAt, valueWithout, withKeyframe, withReplaced, withValue } from "../../core/design/shape.js";
import { tuned } from "../../core/design/tuned.js";
import { startLook } from "./look.js";
import { startScrubber } from "./scrubber.js";

export { create, edit, open } from "./designs.js";

/**
 * @typedef {import("../../core/state/state.js").Playground} Playground
 * @typedef {import("../../core/design/shape.js").Layout} Layout
 */

/** The time without a change after which the designer looks for a style sheet, in milliseconds. */
const PATIENCE = 400;
/** The fields for a design's texts. */
const TEXTS = { "#design-name": "name", "#design-note": "description" };
/** Maximum length of a layout as JSON, in characters. */
const LONGEST = 200_000;

const PANEL = `
<div id="design-head"><h2 id="design-title">Edit</h2><button id="design-done" class="primary">Done</button></div>
<label class="row"><span>Name</span><span class="field"><input id="design-name" maxlength="60" autocomplete="off"></span></label>
<label class="row"><span>Note</span><span class="field"><input id="design-note" maxlength="200" autocomplete="off" placeholder="Shown in My layouts"></span></label>
<p id="design-state" role="status"></p>
<label class="row switch"><span>Show handles</span><input type="checkbox" role="switch" id="design-ghosts" checked></label>
<label class="row switch"><span>Mirror each change</span><input type="checkbox" role="switch" id="design-symmetry"></label>
<label class="row switch" title="Also by Shift, Ctrl or ⌘ with a click"><span>Select several keyframes</span><input type="checkbox" role="switch" id="design-several"></label>
<label class="row"><span>To the next item</span><input type="range" class="slider" id="design-scrub" min="0" max="1" step="0.01" value="0"></label>
<label class="row"><span>Zoom</span><input type="range" class="slider" id="design-zoom" min="-2" max="2" step="0.1" value="0" title="Also by the wheel with Ctrl or ⌘; drag beside the device to move it"></label>
<div id="design-top">
  <div id="design-keyframes" role="radiogroup" aria-label="Keyframes by distance from the current item"></div>
  <div class="design-line" role="group" aria-label="The selected keyframe">
    <button id="design-add" class="plain" aria-label="Add keyframe" title="Add a keyframe">Add</button><button id="design-remove" class="plain" title="Remove the keyframe (Delete)">Remove</button>
    <button id="design-copy" class="plain" title="Copy (Ctrl+C)">Copy</button><button id="design-paste" class="plain" title="Paste (Ctrl+V)">Paste</button>
    <button id="design-mirror" class="plain" title="Mirror to the other side (M)">Mirror</button>
  </div>
</div>
<p id="design-problem" role="alert" hidden></p>
<div id="design-sheet" hidden><p role="status"></p><button class="plain"></button></div>
<div id="design-properties"></div>
<form id="design-custom"><label class="row"><span>Custom value</span><span class="field"><input name="design-custom" required pattern="[a-z][A-Za-z0-9]*" maxlength="30" placeholder="glow" autocomplete="off" spellcheck="false"></span></label>
<button class="plain">Add value</button></form>
<div id="design-items"></div>
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
  /** @type {(isEnabled: boolean, curve?: import("../../core/design/easing.js").Curve) => void} */
  #showEasing;
  /** @type {Set<number>} The distances of further selected keyframes. */
  #others = new Set();
  #ended = new AbortController();
  #compiler = new Compiler();
  #compilation = 0;
  #zoom = 1;

  constructor(/** @type {Playground} */ playground, /** @type {HTMLElement} */ section) {
    this.#playground = playground;
    this.#section = section;
    section.innerHTML = PANEL;
    this.#ghosts = new Ghosts(playground.view, {
      at: () => this.at, layout: () => this.layout, choose: (at) => this.choose(at), set: (at, values) => this.#setAll(at, values), key: (event) => this.#actByKey(event),
      enlarge: (artboard) => playground.set({ artboard: artboard && { ...artboard, zoom: this.#zoom } }),
    });
    this.#showRules = addRules(this.#part("#design-rules"), (kind, change) => this.change(kind, change(this.layout)));
    this.#showEasing = addEasing(this.#part("#design-curve"), (curve) => this.#ease(curve));
    this.#listen();
    const { signal } = this.#ended;
    playground.addEventListener("change", (event) => {
      const keys = /** @type {CustomEvent<string[]>} */ (event).detail;
      if (!playground.settings.editing) return;
      if (["direction", "reduceMotion", "size", "bare"].some((key) => keys.includes(key))) this.#showGhosts(this.layout);
      if (keys.includes("parameters")) this.#adoptParameters();
    }, { signal });
    playground.addEventListener("problem", (event) => this.#showProblem(/** @type {CustomEvent<string>} */ (event).detail), { signal });
    library.addEventListener("change", () => this.#showState(), { signal });
    this.#showProblem(playground.problem);
  }

  /** Ends the edit. */
  end() {
    this.#ended.abort();
    clearTimeout(this.#compilation);
    this.#ghosts.remove();
    element("tune").append(...this.#part("#design-items").children);
  }

  focus() { this.#part("#design-name").focus({ preventScroll: true }); }

  /** @returns {Layout} */
  get layout() { return /** @type {Layout} */ (this.#playground.settings.design); }

  /**
   * Changes the design and stores it.
   * @param {string} kind consecutive changes of one kind form one step of the history
   * @param {Layout} design
   * @param {{name?: string, held?: number[]}} options the name of the step, which by default follows from the change; and the
   *   distances of the keyframes that move if others stay in place
   */
  change(kind, design, { name, held } = {}) {
    if (isSame(design, this.layout)) return;
    const mirrored = this.#isOn("#design-symmetry") ? withMirrorImages(design, this.#selected) : design;
    const changed = held ? withOthersKept(this.layout, mirrored, mirrored === design ? held : held.flatMap((at) => [at, -at])) : mirrored;
    this.#playground.history.mark = { kind, ...(name && { name }) };
    this.#playground.set({ design: library.save(changed) });
  }

  /** The distances of all selected keyframes. */
  get #selected() { return [this.at, ...this.#others]; }

  /** Shows the state's design. */
  follow() {
    this.#adoptParameters();
    const { layout } = this;
    for (const at of this.#others) if (placeOf(layout, at) < 0 || at === this.at) this.#others.delete(at);
    this.#showGhosts(layout);
    if (placeOf(layout, this.at) < 0) this.at = nearestKeyframe(layout, this.at);
    this.#showKeyframes(layout);
    this.#showRows(layout);
    this.#showRules(layout);
    for (const [id, key] of Object.entries(TEXTS)) /** @type {HTMLInputElement} */ (this.#part(id)).value = /** @type {any} */ (layout)[key] ?? "";
    this.#showState();
    clearTimeout(this.#compilation);
    this.#compilation = setTimeout(() => this.#showSheet(), PATIENCE);
  }

  /** Says while the design is edited that it has no style sheet, and offers the way to the reason. */
  #showSheet() {
    const [box, compiler] = [this.#part("#design-sheet"), this.#compiler];
    compiler.sheet({ layout: FACE, keyframes: this.layout, parameters: {} }, () => { if (!this.#ended.signal.aborted) this.#showSheet(); });
    box.hidden = !compiler.place;
    if (!compiler.place) return;
    part(box, "p").textContent = `No CSS: ${compiler.place.words}.`;
    part(box, "button").textContent = nameOfPlace(compiler.place);
    part(box, "button").hidden = !nameOfPlace(compiler.place);
  }

  /** Shows the keyframe or the rule of a problem. */
  reveal(/** @type {import("../../core/design/sheet-problem.js").Problem} */ { at, rule }) {
    if (at !== undefined) this.choose(at);
    const target = at === undefined ? rule && this.#part(`[name=design-${rule}]`) : part(this.#section, "#design-keyframes [aria-checked=true]");
    if (!target) return;
    unfold(target);
    target.scrollIntoView({ block: "center" });
    target.focus();
  }

  /** Values of parameters become numbers of the design, which the handles show. */
  #adoptParameters() {
    const { parameters } = this.#playground.state();
    if (Object.keys(parameters).length > 0) this.change(`parameters ${Object.keys(parameters)}`, tuned(this.layout, parameters));
  }

  #showState() {
    const stored = library.hasUnsaved ? "Not stored: save it as JSON" : "Saved in this browser";
    this.#part("#design-state").textContent = library.draft.id ? stored : "Saved with the first change";
  }

  /** A bare view has no overlays. */
  #showGhosts(/** @type {Layout} */ layout) {
    this.#ghosts.isOn = this.#isOn("#design-ghosts") && !this.#playground.settings.bare;
    this.#ghosts.follow(layout);
  }

  #showProblem(/** @type {string} */ problem) {
    const place = this.#part("#design-problem");
    place.hidden = problem === "";
    place.textContent = problem && `Not shown: ${problem}`;
  }

  // MARK: Keyframes

  #showKeyframes(/** @type {Layout} */ layout) {
    const group = this.#part("#design-keyframes");
    const hasFocus = group.contains(document.activeElement);
    group.replaceChildren(...layout.keyframes.map(({ at }) => {
      const choice = document.createElement("button");
      const isChosen = at === this.at;
      choice.role = "radio";
      choice.textContent = written(shortened(at));
      choice.ariaLabel = at === 0 ? "Current item" : measured(at, Math.abs(at) === 1 ? "item" : "items");
      choice.ariaChecked = `${isChosen}`;
      choice.tabIndex = isChosen ? 0 : -1;
      choice.dataset.at = `${at}`;
      choice.toggleAttribute("data-also", this.#others.has(at));
      if (this.#others.has(at)) choice.ariaLabel += ", also selected";
      choice.addEventListener("click", (event) => (event.shiftKey || event.ctrlKey || event.metaKey || this.#isOn("#design-several") ? this.#chooseAlso(at) : this.choose(at)));
      return choice;
    }));
    if (hasFocus) part(group, "[aria-checked=true]").focus();
    else part(group, "[aria-checked=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#button("#design-remove").disabled = layout.keyframes.length < 2;
    this.#button("#design-paste").disabled = copied() === undefined;
    this.#button("#design-mirror").disabled = this.at === 0;
    this.#showEasing(this.at < layout.keyframes[layout.keyframes.length - 1].at, layout.keyframes[placeOf(layout, this.at)].curve);
  }

  /** Selects one more keyframe, or one fewer. The latest one is edited. */
  #chooseAlso(/** @type {number} */ at) {
    if (at === this.at || this.#others.delete(at)) return this.follow();
    this.#others.add(this.at);
    this.at = at;
    this.follow();
  }

  choose(/** @type {number} */ at) {
    this.at = at;
    this.#others.clear();
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
    if (keyframe) this.change("paste", withReplaced(this.layout, { ...keyframe, at: this.at }), { name: `Paste keyframe at ${distanceName(this.at)}`, held: [this.at] });
  }

  /** Replaces the keyframe on the other side of the current item by the mirror image of the selected one. */
  #mirror() {
    if (this.at !== 0) this.change("mirror", withMirrored(this.layout, this.at), { name: `Mirror keyframe at ${distanceName(this.at)}`, held: [-this.at] });
  }

  /** Eases the way to the next keyframe. */
  #ease(/** @type {import("../../core/design/easing.js").Curve | undefined} */ curve) {
    const { at, layout } = this;
    const to = layout.keyframes[placeOf(layout, at) + 1]?.at;
    if (to !== undefined) this.change(`curve ${at}`, withCurve(layout, at, curve), { name: `Curve from ${distanceName(at)} to ${distanceName(to)}` });
  }

  // MARK: Rows

  #showRows(/** @type {Layout} */ layout) {
    const properties = propertiesOf(layout);
    for (const [key, row] of this.#rows) {
      if (key in properties) continue;
      row.element.remove();
      this.#rows.delete(key);
    }
    for (const [key, property] of Object.entries(properties)) this.#showRow(key, property, layout);
  }

  /** @param {string} key @param {import("../../core/design/shape.js").Property} property @param {Layout} layout */
  #showRow(key, property, layout) {
    const standard = shortened(valueWithout(layout, property, this.at));
    const value = shortened(valueAt(layout, property, this.at));
    const { name, unit, minimum, maximum } = property;
    const descriptor = { name, unit, minimum, maximum, default: standard, value };
    const row = this.#rows.get(key) ?? this.#addRow(key, descriptor);
    const isNamed = property.get(layout.keyframes[placeOf(layout, this.at)]) !== undefined;
    row.descriptor = descriptor;
    row.slider.style.setProperty("--default", `${row.scale.part(standard)}`);
    row.show(value);
    const extent = extentName(layout, key);
    part(row.element, ".range").textContent = extent && `% of ${extent}`;
    part(row.element, ".range").removeAttribute("title");
    drawCurve(/** @type {any} */ (row.element.querySelector(".curve")), layout, property, this.at);
    row.element.toggleAttribute("data-named", isNamed);
    row.reset.hidden = !isNamed;
    row.reset.textContent = "Clear";
    row.reset.ariaLabel = `Remove ${part(row.element, ".name").textContent?.toLowerCase()} from this keyframe`;
    part(row.element, ".standard").textContent = isNamed ? "" : "Interpolated";
  }

  #addRow(/** @type {string} */ key, /** @type {import("../../core/state/state.js").Descriptor} */ descriptor) {
    const { minimum, maximum, unit } = descriptor;
    const row = new ParameterRow(descriptor, new Scale(minimum, maximum, Infinity, unit === "fraction" ? 0.01 : 1), (value) => this.#set(key, value));
    this.#rows.set(key, row);
    this.#part("#design-properties").append(row.element);
    row.element.append(this.#addCurve(key));
    // Reset removes the value from this keyframe, even if the resulting number is the same.
    row.reset.addEventListener("click", (event) => { event.stopImmediatePropagation(); this.#set(key, undefined); }, true);
    return row;
  }

  /** Clicking a curve selects the nearest keyframe. */
  #addCurve(/** @type {string} */ key) {
    const curve = makeCurve();
    curve.dataset.property = key;
    curve.addEventListener("click", (event) => {
      const { left, width } = curve.getBoundingClientRect();
      this.choose(distanceAt(this.layout, (event.clientX - left) / width));
    });
    return curve;
  }

  /** Selects the keyframe of a handle. */
  #setAll(/** @type {number} */ at, /** @type {Record<string, number>} */ values) {
    const selected = this.#selected.includes(at) ? this.#selected : [at];
    if (!this.#selected.includes(at)) this.#others.clear();
    else if (at !== this.at) this.#others.add(this.at);
    this.at = at;
    this.change(`${Object.keys(values)} ${at}`, withShifts(this.layout, at, selected, values), { held: selected });
  }

  /**
   * Sets a property of the selected keyframes. Their first value moves no others; later ones also move those that follow them.
   * @param {string} key
   * @param {number | undefined} value
   */
  #set(key, value) {
    const { layout } = this, selected = this.#selected, property = propertiesOf(layout)[key];
    const isFirst = value !== undefined && selected.every((at) => property.get(layout.keyframes[placeOf(layout, at)]) === undefined);
    this.change(`${key} ${selected}`, withValues(layout, property, selected, value), isFirst ? { held: selected } : {});
  }

  /** Adds an appearance value to the selected keyframe. */
  #addCustom() {
    const input = /** @type {HTMLInputElement} */ (this.#part("[name=design-custom]"));
    this.change("custom", withValue(this.layout, customProperty(input.value), this.at, 0), { name: `Add value “${input.value}”` });
    input.value = "";
  }

  // MARK: The rest

  #listen() {
    const on = (/** @type {string} */ selector, /** @type {() => void} */ action) => this.#part(selector).addEventListener("click", action);
    this.#part("#design-ghosts").addEventListener("change", () => this.#showGhosts(this.layout));
    this.#part("#design-symmetry").addEventListener("change", () => { if (this.#isOn("#design-symmetry")) this.#mirror(); });
    this.#part("#design-custom").addEventListener("submit", (event) => { event.preventDefault(); this.#addCustom(); });
    // The designer shows the number of items, the kind of cells and the parameters meanwhile.
    this.#part("#design-items").append(...[...element("tune").children].slice(1));
    startScrubber(/** @type {HTMLInputElement} */ (this.#part("#design-scrub")), this.#playground.view, this.#ended.signal);
    startLook(/** @type {HTMLInputElement} */ (this.#part("#design-zoom")), (zoom) => {
      this.#zoom = zoom;
      const { artboard } = this.#playground.settings;
      if (artboard) this.#playground.set({ artboard: { ...artboard, zoom } });
    }, this.#ended.signal);
    on("#design-add", () => this.#add());
    on("#design-copy", () => this.#copy());
    on("#design-paste", () => this.#paste());
    on("#design-mirror", () => this.#mirror());
    on("#design-remove", () => this.#remove());
    on("#design-save", () => saveText(fileText(this.layout), this.layout));
    on("#design-sheet button", () => { if (this.#compiler.place) this.reveal(this.#compiler.place); });
    on("#design-done", () => this.#playground.set({ editing: false }));
    const file = /** @type {HTMLInputElement} */ (this.#part("#design-file"));
    on("#design-open", () => file.click());
    file.addEventListener("change", () => this.#open(file));
    for (const [id, key] of Object.entries(TEXTS)) {
      const field = /** @type {HTMLInputElement} */ (this.#part(id));
      field.addEventListener("change", () => this.change(key, { ...this.layout, [key]: field.value || undefined }));
    }
    this.#part("#design-keyframes").addEventListener("keydown", (event) => this.#moveBetween(event));
    this.#part("#design-keyframes").addEventListener("keydown", (event) => this.#actByKey(event));
  }

  #remove() { this.change("remove", withoutKeyframes(this.layout, this.#selected)); }

  /** Copies, pastes, mirrors and removes the selected keyframe. */
  #actByKey(/** @type {KeyboardEvent} */ event) {
    const key = `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.key.toLowerCase()}`;
    const act = { "Ctrl+c": () => this.#copy(), "Ctrl+v": () => this.#paste(), m: () => this.#mirror(), delete: () => this.#remove() }[key];
    if (!act || event.altKey || event.shiftKey) return;
    event.preventDefault();
    // The page's shortcuts act on the items.
    event.stopPropagation();
    act();
  }

  /** Arrow keys move between keyframes, as in a radio group. */
  #moveBetween(/** @type {KeyboardEvent} */ event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const { keyframes } = this.layout;
    const { at } = keyframes[(placeOf(this.layout, this.at) + step + keyframes.length) % keyframes.length];
    if (event.shiftKey) this.#chooseAlso(at);
    else this.choose(at);
  }

  async #open(/** @type {HTMLInputElement} */ file) {
    const text = (await file.files?.[0]?.text()) ?? "";
    file.value = "";
    const { layout, flaw } = readDesign(text.slice(0, LONGEST));
    if (layout) this.change("open", layout, { name: `Open “${nameOfDesign(layout)}”` });
    else this.#showProblem(`the layout could not be loaded: ${flaw} is invalid`);
  }

  /** Whether a switch is on. */
  #isOn(/** @type {string} */ selector) { return /** @type {HTMLInputElement} */ (this.#part(selector)).checked; }

  #part(/** @type {string} */ selector) { return part(this.#section, selector); }

  #button(/** @type {string} */ selector) { return /** @type {HTMLButtonElement} */ (this.#part(selector)); }
}

const shortened = (/** @type {number} */ value) => Math.round(value * 1e3) / 1e3;
