// @ts-check
/**
 * The cells of an exported page: the stage's markup, and its rules between markers (`/* <name> *\/` … `/* </name> *\/`). The rules of
 * a cell's frame are here, because those of the stage blend all layouts.
 *
 * @typedef {object} Cell
 * @property {string} [appearance] layout values that the rules use
 * @property {string[]} style rules of the frame
 * @property {string} [fill] code that shows further values of a story
 */

import packed from "./packed-rules.js";

const SECTION = /\/\* <([\w-]+)> \*\/\n(.*?)\/\* <\/\1> \*\//gs;

/** The sections of the stage's style sheets. */
const sections = Object.values(packed).flatMap((text) => [...text.matchAll(SECTION)]);

/** The rules of the stage for a layout's cells, by lines. */
const stageRules = (/** @type {string} */ layout) =>
  sections.filter(([, name]) => name === layout).flatMap(([, , rules]) => rules.trim().split("\n"));

/** Text uses the color for its ground. */
const BRIGHT = "body { background: light-dark(#eff0f3, #0b0c0e); color: light-dark(#15161a, #fff); }";
const LIFTED = "box-shadow: 0 -6px 32px rgb(0 0 0 / 0.42), 0 2px 8px rgb(0 0 0 / 0.16);";
/** A gradient from below that keeps white text legible on white pictures. */
const FOOT = "linear-gradient(to top, rgb(from var(--ink) r g b / calc(0.78 * var(--part))), rgb(from var(--ink) r g b / calc(0.62 * var(--part))) max(30%, 140px), transparent max(64%, 290px))";
const body = (/** @type {number} */ corner, /** @type {string} */ rules) => `.cell .body { overflow: clip; border-radius: calc(${corner}px * (1 - var(--o))); ${rules} }`;

/** Rules of all cells: an open item fills the screen, and `--o` is its openness. */
const ALL = [
  '@property --o { syntax: "<number>"; inherits: true; initial-value: 0; }',
  ".item { container-type: size; color: #fff; transition: --o 0.4s; --clear: 0px; --ink: color-mix(in oklab, var(--tint) 20%, #000); }",
  ".item.open { --o: 1; }",
];

/** @returns {Cell} */
const card = (/** @type {number} */ corner) => ({
  style: [
    BRIGHT, body(corner, "background: var(--tint); box-shadow: 0 22px 56px rgb(0 0 0 / 0.26), 0 2px 8px rgb(0 0 0 / 0.16);"),
    `.shade { --part: 1; background: ${FOOT}; }`,
  ],
});

/** @type {Record<string, Cell>} */
const CELLS = {
  "expanding": {
    appearance: "cover-opacity detail-opacity title-scale",
    style: [
      body(0, "background: var(--tint);"),
      ".cell { --title: var(--title-scale); --detail: var(--detail-opacity); --closed: calc(1 - var(--o)); }",
      ".photo img { position: absolute; top: calc((100% - var(--height)) / 2); height: var(--height); --height: max(100%, 280px); }",
      `.shade { --part: var(--o); background: ${FOOT}, linear-gradient(to right, rgb(from var(--ink) r g b / calc(0.5 * var(--closed))), rgb(from var(--ink) r g b / calc(0.46 * var(--closed))) max(60%, 260px), transparent), rgb(0 0 0 / calc(var(--cover-opacity) * var(--closed))); }`,
      ".cell:dir(rtl) .shade { scale: -1 1; }",
    ],
  },
  // Browser pages.
  "tab-stack": {
    style: [
      body(14, `${LIFTED} background: light-dark(#fff, #17181c);`),
      ".cell { --bar: 46px; --page-width: 100cqw; }",
      ".cell .photo { overflow: clip; inset-block: calc(var(--bar) + var(--photo-top, 0px)) auto; inset-inline: var(--photo-start, 0px) var(--photo-end, 0px); height: var(--photo-height); border-radius: var(--photo-round, 0px); background: var(--tint); }",
    ],
  },
  // Applications: deeper items are darker and opaque.
  "task-switcher": {
    appearance: "progress",
    style: [
      "fanfold-view::part(item) { opacity: 1 !important; }",
      body(22, `${LIFTED} background: var(--tint);`),
      ".cell :is(.photo, .shade) { top: 52px; }",
      ".shade { background: linear-gradient(rgb(from var(--ink) r g b / 0.66), rgb(from var(--ink) r g b / 0.6) var(--reach), transparent calc(var(--reach) + 50%)); }",
      ".dim { background: #000; opacity: calc((1 - var(--o)) * clamp(0, -0.24 * (var(--progress) + 0.2), 0.62)); pointer-events: none; }",
    ],
    fill: 'element.style.setProperty("--played", story.played ?? 0);',
  },
  "album-fan": {
    appearance: "layer-offsets",
    style: [
      BRIGHT,
      // An open album: its cover, and all of its pictures below.
      ".cell { --f: calc(1 - var(--o)); --side: min(100cqw, 100cqh); --width: calc(100cqw + var(--f) * (var(--side) - 100cqw)); --below: calc(var(--o) * (100cqh - min(100cqw, 50cqh))); }",
      body(10, "inset-inline: calc((100cqw - var(--width)) / 2); background: var(--tint); box-shadow: 0 14px 32px rgb(0 0 0 / 0.26), 0 2px 8px rgb(0 0 0 / 0.16);"),
      ".cell .photo { bottom: var(--below); }",
    ],
  },
};

/**
 * The cell of a layout; the default is a card.
 * @param {Pick<import("./text.js").Choice, "layout" | "cornerRadius">} choice
 * @returns {Cell}
 */
export function cellOf({ layout, cornerRadius = 28 }) {
  const { style, ...cell } = CELLS[layout] ?? card(cornerRadius);
  return { ...cell, style: [...ALL, ...stageRules("cell"), ...style, ...stageRules(layout in CELLS ? layout : "card-carousel")] };
}

/** Creates and fills the covers of an album. */
export const COVERS = [
  "const pictures = picturesOf(story);",
  "const { layers, layerStep, coverSide } = view.parameters;",
  'for (const [name, value] of Object.entries({ "--layers": layers, "--layer-step": layerStep, "--cover-side": coverSide })) {',
  "  element.style.setProperty(name, value);",
  "}",
  'const covers = element.querySelector(".layers");',
  "for (let layer = covers.childElementCount + 1; layer < layers; layer++) {",
  "  const cover = Object.assign(new Image(), { draggable: false });",
  "  cover.style = `--layer: ${layer}; --shift: var(--layer-offsets-${layer})`;",
  "  covers.append(cover);",
  "}",
  "for (const [index, cover] of [...covers.children].entries()) {",
  "  show(cover, pictures[(index + 1) % pictures.length]);",
  "}",
  "element.querySelector(\".grid\").replaceChildren(...pictures.map((picture) => {",
  "  return show(Object.assign(new Image(), { draggable: false }), picture);",
  "}));",
];

/** The pictures of albums. */
export const ALBUM = [
  "// The pictures of a story's album, its own first.",
  "const picturesOf = ({ album, picture }) => {",
  "  const own = albums[album].indexOf(picture);",
  "  return [...albums[album].slice(own), ...albums[album].slice(0, own)];",
  "};",
];

/** Fills the picture. */
export const FILL = ['show(element.querySelector(".photo img"), story.picture);'];

/** Shows a picture around its focal point. */
export const SHOW = [
  "const show = (image, picture) => {",
  "  image.src = `pictures/${picture}`;",
  '  image.style.objectPosition = focalPoints[picture] ?? "";',
  "  return image;",
  "};",
];

/** Styles open items. */
export const OPENING = [
  'for (const name of ["willopen", "willclose"]) {',
  "  view.addEventListener(name, ({ detail }) => {",
  '    view.elementOf(detail.index)?.classList.toggle("open", name === "willopen");',
  "  });",
  "}",
];
