// @ts-check
/** The room around the items: its light, the backdrop and the player follow the current picture. */

import { sharpen } from "./cells.js";
import { focusOf } from "../../core/items/stories.js";
import { listsOf } from "../../core/items/texts.js";
import { element, part } from "../dom.js";
import { colorOf, pictureAt, smallOf, storyAt } from "./pictures.js";

/** @typedef {import("../../core/state/state.js").Playground} Playground */

/** Delay before another item's picture is loaded at full size, in milliseconds. */
const REST = 240;

export function startRoom(/** @type {Playground} */ playground) {
  const { view, model, progress } = playground;
  let timer = 0;
  const show = () => {
    if (view.count === 0) return;
    const { item } = view;
    light(model.at(item));
    clearTimeout(timer);
    // Items passed during the demonstration are not loaded at full size.
    if (element("finger").hidden) timer = setTimeout(() => {
      sharpen(view.elementOf(item));
      showCover(model.at(item), true);
    }, REST);
  };
  // The first frame creates the items.
  requestAnimationFrame(() => sharpen(view.elementOf(view.item)));
  progress.addEventListener("item", show);
  playground.follow(["layout", "item", "count", "pictures"], show);
  playground.follow(["layout", "parameters"], () => updateCells(view));
}

/**
 * Lights the room with a picture's color.
 * @param {number} number the item's number
 */
function light(number) {
  const [picture, { title, line }] = [pictureAt(number), storyAt(number)];
  const [color, address] = [colorOf(picture), `url("${smallOf(picture)}")`];
  element("room").style.setProperty("--tint", color);
  showCover(number, false);
  for (const [id, text] of [["player", line], ["scene-details", detailsOf(number)]]) {
    part(element(id), "b").textContent = title;
    part(element(id), "span").textContent = text;
  }
  fade(element("light"), "--tint", color);
  for (const backdrop of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".backdrop"))) fade(backdrop, "background-image", address);
}

/** @type {ReturnType<typeof pictureAt> | undefined} The picture that the player shows at its full size. */
let sharp;

/** Shows a picture in the player, also at its full size, which its cell loads. */
function showCover(/** @type {number} the item's number */ number, /** @type {boolean} */ isSharp) {
  const picture = pictureAt(number);
  if (picture === sharp) return;
  sharp = isSharp ? picture : undefined;
  const addresses = [...(isSharp ? [picture.src] : []), smallOf(picture)];
  Object.assign(/** @type {HTMLElement} */ (part(element("player"), ".cover")).style, { backgroundImage: addresses.map((address) => `url("${address}")`).join(), backgroundPosition: focusOf(picture) });
}

/** The text below the items: the beginning of a story, if it has one. */
function detailsOf(/** @type {number} the item's number */ number) {
  const story = storyAt(number);
  return listsOf(story).paragraph[0] ?? story.line;
}

/**
 * Cross-fades two layers to another value of a style property. The first value appears without a transition.
 * @param {HTMLElement} layers
 * @param {string} name
 * @param {string} value
 */
function fade(layers, name, value) {
  const [shown, next] = /** @type {HTMLElement[]} */ ([...layers.children].sort((one) => (one.className ? -1 : 1)));
  const old = shown.style.getPropertyValue(name);
  if (old === value) return;
  if (!old) return shown.style.setProperty(name, value);
  next.style.setProperty(name, value);
  next.className = "shown";
  shown.className = "";
}

/** Passes on the parameters that cells depend on: the width of a page, and the covers behind an album's own cover. */
function updateCells(/** @type {import("fanfold-view").FanfoldView} */ view) {
  const { pageWidth, layers, layerStep, coverSide } = view.parameters;
  const screen = element("screen");
  const values = { "--page-share": pageWidth, "--layers": layers, "--layer-step": layerStep, "--cover-side": coverSide };
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) screen.style.setProperty(name, `${value}`);
  }
  if (layers !== undefined) screen.dataset.layers = `${layers}`;
}
