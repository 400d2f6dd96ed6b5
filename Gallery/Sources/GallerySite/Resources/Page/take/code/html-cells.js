// @ts-check
/**
 * The cells of a page.
 *
 * @typedef {object} Cell
 * @property {string[]} style
 * @property {string[]} [build] what makes its parts, where it has none yet
 * @property {string[]} fill what fills it with an item, whose `name` and `color` there are
 */

/** @type {Cell} */
const PLAIN_CELL = {
  style: [".item { display: grid; place-items: center; border-radius: 16px; }"],
  fill: ["element.style.background = color;", "element.textContent = name;"],
};

/** A page that others lie upon: its name is at the top. @type {Cell} */
const PAGE_CELL = {
  ...PLAIN_CELL,
  style: [".item { padding: 8px 20px; border-radius: 16px; box-sizing: border-box; box-shadow: 0 -4px 24px #0008; }"],
};

/** Those that do what their layout says. @type {Record<string, Cell>} */
const CELLS = {
  "expanding": {
    style: [
      ".item { display: grid; place-items: center; overflow: hidden; }",
      ".cover { position: absolute; inset: 0; background: #000; opacity: var(--cover-opacity); }",
      ".title { position: relative; font-size: 40px; scale: var(--title-scale); }",
    ],
    build: ['element.innerHTML = `<div class="cover"></div><div class="title"></div>`;'],
    fill: ["element.style.background = color;", 'element.querySelector(".title").textContent = name;'],
  },
  "tab-stack": PAGE_CELL,
  "task-switcher": PAGE_CELL,
  "album-fan": {
    style: [
      ".item { container-type: size; }",
      ".layer {",
      "  position: absolute; left: 50%; top: calc(-1px * var(--inset)); height: 100%; background: currentColor;",
      "  width: calc(100cqh - 1px * var(--inset)); transform: translateX(calc(-50% + 1px * var(--offset)));",
      "  border: 1px solid #fff; box-sizing: border-box;",
      "}",
    ],
    build: [
      "const { layers, layerStep } = view.parameters;",
      "for (let layer = 0; layer < layers; layer++) {",
      '  const cover = document.createElement("div");',
      '  cover.className = "layer";',
      "  cover.style = `--inset: ${layer * layerStep}; --offset: var(--layer-offsets-${layer});",
      "    opacity: ${1 - layer / layers}; z-index: ${-layer}`;",
      "  element.append(cover);",
      "}",
    ],
    fill: ["element.style.color = color;"],
  },
};

/**
 * The cell that is made for a layout, or a plain one.
 * @param {string} layout
 */
export const cellOf = (layout) => CELLS[layout] ?? PLAIN_CELL;
