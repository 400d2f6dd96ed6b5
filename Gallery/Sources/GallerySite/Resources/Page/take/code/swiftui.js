// @ts-check
/** The choice as a view of SwiftUI. */

import { swiftLayout, withCorners } from "./keyframes.js";
import { STORY, swiftStories } from "./stories.js";
import { assignments, functionName, indented, summary, typeName, wholeNumeral } from "./text.js";

const PICTURE = [
  "Image(item.story.picture).resizable().scaledToFill()",
  "    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).clipped()",
];
const WORDS = (/** @type {string} */ title) => [
  "VStack(alignment: .leading, spacing: 4) {", `    Text(item.story.title).font(${title})`, "    Text(item.story.line).font(.body)", "}",
  ".foregroundStyle(.white)", ".padding(24)",
];
/** A card or an open album: the picture, and words at its lower end. */
const CARD = {
  imports: ["FanfoldUIKit", "SwiftUI"], properties: ["let item: Item"],
  content: ["ZStack(alignment: .bottomLeading) {", ...[...PICTURE, ...WORDS(".title")].map((line) => `    ${line}`), "}", ".clipped()", ".cornerRadius(28)"],
};
/** A page or an application: a bar with its title, and the picture below it. */
const PAGE = {
  imports: CARD.imports, properties: CARD.properties,
  content: ["VStack(alignment: .center, spacing: 0) {", "    Text(item.story.title).font(.headline).padding(12)", ...PICTURE.map((line) => `    ${line}`), "}", ".background(.white)", ".cornerRadius(14)"],
};
/** A row of the expanding list: its cover and its words follow the layout. */
const ROW = {
  imports: ["Fanfold", "FanfoldUIKit", "SwiftUI"],
  properties: ["@Environment(\\.itemAppearance) private var appearance", "let item: Item"],
  content: [
    "ZStack(alignment: .leading) {", ...PICTURE.map((line) => `    ${line}`),
    "    Color.black.opacity(appearance[ExpandingLayout.coverOpacity])",
    "    VStack(alignment: .leading, spacing: 4) {",
    "        Text(item.story.title).font(.largeTitle)",
    "            .scaleEffect(appearance[ExpandingLayout.titleScale], anchor: .leading)",
    "        Text(item.story.line).opacity(appearance[ExpandingLayout.detailOpacity])",
    "    }", "    .foregroundStyle(.white)", "    .padding(24)", "}", ".clipped()",
  ],
};
const ITEMS = { "expanding": ROW, "tab-stack": PAGE, "task-switcher": PAGE };

/**
 * A view that shows the chosen layout.
 * @param {import("./text.js").Choice} choice
 */
export function swiftui(choice) {
  const item = ITEMS[choice.layout] ?? CARD;
  const imports = choice.keyframes ? ["Fanfold", ...item.imports] : item.imports;
  return `${indented(0, imports.map((name) => `import ${name}`))}
${summary(choice)}
struct ${typeName(choice.layout)}View: View {
${indented(4, properties(choice))}
    var body: some View {
${indented(8, opening(choice), "    ItemView(item: item)", "}", modifiers(choice))}    }
}

struct Item: Identifiable {
    let id: Int
    fileprivate var story: Story { stories[id % stories.count] }
}

struct ItemView: View {
${indented(4, item.properties)}
    var body: some View {
${indented(8, withCorners(item.content, choice.keyframes))}    }
}
${STORY}
private let stories = [
${swiftStories(choice.stories)}]
${choice.keyframes ? `\n${swiftLayout(choice.keyframes)}\n` : ""}`;
}

/** @param {import("./text.js").Choice} choice */
const properties = ({ count, item, removable, reorderable }) => [
  `${removable || reorderable ? "@State private var" : "private let"} items = (0..<${wholeNumeral(count)}).map(Item.init)`,
  "@State private var openItem: Item.ID?",
  item > 0 && `@State private var itemAtRest: Item.ID? = ${wholeNumeral(item)}`,
];

/**
 * The beginning of the view, up to its content.
 * @param {import("./text.js").Choice} choice
 */
function opening({ layout, parameters, keyframes }) {
  if (keyframes) return "FanfoldView(items, layout: ownLayout) { item in";
  const tuned = assignments(parameters);
  if (tuned.length === 0) return `FanfoldView(items, layout: .${functionName(layout)}()) { item in`;
  return [
    "FanfoldView(", "    items,", `    layout: .${functionName(layout)} {`,
    ...tuned.map(([name, value]) => `        $0.${name} = ${value}`), "    }", ") { item in",
  ];
}

/** @param {import("./text.js").Choice} choice */
const modifiers = ({ item, removable, reorderable, direction }) => [
  ".highlightedItem($openItem)",
  item > 0 && ".itemAtRest($itemAtRest)",
  removable && ".onRemove { item in items.removeAll { $0.id == item.id } }",
  reorderable && ".onMove { items.move(fromOffsets: $0, toOffset: $1) }",
  direction === "rtl" && ".environment(\\.layoutDirection, .rightToLeft)",
];
