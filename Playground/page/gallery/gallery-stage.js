// @ts-check
/** A small live stage of the gallery: a layout with pictures that moves on demand. */

import { colorOf, pictureAt, smallOf } from "../stage/pictures.js";
import { focusOf } from "../../core/items/stories.js";

/** @typedef {import("fanfold-view").FanfoldView} FanfoldView */
/** @typedef {import("fanfold-view").LayoutName | import("fanfold-view").PresetName | import("fanfold-view").KeyframeLayout} Layout */

/** Number of items, the current item at rest, and the farthest item of a motion. */
const COUNT = 11, REST = 4, END = 7;
/** Duration of the motion in one direction, in seconds. */
const DURATION = 1.4;
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The cell callback of a stage.
 * @param {number} first the picture of the current item: neighboring stages differ
 * @returns {import("fanfold-view").CellCallback}
 */
const cellFrom = (first) => (element, index) => {
  show(element.querySelector("img") ?? element.appendChild(new Image()), index + first);
  element.style.setProperty("--tint", colorOf(pictureAt(index + first)));
};

/** Number of covers of an album. */
const COVERS = 4;

/** @returns {import("fanfold-view").CellCallback} The cell callback of albums: the covers behind their own one. */
const albumFrom = (/** @type {number} */ first) => (element, index) => {
  element.classList.add("album");
  for (let layer = COVERS - 1; layer >= 0; layer--) {
    const image = /** @type {HTMLImageElement} */ (element.children[COVERS - 1 - layer] ?? element.appendChild(new Image()));
    show(image, index + first + layer);
    for (const [name, value] of [["--shift", `var(--layer-offsets-${layer}, 0)`], ["--layer", `${layer}`]]) image.style.setProperty(name, value);
  }
};

/** @param {HTMLImageElement} image @param {number} number of its picture */
function show(image, number) {
  const picture = pictureAt(number);
  [image.alt, image.draggable, image.src] = ["", false, smallOf(picture)];
  image.style.objectPosition = focusOf(picture);
}

/** Adds a stage that does not move. */
export const addStill = (/** @type {HTMLElement} */ place, /** @type {Layout} */ layout) => new Stage(place, layout, 0);

export class Stage {
  #view = /** @type {FanfoldView} */ (document.createElement("fanfold-view"));
  #isMoving = false;

  /** @param {HTMLElement} place @param {Layout} layout @param {number} first number of its first picture */
  constructor(place, layout, first) {
    const view = this.#view;
    view.appearance = layout === "album-fan" ? "layer-offsets" : "corner-radius shade";
    view.setAttribute("aria-label", "Preview");
    Object.assign(view, { cell: (layout === "album-fan" ? albumFrom : cellFrom)(first), count: COUNT, layout });
    place.append(view);
    view.ready.then(() => { view.item = REST; });
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

  /** Waits until the view settles at an item. */
  #settled(/** @type {number} */ item) {
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
