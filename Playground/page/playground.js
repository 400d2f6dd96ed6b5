// @ts-check
/** The playground: demos of one view on the devices they are designed for. */

import "fanfold-view";
import { restore, startAddress } from "./address.js";
import { beginning, followFile, isFirstVisit, learn } from "./beginning.js";
import { startCollection } from "./stage/collection.js";
import { startCompare } from "./compare/compare.js";
import { startDemonstration } from "./opening.js";
import { startHints } from "./hints.js";
import { chooseOldColors } from "./old-colors.js";
import { element } from "./dom.js";
import { start as startInspector } from "./inspector/inspector.js";
import { Model } from "../core/items/model.js";
import { startDesign } from "./design/design-mode.js";
import { followLibrary } from "./design/stored-designs.js";
import { albums, pictureAt, pictures, prefetch } from "./stage/pictures.js";
import { Playground } from "../core/state/state.js";
import { OPENING, removePoster } from "./poster.js";
import { Progress } from "./stage/progress.js";
import { startRoom } from "./stage/room.js";
import { startSettings } from "./panel/settings.js";
import { startSheet } from "./panel/sheet.js";
import { startHistory } from "./panel/start-history.js";
import { startGallery } from "./gallery/start-gallery.js";
import { startPalette } from "./palette/start-palette.js";
import { startPreview } from "./preview/preview.js";
import { startDevice } from "./stage/device.js";
import { startSteps } from "./stage/steps.js";
import { layouts, startTabs } from "./panel/layout-tabs.js";
import { start as startExport } from "./export/export.js";
import { startFeel } from "./panel/feel.js";
import { startTune } from "./panel/tune.js";

/** Delay of prefetching after the first picture is shown, in milliseconds. */
const PREFETCH_DELAY = 1500;
/** Minimum number of items, enough for a fling; pictures repeat. */
const LEAST_ITEMS = 31;
/** On smaller pages the view fills the page. */
const ROOMY_PAGE = matchMedia("(width > 800px) and (height >= 500px)");

/** @type {import("../core/state/state.js").State} A free screen begins with the size of the phone. */
const defaults = {
  ...beginning(), count: Math.max(LEAST_ITEMS, albums.length, pictures.length), item: 0, parameters: {},
  direction: "ltr", reduceMotion: "auto", loop: false, removable: true, reorderable: true, theme: "auto",
  device: ROOMY_PAGE.matches ? "phone" : "fill", orientation: "portrait", size: { width: 402, height: 874 }, rate: 1, bare: false, artboard: null, cells: "auto", editing: false,
};

// The large picture of a first visit loads while the engine starts.
if (isFirstVisit()) new Image().src = pictureAt(OPENING.item).src;
const view = /** @type {import("fanfold-view").FanfoldView} */ (element("view"));
const playground = new Playground(view, new Model(defaults.count), defaults, new Progress(layouts()));
const { restoreItems, restoreParameters } = await restore(playground, layouts());
// The view receives its size before its initial state.
chooseOldColors();
startSettings(playground);
startDevice(playground);
await view.ready;
await learn(view);
const parts = [followLibrary, startInspector, startCollection, startTabs, startSteps, startTune, startFeel, startDesign, startCompare, startSheet, startGallery, startPalette, startExport, startPreview, startRoom];
restoreItems();
for (const start of parts) start(playground);
restoreParameters();
// The opening begins at the poster's composition, and it is not a part of the page's history.
await removePoster(view);
await startDemonstration(playground);
startHistory(playground);
const keepAddress = startAddress(playground);
followFile(playground, keepAddress);
startHints(playground);
setTimeout(prefetch, PREFETCH_DELAY);
