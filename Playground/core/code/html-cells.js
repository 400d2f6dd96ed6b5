// @ts-check
/**
 * The cells of an exported page, as the playground shows them.
 *
 * @typedef {object} Cell
 * @property {string} [appearance] layout values that the style uses
 * @property {string[]} style
 * @property {string} [markup] markup of a cell, if cells have no kinds
 * @property {string} [fill] code that shows further values of a story
 */

/** Text uses the color for its ground. */
const BRIGHT = "body { background: light-dark(#eff0f3, #0b0c0e); color: light-dark(#15161a, #fff); }";
const INK = "--ink: color-mix(in oklab, var(--color) 20%, #000);";
const ITEM = (/** @type {string} */ rules) => `.item { container-type: size; overflow: hidden; color: #fff; background: var(--color); ${INK} ${rules} }`;
const PHOTO = ".photo { display: block; width: 100%; height: 100%; object-fit: cover; background: var(--color); }";
/** An open item fills the screen. */
const OPEN = [".item { transition: border-radius 0.4s; }", ".item.open { border-radius: 0; }"];
const TOPIC = ".topic { font-size: 12px; font-weight: 600; letter-spacing: 0.08em; text-transform: uppercase; }";
const LIFTED = "box-shadow: 0 -6px 32px rgb(0 0 0 / 0.42), 0 2px 8px rgb(0 0 0 / 0.16);";
/** A gradient from below that keeps white text legible on white pictures. */
const FOOT = "linear-gradient(to top, rgb(from var(--ink) r g b / 0.78), rgb(from var(--ink) r g b / 0.62) max(30%, 140px), transparent max(64%, 290px))";
const WORDS = '<div class="words">\n  <p class="topic" data-text="topic"></p>\n  <h2 data-text="title"></h2>\n  <p data-text="line"></p>\n</div>';
const PICTURE = '<img class="photo" alt="" draggable="false">';

/** @type {Cell} */
const CARD = {
  style: [
    BRIGHT,
    ITEM("border-radius: 28px; box-shadow: 0 22px 56px rgb(0 0 0 / 0.26), 0 2px 8px rgb(0 0 0 / 0.16);"),
    ...OPEN, PHOTO, TOPIC,
    `.shade { position: absolute; inset: 0; background: ${FOOT}; }`,
    ".words { position: absolute; inset: auto 24px 24px; text-wrap: balance; }",
    "h2 { margin: 6px 0 8px; font-size: clamp(22px, 9cqw, 34px); line-height: 1.12; }",
  ],
  markup: `${PICTURE}\n<div class="shade"></div>\n${WORDS}`,
};

/** @type {Record<string, Cell>} */
const CELLS = {
  "expanding": {
    appearance: "cover-opacity detail-opacity title-scale",
    style: [
      ITEM("--size: clamp(24px, 7.8cqw, 44px);"),
      ".photo { position: absolute; top: 50%; width: 100%; height: max(100%, 280px); object-fit: cover; translate: 0 -50%; }",
      ".shade, .foot { position: absolute; inset: 0; transition: opacity 0.4s; }",
      ".shade { background: linear-gradient(to right, rgb(from var(--ink) r g b / 0.5), rgb(from var(--ink) r g b / 0.46) max(60%, 260px), transparent), rgb(0 0 0 / var(--cover-opacity)); }",
      ":dir(rtl) > * > .shade { scale: -1 1; }",
      `.foot { opacity: 0; background: ${FOOT}; }`,
      ".open .shade { opacity: 0; }",
      ".open .foot { opacity: 1; }",
      // The title is centered, and moves to the bottom of a row that opens.
      ".words { position: absolute; inset: calc(50% - 28px - 0.6 * var(--size)) 24px auto; transition: translate 0.4s; }",
      ".open .words { translate: 0 calc(50cqh - 136px); }",
      ".words > * { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }",
      "h2 { margin: 8px 0 6px; font-size: var(--size); line-height: 1.2; scale: var(--title-scale); transform-origin: left; }",
      "h2:dir(rtl) { transform-origin: right; }",
      TOPIC,
      ".words p { font-weight: 500; opacity: var(--detail-opacity); transition: opacity 0.4s; }",
      ".words .topic { font-weight: 600; }",
      ".open .words p { opacity: 1; }",
    ],
    markup: `${PICTURE}\n<div class="shade"></div>\n<div class="foot"></div>\n${WORDS}`,
  },
  // Browser pages.
  "tab-stack": {
    style: [
      `.item { container-type: size; overflow: hidden; border-radius: 14px; ${LIFTED} --soft: light-dark(#5f626c, #a2a5b0); color: light-dark(#1b1c21, #f0f0f4); background: light-dark(#fff, #17181c); }`,
      ...OPEN,
      ".address { display: flex; align-items: center; justify-content: center; gap: 8px; height: 46px; font-size: 14px; font-weight: 500; color: light-dark(#43464f, #c9cbd3); background: light-dark(#f3f3f6, #24262c); box-shadow: inset 0 -1px light-dark(#e2e3e8, #30323a); }",
      '.address::before { content: ""; width: 7px; height: 7px; border-radius: 50%; background: var(--color); }',
      '.masthead { text-align: center; font: 800 26px/58px "Inter Display", Inter, sans-serif; letter-spacing: -0.03em; }',
      ".photo { display: block; width: 100%; height: 38cqh; object-fit: cover; background: var(--color); }",
      ".map { display: block; width: 100%; height: min(250px, 34cqh); object-fit: cover; }",
      ".article { padding: 24px max(24px, 50% - 320px); font-size: 16px; line-height: 26px; text-wrap: pretty; }",
      "h2 { font-size: 32px; line-height: 36px; text-wrap: balance; }",
      ".article p { margin-top: 14px; }",
      ".article .lead { margin-top: 8px; font-size: 17px; color: var(--soft); }",
      ".article .over { margin: 0; font-size: 12px; font-weight: 600; line-height: 16px; letter-spacing: 0.08em; text-transform: uppercase; color: light-dark(#a63c0a, #ff9a5a); }",
      ".article :is(p, li):empty { display: none; }",
      ".facts { display: flex; flex-wrap: wrap; gap: 4px 24px; }",
      ".facts b { font-size: 19px; }",
      ".price { display: flex; align-items: center; justify-content: space-between; }",
      ".price b { font-size: 22px; }",
      ".price span { padding: 9px 20px; border-radius: 99px; font-size: 15px; font-weight: 600; line-height: 20px; color: light-dark(#fff, #15161a); background: light-dark(#15161a, #f0f0f4); }",
      '[data-kind="map"] .photo { height: 22cqh; }',
      '[data-kind="map"] .article { padding-top: 20px; }',
      '[data-kind="shop"] { background: light-dark(#f6f6f8, #16171a); }',
      '[data-kind="shop"] .photo { width: calc(100% - 48px); height: 36cqh; margin: 20px 24px 0; border-radius: 16px; }',
      '[data-kind="shop"] .article { padding-top: 20px; }',
      '[data-kind="recipe"] { background: light-dark(#fbf6ec, #1e1b16); }',
      '[data-kind="recipe"] .photo { position: absolute; inset-inline-end: 24px; width: calc(46cqw - 24px); height: min(43cqw, 30cqh); margin-top: 24px; border-radius: 16px; }',
      '[data-kind="recipe"] :is(.over, h2, .lead) { width: calc(50% - 16px); }',
      '[data-kind="recipe"] h2 { margin-top: 8px; font-size: 26px; line-height: 30px; }',
      '[data-kind="recipe"] .lead { font-size: 15px; line-height: 20px; }',
      ".article ul { margin-top: max(24px, min(43cqw, 30cqh) - 130px); padding: 0; list-style: none; }",
      "li { padding: 9px 0; border-top: 1px solid light-dark(#e9dfca, #35302a); }",
    ],
  },
  // Applications: deeper items are darker and opaque.
  "task-switcher": {
    appearance: "progress",
    style: [
      "fanfold-view::part(item) { opacity: 1 !important; }",
      `.item { overflow: hidden; border-radius: 22px; ${LIFTED} ${INK} color: light-dark(#1b1c21, #f3f3f6); background: light-dark(#fdfdfe, #1c1d22); }`,
      ...OPEN,
      '.item::after { content: ""; position: absolute; inset: 0; background: #000; opacity: clamp(0, -0.24 * (var(--progress) + 0.2), 0.62); transition: opacity 0.4s; pointer-events: none; }',
      ".item.open::after { opacity: 0; }",
      ".bar { display: flex; gap: 10px; padding: 12px 20px; font-size: 15px; font-weight: 600; line-height: 28px; }",
      ".icon { width: 28px; height: 28px; }",
      ".photo { display: block; width: 100%; height: calc(100% - 52px); object-fit: cover; background: var(--color); }",
      ".shade { position: absolute; inset: 52px 0 0; --reach: 96px; background: linear-gradient(rgb(from var(--ink) r g b / 0.66), rgb(from var(--ink) r g b / 0.6) var(--reach), transparent calc(var(--reach) + 50%)); }",
      '[data-kind="photos"] .shade { --reach: 44px; }',
      '[data-kind="weather"] .shade { --reach: 132px; }',
      '[data-kind="journal"] .shade { --reach: 108px; }',
      ".words { position: absolute; inset: 52px 0 0; padding: 14px 20px; font-size: 14px; color: #fff; }",
      ".words p { font-weight: 500; }",
      ".words .place { font-size: 20px; font-weight: 650; line-height: 26px; letter-spacing: -0.015em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }",
      '.words .degrees { font: 300 64px/70px "Inter Display", Inter, sans-serif; letter-spacing: -0.04em; }',
      ".track { height: 4px; margin-top: 16px; border-radius: 2px; background: linear-gradient(to right, currentColor calc(100% * var(--played)), color-mix(in srgb, currentColor 36%, transparent) 0); }",
      ".entry { margin-top: 8px; }",
      ".times { display: flex; justify-content: space-between; margin-top: 6px; font-variant-numeric: tabular-nums; }",
      // Open applications show more over the lower part of the picture.
      ":is(.hours, .entries) { position: absolute; inset: auto 20px 24px; padding: 16px; list-style: none; border-radius: 18px; background: rgb(16 17 22 / 0.62); opacity: 0; transition: opacity 0.4s, translate 0.4s; }",
      ".open :is(.hours, .entries) { opacity: 1; translate: 0 -24px; }",
      ".hours { display: flex; justify-content: space-between; text-align: center; line-height: 24px; }",
      ".hours b { display: block; font-size: 20px; font-weight: 500; }",
      ".entries p { font-size: 16px; font-weight: 400; line-height: 24px; }",
      ".entries p + p { margin-top: 10px; }",
    ],
    fill: 'element.style.setProperty("--played", story.played ?? 0);',
  },
  "album-fan": {
    appearance: "layer-offsets",
    style: [
      BRIGHT,
      ".item { container-type: size; }",
      ".layer {",
      "  position: absolute; left: 50%; top: 0; width: 100cqh; height: 100cqh; object-fit: cover; border-radius: 10px; box-shadow: 0 1px 8px rgb(0 0 0 / 0.24);",
      "  transform: translate(calc(-50% + 1px * var(--offset)), calc(-1px * var(--rise))) scaleX(var(--part)); transition: opacity 0.4s, border-radius 0.4s;",
      "}",
      ".front { box-shadow: 0 14px 32px rgb(0 0 0 / 0.26), 0 2px 8px rgb(0 0 0 / 0.16); }",
      ".caption { position: absolute; top: calc(100% + 14px); left: calc(50cqw - 50cqh); width: 100cqh; font-size: 15px; line-height: 20px; }",
      "@container (width < 240px) {",
      "  .caption { font-size: 13px; line-height: 18px; }",
      "  .caption p { display: none; }",
      "}",
      ".caption > * { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }",
      "b { display: block; font-weight: 600; }",
      ".caption p { color: light-dark(rgb(0 0 0 / 0.7), rgb(255 255 255 / 0.9)); }",
      // An open album: its cover, and all of its pictures below.
      ".open .front { width: 100cqw; height: min(100cqw, 50cqh); border-radius: 0; }",
      ".open :is(.caption, .layer:not(.front)) { opacity: 0 !important; }",
      ".album { position: absolute; inset: min(100cqw, 50cqh) 0 0; padding: 20px; overflow-y: auto; opacity: 0; transition: opacity 0.4s; pointer-events: none; background: light-dark(#fff, #111215); color: light-dark(#15161a, #f4f4f6); }",
      ".open .album { opacity: 1; pointer-events: auto; }",
      "h2 { font-size: 28px; line-height: 34px; }",
      ".album p { margin: 2px 0 16px; font-size: 15px; color: light-dark(#5f626c, #a2a5b0); }",
      ".grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(100px, 1fr)); gap: 4px; }",
      ".grid img { width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: 6px; }",
    ],
    markup: '<div class="caption"><b data-text="title"></b><p data-text="album"></p></div>\n<div class="album"><h2 data-text="album"></h2><p data-text="many"></p><div class="grid"></div></div>',
  },
};

/** The cell of a layout; the default is a card. */
export const cellOf = (/** @type {string} */ layout) => CELLS[layout] ?? CARD;

/** Creates and fills the covers of an album. */
export const COVERS = [
  "const pictures = picturesOf(story);",
  "const { layers, layerStep, coverSide } = view.parameters;",
  "for (let layer = element.querySelectorAll(\".layer\").length; layer < layers; layer++) {",
  "  const cover = new Image();",
  '  cover.className = layer > 0 ? "layer" : "layer front";',
  "  cover.draggable = false;",
  "  cover.style = `--rise: ${1.5 * layer * layerStep}; --part: ${1 - 2 * layer * layerStep / coverSide};",
  "    --offset: var(--layer-offsets-${layer});",
  "    opacity: ${1 - layer / layers}; z-index: ${-layer}`;",
  "  element.prepend(cover);",
  "}",
  "for (const cover of element.querySelectorAll(\".layer\")) {",
  "  show(cover, pictures[-cover.style.zIndex % pictures.length]);",
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

/** Fills the picture of other cells. */
export const FILL = ['show(element.querySelector(".photo"), story.picture);'];

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
