// @ts-check
/** The cells of the five demos: each fills an element, which may hold the content of an earlier item. */

import { albumAt, pictureAt } from "./pictures.js";

/** How many covers an album shows. */
const LAYERS = 5;
/** Steps around the colour wheel that keep neighbours apart, in degrees. */
const HUE_STEP = 137.5;

/**
 * Shows a picture in an image element. A new one, so that a recycled cell never shows the picture before.
 * @param {Element} old
 * @param {string} src
 */
function show(old, src) {
  if (old.getAttribute("src") === src) return;
  const image = /** @type {HTMLImageElement} */ (old.cloneNode());
  image.removeAttribute("src");
  image.decoding = "async";
  image.src = src;
  old.replaceWith(image);
}

/**
 * The element of a cell that a selector names.
 * @param {Element} cell
 * @param {string} selector
 * @returns {HTMLElement}
 */
const part = (cell, selector) => /** @type {HTMLElement} */ (cell.querySelector(selector));

/**
 * Sets the colours that stand for an item.
 * @param {HTMLElement} cell
 * @param {number} index
 */
function tint(cell, index) {
  const hue = (index * HUE_STEP) % 360;
  cell.style.setProperty("--tint", `hsl(${hue} 72% 58%)`);
  cell.style.setProperty("--shade", `hsl(${hue + 40} 70% 38%)`);
}

/** @type {Record<string, (cell: HTMLElement, index: number) => void>} */
const fill = {
  expanding(cell, index) {
    const { src, caption, credit } = pictureAt(index);
    show(part(cell, "img"), src);
    part(cell, "h2").textContent = caption;
    part(cell, ".details").textContent = credit ?? `Picture ${index + 1}`;
  },

  "tab-stack"(cell, index) {
    const { src, caption, credit } = pictureAt(index);
    show(part(cell, "img"), src);
    tint(cell, index);
    for (const heading of ["h2", "h3"]) part(cell, heading).textContent = caption;
    part(cell, ".byline").textContent = credit ?? `Page ${index + 1}`;
  },

  "album-fan"(cell, index) {
    const { name, pictures } = albumAt(index);
    const layers = part(cell, ".layers");
    for (let layer = layers.childElementCount; layer < LAYERS; layer++) {
      const image = document.createElement("img");
      image.alt = "";
      image.draggable = false;
      image.style.setProperty("--layer", `${layer}`);
      image.style.setProperty("--offset", `var(--layer-offsets-${layer})`);
      layers.append(image);
    }
    for (let layer = 0; layer < LAYERS; layer++) {
      show(layers.children[layer], pictures[(index + layer) % pictures.length].src);
    }
    part(cell, "b").textContent = name;
    part(cell, "span").textContent = pictures.length === 1 ? "1 picture" : `${pictures.length} pictures`;
  },

  "card-carousel"(cell, index) {
    const { src, caption, credit } = pictureAt(index);
    show(part(cell, "img"), src);
    part(cell, "h2").textContent = caption;
    part(cell, "p").textContent = credit ?? "";
  },

  "task-switcher"(cell, index) {
    const { src, caption } = pictureAt(index);
    show(part(cell, "img"), src);
    tint(cell, index);
    part(cell, "h2").textContent = caption;
  },
};

/**
 * The name of an item, for those who do not see it.
 * @param {string} layout
 * @param {number} index
 */
export const nameOf = (layout, index) =>
  layout === "album-fan" ? albumAt(index).name : pictureAt(index).caption;

/**
 * The cell callback of a layout's demo.
 * @param {string} layout
 * @param {import("./model.js").Model} model
 * @returns {import("fanfold-view").CellCallback}
 */
export function cellFor(layout, model) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById(layout));
  return (element, place) => {
    const index = model.at(place);
    if (!element.firstChild) {
      element.className = layout;
      element.append(template.content.cloneNode(true));
    }
    element.setAttribute("aria-label", nameOf(layout, index));
    fill[layout](element, index);
  };
}
