// @ts-check
/** Exports the selection as a SwiftUI view. */

import { albumsInSwift, focalPointsInSwift, storyType, swiftStories } from "./code-stories.js";
import { swiftFile } from "./swift-files.js";
import { kindTable } from "./swift-kinds.js";
import { swiftLayout } from "./swift-layout.js";
import { feel } from "./swift-motion.js";
import { functionName, imports, indented, layoutArguments, products, summary, typeName, wholeNumeral } from "./text.js";

/** A view that shows the selected layout. */
export const swiftui = (/** @type {import("./text.js").Choice} */ choice) => swiftFile("View", choice.layout, {
  ...itemSections(choice),
  head: head(choice),
  opening: indented(8, opening(choice)),
  modifiers: indented(8, modifiers(choice)),
  ground: isDark(choice),
});

/** The layouts with a dark ground. */
const DARK = ["expanding", "tab-stack", "task-switcher"];

/** Whether the ground behind the items is dark. */
export const isDark = (/** @type {import("./text.js").Choice} */ { layout }) => DARK.includes(layout);

/** The sections of the view of an item. */
export const itemSections = (/** @type {import("./text.js").Choice} */ choice) => ({
  corners: choice.cornerRadius === undefined || indented(8, `.clipShape(RoundedRectangle(cornerRadius: isOpen ? 0 : ${choice.cornerRadius}))`),
  kinds: kindTable(choice.layout),
  content: content(choice),
});

/** @param {import("./text.js").Choice} choice */
const head = (choice) => `${imports([...products(choice), "SwiftUI", "UIKit"])}
${summary(choice)}
struct ${typeName(choice.layout)}View: View {
${indented(4, properties(choice))}`;

const content = (/** @type {import("./text.js").Choice} */ choice) => `${storyType(choice)}
private let stories = [
${swiftStories(choice)}]
${focalPointsInSwift(choice)}${choice.albums ? `\n${albumsInSwift(choice.albums)}` : ""}${choice.layout === "album-fan" ? `\n${fan(choice)}` : ""}${choice.keyframes ? `\n${swiftLayout(choice.keyframes)}\n` : ""}`;

const properties = (/** @type {import("./text.js").Choice} */ { count, item, removable, reorderable }) => [
  `${removable || reorderable ? "@State private var" : "private let"} items = (0..<${wholeNumeral(count)}).map(Item.init)`,
  "@State private var openItem: Item.ID?",
  item > 0 && `@State private var scrollPosition: Item.ID? = ${wholeNumeral(item)}`,
];

/** The start of the view, up to its content. */
function opening(/** @type {import("./text.js").Choice} */ { layout, parameters, keyframes }) {
  if (keyframes) return "FanfoldView(items, layout: ownLayout) { item in";
  if (layout === "album-fan") return "FanfoldView(items, layout: fan) { item in";
  const choices = layoutArguments(parameters);
  if (choices.length === 0) return `FanfoldView(items, layout: .${functionName(layout)}()) { item in`;
  return ["FanfoldView(", "    items,", `    layout: .${functionName(layout)}(`, ...listed(choices).map((line) => `        ${line}`), ") { item in"];
}

/** The layout that provides the cells' layers. */
function fan(/** @type {import("./text.js").Choice} */ { parameters }) {
  const choices = layoutArguments(parameters);
  if (choices.length === 0) return "private let fan = AlbumFanLayout()\n";
  return `private let fan: AlbumFanLayout = .albumFan(\n${indented(4, listed(choices))}`;
}

/** The lines of a list of arguments, up to its closing parenthesis. */
const listed = (/** @type {string[]} */ choices) => choices.map((line, index) => `${line}${index < choices.length - 1 ? "," : ")"}`);

const modifiers = (/** @type {import("./text.js").Choice} */ choice) => [
  ".openItem($openItem)",
  ...feel(choice, ".motionStyle(", ")", 8),
  choice.loop && ".loops()",
  choice.item > 0 && ".scrollPosition(id: $scrollPosition)",
  choice.removable && ".onRemove { item in items.removeAll { $0.id == item.id } }",
  choice.reorderable && ".onMove { items.move(fromOffsets: $0, toOffset: $1) }",
  choice.direction === "rtl" && ".environment(\\.layoutDirection, .rightToLeft)",
];
