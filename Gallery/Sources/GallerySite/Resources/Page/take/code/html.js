// @ts-check
/** The choice as a page. */

import { cellOf } from "./html-cells.js";
import { assignments, attributeName, indented, words } from "./text.js";

/** Where the page finds the element. */
const MODULE = "./fanfold-view.js";

/**
 * A page with the chosen layout, to be served beside `fanfold-view.js` and `fanfold.wasm`.
 * @param {import("./text.js").Choice} choice
 */
export function html(choice) {
  const { layout, count, direction, removable, reorderable } = choice;
  const isChanging = removable || reorderable;
  const cell = cellOf(layout);
  const title = words(layout).replace(/^./, (letter) => letter.toUpperCase());
  return `<!doctype html>
<html lang="en"${direction === "rtl" ? ' dir="rtl"' : ""}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0; background: #111; color: #fff; font: 28px system-ui; }
  fanfold-view { height: 100vh; }
${indented(2, cell.style)}</style>
<fanfold-view
${indented(2, attributes(choice))}></fanfold-view>
<script type="module">
  import "${MODULE}";

  const view = document.querySelector("fanfold-view");
${indented(2, isChanging && `const items = Array.from({ length: ${count} }, (_, index) => index + 1);`)}
  view.cell = (element, index) => {
${indented(4,
    cell.build && ["if (!element.firstChild) {", ...cell.build.map((line) => `  ${line}`), "}"],
    `const item = ${isChanging ? "items[index]" : "index + 1"};`,
    "const name = `Item ${item}`;",
    "const color = `hsl(${item * 47} 55% 35%)`;",
    'element.className = "item";',
    'element.setAttribute("aria-label", name);',
    cell.fill)}  };
  view.addEventListener("itemtap", ({ detail }) => view.highlight(detail.index));
${indented(2, removable && ON_REMOVE, reorderable && ON_MOVE)}</script>
</html>
`;
}

const ON_REMOVE = `view.addEventListener("didremove", ({ detail }) => {
  items.splice(detail.index, detail.count);
});`;

const ON_MOVE = `view.addEventListener("didmove", ({ detail }) => {
  items.splice(detail.to, 0, ...items.splice(detail.from, 1));
});`;

/** The element's attributes, a line each. @param {import("./text.js").Choice} choice */
const attributes = ({ layout, count, item, parameters, reduceMotion, loop, removable, reorderable }) => [
  `layout="${layout}" count="${count}" aria-label="Items"`,
  item > 0 && `item="${item}"`,
  ...assignments(parameters).map(([name, value]) => `${attributeName(name)}="${value}"`),
  reduceMotion !== "auto" && `reduce-motion="${reduceMotion}"`,
  [loop && "loop", removable && "removable", reorderable && "reorderable"].filter(Boolean).join(" "),
];
