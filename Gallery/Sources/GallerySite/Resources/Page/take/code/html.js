// @ts-check
/** The choice as a page. */

import { cellOf, COVERS, PICTURE } from "./html-cells.js";
import { withCorners } from "./keyframes.js";
import { assignments, attributeName, indented, words } from "./text.js";

/** What the elements of a cell say of a story. */
const WORDS = { small: "label", h2: "title", p: "line" };
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
  body { margin: 0; background: #111; color: #fff; font: 15px/20px Inter, system-ui, sans-serif; }
  fanfold-view { height: 100vh; height: 100dvh; }
${indented(2, withCorners(cell.style, choice.keyframes))}</style>
<fanfold-view
${indented(2, attributes(choice))}>${script(choice)}</fanfold-view>
<script type="module">
  import "${MODULE}";

  const stories = [
${indented(4, choice.stories.map(story))}  ];
  const view = document.querySelector("fanfold-view");
${indented(2, isChanging && `const items = Array.from({ length: ${count} }, (_, index) => index);`)}
  view.cell = (element, index) => {
${indented(4,
    "if (!element.firstChild) {",
    '  element.className = "item";',
    `  element.innerHTML = \`${cell.markup}\`;`,
    "}",
    `const item = ${isChanging ? "items[index]" : "index"};`,
    "const story = stories[item % stories.length];",
    'element.style.setProperty("--color", story.color);',
    'element.setAttribute("aria-label", story.title);',
    ...Object.entries(WORDS).map(([name, word]) =>
      cell.markup.includes(`<${name}>`) && `element.querySelector("${name}").textContent = story.${word};`),
    layout === "album-fan" ? COVERS : PICTURE)}  };
  view.addEventListener("itemtap", ({ detail }) => view.highlight(detail.index));
${indented(2, cell.listening, removable && ON_REMOVE, reorderable && ON_MOVE)}</script>
</html>
`;
}

/** A story as an object, in a line. No text of it can end the script. @param {import("./stories.js").CodeStory} story */
const story = ({ file, label, title, line, color }) =>
  `${JSON.stringify({ picture: file, label, title, line, color }).replaceAll("<", "\\u003c").replace(/"(\w+)":/g, " $1: ").replace("}", " }").replaceAll('","', '", "').replaceAll(/",(?= \w+:)/g, '",')},`;

const ON_REMOVE = `view.addEventListener("didremove", ({ detail }) => {
  items.splice(detail.index, detail.count);
});`;

const ON_MOVE = `view.addEventListener("didmove", ({ detail }) => {
  items.splice(detail.to, 0, ...items.splice(detail.from, 1));
});`;

/**
 * A layout of one's own stands in the view.
 * @param {import("./text.js").Choice} choice
 */
const script = ({ keyframes }) => keyframes
  ? `\n  <script type="application/json">\n${indented(4, JSON.stringify(keyframes, null, 2).replaceAll("<", "\\u003c"))}  </script>\n` : "";

/**
 * The element's attributes, a line each.
 * @param {import("./text.js").Choice} choice
 */
const attributes = ({ layout, keyframes, count, item, parameters, reduceMotion, loop, removable, reorderable }) => [
  `${keyframes ? "" : `layout="${layout}" `}count="${count}" aria-label="Items"`,
  cellOf(layout).appearance && `appearance="${cellOf(layout).appearance}"`,
  item > 0 && `item="${item}"`,
  ...assignments(parameters).map(([name, value]) => `${attributeName(name)}="${value}"`),
  reduceMotion !== "auto" && `reduce-motion="${reduceMotion}"`,
  [loop && "loop", removable && "removable", reorderable && "reorderable"].filter(Boolean).join(" "),
];
