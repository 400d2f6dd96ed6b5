// @ts-check
/** The code panel: four tabs, the lines with the parameters, a complete example, and copy buttons. */

import { numberLines, showColored } from "./coloring.js";
import { Compiler, nameOfPlace } from "./css/compiler.js";
import { Preview } from "./css/css-preview.js";
import { command, css } from "../../core/code/css.js";
import { html } from "../../core/code/html.js";
import { notes } from "../../core/code/code-notes.js";
import { origin } from "../../core/code/origin.js";
import { short } from "../../core/code/short.js";
import { swiftui } from "../../core/code/swiftui.js";
import { uikit } from "../../core/code/uikit.js";
import { makeTabs } from "./code-tabs.js";

/** @typedef {import("../../core/code/text.js").Choice} Choice */

/**
 * Shows the code of the selection and updates it on changes while it is visible. Returns a function that updates it.
 * @param {HTMLDialogElement} section
 * @param {EventTarget} playground dispatches `change`
 * @param {() => Choice} choice
 * @param {(problem: import("../../core/design/sheet-problem.js").Problem) => void} reveal shows the place of a problem in the designer
 */
export function startCodePanel(section, playground, choice, reveal) {
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (section.querySelector(selector));
  const [panel, lines, origins, copy, status] = [part("#export-code"), part("#export-short"), part("#export-package"), part("#export-copy"), part("#export-copied")];
  const tabs = /** @type {HTMLElement[]} */ ([...section.querySelectorAll("[role=tab]")]);
  const compiler = new Compiler();
  const preview = new Preview(part("#export-notes"));
  const withSheet = (/** @type {Choice} */ chosen) => {
    const sheet = compiler.sheet(chosen, update);
    return sheet && css(chosen, sheet);
  };
  const texts = { uikit, swiftui, html, css: withSheet };
  const shortTexts = { ...short, css: command };
  let kind = /** @type {keyof typeof texts} */ ("swiftui");
  let text = "";

  const update = () => {
    if (!section.open) return;
    const chosen = choice();
    for (const [place, code] of /** @type {const} */ ([[lines, shortTexts[kind](chosen)], [origins, origin[kind].lines(chosen)]])) {
      if (place.textContent !== code) showColored(place, code);
    }
    part("#export-origin").textContent = origin[kind].text;
    const latest = texts[kind](chosen);
    // Unchanged code keeps the text selection.
    if (latest !== text) {
      showColored(panel, (text = latest));
      numberLines(panel);
    }
    preview.show(kind === "css" ? latest : "", chosen);
    const problem = kind === "css" && !latest && (compiler.problem || "Loading…");
    part("#export-notes").textContent = problem || notes(kind, chosen).join(" ");
    const hasNone = Boolean(problem && compiler.problem), place = hasNone && compiler.place ? nameOfPlace(compiler.place) : "";
    // Without a style sheet, there is no package, no command and no text.
    for (const offered of section.querySelectorAll(".package, .listing, #export-copy, #export-origin")) /** @type {HTMLElement} */ (offered).hidden = hasNone;
    part("#export-place").hidden = !place;
    part("#export-place").textContent = place;
  };
  makeTabs(tabs, (tab) => {
    kind = /** @type {any} */ (tab.dataset.text);
    panel.setAttribute("aria-labelledby", tab.id);
    copy.textContent = `Copy ${tab.textContent}`;
    const name = kind === "css" ? "Command" : "Parameters";
    lines.setAttribute("aria-label", name);
    part("#export-copy-short").textContent = `Copy ${name.toLowerCase()}`;
    status.textContent = "";
    update();
  });
  const offer = (/** @type {HTMLElement} */ button, /** @type {HTMLElement} */ shown) => button.addEventListener("click", async () => {
    const name = button.textContent?.replace("Copy ", "").replace(/^./, (letter) => letter.toUpperCase());
    const isCopied = await copied(shown.textContent ?? "");
    if (!isCopied) select(shown);
    status.textContent = isCopied ? `${name} copied` : `The code could not be copied: press ${shortcut()}`;
  });
  part("#export-place").addEventListener("click", () => compiler.place && reveal(compiler.place));
  offer(copy, panel);
  offer(part("#export-copy-short"), lines);
  offer(part("#export-copy-package"), origins);
  playground.addEventListener("change", update);
  return update;
}

/** Whether a text could be copied. */
const copied = (/** @type {string} */ text) =>
  Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).catch(() => false);

function select(/** @type {HTMLElement} */ element) {
  element.focus();
  getSelection()?.selectAllChildren(element);
}

const shortcut = () => (/Mac|iP(?:hone|ad)/.test(navigator.platform) ? "⌘C" : "Ctrl+C");
