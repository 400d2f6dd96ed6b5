// @ts-check
/** The panel with the code: three tabs, the text with the numbers of its lines, a button that copies it. */

import { showColored } from "./code/coloring.js";
import { html } from "./code/html.js";
import { notes } from "./code/notes.js";
import { swiftui } from "./code/swiftui.js";
import { uikit } from "./code/uikit.js";
import { makeTabs } from "./tabs.js";

const TEXTS = { uikit, swiftui, html };

/**
 * Shows the code for what is chosen, and keeps it up to date.
 * @param {HTMLElement} section
 * @param {EventTarget} playground tells of a `change`
 * @param {() => import("./code/text.js").Choice} choice
 */
export function startCodePanel(section, playground, choice) {
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (section.querySelector(selector));
  const [panel, copy, status] = [part("#export-code"), part("#export-copy"), part("#export-copied")];
  const tabs = /** @type {HTMLElement[]} */ ([...section.querySelectorAll("[role=tab]")]);
  let kind = /** @type {keyof typeof TEXTS} */ ("uikit");
  let text = "";

  const update = () => {
    const chosen = choice();
    const latest = TEXTS[kind](chosen);
    // Whoever has selected a part of the text keeps it until it changes.
    if (latest !== text) {
      showColored(panel, (text = latest));
      part("#export-lines").textContent = text.trimEnd().split("\n").map((_, line) => line + 1).join("\n");
    }
    part("#export-notes").textContent = notes(kind, chosen).join(" ");
  };
  makeTabs(tabs, (tab) => {
    kind = /** @type {any} */ (tab.dataset.text);
    panel.setAttribute("aria-labelledby", tab.id);
    copy.textContent = `Copy ${tab.textContent}`;
    status.textContent = "";
    update();
  });
  copy.addEventListener("click", async () => {
    const name = copy.textContent?.replace("Copy ", "");
    const isCopied = await copied(text);
    if (!isCopied) select(panel);
    status.textContent = isCopied ? `${name} copied` : `The browser does not let the page copy: press ${shortcut()}`;
  });
  playground.addEventListener("change", update);
}

/** Whether a text could be copied. @param {string} text */
const copied = (text) =>
  Promise.resolve(navigator.clipboard?.writeText(text).then(() => true)).catch(() => false);

/** @param {HTMLElement} element */
function select(element) {
  element.focus();
  getSelection()?.selectAllChildren(element);
}

const shortcut = () => (/Mac|iP(?:hone|ad)/.test(navigator.platform) ? "⌘C" : "Ctrl+C");
