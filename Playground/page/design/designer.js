// @ts-check
/** The designer: edits a layout's keyframes and rules as rows of the settings and shows each change at once. */

import { part } from "../dom.js";
import { flawOf } from "../../core/design/structure.js";
import { FACE } from "../../core/state/own-face.js";
import { ParameterRow } from "../panel/parameter.js";
import { Scale } from "../../core/state/scale.js";
import { save } from "../export/save.js";
import { redo, undo } from "../panel/history-panel.js";
import { inWords, measured } from "../../core/words.js";
import { distanceAt, drawCurve, makeCurve } from "./curve.js";
import { withEasing } from "../../core/design/easing.js";
import { addEasing } from "./easing-editor.js";
import { layoutOnStage } from "./from-stage.js";
import { Ghosts } from "./ghosts.js";
import { library } from "../../core/design/library.js";
import { copied, copy, mirrored } from "../../core/design/pasteboard.js";
// @ts-ignore: `make cli` packs it from the presets' files
import packed from "../../core/design/packed-presets.js";
import { addRules } from "./rule-rows.js";
import { distanceName, nameOfChange } from "../../core/design/step-names.js";
import { placeOf, PROPERTIES, valueAt, valueWithout, withKeyframe, withoutKeyframe, withValue } from "../../core/design/shape.js";

/**
 * @typedef {import("../../core/state/state.js").Playground} Playground
 * @typedef {import("../../core/design/shape.js").Layout} Layout
 */

/** The preset of the first design. */
const FIRST = "cover-flow";
/** The current item if the first design would start at the first item. */
const MIDDLE = 4;
/** Maximum length of a layout as JSON, in characters. */
const LONGEST = 200_000;

const PANEL = `
<div id="design-head"><h2 id="design-title">Design</h2>
  <span><button id="design-undo" class="quiet" title="Undo (Ctrl+Z)">Undo</button><button id="design-redo" class="quiet" title="Redo (Ctrl+Shift+Z)">Redo</button></span></div>
<label class="row switch"><span>Show keyframes</span><input type="checkbox" role="switch" id="design-ghosts" checked></label>
<div class="row"><span>Preset</span><button id="design-preset" class="plain" aria-haspopup="dialog" aria-controls="gallery">All layouts…</button></div>
<label class="row"><span>Name</span><span class="field"><input id="design-name" maxlength="60" autocomplete="off"></span></label>
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
  <button id="design-done" class="plain">Done</button>
</div>
<input id="design-file" type="file" accept=".json,application/json" hidden aria-label="Layout as JSON">`;

/** @type {Record<string, Layout>} */
const presets = /** @type {any} */ (packed);

/** @type {Designer | undefined} */
let designer;

/**
 * Starts a custom layout from a preset. It is stored with its first change.
 * @param {Playground} playground
 * @param {boolean} fromStage whether it starts from the current layout instead
 */
export async function create(playground, fromStage) {
  const { view, settings: { layout } } = playground;
  const begun = fromStage ? await layoutOnStage(view, inWords(layout.replace(/-/g, " "))) : undefined;
  // Items on both sides show more of a layout.
  if (view.item === 0 && view.count > 0) playground.set({ item: Math.min(MIDDLE, view.count - 1) });
  library.begin();
  playground.history.mark = { kind: "new", name: `Begin “${begun?.name ?? "My layout"}”` };
  playground.set({ layout: FACE, design: JSON.stringify(begun ?? { name: "My layout", ...presets[FIRST] }) });
}

/**
 * Shows the layout of the playground's state and its designer.
 * @param {Playground} playground
 * @param {HTMLElement} section
 * @param {boolean} animated
 */
export function show(playground, section, animated) {
  if (!document.getElementById("design-head")) {
    designer?.end();
    designer = new Designer(playground, section);
  }
  designer?.follow(animated);
}

/** Replaces the designed layout without storing it; undo returns to it. @param {Layout} layout */
export const replace = (layout) => designer?.change("file", layout, `Layout “${layout.name ?? "My layout"}”`, false);

/** Shows a stored design with a new history. @param {Playground} playground @param {import("../../core/design/library.js").Entry} entry */
export function open(playground, entry) {
  playground.set({ design: "" });
  library.open(entry);
  playground.history.mark = { kind: "open", name: `Open “${entry.layout?.name ?? ""}”` };
  playground.set({ layout: FACE, design: JSON.stringify(entry.layout) });
}

class Designer {
  #playground;
  #section;
  /** The distance of the selected keyframe. */
  at = 0;
  #ghosts;
  /** @type {Map<string, ParameterRow>} */
  #rows = new Map();
  /** The current layout, and the last layout that was shown without an error. @type {string} */
  #shown = "";
  /** @type {(layout: Layout) => void} */
  #showRules;
  /** @type {(isEnabled: boolean) => void} */
  #enableEasing;
  /** The latest easing: the distances of its ends and of the keyframes between them. */
  #eased = { from: NaN, to: NaN, between: "" };

  /**
   * @param {Playground} playground
   * @param {HTMLElement} section
   */
  constructor(playground, section) {
    this.#playground = playground;
    this.#section = section;
    section.innerHTML = PANEL;
    library.resume(this.layout);
    // A layout from a file is shown unchanged until it is edited.
    const { settings: { design }, defaults } = playground;
    /** @type {HTMLInputElement} */ (this.#part("#design-ghosts")).checked = design !== defaults.design;
    this.#ghosts = new Ghosts(playground.view, {
      at: () => this.at, layout: () => this.layout, choose: (at) => this.choose(at), set: (at, values) => this.#setAll(at, values), key: (event) => this.#actByKey(event),
      enlarge: (artboard) => playground.set({ artboard }),
    });
    this.#showRules = addRules(this.#part("#design-rules"), (kind, change) => this.change(kind, change(this.layout)));
    this.#enableEasing = addEasing(this.#part("#design-curve"), (curve) => this.#ease(curve));
    this.#listen();
    playground.follow(["direction", "reduceMotion", "size", "bare"], () => { if (designer === this && playground.settings.design) this.#showGhosts(this.layout); });
    playground.follow(["design"], ({ design }) => { if (!design) this.end(); });
  }

  /** Ends the design. */
  end() {
    this.#ghosts.remove();
    if (designer === this) designer = undefined;
  }

  /** @returns {Layout} */
  get layout() { return JSON.parse(this.#playground.settings.design); }

  /**
   * Changes the layout.
   * @param {string} kind consecutive changes of one kind form one step of the history
   * @param {Layout} layout
   * @param {string} [name] name of the step; by default it follows from the change
   * @param {boolean} [isStored]
   */
  change(kind, layout, name, isStored = true) {
    const text = JSON.stringify(layout);
    if (text === this.#playground.settings.design) return;
    this.#playground.history.mark = { kind, ...(name && { name }) };
    if (isStored) this.#store(text);
    else this.#playground.set({ design: text });
  }

  /** Shows a design and stores it. @param {string} design */
  #store(design) {
    this.#playground.set({ design });
    library.save(JSON.parse(design));
  }

  /** Shows the state's design. @param {boolean} animated */
  follow(animated) {
    const { design } = this.#playground.settings;
    if (design !== this.#shown) this.#showOnStage(animated);
    else this.#showGhosts(this.layout);
    const { layout } = this;
    if (placeOf(layout, this.at) < 0) this.at = nearest(layout, this.at);
    this.#showKeyframes(layout);
    this.#showRows(layout);
    this.#showRules(layout);
    /** @type {HTMLInputElement} */ (this.#part("#design-name")).value = layout.name ?? "";
    this.#showHistory();
  }

  #showHistory() {
    const { canUndo, canRedo } = this.#playground.history;
    this.#button("#design-undo").disabled = !canUndo;
    this.#button("#design-redo").disabled = !canRedo;
  }

  /** A bare view has no overlays. @param {Layout} layout */
  #showGhosts(layout) {
    const wish = /** @type {HTMLInputElement} */ (this.#part("#design-ghosts"));
    this.#ghosts.isOn = wish.checked && !this.#playground.settings.bare;
    this.#ghosts.follow(layout);
  }

  /** @param {boolean} animated */
  async #showOnStage(animated) {
    const { view, settings: { design } } = this.#playground;
    // Small edits apply at once; a different layout is shown with a transition.
    const isStep = this.#shown !== "" && isNear(JSON.parse(this.#shown), this.layout);
    this.#shown = design;
    try {
      view.closeItem();
      view.setLayout(this.layout, { animated: animated && !isStep });
      await view.ready;
      if (designer !== this) return;
      // A layout that was rejected during loading is set again to report its error.
      if (typeof view.layout !== "object") view.setLayout(this.layout, { animated });
      this.#showProblem("");
      this.#showGhosts(this.layout);
    } catch (error) {
      this.#showProblem(/** @type {Error} */ (error).message.replace("fanfold-view: ", ""));
    }
    if (!animated) this.#playground.announce(["layout"]);
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
    else this.follow(false);
  }

  /** Adds a keyframe in the middle of the widest gap after the selected one, or a step beyond the last. */
  #add() {
    const { layout, at } = this;
    const next = layout.keyframes.find((keyframe) => keyframe.at > at)?.at ?? at + 2;
    const made = (at + next) / 2;
    this.at = made;
    this.change("add", withKeyframe(layout, made, () => {}));
  }

  #copy() {
    copy(this.layout.keyframes[placeOf(this.layout, this.at)]);
    this.follow(false);
  }

  /** Replaces the selected keyframe. */
  #paste() {
    const keyframe = copied();
    if (keyframe) this.#put("paste", { ...keyframe, at: this.at }, `Paste keyframe at ${distanceName(this.at)}`);
  }

  /** Replaces the keyframe on the other side of the current item by the mirror image of the selected one. */
  #mirror() {
    const { layout } = this;
    if (this.at === 0) return;
    this.#put("mirror", mirrored(layout.keyframes[placeOf(layout, this.at)], layout.axis), `Mirror keyframe at ${distanceName(this.at)}`);
  }

  /** @param {string} kind @param {import("../../core/design/shape.js").Keyframe} keyframe @param {string} name */
  #put(kind, keyframe, name) {
    this.change(kind, withKeyframe(withoutKeyframe(this.layout, keyframe.at), keyframe.at, (made) => Object.assign(made, keyframe)), name);
  }

  /** Eases the way to the next keyframe; another curve replaces the keyframes of the first. @param {import("../../core/design/easing.js").Curve} curve */
  #ease(curve) {
    const { layout, at: from } = this;
    const inside = (/** @type {Layout} */ { keyframes }, /** @type {number} */ to) => keyframes.map(({ at }) => at).filter((at) => at > from && at < to).join();
    const isAgain = this.#eased.from === from && this.#eased.between === inside(layout, this.#eased.to);
    const to = isAgain ? this.#eased.to : layout.keyframes[placeOf(layout, from) + 1]?.at;
    if (to === undefined) return;
    const made = withEasing(layout, from, to, curve);
    this.#eased = { from, to, between: inside(made, to) };
    this.change(`curve ${from}`, made, `Curve from ${distanceName(from)} to ${distanceName(to)}`);
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
      row.reset.disabled = !isNamed;
      row.reset.textContent = isNamed ? "Follow the curve" : "Follows the curve";
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
    on("#design-preset", () => document.getElementById("show-gallery")?.click());
    on("#design-undo", () => undo(this.#playground.history));
    on("#design-redo", () => redo(this.#playground.history));
    this.#playground.history.addEventListener("change", () => { if (designer === this) this.#showHistory(); });
    this.#playground.history.nameOfDesign = nameOfChange;
    const shown = /** @type {HTMLInputElement} */ (this.#part("#design-ghosts"));
    shown.addEventListener("change", () => {
      this.#showGhosts(this.layout);
    });
    on("#design-add", () => this.#add());
    on("#design-copy", () => this.#copy());
    on("#design-paste", () => this.#paste());
    on("#design-mirror", () => this.#mirror());
    on("#design-remove", () => this.change("remove", withoutKeyframe(this.layout, this.at)));
    on("#design-save", () => save(new Blob([this.#json()], { type: "application/json" }), `${fileName(this.layout)}.json`));
    on("#design-done", () => this.#playground.set({ design: "" }));
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
    try {
      const layout = JSON.parse(text.slice(0, LONGEST));
      const flaw = flawOf(layout);
      if (flaw) throw new Error(`${flaw} is invalid`);
      this.change("open", layout, `Open “${layout.name ?? ""}”`);
    } catch (error) {
      this.#showProblem(`the layout could not be loaded: ${/** @type {Error} */ (error).message}`);
    }
  }

  #json() { return `${JSON.stringify(this.layout, null, 2)}\n`; }

  /** @param {string} selector */
  #part(selector) { return part(this.#section, selector); }

  /** @param {string} selector */
  #button(selector) { return /** @type {HTMLButtonElement} */ (this.#part(selector)); }
}

/** @param {Layout} layout */
export const fileName = ({ name = "layout" }) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "layout";

/** The distance of the nearest keyframe. @param {Layout} layout @param {number} at */
const nearest = ({ keyframes }, at) =>
  keyframes.reduce((best, keyframe) => (Math.abs(keyframe.at - at) < Math.abs(best - at) ? keyframe.at : best), keyframes[0].at);

/** Whether two layouts differ by a single edit. @param {Layout} one @param {Layout} other */
const isNear = (one, other) => one.axis === other.axis && Math.abs(one.keyframes.length - other.keyframes.length) < 2 && one.description === other.description;

/** @param {number} value */
const shortened = (value) => Math.round(value * 1e3) / 1e3;
