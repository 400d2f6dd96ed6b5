// @ts-check
/** The choice as a view of SwiftUI. */

import { assignments, functionName, indented, typeName, wholeNumeral, words } from "./text.js";

/**
 * A view that shows the chosen layout.
 * @param {import("./text.js").Choice} choice
 */
export function swiftui(choice) {
  const isChanging = choice.removable || choice.reorderable;
  return `import FanfoldUIKit
import SwiftUI

/// Items in the layout “${words(choice.layout)}”. A tap opens one${choice.removable ? ", a swipe removes it" : ""}.
struct ${typeName(choice.layout)}View: View {
${indented(4,
    `${isChanging ? "@State private var" : "private let"} items = (0..<${wholeNumeral(choice.count)}).map(Item.init)`,
    "@State private var openItem: Item.ID?",
    choice.item > 0 && `@State private var itemAtRest: Item.ID? = ${wholeNumeral(choice.item)}`)}
    var body: some View {
${indented(8, opening(choice), "    ItemView(item: item)", "}", modifiers(choice))}    }
}

struct Item: Identifiable {
    let id: Int
}

/// Stands for what an item shows.
struct ItemView: View {
    let item: Item

    var body: some View {
        ZStack {
            Color(hue: Double(item.id * 47 % 360) / 360, saturation: 0.6, brightness: 0.75)
            Text("Item \\(item.id + 1)").font(.title).foregroundStyle(.white)
        }
    }
}
`;
}

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
