// @ts-check
/** A preview of the exported page: a frame that runs the text itself, with the pictures at their present addresses. */

import { withPictures } from "../../../core/code/css.js";

/** @typedef {import("../../../core/code/text.js").Choice} Choice */

/** Time between two previews of a parameter that changes, in milliseconds. */
const DELAY = 200;

export class Preview {
  /** @type {HTMLIFrameElement} */
  #frame;
  #before;
  #text = "";
  #timer = 0;

  /** @param {Element} before the frame's next sibling */
  constructor(before) {
    this.#before = before;
    this.#frame = document.createElement("iframe");
    this.#frame.id = "export-preview";
    this.#frame.title = "Preview of the page without script";
    // No script may run; the pictures keep the page's origin.
    this.#frame.setAttribute("sandbox", "allow-same-origin");
  }

  /**
   * Shows a page, or hides the frame. The first page inserts the frame.
   * @param {string} text empty for none
   * @param {Choice} choice
   */
  show(text, choice) {
    this.#frame.hidden = !text;
    if (text && !this.#frame.isConnected) this.#before.before(this.#frame);
    if (text === this.#text) return;
    this.#text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.#frame.srcdoc = text && withPictures(text, choice, document.baseURI); }, DELAY);
  }
}
