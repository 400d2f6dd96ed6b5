// @ts-check
/** The room around the items: its light, the backdrop and the player show the picture that is shown. */

import { sharpen } from "./cells.js";
import { element, part } from "./dom.js";
import { colorOf, pictureAt, smallOf, storyAt } from "./pictures.js";

/** @typedef {import("./playground-state.js").Playground} Playground */

/** For so long an item is shown before its picture is loaded as large as it is, in milliseconds. */
const REST = 240;

/** @param {Playground} playground */
export function startRoom(playground) {
  const { view, model, progress } = playground;
  let timer = 0;
  const show = () => {
    if (view.count === 0) return;
    const { item } = view;
    light(model.at(item));
    clearTimeout(timer);
    // What is only passed by while a finger shows how it is done is not worth its bytes.
    if (element("finger").hidden) timer = setTimeout(() => sharpen(view.elementOf(item)), REST);
  };
  progress.addEventListener("item", show);
  playground.follow(["layout", "item", "count", "pictures"], show);
  playground.follow(["layout", "parameters"], () => tellLayers(view));
}

/**
 * Lights the room with a picture.
 * @param {number} number of an item
 */
function light(number) {
  const [picture, { title, line }] = [pictureAt(number), storyAt(number)];
  element("room").style.setProperty("--tint", colorOf(picture));
  const address = `url("${smallOf(picture)}")`;
  /** @type {HTMLElement} */ (part(element("player"), ".cover")).style.backgroundImage = address;
  part(element("player"), "b").textContent = title;
  part(element("player"), "span").textContent = line;
  fade(element("backdrop"), address);
}

/**
 * Fades one picture out and another one in.
 * @param {HTMLElement} backdrop
 * @param {string} address
 */
function fade(backdrop, address) {
  const [shown, next] = [...backdrop.children].sort((one) => (one.className ? -1 : 1));
  if (!(shown instanceof HTMLElement && next instanceof HTMLElement) || shown.style.backgroundImage === address) return;
  next.style.backgroundImage = address;
  next.className = "shown";
  if (shown.className) shown.className = "";
}

/** What the album fan says of the covers behind an album's own. @param {import("fanfold-view").FanfoldView} view */
function tellLayers(view) {
  const { layers, layerStep, coverSide } = view.parameters;
  if (layers === undefined) return;
  const screen = element("screen");
  for (const [name, value] of Object.entries({ "--layers": layers, "--layer-step": layerStep, "--cover-side": coverSide })) {
    screen.style.setProperty(name, `${value}`);
  }
  screen.dataset.layers = `${layers}`;
}
