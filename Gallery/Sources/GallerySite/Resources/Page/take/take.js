// @ts-check
/** Taking a layout along: its code, one's own pictures in it, a picture of it. */

import { canLoop, canRemove } from "../collection.js";
import { startCredits } from "./credits.js";
import { startDrawer } from "./drawer.js";
import { albumAt, colorOf, pictureAt, pictures, storyAt } from "../pictures.js";
import { startOwnPictures } from "./own/own-panel.js";
import { startPictureButton } from "./picture/picture-button.js";

const PANEL = `
<h2>Pictures</h2>
<p>Drop pictures or a folder anywhere on the page, or paste them. They stay on this machine.</p>
<div class="take-line">
  <button id="take-choose-files" class="plain">Pictures…</button>
  <button id="take-choose-folder" class="plain">Folder…</button>
</div>
<input id="take-files" type="file" accept="image/*" multiple hidden aria-label="Pictures">
<input id="take-folder" type="file" webkitdirectory hidden aria-label="Folder of pictures">
<form id="take-addresses">
  <label for="take-urls">Or their addresses on the web</label>
  <textarea id="take-urls" name="addresses" rows="2" required spellcheck="false" placeholder="https://…"></textarea>
  <button class="plain">Show</button>
</form>
<div id="take-remarks" role="status"></div>
<button id="take-built-in" class="quiet" hidden>Use the built-in pictures again</button>
<button id="take-credits" class="quiet" aria-haspopup="dialog">About the photographs</button>

<h3>A picture of the view</h3>
<div class="take-line">
  <button id="take-picture" class="plain">Save picture</button>
  <span id="take-saved" role="status"></span>
</div>`;

/**
 * Fills the section.
 * @param {import("../playground.js").Playground} playground
 */
export function start(playground) {
  const section = /** @type {HTMLElement} */ (document.getElementById("take"));
  section.innerHTML = PANEL;
  startDrawer(playground, () => choiceOf(playground));
  startOwnPictures(section, playground);
  startCredits(/** @type {HTMLElement} */ (section.querySelector("#take-credits")));
  startPictureButton(section, playground.view);
}

/**
 * What is taken along: what the layout can do, and each parameter that is not the layout's own default.
 * @param {import("../playground.js").Playground} playground
 * @returns {import("./code/text.js").Choice}
 */
function choiceOf(playground) {
  const state = playground.state();
  const descriptors = playground.view.parameterDescriptors.filter((parameter) => parameter.value !== parameter.default);
  return {
    ...state, removable: state.removable && canRemove(state.layout), loop: state.loop && canLoop(state.layout), ...ownLayout(state),
    parameters: Object.fromEntries(descriptors.map(({ name, value }) => [name, value])),
    stories: storiesOf(playground),
  };
}

/** A layout of one's own, by a name that is none of the library's. @param {import("../playground.js").State} state */
function ownLayout({ design, removable }) {
  if (!design) return {};
  const keyframes = JSON.parse(design);
  const name = `${keyframes.name ?? "own"}`.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^[-\d]+|-$|-?layout-?$/g, "");
  return { keyframes, layout: `${name || "own"}-layout`, removable: removable && keyframes.removal !== undefined };
}

/** At the most so many pictures are taken along. */
const MOST_STORIES = 24;

/**
 * What the items show, in their order, until it begins again.
 * @param {import("../playground.js").Playground} playground
 * @returns {import("./code/stories.js").CodeStory[]}
 */
function storiesOf({ view, model, settings }) {
  const count = Math.max(1, Math.min(view.count || 1, pictures.length, MOST_STORIES));
  return Array.from({ length: count }, (_, index) => {
    const number = view.count > 0 ? model.at(index) : index;
    const [picture, { title, line, file }] = [pictureAt(number), storyAt(number)];
    const name = file ?? `picture-${(number % pictures.length) + 1}`;
    return { picture: name, file: `${name}.jpg`, src: picture.src, label: labelOf(settings.layout, number), title, line, color: colorOf(picture) };
  });
}

/**
 * What a cell of a layout says beside an item's title.
 * @param {string} layout
 * @param {number} number
 */
function labelOf(layout, number) {
  const { topic, place, app } = storyAt(number);
  if (layout === "album-fan") return albumAt(number).name;
  if (layout === "task-switcher") return app.replace(/^./, (letter) => letter.toUpperCase());
  return layout === "tab-stack" ? place : topic;
}
