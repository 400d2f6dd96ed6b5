// @ts-check
/** Kinds of pages and applications: exports the content of the playground's templates. */

/** @type {Record<string, string>} The starts of the templates' names, of layouts whose cells have kinds. */
const STARTS = { "tab-stack": "page-", "task-switcher": "app-" };

/** The kinds that a layout's cells show; empty if all cells are alike. */
export function kindsOf(/** @type {string} */ layout) {
  const start = STARTS[layout];
  return start ? [...templatePage.querySelectorAll(`template[id^=${start}]`)].map(({ id }) => id.replace(start, "")) : [];
}

/** @type {Document} The document that contains the templates. */
let templatePage;

/** Sets the document that contains the templates of the cells. */
export const useTemplates = (/** @type {Document} */ page) => { templatePage = page; };

const element = (/** @type {string} */ id) => /** @type {HTMLTemplateElement} */ (templatePage.getElementById(id));

const template = (/** @type {string} */ id) => /** @type {DocumentFragment} */ (element(id).content.cloneNode(true));

/** The properties of a kind of page besides its parts: its paper's colors in light and dark, its picture's height and inset. */
export const factsOfPage = (/** @type {string} */ kind) => element(`page-${kind}`).dataset;

/** The templates of a kind of cell. */
const templates = (/** @type {string} */ layout, /** @type {string} */ kind) => (layout === "tab-stack" ? ["page"] : ["app", "front"]).map((place) => template(`${place}-${kind}`));

/** The names of the texts that a kind of cell shows, in document order. */
export const namesOf = (/** @type {string} */ layout, /** @type {string} */ kind) => [...new Set(templates(layout, kind)
  .flatMap((content) => [.../** @type {NodeListOf<HTMLElement>} */ (content.querySelectorAll("[data-text]"))])
  .map(({ dataset }) => dataset.text ?? ""))];

/** @param {ParentNode} parent @param {string} selector */
const part = (parent, selector) => /** @type {Element} */ (parent.querySelector(selector));

/** The parts of a page below its address, from top to bottom. */
export const partsOfPage = (/** @type {string} */ kind) => [...template(`page-${kind}`).children].slice(1)
  .flatMap((each) => (each.matches(".article") ? [...each.children] : [each]));

/** The parts over an application's picture. */
export const partsOfApp = (/** @type {string} */ kind) => [...template(`front-${kind}`).children];

/** The name of an application. */
export const nameOfApp = (/** @type {string} */ kind) => words(template(`app-${kind}`));

/** The text of an element in one line. */
export const words = (/** @type {Node} */ element) => (element.textContent ?? "").replace(/\s+/g, " ");

/** @type {Record<string, string>} The parts of cells besides their pictures, by layouts. Other layouts show cards. */
const PARTS = {
  "expanding": ".shade, .face-row", "tab-stack": ".face-page", "task-switcher": ".shade, .dim, .face-app, .face-front",
  "album-fan": ".layers, .face-album, .caption",
};
const CARD = ".shade, .face-card";

/**
 * A cell in HTML, with the stage's markup.
 * @param {string} layout
 * @param {string} [kind]
 */
export function cellMarkup(layout, kind) {
  const content = template("cell");
  for (const each of content.querySelectorAll(".cell > *, .body > *")) if (!each.matches(`.body, .photo, ${PARTS[layout] ?? CARD}`)) each.remove();
  content.querySelector(".small")?.removeAttribute("class");
  for (const place of ["page", "app", "front"]) content.querySelector(`.face-${place}`)?.append(template(`${place}-${kind}`));
  if (kind) content.querySelector(".cell")?.setAttribute(layout === "tab-stack" ? "data-page" : "data-app", kind);
  content.querySelector(".map")?.replaceWith(picture("map", "map.svg"));
  content.querySelector(".icon")?.replaceWith(picture("icon", `${kind}.svg`));
  return [...content.children].flatMap(linesOf).join("\n");
}

/** The markup of each kind of cell, by name. */
export const markupOf = (/** @type {string} */ layout) => kindsOf(layout).map((kind) =>
  /** @type {const} */ ([kind, cellMarkup(layout, kind)]));

function picture(/** @type {string} */ name, /** @type {string} */ file) {
  const image = templatePage.createElement("img");
  image.className = name;
  image.setAttribute("src", `pictures/${file}`);
  image.alt = "";
  image.setAttribute("draggable", "false");
  return image;
}

/** Elements with a line of their own. */
const BLOCKS = "div, p, h2, ul, ol, li, img";

/** @returns {string[]} An element in HTML, with each of its blocks on its own line. */
function linesOf(/** @type {Element} */ element) {
  const children = [...element.children];
  if (children.length === 0 || !children.every((child) => child.matches(BLOCKS))) return [element.outerHTML.replace(/\s*\n\s*/g, "")];
  const [start, end] = /** @type {Element} */ (element.cloneNode()).outerHTML.split(/(?=<\/)/);
  return [start, ...children.flatMap(linesOf).map((line) => `  ${line}`), end];
}

/**
 * Drawings of a layout's cells by file name: a map, application icons.
 * @param {string} layout
 * @returns {Record<string, string>}
 */
export function drawings(layout) {
  if (layout === "tab-stack") return { "map.svg": drawing(part(template("page-map"), "svg")) };
  return Object.fromEntries(kindsOf(layout).map((kind) => [`${kind}.svg`, icon(kind)]));
}

function drawing(/** @type {Element} */ svg) {
  const [, , width, height] = (svg.getAttribute("viewBox") ?? "").split(" ");
  for (const [name, value] of Object.entries({ width, height, style: "color-scheme: light dark" })) svg.setAttribute(name, value);
  for (const name of ["class", "aria-hidden"]) svg.removeAttribute(name);
  return `${new XMLSerializer().serializeToString(svg)}\n`;
}

/** An icon on a ground of its application's colors. */
function icon(/** @type {string} */ kind) {
  const [from, to] = (element(`app-${kind}`).dataset.colors ?? "").split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 28 28">
  <linearGradient id="ground" x1="0.32" y1="0" x2="0.68" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
  <rect width="28" height="28" rx="8" fill="url(#ground)"/>
  <g transform="translate(5 5) scale(0.75)" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
    ${part(template(`app-${kind}`), "svg").innerHTML}
  </g>
</svg>
`;
}
