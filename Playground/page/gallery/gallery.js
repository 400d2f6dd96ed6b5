// @ts-check
/** The gallery: all layouts as small live stages, in a dialog and beside the device on very large pages. */

import { element, part } from "../dom.js";
import { inWords } from "../../core/words.js";
// @ts-ignore: `make cli` packs it from the presets' files
import packed from "../../core/design/packed-presets.js";
import { PRESETS } from "../../core/state/scenes.js";
import { MyLayouts } from "./my-layouts.js";
import { Stage } from "./gallery-stage.js";

/**
 * @typedef {import("../../core/state/state.js").Playground} Playground
 * @typedef {{name: string, line: string, layout: import("../../core/state/state.js").State["layout"]}} Entry
 */

/** The standard layouts: names and one line each. */
const STANDARD = /** @type {Entry[]} */ ([
  { layout: "expanding", name: "Expanding list", line: "Rows that grow towards the top" },
  { layout: "tab-stack", name: "Tab stack", line: "Pages tilted like cards in a box" },
  { layout: "album-fan", name: "Album fan", line: "Covers with their pictures behind them" },
  { layout: "card-carousel", name: "Card carousel", line: "Cards side by side, the middle one larger" },
  { layout: "task-switcher", name: "Task switcher", line: "Windows that spread as they come forward" },
]);

/** @type {Entry[]} */
const PRESET_ENTRIES = PRESETS.map((layout) => (
  { name: inWords(layout.replaceAll("-", " ")), line: /** @type {any} */ (packed)[layout].description, layout: /** @type {any} */ (layout) }));

/** @type {Entry[]} All layouts. */
export const entries = [...STANDARD, ...PRESET_ENTRIES];

/**
 * Fills a list with all layouts.
 * @param {HTMLElement} list
 * @param {Playground} playground
 * @param {() => void} [chosen] called after a choice
 */
export function fillGallery(list, playground, chosen = () => {}) {
  if (list.childElementCount > 0) return;
  const seen = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      start(/** @type {HTMLElement} */ (target));
    }
  });
  for (const entry of entries) {
    const card = cardOf(entry);
    part(card, "button").addEventListener("click", () => {
      chosen();
      choose(playground, entry);
    });
    list.append(card);
    seen.observe(card);
  }
  playground.follow(["layout", "design"], () => mark(list, playground));
}

/** @type {WeakMap<HTMLElement, Entry>} The entry that each card shows. */
const shown = new WeakMap();

function cardOf(/** @type {Entry} */ entry) {
  const card = document.createElement("li");
  card.innerHTML = '<div class="stage" inert aria-hidden="true"></div><button><b></b><span></span></button>';
  part(card, "b").textContent = entry.name;
  part(card, "span").textContent = entry.line;
  shown.set(card, entry);
  return card;
}

/** Creates a card's stage and moves it once; hovering and focusing move it again. */
function start(/** @type {HTMLElement} */ card) {
  const entry = /** @type {Entry} */ (shown.get(card));
  const stage = new Stage(part(card, ".stage"), entry.layout, entries.indexOf(entry));
  stage.play();
  for (const name of ["pointerenter", "focusin"]) card.addEventListener(name, () => stage.play());
}

/** Shows a layout on the device. */
export const choose = (/** @type {Playground} */ playground, /** @type {Entry} */ { layout }) => playground.set({ layout, design: null });

/** Marks the layout on the device. */
function mark(/** @type {HTMLElement} */ list, /** @type {Playground} */ { settings: { layout, design } }) {
  for (const card of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(":scope > li"))) {
    const isShown = design === null && shown.get(card)?.layout === layout;
    if (isShown) part(card, "button").setAttribute("aria-current", "true");
    else part(card, "button").removeAttribute("aria-current");
  }
}

/** @type {MyLayouts | undefined} The user's own layouts in the dialog. */
let mine;

/** Opens the gallery as a dialog. */
export function openGallery(/** @type {Playground} */ playground) {
  const dialog = /** @type {HTMLDialogElement} */ (element("gallery"));
  if (dialog.childElementCount === 0) {
    dialog.innerHTML = '<div class="top"><h2 id="gallery-title"></h2><button aria-label="Close the gallery"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 7 10 10M17 7 7 17"/></svg></button></div><ul class="gallery all" aria-labelledby="gallery-title"></ul><section class="mine"></section>';
    mine = new MyLayouts(part(dialog, ".mine"), playground, () => dialog.close());
    part(dialog, "h2").textContent = `All ${entries.length} layouts`;
    part(dialog, ":scope > .top button").addEventListener("click", () => dialog.close());
  }
  mine?.show();
  // Stored designs come first, an empty list last.
  part(dialog, ".all")[mine?.isEmpty ? "after" : "before"](part(dialog, ".mine"));
  fillGallery(part(dialog, ".all"), playground, () => dialog.close());
  dialog.showModal();
  dialog.scrollTop = 0;
}
