// @ts-check
/**
 * Compares two states: a second device, B, keeps a layout and its parameters, follows the position and the open item of
 * the first one, A, and the differences are listed.
 */

import { cellFor } from "../stage/cells.js";
import { canLoop } from "../stage/collection.js";
import { button, element, mark, part, unfold } from "../dom.js";
import { FACE } from "../../core/state/own-face.js";
import { sceneOf } from "../../core/state/scenes.js";
import { layouts } from "../panel/layout-tabs.js";
import { isSame } from "../../core/state/values.js";
import { differences } from "../../core/state/parameter-differences.js";

/**
 * @typedef {import("../../core/state/state.js").Playground} Playground
 * @typedef {Pick<import("../../core/state/state.js").State, "layout" | "parameters" | "design" | "cells">} Kept
 */

const PANEL = `<h3 id="compare-title">Compare</h3>
<table><caption class="unseen">Differences between A and B</caption><thead><tr><td></td><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody></tbody></table>
<p role="status"></p>
<div class="design-line"><button data-do="swap" class="plain">Swap A and B</button><button data-do="keep" class="plain">Set B to A</button><button data-do="stop" class="plain">Stop</button></div>`;

/** Delay of the list: a layout may be shown some frames after a change. In milliseconds. */
const DELAY = 60;

/** The numbers of copied pointers begin here. */
const COPIES = 1e6;
/** The difference of two positions that a touch keeps, in items. */
const SHIFT = 0.01;

/** @type {Comparison | undefined} */
let comparison;

export function startCompare(/** @type {Playground} */ playground) {
  button("compare-begin").addEventListener("click", () => compareWith(playground, playground.state()));
}

/** Shows a state on a second device. */
export function compareWith(/** @type {Playground} */ playground, /** @type {Kept} */ kept) {
  comparison ??= new Comparison(playground, kept);
  comparison.keep(kept);
  unfold(element("compare"));
}

/** A copy of a part of the device's screen, such as its status bar. */
function chromeOf(/** @type {string} */ id) {
  const copy = /** @type {HTMLElement} */ (element(id).cloneNode(true));
  copy.className = id;
  for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
  return copy;
}

class Comparison {
  #playground;
  #section = element("compare");
  #beginning = [...this.#section.childNodes];
  #room = document.createElement("div");
  #view = /** @type {import("fanfold-view").FanfoldView} */ (document.createElement("fanfold-view"));
  #ended = new AbortController();
  /** @type {Kept} The state of B. */
  #kept;
  #timer = 0;
  /** Whether B moves by itself: it receives the fingers of A. */
  #isFree = false;

  constructor(/** @type {Playground} */ playground, /** @type {Kept} */ kept) {
    this.#playground = playground;
    this.#kept = kept;
    this.#section.innerHTML = PANEL;
    this.#room.id = "twin";
    this.#room.inert = true;
    this.#room.innerHTML = '<div class="frame"><div class="glass"></div></div>';
    this.#view.setAttribute("aria-label", "B");
    Object.assign(this.#view, { cell: cellFor(playground.model), count: playground.view.count });
    const backdrop = /** @type {HTMLElement} */ (element("backdrop").cloneNode(true));
    backdrop.id = "";
    for (const poster of backdrop.querySelectorAll("img")) poster.remove();
    part(this.#room, ".glass").append(backdrop, chromeOf("heading"), this.#view, chromeOf("player"), chromeOf("system"));
    element("room").append(this.#room);
    document.body.toggleAttribute("data-compare", true);
    this.#followFrame();
    this.#followView();
    this.#followFingers();
    this.#on("swap", () => this.#swap());
    this.#on("keep", () => this.keep(playground.state()));
    this.#on("stop", () => this.#end());
    playground.addEventListener("change", () => this.#follow(), { signal: this.#ended.signal });
    part(this.#section, "button").focus({ preventScroll: true });
  }

  /** Shows a state on B. */
  async keep(/** @type {Kept} */ state) {
    const { design, layout, parameters } = (this.#kept = state);
    const [view, glass] = [this.#view, part(this.#room, ".glass")];
    const scene = sceneOf(state);
    const face = scene ? FACE : layout;
    for (const name of layouts()) glass.style.setProperty(`--${name}`, name === face ? "1" : "0");
    glass.dataset.faces = face;
    glass.toggleAttribute("data-keyframes", scene !== undefined);
    mark(glass, "data-cells", scene?.cells);
    glass.style.setProperty("--open", "0");
    part(glass, ".heading p:last-child").textContent = scene?.title ?? "";
    view.layout = design ?? layout;
    await view.ready;
    const standards = Object.fromEntries(view.parameterDescriptors.map(({ name, default: value }) => [name, value]));
    view.parameters = { ...standards, ...parameters };
    this.#follow();
  }

  /** Shows A's state on B, and B's on A. */
  #swap() {
    const [shown, kept] = [this.#playground.state(), this.#kept];
    this.keep(shown);
    this.#playground.show(kept);
  }

  /** Adopts A's settings, and lists the differences. */
  #follow() {
    const [{ view: main, settings }, view] = [this.#playground, this.#view];
    if (view.count !== main.count) view.count = main.count;
    view.appearance = main.appearance;
    view.dir = main.dir;
    view.setAttribute("reduce-motion", settings.reduceMotion);
    view.playbackRate = settings.rate;
    view.loop = settings.loop && this.#kept.design === null && canLoop(this.#kept.layout);
    if (!this.#isFree) view.position = main.position;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#list(), DELAY);
  }

  #list() {
    const rows = differences(this.#playground.view, this.#view);
    part(this.#section, "table").hidden = rows.length === 0;
    part(this.#section, "[role=status]").textContent = rows.length === 0 ? "A and B are equal. Change a parameter or the layout." : "";
    part(this.#section, "tbody").replaceChildren(...rows.map((texts) => {
      const row = document.createElement("tr");
      row.innerHTML = '<th scope="row"></th><td></td><td></td>';
      for (const [index, text] of texts.entries()) row.children[index].textContent = text;
      return row;
    }));
  }

  /** B moves with A and opens the same item. */
  #followView() {
    const [{ view: main }, view, { signal }] = [this.#playground, this.#view, this.#ended];
    const glass = part(this.#room, ".glass");
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ act) => main.addEventListener(name, act, { signal });
    on("scroll", () => { if (!this.#isFree) view.position = main.position; });
    on("willopen", ({ detail }) => { view.openItem(detail.index); });
    on("willclose", () => view.closeItem());
    for (const name of ["didinsert", "didremove", "didmove"]) on(name, () => { this.#follow(); view.reload(); });
    const mark = (/** @type {number} */ index) => {
      for (const old of view.querySelectorAll("[data-open]")) old.removeAttribute("data-open");
      glass.style.setProperty("--open", index < 0 ? "0" : "1");
      view.elementOf(index)?.setAttribute("data-open", "");
    };
    view.addEventListener("willopen", ({ detail }) => mark(detail.index));
    view.addEventListener("willclose", () => glass.style.setProperty("--open", "0"));
    view.addEventListener("didclose", () => mark(-1));
  }

  /** B receives copies of A's fingers while both show one layout, so that each moves by its own feel until the next touch. */
  #followFingers() {
    const [{ view: main }, view, { signal }] = [this.#playground, this.#view, this.#ended];
    const fingers = new Set();
    const send = (/** @type {PointerEvent} */ event) => {
      const [from, to] = [main.getBoundingClientRect(), view.getBoundingClientRect()];
      const { type, pointerType, button, buttons, isPrimary, clientX, clientY } = event;
      view.dispatchEvent(new PointerEvent(type, {
        // The browser does not know this pointer, which B can therefore not capture.
        pointerId: event.pointerId + COPIES, pointerType, button, buttons, isPrimary, bubbles: true, composed: true, cancelable: true,
        clientX: to.x + ((clientX - from.x) / from.width) * to.width, clientY: to.y + ((clientY - from.y) / from.height) * to.height,
      }));
    };
    main.addEventListener("pointerdown", (event) => {
      if (!isSame(main.layout, view.layout) || event.button !== 0 || main.openedItem >= 0) return;
      if (fingers.size === 0 && Math.abs(view.position - main.position) > SHIFT) view.position = main.position;
      fingers.add(event.pointerId);
      this.#isFree = true;
      send(event);
    }, { signal, capture: true });
    for (const name of /** @type {const} */ (["pointermove", "pointerup", "pointercancel"])) {
      addEventListener(name, (event) => {
        if (!fingers.has(event.pointerId)) return;
        send(event);
        if (name !== "pointermove") fingers.delete(event.pointerId);
      }, { signal, capture: true });
    }
    for (const name of ["wheel", "keydown", "willopen"]) main.addEventListener(name, () => { this.#isFree = false; }, { signal, capture: true });
  }

  /** B's device looks like A's. */
  #followFrame() {
    const [frame, twin] = [element("frame"), part(this.#room, ".frame")];
    const copy = () => {
      twin.style.cssText = frame.style.cssText;
      twin.dataset.frame = frame.dataset.frame;
      part(twin, ".glass").style.inset = element("glass").style.inset;
      part(twin, ".fold").replaceWith(part(element("system"), ".fold").cloneNode());
      this.#view.division = this.#playground.view.division;
    };
    const observer = new MutationObserver(copy);
    observer.observe(frame, { attributes: true });
    this.#ended.signal.addEventListener("abort", () => observer.disconnect());
    copy();
  }

  #end() {
    this.#ended.abort();
    clearTimeout(this.#timer);
    comparison = undefined;
    this.#room.remove();
    document.body.removeAttribute("data-compare");
    this.#section.replaceChildren(...this.#beginning);
    part(this.#section, "button").focus({ preventScroll: true });
  }

  /** @param {string} name @param {() => void} act */
  #on(name, act) { part(this.#section, `[data-do=${name}]`).addEventListener("click", act); }
}
