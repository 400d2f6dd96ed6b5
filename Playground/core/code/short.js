// @ts-check
/** The few lines that create the view with the chosen parameters, or with a design's file: enough for an app that has its own cells. */

import { fileName } from "../design/design.js";
import { feel } from "./swift-motion.js";
import { assignments, attributeName, collectionViewLayout, fileOf, functionName, imports, indented, layoutArguments, parameterStatements, products } from "./text.js";

/** The maximum length of a line on its own, and of a line of arguments, in characters. */
const WIDTH = 72, WIDEST = 96;

/** The imports besides the usual one, and the lines that read a design's file in Swift. */
function beginning(/** @type {import("./text.js").Choice} */ choice) {
  const names = products(choice);
  return (names.length > 1 ? `${imports(names)}\n` : "") + (choice.keyframes ? reading(choice.keyframes) : "");
}

const reading = (/** @type {{name?: string}} */ keyframes) => `// Add ${fileOf(keyframes)} to the app’s resources.
let design: KeyframeLayout = {
    guard let file = Bundle.main.url(forResource: "${fileName(keyframes)}", withExtension: "json") else {
        fatalError("${fileOf(keyframes)} must be a resource of the app")
    }
    do {
        return try KeyframeLayout(json: Data(contentsOf: file))
    } catch {
        fatalError("${fileOf(keyframes)} could not be loaded: \\(error)")
    }
}()

`;

function swiftui(/** @type {import("./text.js").Choice} */ choice) {
  const { layout, keyframes, parameters, loop } = choice;
  const list = layoutArguments(parameters);
  const make = keyframes ? "design" : `.${functionName(layout)}(${list.join(", ")})`;
  const call = `FanfoldView(items, layout: ${make}) { item in`, inside = `    items, layout: ${make}`;
  const start = call.length <= WIDTH ? call : ["FanfoldView(", inside.length <= WIDEST ? inside : each(layout, list), ") { item in"].flat();
  return beginning(choice) + indented(0, start, "    ItemView(item: item)", "}", feel(choice, ".motionStyle(", ")", 0), loop && ".loops()");
}

/** The arguments of a call, one per line. */
const each = (/** @type {string} */ layout, /** @type {string[]} */ list) => ["    items,", `    layout: .${functionName(layout)}(`,
  ...list.map((one, index) => `        ${one}${index < list.length - 1 ? "," : ")"}`)];

const uikit = (/** @type {import("./text.js").Choice} */ choice) => beginning(choice) + indented(0,
  `let layout = ${choice.keyframes ? "CustomCollectionViewLayout(design)" : collectionViewLayout(choice)}`,
  parameterStatements(choice),
  "let collectionView = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)",
  feel(choice, "collectionView.motionStyle = ", "", 0),
  choice.loop && "collectionView.loops = true");

function html(/** @type {import("./text.js").Choice} */ { layout, keyframes, parameters, loop }) {
  const attributes = [
    ...(keyframes ? [] : [`layout="${layout}"`]),
    ...assignments(parameters).map(([name, value]) => `${attributeName(name)}="${value}"`),
    ...(loop ? ["loop"] : []),
  ];
  const tag = `<fanfold-view${attributes.map((one) => ` ${one}`).join("")}>`;
  const start = tag.length <= WIDEST ? tag : ["<fanfold-view", ...attributes.map((one) => `  ${one}`), ">"];
  return indented(0, start, "  <!-- one element per item -->", "</fanfold-view>", keyframes && [
    '<script type="module">',
    `  import design from "./${fileOf(keyframes)}" with { type: "json" };`,
    '  document.querySelector("fanfold-view").layout = design;',
    "</script>",
  ]);
}

/** @type {Record<"swiftui" | "uikit" | "html", (choice: import("./text.js").Choice) => string>} The lines by host. */
export const short = { swiftui, uikit, html };
