// @ts-check
/**
 * The cells: one per item, shared by all layouts. A cell has one face per layout over a single picture; cells.css sets
 * each face's opacity and the picture's position.
 */

import { albumAt, colorOf, fanAt, pictureAt, smallOf, storyAt } from "./pictures.js";
import { focusOf } from "../../core/items/stories.js";
import { playedOf, wordsOf } from "../../core/items/texts.js";

/** Maximum number of covers behind an album's cover. */
export const MOST_LAYERS = 8;
/** Number of cells kept for items that are out of sight; a recreated element reuses its cell. */
const MOST_KEPT = 48;

/** @type {Map<number, HTMLElement>} Cells by item number. */
const cells = new Map();

/**
 * The item and picture that each cell shows.
 * @type {WeakMap<Node, {number: number, picture: import("./pictures.js").Picture}>}
 */
const shown = new WeakMap();

/**
 * The descendant of a cell that matches a selector.
 * @param {Element} cell
 * @param {string} selector
 * @returns {HTMLElement}
 */
const part = (cell, selector) => /** @type {HTMLElement} */ (cell.querySelector(selector));

const template = (/** @type {string} */ id) => /** @type {HTMLTemplateElement} */ (document.getElementById(id));

/** Shows a picture in a new image element: a recycled cell never shows the previous picture. */
function show(/** @type {Element} */ old, /** @type {string} */ src) {
  if (old.getAttribute("src") === src) return;
  const image = /** @type {HTMLImageElement} */ (old.cloneNode());
  image.removeAttribute("src");
  image.src = src;
  old.replaceWith(image);
}

/**
 * Loads an item's picture at full size over the small variant.
 * @param {Element | null} item the item's element
 */
export function sharpen(item) {
  const photo = item?.querySelector(".photo");
  const cell = item?.firstElementChild ?? document;
  const { picture } = shown.get(cell) ?? {};
  if (!photo || !picture || smallOf(picture) === picture.src || photo.querySelector(".large")) return;
  const image = new Image();
  // Small pictures of items out of view do not delay it.
  image.setAttribute("fetchpriority", "high");
  [image.className, image.alt, image.draggable, image.src] = ["large", "", false, picture.src];
  // The cell may have been reused while the picture was decoded.
  image.decode().then(() => { if (shown.get(cell)?.picture === picture) photo.append(image); }, () => {});
}

/**
 * Adds the pictures of the item's album, which only an open item shows.
 * @param {Element | null} item the item's element
 */
export function unfold(item) {
  const { number } = shown.get(item?.firstElementChild ?? document) ?? {};
  if (!item || number === undefined) return;
  part(item, ".grid").replaceChildren(...fanAt(number).map((picture) => {
    const image = new Image();
    [image.alt, image.draggable, image.src] = ["", false, smallOf(picture)];
    Object.assign(image.style, { backgroundColor: colorOf(picture), objectPosition: focusOf(picture) });
    return image;
  }));
}

/**
 * Fills a cell with an item's content.
 * @param {HTMLElement} cell
 * @param {number} number the item's number
 */
function fill(cell, number) {
  const [picture, story] = [pictureAt(number), storyAt(number)];
  cell.style.setProperty("--tint", colorOf(picture));
  cell.style.setProperty("--focus", focusOf(picture));
  show(part(cell, ".small"), smallOf(picture));
  for (const image of cell.querySelectorAll(".large, .grid > img")) image.remove();
  choose(cell, ".face-page", `page-${story.page}`);
  choose(cell, ".face-app", `app-${story.app}`);
  choose(cell, ".face-front", `front-${story.app}`);
  cell.dataset.page = story.page;
  cell.dataset.app = story.app;
  cell.style.setProperty("--icon", `linear-gradient(160deg, ${template(`app-${story.app}`).dataset.colors?.replace(" ", ", ")})`);
  const { name, pictures } = albumAt(number);
  cell.style.setProperty("--number", `"${number + 1}"`);
  /** @type {Record<string, string | undefined>} */
  const words = { ...wordsOf(story), album: name, many: many(pictures.length) };
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (cell.querySelectorAll("[data-text]"))) {
    element.textContent = words[element.dataset.text ?? ""] ?? "";
  }
  cell.style.setProperty("--played", `${playedOf(story)}`);
  fan(cell, number);
  shown.set(cell, { number, picture });
}

/** A number of pictures in words. */
export const many = (/** @type {number} */ count) => (count === 1 ? "1 picture" : `${count} pictures`);

/**
 * Inserts a template's content into a part of a cell, once.
 * @param {HTMLElement} cell
 * @param {string} selector
 * @param {string} id
 */
function choose(cell, selector, id) {
  const place = part(cell, selector);
  if (place.dataset.is === id) return;
  place.dataset.is = id;
  place.replaceChildren(template(id).content.cloneNode(true));
}

/** Adds the covers behind an item's own cover. */
function fan(/** @type {HTMLElement} */ cell, /** @type {number} */ number) {
  const pictures = fanAt(number);
  const layers = part(cell, ".layers");
  for (let layer = layers.childElementCount + 1; layer < MOST_LAYERS; layer++) {
    const image = new Image();
    [image.alt, image.draggable] = ["", false];
    image.style.setProperty("--layer", `${layer}`);
    image.style.setProperty("--shift", `var(--layer-offsets-${layer}, var(--last-layer-offsets-${layer}, 0))`);
    layers.append(image);
  }
  for (let layer = 1; layer < MOST_LAYERS; layer++) {
    const picture = pictures[layer % pictures.length];
    show(layers.children[layer - 1], smallOf(picture));
    Object.assign(/** @type {HTMLElement} */ (layers.children[layer - 1]).style, { backgroundColor: colorOf(picture), objectPosition: focusOf(picture) });
  }
}

/**
 * The cell of an item: its kept cell, or a reused cell filled with the item.
 * @param {Element | null} old the cell that the element contains
 * @param {number} number
 */
function cellOf(old, number) {
  const own = cells.get(number);
  if (own && (own === old || !own.isConnected)) return own;
  const cell = /** @type {HTMLElement} */ (old ?? template("cell").content.firstElementChild?.cloneNode(true));
  cells.delete(shown.get(cell)?.number ?? -1);
  cells.set(number, cell);
  return cell;
}

/** Removes the oldest cells that are out of sight. */
function forget() {
  for (const [number, cell] of cells) {
    if (cells.size <= MOST_KEPT) return;
    if (!cell.isConnected) cells.delete(number);
  }
}

/** An item's accessible name. */
export const nameOf = (/** @type {number} */ number) => storyAt(number).title;

/**
 * The view's cell callback.
 * @param {import("../../core/items/model.js").Model} model
 * @returns {import("fanfold-view").CellCallback}
 */
export const cellFor = (model) => (element, place) => {
  const number = model.at(place);
  const cell = cellOf(element.firstElementChild, number);
  if (element.firstChild !== cell) element.replaceChildren(cell);
  const before = shown.get(cell);
  if (before?.number !== number || before.picture !== pictureAt(number)) fill(cell, number);
  element.setAttribute("aria-label", nameOf(number));
  forget();
};

/**
 * Keeps a layout's appearance values on cells during a layout change, while they are still visible.
 * @param {HTMLElement} view
 * @param {string[]} names custom properties
 */
export function keepAppearance(view, names) {
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (view.querySelectorAll(":scope > [data-index]"))) {
    const cell = /** @type {HTMLElement | null} */ (item.firstElementChild);
    const style = getComputedStyle(item);
    for (const name of names) {
      const value = style.getPropertyValue(name);
      if (value) cell?.style.setProperty(name.replace("--", "--last-"), value);
    }
  }
}
