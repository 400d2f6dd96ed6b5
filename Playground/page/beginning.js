// @ts-check
/** The initial layout that the command passed: adds its tab and follows its file. */

import { FanfoldView } from "fanfold-view";
import { data } from "./data.js";
import { element } from "./dom.js";
import { library } from "../core/design/library.js";
import { setsSomething } from "../core/link/link.js";
import { LAYOUTS } from "../core/state/layouts.js";
import { frozen, isSame } from "../core/state/values.js";
import { FACE } from "../core/state/own-face.js";
import { readPlace, writePlace } from "../core/state/place.js";
import { store, recalled } from "../core/state/storage.js";
import { addTab, layouts } from "./panel/layout-tabs.js";

/** @typedef {import("../core/state/state.js").Playground} Playground */

const given = data.layout;

/** The name of a layout written in Swift. */
const OWN = "own";
/** The storage key of the content offset before a reload. */
const PLACE = "fanfold-place";

/** @returns {import("fanfold-view").KeyframeLayout | null} A design from its JSON. */
const designOf = (/** @type {string | undefined} */ text) => (text === undefined ? null : frozen(JSON.parse(text)));

/** Whether the page opens without a link to a state and without a named layout. */
export const isFirstVisit = () => !given && !setsSomething(location.search, location.hash);

/** Returns the state of a page whose link sets nothing. */
export function beginning() {
  if (given?.title) addTab(given.title, given.layout);
  return { layout: /** @type {import("fanfold-view").LayoutName} */ (given ? given.layout ?? FACE : layouts()[0]), design: designOf(given?.keyframes) };
}

/**
 * Registers the facts of a layout written in Swift.
 * @param {import("fanfold-view").FanfoldView} view a view that is ready
 */
export async function learn(view) {
  if (given?.layout !== OWN) return;
  const engine = await FanfoldView.makeEngine();
  engine.setLayout(view.layouts.indexOf(/** @type {any} */ (OWN)), 0, 0);
  LAYOUTS[OWN] = {
    isVertical: Boolean(engine.isVertical()), snaps: true, isRemovable: Boolean(engine.removalEdges()), scrollsToTappedItem: Boolean(engine.scrollsToTappedItem()), loops: Boolean(engine.loops()),
  };
}

/**
 * Follows the layout's file and shows its errors.
 * @param {Playground} playground
 * @param {() => Promise<void>} keepAddress updates the address at once
 */
export function followFile(playground, keepAddress) {
  if (!given?.edition) return;
  goBack(playground);
  followDrafts(playground);
  const notes = startNotes();
  new EventSource("layout-events").addEventListener("message", (event) => {
    const { layout, isReading, problem } = JSON.parse(event.data);
    notes(isReading, problem);
    if (layout.keyframes !== undefined) show(playground, designOf(layout.keyframes));
    else if (layout.edition !== given.edition) reload(playground, keepAddress);
  });
}

/**
 * Reloads the page with the newly compiled Swift. The link keeps the settings; session storage keeps the exact content
 * offset.
 * @param {Playground} playground
 * @param {() => Promise<void>} keepAddress
 */
async function reload({ view, settings }, keepAddress) {
  await keepAddress();
  store("sessionStorage", PLACE, writePlace({ layout: settings.layout, offset: view.contentOffset }));
  location.reload();
}

/** Restores the content offset. */
function goBack(/** @type {Playground} */ { view, settings }) {
  const place = readPlace(recalled("sessionStorage", PLACE));
  store("sessionStorage", PLACE, "");
  if (place && place.layout === settings.layout) view.contentOffset = place.offset;
}

/** @type {WeakSet<import("../core/design/library.js").Draft>} The drafts of the file's layout: it may have been edited since. */
const drafts = new WeakSet();

function followDrafts(/** @type {Playground} */ playground) {
  playground.follow(["design"], ({ design }) => { if (design && isSame(design, playground.defaults.design)) drafts.add(library.draft); });
}

/**
 * Shows the file's new layout if the view shows the file's layout or a design made from it. Undo returns to the
 * previous one.
 * @param {Playground} playground
 * @param {import("fanfold-view").KeyframeLayout | null} design
 */
function show(playground, design) {
  const { defaults, settings, history } = playground;
  if (isSame(design, defaults.design)) return;
  defaults.design = design;
  if (!settings.design || !drafts.has(library.draft)) return;
  history.mark = { kind: "file", name: `Layout “${design?.name ?? "My layout"}”` };
  playground.set({ design });
}

/** Shows the file's error until the file is valid again. */
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
