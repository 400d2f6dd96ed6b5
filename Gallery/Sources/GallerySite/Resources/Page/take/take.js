// @ts-check
/** Taking a layout along: its code, one's own pictures in it, a picture of it. */

import { startCodePanel } from "./code-panel.js";
import { startOwnPictures } from "./own/own-panel.js";
import { startPictureButton } from "./picture/picture-button.js";

const PANEL = `
<h2>Take with you</h2>
<div class="take-tabs" role="tablist" aria-label="Code">
  <button role="tab" id="take-uikit" data-text="uikit" aria-controls="take-code">Swift</button>
  <button role="tab" id="take-swiftui" data-text="swiftui" aria-controls="take-code">SwiftUI</button>
  <button role="tab" id="take-html" data-text="html" aria-controls="take-code">HTML</button>
</div>
<pre id="take-code" role="tabpanel" tabindex="0" dir="ltr"></pre>
<p id="take-notes"></p>
<div class="take-line">
  <button id="take-copy" class="plain">Copy</button>
  <span id="take-copied" role="status"></span>
</div>

<h3>Your pictures</h3>
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
  startCodePanel(section, playground, () => choiceOf(playground));
  startOwnPictures(section, playground);
  startPictureButton(section, playground.view);
}

/**
 * What is taken along: an item can be removed where the layout says how far to drag it for that.
 * @param {import("../playground.js").Playground} playground
 * @returns {import("./code/text.js").Choice}
 */
function choiceOf(playground) {
  const state = playground.state();
  return { ...state, removable: state.removable && "removalDistance" in playground.view.parameters };
}
