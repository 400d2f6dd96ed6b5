// @ts-check
/** A small live stage of the gallery: a layout with pictures that moves on demand. */

import { colorOf, pictureAt, smallOf } from "../stage/pictures.js";
import { presetOf } from "../../core/state/parameter-defaults.js";
import { focusOf } from "../../core/items/stories.js";

/** @typedef {import("fanfold-view").FanfoldView} FanfoldView */
/** @typedef {import("fanfold-view").LayoutName | import("fanfold-view").PresetName | import("fanfold-view").KeyframeLayout} Layout */

/** Number of items, the current item at rest, and the farthest item of a motion. */
const COUNT = 11, REST = 4, END = 7;
/** The size of a view in points, before it is scaled to its card; see gallery.css. */
const SIZE = { width: 360, height: 480 };
/** Duration of the motion in one direction, in seconds. */
const DURATION = 1.4;
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The cell callback of a stage.
 * @param {number} first the picture of the current item: neighboring stages differ
 * @returns {import("fanfold-view").CellCallback}
 */
const cellFrom = (first) => (element, index) => {
  const image = element.querySelector("img") ?? element.appendChild(new Image());
  const picture = pictureAt(index + first);
  [image.alt, image.draggable, image.src] = ["", false, smallOf(picture)];
  image.style.objectPosition = focusOf(picture);
  element.style.setProperty("--tint", colorOf(picture));
};

/** Adds a stage that does not move. @param {HTMLElement} place @param {Layout} layout */
export const addStill = (place, layout) => new Stage(place, layout, 0);

export class Stage {
  #view = /** @type {FanfoldView} */ (document.createElement("fanfold-view"));
  #isMoving = false;

  /**
   * @param {HTMLElement} place
   * @param {Layout} layout
   * @param {number} first number of its first picture
   */
  constructor(place, layout, first) {
    const view = this.#view;
    view.appearance = "corner-radius shade";
    view.setAttribute("aria-label", "Preview");
    Object.assign(view, { cell: cellFrom(first), count: COUNT, layout });
    place.append(view);
    view.ready.then(() => {
      if (typeof layout === "string") view.parameters = presetOf(layout, SIZE);
      view.item = REST;
    });
  }

  /** Scrolls forward and back, unless it is moving already. */
  async play() {
    if (this.#isMoving || prefersReducedMotion.matches) return;
    this.#isMoving = true;
    await this.#view.ready;
    for (const item of [END, REST]) {
      this.#view.scrollToItem(item, { duration: DURATION });
      await this.#settled(item);
    }
    this.#isMoving = false;
  }

  /** Waits until the view settles at an item. @param {number} item */
  #settled(item) {
    return new Promise((done) => {
      const ended = new AbortController();
      this.#view.addEventListener("settle", ({ detail }) => {
        if (detail.item !== item) return;
        ended.abort();
        done(undefined);
      }, { signal: ended.signal });
    });
  }
}
