// @ts-check
/** Exports the selection as a page. */

import { ALBUM, cellOf, COVERS, FILL, OPENING, SHOW } from "./html-cells.js";
import { cellMarkup, kindsOf, markupOf } from "./kinds.js";
import { fieldsOf, focalPoints } from "./code-stories.js";
import { assignments, attributeName, indented, words } from "./text.js";

/** The addresses of the element, without and with layouts from keyframes. */
const CORE = "./fanfold-view.js", KEYFRAMES = "./fanfold-keyframes.js";
/** The maximum line length of a style rule, in characters. */
const WIDTH = 120;
/** Longer values have each property on its own line, in characters. */
const LONG = 240;

/** A page with the chosen layout, to be served beside the element and the files that it loads. */
export function html(/** @type {import("./text.js").Choice} */ choice) {
  const { layout, count, direction, removable, reorderable, albums } = choice;
  const isChanging = removable || reorderable;
  const cell = cellOf(choice);
  const title = words(layout).replace(/^./, (letter) => letter.toUpperCase());
  return `<!doctype html>
<html lang="en"${direction === "rtl" ? ' dir="rtl"' : ""}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>
  * { box-sizing: border-box; margin: 0; }
  :root { color-scheme: light dark; }
  body { background: #111; color: #fff; font: 15px/20px Inter, system-ui, sans-serif; }
  fanfold-view { height: 100vh; height: 100dvh; }
${indented(2, cell.style.map(wrapped))}</style>
<fanfold-view
${indented(2, attributes(choice, cell))}>${script(choice)}</fanfold-view>
<script type="module">
  import "${choice.keyframes || choice.isPreset ? KEYFRAMES : CORE}";

  const stories = [
${indented(4, choice.stories.map((story) => `${literal({ picture: story.file, ...fieldsOf(layout, story), color: story.color })},`))}  ];
${indented(2, `const focalPoints = ${literal(focalPoints(choice))};`, SHOW, albums && ["const albums = {", ...Object.entries(albums).map(([name, files]) => `  ${JSON.stringify(name)}: ${literal(files.map(({ file }) => file))},`), "};", ...ALBUM], contents(layout))}  const view = document.querySelector("fanfold-view");
${indented(2, isChanging && `const items = Array.from({ length: ${count} }, (_, index) => index);`)}
  view.cell = (element, index) => {
${indented(4,
    `const story = stories[${isChanging ? "items[index]" : "index"} % stories.length];`,
    kindsOf(layout).length > 0 ? ["if (element.dataset.kind !== story.kind) {", "  element.dataset.kind = story.kind;", "  element.innerHTML = kinds[story.kind];"]
      : ["if (!element.firstChild) {", "  element.innerHTML = content;"],
    '  element.className = "item";', "}",
    'element.style.setProperty("--tint", story.color);',
    'element.setAttribute("aria-label", story.title);',
    'for (const part of element.querySelectorAll("[data-text]")) part.textContent = story[part.dataset.text] ?? "";',
    FILL, albums && COVERS, cell.fill)}  };
  view.addEventListener("itemtap", ({ detail }) => view.openItem(detail.index));
${indented(2, OPENING, removable && ON_REMOVE, reorderable && ON_MOVE)}</script>
</html>
`;
}

/** The markup of cells, by their kinds if they have some. */
const contents = (/** @type {string} */ layout) => ["// The content of cells: replace it with your own.", ...(kindsOf(layout).length === 0
  ? [`const content = \`\n${cellMarkup(layout).replace(/^/gm, "  ")}\n\`;`]
  : ["const kinds = {", ...markupOf(layout).map(([kind, markup]) => `  ${kind}: \`\n${markup.replace(/^/gm, "    ")}\n  \`,`), "};"])];

/** Wraps a style rule. */
function wrapped(/** @type {string} */ rule) {
  if (rule.length <= WIDTH || !rule.endsWith("}")) return rule;
  const [, selector, declarations] = /** @type {RegExpExecArray} */ (/^(.*?) \{ (.*) \}$/.exec(rule));
  return [`${selector} {`, ...declarations.replaceAll("; --", ";\n--").split(/(?<=;) (?=[a-z]+(?:-[a-z]+)*:)|\n/).map((each) => `  ${each}`), "}"].join("\n");
}

/** A value as a JavaScript literal. Escaped text cannot close the script element. */
function literal(/** @type {object} */ value) {
  const lines = JSON.stringify(value, null, 2).replaceAll("<", "\\u003c").replace(/^( *)"(\w+)":/gm, "$1$2:");
  const line = lines.replace(/\n */g, " ").replace(/^\[ | \]$/g, (end) => end.trim());
  return line.length > LONG ? lines : line;
}

const ON_REMOVE = `view.addEventListener("didremove", ({ detail }) => {
  items.splice(detail.index, detail.count);
});`;

const ON_MOVE = `view.addEventListener("didmove", ({ detail }) => {
  items.splice(detail.to, 0, ...items.splice(detail.from, 1));
});`;

/** A custom layout is assigned by script. */
const script = (/** @type {import("./text.js").Choice} */ { keyframes }) => keyframes
  ? `\n  <script type="application/json">\n${indented(4, JSON.stringify(keyframes, null, 2).replaceAll("<", "\\u003c"))}  </script>\n` : "";

/**
 * The element's attributes, one per line.
 * @param {import("./text.js").Choice} choice
 * @param {import("./html-cells.js").Cell} cell
 */
const attributes = ({ layout, keyframes, count, item, parameters, reduceMotion, loop, removable, reorderable }, cell) => [
  `${keyframes ? "" : `layout="${layout}" `}count="${count}" aria-label="Items"`,
  cell.appearance && `appearance="${cell.appearance}"`,
  item > 0 && `item="${item}"`,
  ...assignments(parameters).map(([name, value]) => `${attributeName(name)}="${value}"`),
  reduceMotion !== "auto" && `reduce-motion="${reduceMotion}"`,
  [loop && "loop", removable && "removable", reorderable && "reorderable"].filter(Boolean).join(" "),
];
