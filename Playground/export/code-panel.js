// @ts-check
/** The code panel: three tabs, numbered lines of code, and a copy button. */

import { showColored } from "./code/coloring.js";
import { html } from "./code/html.js";
import { notes } from "./code/notes.js";
import { swiftui } from "./code/swiftui.js";
import { uikit } from "./code/uikit.js";
import { makeTabs } from "./tabs.js";

const TEXTS = { uikit, swiftui, html };

/**
 * Shows the code of the selection and updates it on changes.
 * @param {HTMLElement} section
 * @param {EventTarget} playground dispatches `change`
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
    // Unchanged code keeps the text selection.
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
    status.textContent = isCopied ? `${name} copied` : `The code could not be copied: press ${shortcut()}`;
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
