// @ts-check
/** The drawer “Share”: link, clip, picture and phone; the package dependency, the code for each host, and runnable exports. */

import { button, element } from "../dom.js";
import { reveal } from "../design/design-mode.js";
import { startCodePanel } from "./code-panel.js";
import { fileText } from "../../core/design/design.js";
import { saveApp, savePage, saveSingle } from "./handover.js";
import { saveText } from "./save.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

const DRAWER = `
<div class="top">
  <h2 id="code-title">Share</h2>
  <button id="close-code" aria-label="Close">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="m7 7 10 10M17 7 7 17"/></svg>
  </button>
</div>
<div class="ways" role="group" aria-label="Ways to share">
  <button id="share-link" class="plain">Copy link</button>
  <button id="export-single" class="plain" title="One file that moves, without a server">HTML file</button>
  <button id="export-motion" class="plain" aria-haspopup="dialog" aria-controls="motion">Clip…</button>
  <button id="export-picture" class="plain">Picture</button>
  <button id="show-preview" class="plain" aria-haspopup="dialog" aria-controls="preview">Phone…</button>
</div>
<p id="export-saved" role="status"></p>
<div class="export-tabs" role="tablist" aria-label="Code">
  <button role="tab" id="export-swiftui" data-text="swiftui" aria-controls="export-code">SwiftUI</button>
  <button role="tab" id="export-uikit" data-text="uikit" aria-controls="export-code">UIKit</button>
  <button role="tab" id="export-html" data-text="html" aria-controls="export-code">HTML</button>
  <button role="tab" id="export-css" data-text="css" aria-controls="export-code">CSS</button>
</div>
<p id="export-origin"></p>
<div class="package" dir="ltr"><pre id="export-package" role="group" aria-label="Package" tabindex="0"></pre><button id="export-copy-package" class="quiet">Copy package</button></div>
<div class="package" dir="ltr"><pre id="export-short" role="group" aria-label="Parameters" tabindex="0"></pre><button id="export-copy-short" class="quiet">Copy parameters</button></div>
<h3>Complete example</h3>
<div class="listing" dir="ltr">
  <pre id="export-code" role="tabpanel" tabindex="0"></pre>
</div>
<p id="export-notes"></p>
<button id="export-place" class="plain" hidden></button>
<div class="files">
  <button id="export-copy" class="primary">Copy</button>
  <button id="export-design" class="plain" hidden>Layout (.json)</button>
  <button id="export-page" class="plain">Web page (.zip)</button>
  <button id="export-app" class="plain">Swift Playgrounds app (.zip)</button>
  <span id="export-copied" role="status"></span>
</div>`;

/** @param {Playground} playground @param {() => import("../../core/code/text.js").Choice} choice */
export function startDrawer(playground, choice) {
  const drawer = /** @type {HTMLDialogElement} */ (element("code"));
  drawer.innerHTML = DRAWER;
  button("share-link").addEventListener("click", () => pressCopyLink(button("share-link")));
  const update = startCodePanel(drawer, playground, choice, (problem) => {
    close(drawer);
    reveal(playground, problem);
  });
  button("get-code").addEventListener("click", () => (drawer.open ? close(drawer) : open(drawer, update)));
  button("close-code").addEventListener("click", () => close(drawer));
  drawer.addEventListener("keydown", (event) => { if (event.key === "Escape") close(drawer); });
  const offer = (/** @type {string} */ id, /** @type {string} */ place, /** @type {(choice: import("../../core/code/text.js").Choice) => Promise<string>} */ make) =>
    button(id).addEventListener("click", async () => {
      element(place).textContent = "Packing…";
      element(place).textContent = await make(choice()).catch((error) => `The file could not be created: ${error.message}`);
    });
  offer("export-page", "export-copied", savePage);
  offer("export-app", "export-copied", saveApp);
  offer("export-single", "export-saved", saveSingle);
  playground.follow(["design"], ({ design }) => { button("export-design").hidden = design === null; });
  button("export-design").addEventListener("click", () => {
    const { keyframes } = choice();
    if (keyframes) saveText(fileText(keyframes), keyframes);
  });
}

/** Presses the page's button “Copy link”, and shows whether the link has been copied. */
function pressCopyLink(/** @type {HTMLElement} */ own) {
  const [original, words] = [button("copy-link"), own.textContent];
  original.click();
  new MutationObserver((_, observer) => {
    own.textContent = original.textContent;
    if (original.textContent === words) observer.disconnect();
  }).observe(original, { childList: true });
}

/** Opens the drawer without blocking the view. */
function open(/** @type {HTMLDialogElement} */ drawer, /** @type {() => void} shows the code */ update) {
  drawer.show();
  update();
  document.body.toggleAttribute("data-code", true);
  button("close-code").focus({ preventScroll: true });
}

function close(/** @type {HTMLDialogElement} */ drawer) {
  drawer.close();
  document.body.toggleAttribute("data-code", false);
  button("get-code").focus({ preventScroll: true });
}
