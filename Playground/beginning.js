// @ts-check
/** The layout that the page begins with, where the command was told one: it has a tab, and follows its file. */

import { FanfoldView } from "fanfold-view";
import { data } from "./data.js";
import { element } from "./dom.js";
import { LAYOUTS } from "./layouts.js";
import { designer, FACE } from "./own-layout.js";
import { keep, recalled } from "./storage.js";
import { addTab, layouts } from "./tabs.js";

/** @typedef {import("./playground-state.js").Playground} Playground */

const given = data.layout;

/** Under this name a layout in Swift is among the others. */
const OWN = "own";
/** Where the content was, under this name, before the page was loaded anew. */
const PLACE = "fanfold-place";

/** JSON as the page writes it. @param {string | undefined} text */
const written = (text) => (text === undefined ? "" : JSON.stringify(JSON.parse(text)));

/** What the page shows where its link says nothing else. */
export function beginning() {
  if (given?.title) addTab(given.title, given.layout);
  return { layout: /** @type {import("fanfold-view").LayoutName} */ (given ? given.layout ?? FACE : layouts()[0]), design: written(given?.keyframes) };
}

/**
 * Learns of a layout in Swift what is known of the others.
 * @param {import("fanfold-view").FanfoldView} view one that is ready
 */
export async function learn(view) {
  if (given?.layout !== OWN) return;
  const engine = await FanfoldView.makeEngine();
  engine.setLayout(view.layouts.indexOf(/** @type {any} */ (OWN)), 0, 0);
  LAYOUTS[OWN] = {
    isRemovable: Boolean(engine.hasRemoval()), scrollsToTappedItem: Boolean(engine.scrollsToTappedItem()), loops: Boolean(engine.loops()),
  };
}

/**
 * Shows what the file holds by now, and says what is wrong with it.
 * @param {Playground} playground
 * @param {() => void} keepAddress has the address say what is shown
 */
export function followFile(playground, keepAddress) {
  if (!given?.edition) return;
  goBack(playground);
  const notes = startNotes();
  new EventSource("layout-news").addEventListener("message", (event) => {
    const { layout, isReading, problem } = JSON.parse(event.data);
    notes(isReading, problem);
    if (layout.keyframes !== undefined) show(playground, written(layout.keyframes));
    else if (layout.edition !== given.edition) reload(playground, keepAddress);
  });
}

/**
 * Loads the page anew, with the Swift that was compiled meanwhile. The link keeps what is set; where the content is to the
 * point, the browser keeps.
 * @param {Playground} playground
 * @param {() => void} keepAddress
 */
function reload({ view, settings }, keepAddress) {
  keepAddress();
  keep("sessionStorage", PLACE, JSON.stringify({ layout: settings.layout, offset: view.contentOffset }));
  location.reload();
}

/** Shows the content where it was. @param {Playground} playground */
function goBack({ view, settings }) {
  const { layout, offset } = JSON.parse(recalled("sessionStorage", PLACE) || "{}");
  keep("sessionStorage", PLACE, "");
  if (layout === settings.layout) view.contentOffset = offset;
}

/**
 * Where the layout of the file is on the stage, or one that was made of it, the new one is shown: what was there before is
 * a step of undo away.
 * @param {Playground} playground
 * @param {string} design
 */
async function show({ defaults, settings }, design) {
  if (design === defaults.design) return;
  defaults.design = design;
  if (settings.design) (await designer())?.replace(JSON.parse(design));
}

/** A note of what is wrong with the file, as long as it is. */
function startNotes() {
  const note = document.createElement("div");
  note.id = "file-note";
  note.role = "alert";
  note.tabIndex = 0;
  element("notes").append(note);
  return (/** @type {boolean} */ isReading, /** @type {string} */ problem = "") => {
    note.textContent = problem;
    note.toggleAttribute("data-reading", isReading);
  };
}
