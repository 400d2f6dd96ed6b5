// @ts-check
/** The palette: finds layouts, parameters and actions by words; and the list of shortcuts. */

import { button, element, part, unfold } from "../dom.js";
import { choose, entries } from "../gallery/gallery.js";
import { nameOfDesign } from "../../core/design/design.js";
import { designer } from "../design/design-mode.js";
import { library } from "../../core/design/library.js";
import { isPreset } from "../../core/state/scenes.js";
import { inWords } from "../../core/words.js";

/**
 * @typedef {import("../../core/state/state.js").Playground} Playground
 * @typedef {{label: string, kind: string, run: () => void, keywords?: string}} Command
 */

/** Actions: labels and the buttons that perform them. */
const ACTIONS = {
  "Share: code, link, file, clip, picture, phone": "get-code", "Copy link": "copy-link", "All layouts and my layouts": "show-gallery", "New layout": "new-layout",
  "Edit this layout": "edit-design", "Add an item": "add", "Remove this item": "remove", "Undo the last step": "restore", "Redo the next step": "history-redo",
  "Next item": "next", "Previous item": "previous", "Turn the device": "turn", "Loop": "loop", "Reset all parameters": "reset-all",
  "Save picture": "export-picture", "Export clip": "export-motion", "HTML file": "export-single", "Choose pictures": "export-choose-files", "Compare with this state": "compare-begin", "Preview on a phone": "show-preview", "Shortcuts": "show-shortcuts",
};
/** @type {Record<string, string>} Other words for actions, by their buttons. */
const KEYWORDS = {
  "export-motion": "video gif mp4 webm webp animation motion", "export-single": "web page send offline", "export-picture": "png image screenshot", "get-code": "swift swiftui uikit html share export zip",
  "copy-link": "share address url", "export-choose-files": "images photos", "edit-design": "design keyframes spacing shadow shade corner radius opacity",
  "new-layout": "design keyframes custom", "show-gallery": "presets", "turn": "rotate orientation landscape portrait", "show-preview": "qr phone share",
};
/** Choices: labels, and the name and value of the input that makes them. */
const CHOICES = {
  "Light appearance": "theme=light", "Dark appearance": "theme=dark", "System appearance": "theme=auto", "Left to right": "direction=ltr",
  "Right to left": "direction=rtl", "Reduce Motion on": "reduceMotion=on", "Reduce Motion off": "reduceMotion=off", "Normal speed": "rate=1",
  "Quarter speed": "rate=0.25", "Tenth of the speed": "rate=0.1",
};
/** Keys and their effects. */
const SHORTCUTS = [
  ["⌘K or Ctrl+K", "Find layouts, parameters and actions"], ["?", "Show this list"], ["Arrow keys", "Previous and next item, layout or keyframe"],
  ["Home, End", "First and last item"], ["Page Up, Page Down, Space", "Scroll by a screen"], ["Enter", "Open the current item"],
  ["Esc", "Close the open item or panel"], ["Delete", "Remove the current item, or the selected keyframe"], ["Ctrl+Z or ⌘Z", "Undo the last step of the history"],
  ["Ctrl+Shift+Z or ⌘⇧Z", "Redo the next step"], ["Ctrl or ⌘ during a drag", "Move a handle without snapping"], ["Ctrl+C, Ctrl+V, M", "Copy, paste and mirror the selected keyframe"],
  ["Arrow keys, with Shift", "Change a value or a handle, by ten steps"], ["Tap, swipe, hold", "Open, remove and reorder an item"],
];
const MOST_SHOWN = 12;
/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** @returns {Command[]} All commands in the page's current state. */
function commandsOf(/** @type {Playground} */ playground) {
  const parameters = [...document.querySelectorAll("#tune .parameter")].map((row) => ({
    label: part(row, ".name").textContent ?? "", kind: "Parameter", run: () => reveal(part(row, ".slider")),
  }));
  const layouts = entries.map((entry) => ({ label: entry.name, kind: "Layout", run: () => choose(playground, entry) }));
  const mine = library.entries.filter(({ layout }) => layout).map((entry) => ({
    label: nameOfDesign(entry.layout ?? null), kind: "My layouts", keywords: entry.layout?.description, run: async () => (await designer())?.open(playground, entry),
  }));
  const actions = Object.entries(ACTIONS).filter(([, id]) => button(id) && !button(id).disabled)
    .map(([label, id]) => ({ label, kind: "Action", keywords: KEYWORDS[id], run: () => button(id).click() }));
  const choices = Object.entries(CHOICES).map(([label, choice]) => {
    const [name, value] = choice.split("=");
    const input = /** @type {HTMLInputElement | null} */ (document.querySelector(`input[name=${name}][value="${value}"]`));
    return { label, kind: "Setting", run: () => input?.click() };
  });
  return [...mine, ...layouts, ...parameters, ...actions, ...choices];
}

/** @returns {Promise<Command[]>} Parameters of the other built-in layouts. */
async function otherParameters(/** @type {Playground} */ playground) {
  const view = /** @type {import("fanfold-view").FanfoldView} */ (document.createElement("fanfold-view"));
  view.hidden = true;
  element("palette").append(view);
  await view.ready;
  const others = entries.filter(({ layout }) => !isPreset(layout) && (playground.settings.design || layout !== playground.settings.layout));
  const commands = others.flatMap((entry) => {
    view.layout = entry.layout;
    return view.parameterDescriptors.map(({ name }) => ({ label: inWords(name), kind: entry.name, run: () => revealParameter(playground, entry, name) }));
  });
  view.remove();
  return commands;
}

/** @param {Playground} playground @param {import("../gallery/gallery.js").Entry} entry @param {string} name */
function revealParameter(playground, entry, name) {
  choose(playground, entry);
  const slider = document.querySelector(`#tune [data-parameter=${name}] .slider`);
  if (slider instanceof HTMLElement) reveal(slider);
}

/** Shows a control of the settings and focuses it. */
function reveal(/** @type {HTMLElement} */ control) {
  if (button("open-panels").offsetWidth > 0 && !document.body.hasAttribute("data-panels")) button("open-panels").click();
  unfold(control);
  control.scrollIntoView({ block: "center" });
  control.focus();
}

/** The commands whose labels contain all words, those that begin with the text first. */
function found(/** @type {Command[]} */ commands, /** @type {string} */ text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = commands.filter(({ label, kind, keywords }) => words.every((word) => `${label} ${kind} ${keywords ?? ""}`.toLowerCase().includes(word)));
  const begins = (/** @type {Command} */ { label }) => (label.toLowerCase().startsWith(words.join(" ")) ? 0 : 1);
  return matching.sort((one, other) => begins(one) - begins(other)).slice(0, MOST_SHOWN);
}

/** Opens the palette. */
export function openPalette(/** @type {Playground} */ playground) {
  const dialog = opened('<input role="combobox" aria-label="Find layouts, parameters and actions" aria-expanded="true" aria-controls="palette-list" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Layouts, parameters, actions"><ul id="palette-list" role="listbox" aria-label="Results"></ul><p class="none" role="status"></p>');
  const [input, list] = [/** @type {HTMLInputElement} */ (part(dialog, "input")), part(dialog, "ul")];
  let commands = commandsOf(playground);
  /** @type {Command[]} */
  let shown = [];
  let at = 0;
  const run = (/** @type {Command | undefined} */ command) => {
    if (!command) return;
    dialog.close();
    command.run();
  };
  const mark = (/** @type {number} */ to) => {
    at = shown.length > 0 ? (to + shown.length) % shown.length : 0;
    for (const [index, option] of [...list.children].entries()) option.ariaSelected = `${index === at}`;
    list.children[at]?.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", list.children[at]?.id ?? "");
  };
  const show = () => {
    shown = found(commands, input.value);
    list.replaceChildren(...shown.map((command, index) => optionOf(command, index, () => run(command))));
    part(dialog, ".none").textContent = shown.length > 0 ? "" : "Nothing found";
    mark(0);
  };
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") run(shown[at]);
    else if (event.key in STEPS) mark(at + STEPS[event.key]);
    else return;
    event.preventDefault();
  });
  show();
  input.focus();
  otherParameters(playground).then((others) => {
    commands = [...commands, ...others];
    show();
  });
}

/** @param {Command} command @param {number} index @param {() => void} run */
function optionOf({ label, kind }, index, run) {
  const option = document.createElement("li");
  Object.assign(option, { id: `palette-${index}`, role: "option" });
  option.innerHTML = "<b></b><span></span>";
  part(option, "b").textContent = label;
  part(option, "span").textContent = kind;
  option.addEventListener("click", run);
  return option;
}

/** Opens the list of shortcuts. */
export function openShortcuts() {
  const dialog = opened('<div class="top"><h2>Shortcuts</h2><button aria-label="Close the shortcuts"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 7 10 10M17 7 7 17"/></svg></button></div><dl></dl>');
  part(dialog, "button").addEventListener("click", () => dialog.close());
  part(dialog, "dl").replaceChildren(...SHORTCUTS.flatMap((texts) => texts.map((text, index) => {
    const cell = document.createElement(index === 0 ? "dt" : "dd");
    cell.textContent = text;
    return cell;
  })));
}

/** The dialog with new content, open. */
function opened(/** @type {string} */ markup) {
  const dialog = /** @type {HTMLDialogElement} */ (element("palette"));
  if (dialog.open) dialog.close();
  dialog.innerHTML = markup;
  dialog.showModal();
  return dialog;
}
