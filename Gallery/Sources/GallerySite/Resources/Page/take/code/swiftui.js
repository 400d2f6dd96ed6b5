// @ts-check
/** The choice as a view of SwiftUI. */

import { assignments, functionName, indented, summary, typeName, wholeNumeral } from "./text.js";

/** What stands for an item: in an expanding list its cover and its title follow the layout. */
const PLAIN_ITEM = {
  imports: ["FanfoldUIKit", "SwiftUI"],
  properties: ["let item: Item"],
  content: ['Text("Item \\(item.id + 1)").font(.title).foregroundStyle(.white)'],
};
const ITEMS = {
  expanding: {
    imports: ["Fanfold", "FanfoldUIKit", "SwiftUI"],
    properties: ["@Environment(\\.itemAppearance) private var appearance", "let item: Item"],
    content: [
      "Color.black.opacity(appearance[ExpandingLayout.coverOpacity])",
      'Text("Item \\(item.id + 1)").font(.largeTitle).foregroundStyle(.white)',
      "    .scaleEffect(appearance[ExpandingLayout.titleScale])",
    ],
  },
};

/**
 * A view that shows the chosen layout.
 * @param {import("./text.js").Choice} choice
 */
export function swiftui(choice) {
  const item = ITEMS[choice.layout] ?? PLAIN_ITEM;
  return `${indented(0, item.imports.map((name) => `import ${name}`))}
${summary(choice)}
struct ${typeName(choice.layout)}View: View {
${indented(4, properties(choice))}
    var body: some View {
${indented(8, opening(choice), "    ItemView(item: item)", "}", modifiers(choice))}    }
}

struct Item: Identifiable {
    let id: Int
}

/// Stands for what an item shows.
struct ItemView: View {
${indented(4, item.properties)}
    var body: some View {
        ZStack {
            Color(hue: Double(item.id * 47 % 360) / 360, saturation: 0.6, brightness: 0.75)
${indented(12, item.content)}        }
    }
}
`;
}

/** @param {import("./text.js").Choice} choice */
const properties = ({ count, item, removable, reorderable }) => [
  `${removable || reorderable ? "@State private var" : "private let"} items = (0..<${wholeNumeral(count)}).map(Item.init)`,
  "@State private var openItem: Item.ID?",
  item > 0 && `@State private var itemAtRest: Item.ID? = ${wholeNumeral(item)}`,
];

/** The beginning of the view, up to its content. @param {import("./text.js").Choice} choice */
function opening({ layout, parameters }) {
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
