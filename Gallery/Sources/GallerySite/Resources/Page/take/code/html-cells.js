// @ts-check
/**
 * The cells of a page: as they are seen on the stage.
 *
 * @typedef {object} Cell
 * @property {string} [appearance] what of the layout's values the style uses
 * @property {string[]} style
 * @property {string} markup what a cell consists of
 * @property {string[]} [listening] what it does at events of the view
 */

const PHOTO = ".item img { display: block; width: 100%; height: 100%; object-fit: cover; }";
const TOPIC = "small { display: block; font-size: 12px; font-weight: 600; line-height: 20px; letter-spacing: 0.08em; text-transform: uppercase; }";
const PLAIN = "h2, p { margin: 0; }";
/** Behind cards and albums. */
const BRIGHT = ["body { color-scheme: light dark; background: light-dark(#eff0f3, #0b0c0e); color: light-dark(#15161a, #fff); }"];

/** @type {Cell} */
const CARD = {
  style: [
    ...BRIGHT,
    ".item { overflow: hidden; border-radius: 28px; box-shadow: 0 22px 56px #0004; color: #fff; background: var(--color); }",
    PHOTO,
    ".words { position: absolute; inset: auto 0 0; padding: 140px 24px 24px; background: linear-gradient(#0000, #000a 50%, #000c); }",
    TOPIC,
    PLAIN,
    "h2 { margin: 6px 0 8px; font-size: clamp(22px, 7vw, 34px); line-height: 1.12; letter-spacing: -0.022em; }",
  ],
  markup: '<img alt="" draggable="false"><div class="words"><small></small><h2></h2><p></p></div>',
};

/** @type {Record<string, Cell>} */
const CELLS = {
  "expanding": {
    appearance: "cover-opacity detail-opacity title-scale",
    style: [
      ".item { overflow: hidden; background: var(--color); }",
      ".item img { position: absolute; top: 50%; width: 100%; height: max(100%, 280px); object-fit: cover; translate: 0 -50%; }",
      ".cover { position: absolute; inset: 0; background: linear-gradient(to right, #0008, #0007 60%, #0000), rgb(0 0 0 / var(--cover-opacity)); }",
      ":dir(rtl) > * > .cover { scale: -1 1; }",
      ".words { position: absolute; inset: 50% 24px auto; translate: 0 -50%; }",
      TOPIC,
      PLAIN,
      "h2 { font-size: 32px; line-height: 44px; letter-spacing: -0.022em; white-space: nowrap; scale: var(--title-scale); transform-origin: left; }",
      "h2:dir(rtl) { transform-origin: right; }",
      "small, p { opacity: var(--detail-opacity); }",
    ],
    markup: '<img alt="" draggable="false"><div class="cover"></div><div class="words"><small></small><h2></h2><p></p></div>',
  },
  // Pages of a browser.
  "tab-stack": {
    style: [
      ".item { overflow: hidden; border-radius: 14px; box-shadow: 0 -6px 32px #0006; background: #fff; color: #1b1c21; }",
      "small { display: block; font-size: 14px; font-weight: 500; line-height: 46px; text-align: center; background: #f3f3f6; }",
      ".item img { display: block; width: 100%; height: 38%; object-fit: cover; background: var(--color); }",
      ".words { padding: 24px; }",
      PLAIN,
      "h2 { font-size: 32px; line-height: 36px; letter-spacing: -0.022em; }",
      "p { margin-top: 8px; font-size: 17px; line-height: 26px; color: #5f626c; }",
    ],
    markup: '<small></small><img alt="" draggable="false"><div class="words"><h2></h2><p></p></div>',
  },
  // Applications: what lies deeper is darker, and none shines through another.
  "task-switcher": {
    appearance: "progress",
    style: [
      "fanfold-view::part(item) { opacity: 1 !important; }",
      ".item { overflow: hidden; border-radius: 22px; box-shadow: 0 -6px 32px #0006; background: #fff; color: #1b1c21; }",
      ".item::after { content: \"\"; position: absolute; inset: 0; background: #000; opacity: clamp(0, -0.24 * (var(--progress) + 0.2), 0.62); transition: opacity 0.4s; pointer-events: none; }",
      ".item.open::after { opacity: 0; }",
      "small { display: flex; gap: 10px; padding: 12px 20px; font-size: 15px; font-weight: 600; line-height: 28px; }",
      "small::before { content: \"\"; width: 28px; border-radius: 8px; background: var(--color); }",
      ".item img { display: block; width: 100%; height: calc(100% - 52px); object-fit: cover; background: var(--color); }",
      ".words { position: absolute; inset: 52px 0 auto; padding: 14px 20px 56px; color: #fff; background: linear-gradient(#000a, #0009 60%, #0000); }",
      PLAIN,
      "h2 { font-size: 20px; line-height: 26px; letter-spacing: -0.015em; }",
    ],
    markup: '<small></small><img alt="" draggable="false"><div class="words"><h2></h2><p></p></div>',
    listening: [
      'for (const name of ["willhighlight", "willdismiss"]) {',
      "  view.addEventListener(name, ({ detail }) => {",
      '    view.elementOf(detail.index)?.classList.toggle("open", name === "willhighlight");',
      "  });",
      "}",
    ],
  },
  "album-fan": {
    appearance: "layer-offsets",
    style: [
      ...BRIGHT,
      ".item { container-type: size; }",
      ".layer {",
      "  position: absolute; left: 50%; top: 0; width: 100cqh; height: 100%; object-fit: cover; border-radius: 10px; box-shadow: 0 1px 8px #0004;",
      "  transform: translate(calc(-50% + 1px * var(--offset)), calc(-1px * var(--rise))) scaleX(var(--part));",
      "}",
      ".words { position: absolute; top: calc(100% + 14px); left: calc(50cqw - 50cqh); width: 100cqh; }",
      "h2, small { display: block; margin: 0; font-size: 15px; line-height: 20px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }",
    ],
    markup: '<div class="words"><h2></h2><small></small></div>',
  },
};

/**
 * The cell that is made for a layout, or a card.
 * @param {string} layout
 */
export const cellOf = (layout) => CELLS[layout] ?? CARD;

/** What makes the covers of an album, and fills them. */
export const COVERS = [
  "const { layers, layerStep, coverSide } = view.parameters;",
  "for (let layer = element.querySelectorAll(\"img\").length; layer < layers; layer++) {",
  "  const cover = new Image();",
  '  cover.className = "layer";',
  "  cover.style = `--rise: ${1.5 * layer * layerStep}; --part: ${1 - 2 * layer * layerStep / coverSide};",
  "    --offset: var(--layer-offsets-${layer});",
  "    opacity: ${1 - layer / layers}; z-index: ${-layer}`;",
  "  element.append(cover);",
  "}",
  "for (const [layer, cover] of element.querySelectorAll(\"img\").entries()) {",
  "  cover.src = `pictures/${stories[(item + layer) % stories.length].picture}`;",
  "}",
];

/** What fills the picture of any other cell. */
export const PICTURE = ['element.querySelector("img").src = `pictures/${story.picture}`;'];
