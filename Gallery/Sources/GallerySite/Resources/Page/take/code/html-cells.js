// @ts-check
/**
 * The cells of a page: as they are seen on the stage.
 *
 * @typedef {object} Cell
 * @property {string} [appearance] what of the layout's values the style uses
 * @property {string[]} style
 * @property {string} markup what a cell consists of
 */

const PHOTO = [".item img { display: block; width: 100%; height: 100%; object-fit: cover; }"];
const WORDS = [
  ".words { position: absolute; inset: auto 0 0; padding: 72px 24px 24px; background: linear-gradient(#0000, #000b); }",
  "h2 { margin: 0; font-size: 30px; line-height: 1.15; letter-spacing: -0.02em; }",
  "p { margin: 6px 0 0; }",
];
/** @type {Cell} */
const CARD = {
  style: [".item { overflow: hidden; border-radius: 28px; box-shadow: 0 24px 64px #0006; background: var(--color); }", ...PHOTO, ...WORDS],
  markup: '<img alt="" draggable="false"><div class="words"><h2></h2><p></p></div>',
};
/** A page that others lie upon: its name is at the top. @type {Cell} */
const PAGE = {
  style: [
    ".item { overflow: hidden; border-radius: 16px; box-shadow: 0 -6px 40px #0008; background: #fff; color: #111; }",
    "h2 { margin: 0; font-size: 15px; line-height: 48px; text-align: center; }",
    ".item img { display: block; width: 100%; height: calc(100% - 48px); object-fit: cover; background: var(--color); }",
  ],
  markup: '<h2></h2><img alt="" draggable="false">',
};

/** @type {Record<string, Cell>} */
const CELLS = {
  "expanding": {
    appearance: "cover-opacity detail-opacity title-scale",
    style: [
      ".item { overflow: hidden; background: var(--color); }",
      ".item img { position: absolute; top: 50%; width: 100%; height: max(100%, 280px); object-fit: cover; translate: 0 -50%; }",
      ".cover { position: absolute; inset: 0; background: #000; opacity: var(--cover-opacity); }",
      ".words { position: absolute; inset: 50% 24px auto; translate: 0 -22px; }",
      "h2 { margin: 0; font-size: 32px; line-height: 44px; letter-spacing: -0.02em; white-space: nowrap; scale: var(--title-scale); transform-origin: left; }",
      "p { margin: 0; opacity: var(--detail-opacity); }",
    ],
    markup: '<img alt="" draggable="false"><div class="cover"></div><div class="words"><h2></h2><p></p></div>',
  },
  "tab-stack": PAGE,
  "task-switcher": PAGE,
  "album-fan": {
    appearance: "layer-offsets",
    style: [
      ".item { container-type: size; }",
      ".layer {",
      "  position: absolute; left: 50%; top: calc(-1px * var(--inset)); height: 100%; object-fit: cover; border-radius: 10px;",
      "  width: calc(100cqh - 1px * var(--inset)); transform: translateX(calc(-50% + 1px * var(--offset)));",
      "}",
      ".words { position: absolute; top: calc(100% + 14px); left: calc(50cqw - 50cqh); width: 100cqh; }",
      "h2, p { margin: 0; font-size: 15px; line-height: 20px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }",
    ],
    markup: '<div class="words"><h2></h2><p></p></div>',
  },
};

/**
 * The cell that is made for a layout, or a card.
 * @param {string} layout
 */
export const cellOf = (layout) => CELLS[layout] ?? CARD;

/** What makes the covers of an album, and fills them. */
export const COVERS = [
  "const { layers, layerStep } = view.parameters;",
  "for (let layer = element.querySelectorAll(\"img\").length; layer < layers; layer++) {",
  "  const cover = new Image();",
  '  cover.className = "layer";',
  "  cover.style = `--inset: ${layer * layerStep}; --offset: var(--layer-offsets-${layer});",
  "    opacity: ${1 - layer / layers}; z-index: ${-layer}`;",
  "  element.append(cover);",
  "}",
  "for (const [layer, cover] of element.querySelectorAll(\"img\").entries()) {",
  "  cover.src = `pictures/${stories[(item + layer) % stories.length].picture}`;",
  "}",
];

/** What fills the picture of any other cell. */
export const PICTURE = ['element.querySelector("img").src = `pictures/${story.picture}`;'];
