// @ts-check
/** The list of the history's steps, its buttons and its keys. */

import { button, element } from "../dom.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** The name of the state before the first step. */
const BEGINNING = "Beginning";
/** @type {Record<string, number>} */
const STEPS = { ArrowUp: -1, ArrowDown: 1 };
/** Fields with an undo of their own. */
const FIELDS = "input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, [contenteditable]";

export function startHistoryPanel(/** @type {Playground} */ { history }) {
  const list = element("history-steps");
  // An observer of sizes runs after the layout of a frame: reading places before would compute it twice.
  const seen = new ResizeObserver(([{ target }]) => {
    const step = /** @type {HTMLElement} */ (target);
    list.scrollTop = step.offsetTop - (list.clientHeight - step.offsetHeight) / 2;
    seen.disconnect();
  });
  const show = () => {
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(...[BEGINNING, ...history.steps.map(({ name }) => name)].map((name, index) => rowOf(name, index, history)));
    const current = /** @type {HTMLElement} */ (list.children[history.at].firstElementChild);
    seen.disconnect();
    seen.observe(current);
    if (hadFocus) current.focus();
    element("history").hidden = history.steps.length === 0;
    for (const [id, step, way] of /** @type {const} */ ([["restore", history.last, "Undo"], ["history-redo", history.steps[history.at], "Redo"]])) {
      button(id).disabled = !step;
      button(id).title = step ? `${way}: ${step.name} (${way === "Undo" ? "Ctrl+Z" : "Ctrl+Shift+Z"})` : "";
    }
  };
  history.addEventListener("change", show);
  show();
  button("restore").addEventListener("click", () => undo(history));
  button("history-redo").addEventListener("click", () => redo(history));
  list.addEventListener("keydown", moveBetween);
  followKeys(history);
}

/** @param {string} name @param {number} index @param {import("../../core/history/history.js").History} history */
function rowOf(name, index, history) {
  const [row, step] = [document.createElement("li"), document.createElement("button")];
  const isCurrent = index === history.at;
  step.textContent = name;
  step.tabIndex = isCurrent ? 0 : -1;
  step.toggleAttribute("data-undone", index > history.at);
  if (isCurrent) step.setAttribute("aria-current", "step");
  step.addEventListener("click", () => {
    history.go(index);
    say(`State after: ${name}`);
  });
  row.append(step);
  return row;
}

/** Arrow keys move the focus between steps; Enter returns to one. */
function moveBetween(/** @type {KeyboardEvent} */ event) {
  const rows = [...element("history-steps").querySelectorAll("button")];
  const at = rows.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const to = { Home: 0, End: rows.length - 1 }[event.key] ?? at + (STEPS[event.key] ?? NaN);
  if (!rows[to]) return;
  event.preventDefault();
  rows[to].focus();
}

export function undo(/** @type {import("../../core/history/history.js").History} */ history) {
  const { last } = history;
  history.undo();
  if (last) say(`Undone: ${last.name}`);
}

export function redo(/** @type {import("../../core/history/history.js").History} */ history) {
  const { steps, at } = history;
  history.redo();
  if (steps[at]) say(`Redone: ${steps[at].name}`);
}

function say(/** @type {string} */ text) { element("history-status").textContent = text; }

/** Ctrl+Z and Ctrl+Shift+Z work everywhere. A field's own undo has priority while its text is not applied. */
function followKeys(/** @type {import("../../core/history/history.js").History} */ history) {
  /** The applied text of the focused field. */
  let applied = "";
  const remember = (/** @type {Event} */ { target }) => queueMicrotask(() => { if (target instanceof HTMLInputElement) applied = target.value; });
  for (const name of ["focusin", "change"]) addEventListener(name, remember);
  addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !["z", "y"].includes(key)) return;
    const { target } = event;
    const isField = target instanceof Element && target.matches(FIELDS);
    if (isField && (!(target instanceof HTMLInputElement) || target.value !== applied)) return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo(history);
    else undo(history);
  });
}
