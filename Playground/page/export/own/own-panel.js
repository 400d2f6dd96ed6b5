// @ts-check
/** The panel for custom pictures: buttons and messages; the page takes dropped and pasted pictures. */

import { unfold } from "../../dom.js";
import { filesChosen, filesIn } from "./files.js";
import { OwnPictures } from "./own-pictures.js";
import { addressesIn } from "./albums.js";

/** Maximum number of listed names; the rest is counted. */
const MOST_NAMES = 5;
/** Time without `dragover` after which the drag counts as ended, in milliseconds. Browsers send it at least every 350 ms. */
const DRAG_TIME = 800;
/** Elements that handle pasted text themselves. */
const EDITABLE = "input, textarea, select, [contenteditable]";

/**
 * Accepts custom pictures.
 * @param {HTMLElement} section
 * @param {import("../../../core/state/state.js").Playground} playground
 */
export function startOwnPictures(section, playground) {
  const own = new OwnPictures();
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (section.querySelector(selector));
  own.addEventListener("replace", () => showOther(playground, own));
  own.addEventListener("change", () => {
    part("#export-built-in").hidden = own.count === 0;
    part("#export-remarks").replaceChildren(...remarks(own).map(paragraph));
    if (part("#export-remarks").hasChildNodes()) unfold(section);
    // The backdrop shows the item's picture as well.
    playground.announce(["item"]);
  });
  playground.view.addEventListener("error", ({ target }) => {
    if (target instanceof HTMLImageElement) own.replaceBroken(target);
  }, { capture: true });
  part("#export-built-in").addEventListener("click", () => own.restoreBuiltIn());
  for (const name of ["files", "folder"]) startChooser(section, name, own);
  startPasting(own);
  startDropping(own);
}

/**
 * Shows new pictures with at least one item per picture.
 * @param {import("../../../core/state/state.js").Playground} playground
 * @param {OwnPictures} own
 */
function showOther(playground, own) {
  const { count } = playground.state();
  if (own.count > count) playground.set({ count: own.count });
  playground.view.reload();
}

/** @param {HTMLElement} section @param {string} name @param {OwnPictures} own */
function startChooser(section, name, own) {
  const input = /** @type {HTMLInputElement} */ (section.querySelector(`#export-${name}`));
  section.querySelector(`#export-choose-${name}`)?.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    own.showFiles(filesChosen(input.files));
    // Allows choosing the same files again.
    input.value = "";
  });
}

/** Pictures and their addresses can be pasted anywhere on the page. */
function startPasting(/** @type {OwnPictures} */ own) {
  document.addEventListener("paste", async (event) => {
    const transfer = event.clipboardData;
    if (!transfer || /** @type {Element} */ (event.target).closest(EDITABLE)) return;
    const text = transfer.getData("text/plain");
    const files = await filesIn(transfer);
    if (files.length > 0) own.showFiles(files);
    else if (addressesIn(text).addresses.length > 0) own.showAddresses(text);
  });
}

/** Pictures, folders and addresses can be dropped anywhere on the page. */
function startDropping(/** @type {OwnPictures} */ own) {
  const showTarget = dropTarget();
  const drag = (/** @type {DragEvent} */ event) => {
    if (!canTake(event.dataTransfer)) return;
    event.preventDefault();
    showTarget(DRAG_TIME);
  };
  document.addEventListener("dragenter", drag);
  document.addEventListener("dragover", drag);
  document.addEventListener("drop", async (event) => {
    const transfer = event.dataTransfer;
    if (!transfer || !canTake(transfer)) return;
    event.preventDefault();
    showTarget(0);
    const addresses = transfer.getData("text/uri-list");
    const files = await filesIn(transfer);
    if (files.length > 0) own.showFiles(files);
    else own.showAddresses(addresses);
  });
}

/**
 * The drop indicator.
 * @returns {(time: number) => void} shows it for a time in milliseconds
 */
function dropTarget() {
  const target = document.createElement("div");
  target.id = "export-target";
  target.hidden = true;
  target.innerHTML = "<p>Drop pictures or a folder</p><p>They stay on this machine</p>";
  document.body.append(target);
  let timer = 0;
  return (time) => {
    clearTimeout(timer);
    target.hidden = time === 0;
    timer = setTimeout(() => { target.hidden = true; }, time);
  };
}

/** @param {DataTransfer | null} transfer */
const canTake = (transfer) => Boolean(transfer?.types.some((type) => type === "Files" || type === "text/uri-list"));

/** A summary of shown and skipped pictures, in sentences. */
function remarks(/** @type {OwnPictures} */ { count, broken, skipped }) {
  return [
    count > 0 ? `${count === 1 ? "One picture" : `${count} pictures`} added` : "",
    broken.length > 0 ? `Could not be shown: ${listed(broken)}` : "",
    skipped.length > 0 ? `Not a picture: ${listed(skipped)}` : "",
  ].filter(Boolean);
}

function listed(/** @type {string[]} */ names) {
  const rest = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

function paragraph(/** @type {string} */ text) {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}
