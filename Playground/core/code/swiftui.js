// @ts-check
/** Exports the selection as a SwiftUI view. */

import { swiftLayout, withCorners } from "./swift-layout.js";
import { albumsInSwift, focalPointsInSwift, storyType, swiftStories } from "./code-stories.js";
import { cellOf } from "./swiftui-cells.js";
import { PICTURE_VIEW } from "./swiftui-parts.js";
import { assignments, functionName, indented, products, summary, typeName, wholeNumeral } from "./text.js";

/**
 * A view that shows the selected layout.
 * @param {import("./text.js").Choice} choice
 */
export function swiftui(choice) {
  const cell = cellOf(choice.layout);
  const imports = [...(choice.keyframes || cell.isAdapting ? ["Fanfold"] : []), ...products(choice), "SwiftUI", "UIKit"];
  return `${indented(0, imports.map((name) => `import ${name}`))}
${summary(choice)}
struct ${typeName(choice.layout)}View: View {
${indented(4, properties(choice))}
    var body: some View {
${indented(8, opening(choice), "    ItemView(item: item, isOpen: item.id == openItem)", "        .animation(.easeOut(duration: 0.4), value: openItem)", "}", modifiers(choice))}    }
}

struct Item: Identifiable {
    let id: Int
    fileprivate var story: Story { stories[id % stories.count] }
}

struct ItemView: View {
${indented(4, cell.isAdapting && "@Environment(\\.itemState) private var state", "let item: Item", "let isOpen: Bool")}
    var body: some View {
${indented(8, withCorners(cell.content, choice))}    }
}
${cell.views ?? ""}${PICTURE_VIEW}${storyType(choice)}
private let stories = [
${swiftStories(choice)}]
${focalPointsInSwift(choice, "UnitPoint")}${choice.albums ? `\n${albumsInSwift(choice.albums)}` : ""}${choice.layout === "album-fan" ? `\n${fan(choice)}` : ""}${choice.keyframes ? `\n${swiftLayout(choice.keyframes)}\n` : ""}`;
}

/** @param {import("./text.js").Choice} choice */
const properties = ({ count, item, removable, reorderable }) => [
  `${removable || reorderable ? "@State private var" : "private let"} items = (0..<${wholeNumeral(count)}).map(Item.init)`,
  "@State private var openItem: Item.ID?",
  item > 0 && `@State private var scrollPosition: Item.ID? = ${wholeNumeral(item)}`,
];

/**
 * The start of the view, up to its content.
 * @param {import("./text.js").Choice} choice
 */
function opening({ layout, parameters, keyframes }) {
  if (keyframes) return "FanfoldView(items, layout: ownLayout) { item in";
  if (layout === "album-fan") return "FanfoldView(items, layout: fan) { item in";
  const choices = tuned(parameters);
  if (choices.length === 0) return `FanfoldView(items, layout: .${functionName(layout)}()) { item in`;
  return ["FanfoldView(", "    items,", `    layout: .${functionName(layout)}(`, ...listed(choices).map((line) => `        ${line}`), ") { item in"];
}

/** The layout that provides the cells' layers. @param {import("./text.js").Choice} choice */
function fan({ parameters }) {
  const choices = tuned(parameters);
  if (choices.length === 0) return "private let fan = AlbumFanLayout()\n";
  return `private let fan: AlbumFanLayout = .albumFan(\n${indented(4, listed(choices))}`;
}

/** The lines of a list of arguments, up to its closing parenthesis. @param {string[]} choices */
const listed = (choices) => choices.map((line, index) => `${line}${index < choices.length - 1 ? "," : ")"}`);

/** @param {Record<string, number>} parameters */
const tuned = (parameters) => assignments(parameters).map(([name, value]) => `${name}: ${value}`);

/** @param {import("./text.js").Choice} choice */
const modifiers = ({ layout, item, loop, removable, reorderable, direction }) => [
  ".openItem($openItem)",
  loop && ".loops()",
  item > 0 && ".scrollPosition(id: $scrollPosition)",
  removable && ".onRemove { item in items.removeAll { $0.id == item.id } }",
  reorderable && ".onMove { items.move(fromOffsets: $0, toOffset: $1) }",
  direction === "rtl" && ".environment(\\.layoutDirection, .rightToLeft)",
  !cellOf(layout).isBright && ".background(Color(white: 0.07))",
];
