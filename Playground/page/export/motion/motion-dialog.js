// @ts-check
/** The dialog that exports a motion: its choices, its progress, and its result. */

import { element, part } from "../../dom.js";
import { save } from "../save.js";
import { FORMATS, supportedFormats } from "./formats.js";
import { exportMotion } from "./motion.js";
import { drawsPages } from "./page-drawing.js";

/** @typedef {import("../../../core/state/state.js").Playground} Playground */
/** @typedef {import("../../inspector/timeline-panel.js").Timeline} Timeline */

/** Parts of the progress that are announced. */
const ANNOUNCED = 4;
/** Time between two previews, in milliseconds. */
const PREVIEW = 250;
/** Units of file sizes. */
const MEGABYTE = 1e6;

const DIALOG = `
<div class="top"><h2 id="motion-title">Clip</h2>
  <button data-do="close" aria-label="Close the clip"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 7 10 10M17 7 7 17"/></svg></button></div>
<fieldset class="choices"><legend class="unseen">Clip</legend>
  <label class="row"><span>Content</span><select name="motion-source"><option value="demonstration">Demonstration, 6 s</option><option value="recording"></option></select></label>
  <label class="row"><span>Format</span><select name="motion-format"></select></label>
  <fieldset class="row"><legend>Scale</legend><div class="segments">
    <label><input type="radio" name="motion-scale" value="1"><span>1×</span></label>
    <label><input type="radio" name="motion-scale" value="2" checked><span>2×</span></label></div></fieldset>
  <fieldset class="row"><legend>Frame rate</legend><div class="segments">
    <label><input type="radio" name="motion-fps" value="30" checked><span>30 fps</span></label>
    <label><input type="radio" name="motion-fps" value="60"><span>60 fps</span></label></div></fieldset>
  <label class="row switch"><span>With the device</span><input type="checkbox" role="switch" name="motion-device" checked></label>
  <label class="row switch"><span>Seamless loop</span><input type="checkbox" role="switch" name="motion-loop" checked></label>
</fieldset>
<div class="working" hidden><div class="still" aria-hidden="true"></div><progress aria-label="Export" max="1" value="0"></progress></div>
<div class="line"><span role="status"></span>
  <button class="plain" data-do="cancel" hidden>Cancel</button><button class="primary" data-do="export">Export</button></div>`;

/** @type {MotionDialog | undefined} */
let dialog;

/** Opens the dialog. */
export async function openMotion(/** @type {Playground} */ playground) {
  const isDrawn = await drawsPages();
  dialog ??= new MotionDialog(playground, isDrawn ? await supportedFormats() : [], isDrawn ? "This browser writes neither video nor WebP" : "This browser does not draw pages as pictures");
  dialog.open();
}

class MotionDialog {
  #dialog = /** @type {HTMLDialogElement} */ (element("motion"));
  #playground;
  /** @type {AbortController | undefined} */
  #running;
  /** The time of the latest preview. */
  #previewed = -Infinity;
  /** The reason if there are no formats. */
  #lack;

  /** @param {Playground} playground @param {string[]} formats @param {string} lack the reason if there are none */
  constructor(playground, formats, lack) {
    this.#playground = playground;
    this.#lack = lack;
    this.#dialog.innerHTML = DIALOG;
    this.#select("format").append(...formats.map((name) => new Option(FORMATS[name].label, name)));
    const acts = { close: () => this.#dialog.close(), cancel: () => this.#running?.abort(), export: () => this.#export() };
    for (const [name, act] of Object.entries(acts)) this.#button(name).addEventListener("click", act);
    // Escape cancels an export, and closes the dialog otherwise.
    this.#dialog.addEventListener("cancel", (event) => {
      if (!this.#running) return;
      event.preventDefault();
      this.#running.abort();
    });
    // The page's shortcuts would change the exported view.
    this.#dialog.addEventListener("keydown", (event) => event.stopPropagation());
  }

  open() {
    const { start, end } = this.#timeline.recording;
    const option = this.#select("source").options[1];
    option.disabled = end <= start;
    option.textContent = option.disabled ? "Timeline: nothing recorded" : `Timeline, ${(end - start).toFixed(1)} s`;
    if (option.disabled) this.#select("source").value = "demonstration";
    this.#deviceRow.hidden = this.#playground.settings.device === "fill";
    const isPossible = this.#select("format").options.length > 0;
    this.#button("export").disabled = !isPossible;
    this.#say(isPossible ? "" : this.#lack);
    this.#dialog.showModal();
  }

  async #export() {
    const running = this.#running = new AbortController();
    this.#showWorking(true);
    this.#say("Exporting …");
    let announced = 0;
    const report = (/** @type {number} */ done, /** @type {number} */ count, /** @type {HTMLCanvasElement} */ canvas) => {
      this.#preview(canvas);
      /** @type {HTMLProgressElement} */ (part(this.#dialog, "progress")).value = done / count;
      const now = Math.floor((done * ANNOUNCED) / count);
      if (now > announced) this.#say(`${Math.round((now * 100) / ANNOUNCED)} % exported`);
      announced = now;
    };
    try {
      const choice = this.#choice();
      const { blob, missing } = await exportMotion(this.#playground, this.#timeline, choice, report, running.signal);
      const name = save(blob, this.#playground.view.layout, `.${choice.format}`);
      const lack = missing.length > 0 ? `, without pictures that other sites do not share: ${missing.join(", ")}` : "";
      this.#say(`Saved ${name}, ${(blob.size / MEGABYTE).toFixed(1)} MB${lack}`);
    } catch (error) {
      this.#say(running.signal.aborted ? "Cancelled" : `The clip could not be exported: ${error instanceof Error ? error.message : error}`);
    }
    this.#running = undefined;
    this.#showWorking(false);
  }

  /** Shows a frame, a few times per second: the browser composes a canvas of the page after each change. */
  #preview(/** @type {HTMLCanvasElement} */ canvas) {
    const now = performance.now();
    if (now - this.#previewed < PREVIEW) return;
    this.#previewed = now;
    const still = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
    still.getContext("2d")?.drawImage(canvas, 0, 0);
    part(this.#dialog, ".still").replaceChildren(still);
  }

  /** @returns {import("./motion.js").Choice} */
  #choice() {
    const checked = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (part(this.#dialog, `[name=motion-${name}]:checked`));
    return {
      source: /** @type {"recording" | "demonstration"} */ (this.#select("source").value), format: this.#select("format").value,
      hasDevice: Boolean(checked("device")) && !this.#deviceRow.hidden, scale: Number(checked("scale").value), fps: Number(checked("fps").value), loops: Boolean(checked("loop")),
    };
  }

  #showWorking(/** @type {boolean} */ isWorking) {
    part(this.#dialog, ".choices").hidden = this.#button("export").hidden = this.#button("close").hidden = isWorking;
    part(this.#dialog, ".working").hidden = this.#button("cancel").hidden = !isWorking;
    part(this.#dialog, ".still").replaceChildren();
    this.#button(isWorking ? "cancel" : "export").focus();
  }

  get #timeline() { return /** @type {Timeline} */ (/** @type {any} */ (element("timeline")).timeline); }

  /** The choice of the device, without a meaning if the view fills the page. */
  get #deviceRow() { return /** @type {HTMLElement} */ (part(this.#dialog, "label:has([name=motion-device])")); }

  #say(/** @type {string} */ text) { part(this.#dialog, "[role=status]").textContent = text; }

  /** @param {string} name @returns {HTMLButtonElement} */
  #button(name) { return /** @type {HTMLButtonElement} */ (part(this.#dialog, `[data-do=${name}]`)); }

  /** @param {string} name */
  #select(name) { return /** @type {HTMLSelectElement} */ (part(this.#dialog, `[name=motion-${name}]`)); }
}
