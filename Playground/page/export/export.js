// @ts-check
/** Export of a layout: its code with custom pictures, and a picture of it. */

import { canLoop, canRemove } from "../stage/collection.js";
import { many } from "../stage/cells.js";
import { isPreset } from "../../core/state/scenes.js";
import { codeName } from "../../core/design/design.js";
import { tuned } from "../../core/design/tuned.js";
import { useTemplates } from "../../core/code/kinds.js";
import { button } from "../dom.js";
import { startCredits } from "./credits.js";
import { startDrawer } from "./drawer.js";
import { albumAt, colorOf, pictureAt, pictures, storyAt } from "../stage/pictures.js";
import { albumsOfFans } from "../../core/items/fan.js";
import { focusOf } from "../../core/items/stories.js";
import { listsOf, playedOf, wordsOf } from "../../core/items/texts.js";
import { onDemand } from "../on-demand.js";
import { startOwnPictures } from "./own/own-panel.js";
import { startPictureButton } from "./picture/picture-button.js";

const PANEL = `
<p>Drop or paste pictures, a folder or addresses anywhere on the page. They stay on this machine.</p>
<div class="export-line">
  <button id="export-choose-files" class="plain">Pictures…</button>
  <button id="export-choose-folder" class="plain">Folder…</button>
</div>
<input id="export-files" type="file" accept="image/*" multiple hidden aria-label="Pictures">
<input id="export-folder" type="file" webkitdirectory hidden aria-label="Folder of pictures">
<div id="export-remarks" role="status"></div>
<button id="export-built-in" class="quiet" hidden>Use the built-in pictures again</button>
<button id="export-credits" class="quiet" aria-haspopup="dialog">About the photographs</button>`;

/** Fills the section. */
export function start(/** @type {import("../../core/state/state.js").Playground} */ playground) {
  const section = /** @type {HTMLElement} */ (document.getElementById("export"));
  section.innerHTML = PANEL;
  useTemplates(document);
  startDrawer(playground, () => choiceOf(playground));
  startOwnPictures(section, playground);
  startCredits(/** @type {HTMLElement} */ (section.querySelector("#export-credits")));
  startPictureButton(playground.view);
  button("export-motion").addEventListener("click", async () => (await onDemand("export", () => import("./motion/motion-dialog.js")))?.openMotion(playground));
}

/**
 * The exported selection: the layout's abilities and the parameters that differ from the layout's own defaults.
 * @param {import("../../core/state/state.js").Playground} playground
 * @returns {import("../../core/code/text.js").Choice}
 */
function choiceOf(playground) {
  const state = playground.state();
  const descriptors = playground.view.parameterDescriptors.filter((parameter) => parameter.value !== parameter.default);
  return {
    ...state, removable: state.removable && canRemove(state.layout), loop: state.loop && canLoop(state.layout), ...ownLayout(state),
    ...(state.design || isPreset(state.layout)) && { cornerRadius: cornerRadiusOf(playground.view) },
    // A design is exported with tuned numbers.
    parameters: state.design ? {} : Object.fromEntries(descriptors.map(({ name, value }) => [name, value])),
    stories: storiesOf(playground), ...state.layout === "album-fan" && !state.design && { albums: albumsOf(playground) },
  };
}

/** The corner radius of the current item, in points. */
function cornerRadiusOf(/** @type {import("fanfold-view").FanfoldView} */ view) {
  const item = view.elementOf(view.item);
  return item ? Math.round(Number(getComputedStyle(item).getPropertyValue("--corner-radius"))) : 0;
}

/** A preset, or a custom layout under a name that the library does not use. */
function ownLayout(/** @type {import("../../core/state/state.js").State} */ { layout, design, removable, parameters }) {
  if (!design) return isPreset(layout) ? { isPreset: true } : {};
  const keyframes = tuned(design, parameters);
  return { keyframes, layout: codeName(keyframes), removable: removable && keyframes.removal !== undefined };
}

/** Maximum number of exported stories, and of pictures of each one's album. */
const MOST_STORIES = 24;

/** Item numbers in display order, up to their repetition. */
function numbersOf(/** @type {import("../../core/state/state.js").Playground} */ { view, model }) {
  const count = Math.max(1, Math.min(view.count || 1, pictures.length, MOST_STORIES));
  return Array.from({ length: count }, (_, index) => (view.count > 0 ? model.at(index) : index));
}

/** @param {import("../../core/state/state.js").Playground} playground @returns {import("../../core/code/code-stories.js").CodeStory[]} */
const storiesOf = (playground) => numbersOf(playground).map((number) => {
  const [picture, story] = [pictureAt(number), storyAt(number)];
  const { name: album, pictures } = albumAt(number);
  return {
    ...fileOf(picture), color: colorOf(picture), page: story.page, app: story.app, played: playedOf(story), lists: listsOf(story),
    words: { ...wordsOf(story), album, many: many(pictures.length) },
  };
});

/** The pictures of the items' albums, in stacking order. */
function albumsOf(/** @type {import("../../core/state/state.js").Playground} */ playground) {
  const items = numbersOf(playground).map((number) => ({ album: albumAt(number), own: pictureAt(number) }));
  return Object.fromEntries(Object.entries(albumsOfFans(items, MOST_STORIES)).map(([name, pictures]) => [name, pictures.map(fileOf)]));
}

/** The exported file name of a picture. */
function fileOf(/** @type {import("../stage/pictures.js").Picture} */ picture) {
  const number = pictures.indexOf(picture);
  const name = storyAt(number).file ?? `picture-${number + 1}`;
  return { picture: name, file: `${name}.jpg`, src: picture.src, focus: focusOf(picture) };
}
