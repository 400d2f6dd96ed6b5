// @ts-check
/** The choice as a view controller in Swift. */

import { swiftLayout, withCorners } from "./keyframes.js";
import { assignments, indented, summary, typeName, wholeNumeral } from "./text.js";
import { cellOf, COMMIT_CHANGES, MOVE_ITEM, SHOW, storiesOf } from "./uikit-parts.js";

/**
 * A view controller that shows the chosen layout.
 * @param {import("./text.js").Choice} choice
 */
export function uikit(choice) {
  const name = typeName(choice.layout);
  const cell = cellOf(choice.layout);
  const source = choice.removable ? "FanfoldCollectionViewDataSource" : "UICollectionViewDataSource";
  return `${choice.keyframes ? "import Fanfold\n" : ""}import FanfoldUIKit
import UIKit

${summary(choice)}
final class ${name}Controller: UIViewController, ${source} {
    private let layout = ${choice.keyframes ? "FanfoldCollectionViewLayout(ownLayout)" : `${name}CollectionViewLayout()`}
${items(choice)}
    private let registration = UICollectionView.CellRegistration<${cell.type}, Int> { cell, _, item in
${indented(8, withCorners(cell.fill, choice.keyframes))}    }

    override func loadView() {
${indented(8, configuration(choice))}    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
${indented(8, cellForItem(cell))}    }
${choice.reorderable ? MOVE_ITEM : ""}${choice.removable ? COMMIT_CHANGES : ""}}
${cell.fill.some((line) => line.includes(".show(")) ? SHOW : ""}${storiesOf(choice.stories)}${choice.keyframes ? `\n${swiftLayout(choice.keyframes)}\n` : ""}`;
}

/** @param {import("./text.js").Choice} choice */
function items({ count, removable, reorderable }) {
  const range = `0..<${wholeNumeral(count)}`;
  return indented(4, removable || reorderable ? `private var items = Array(${range})` : `private let items = ${range}`);
}

/** @param {import("./text.js").Choice} choice */
const configuration = ({ item, parameters, direction, reorderable }) => [
  ...assignments(parameters).map(([name, value]) => `layout.${name} = ${value}`),
  item > 0 && `layout.initialIndexPath = IndexPath(item: ${wholeNumeral(item)}, section: 0)`,
  "let collectionView = TabStackCollectionView(frame: .zero, layout: layout)",
  reorderable && "collectionView.reordersByLongPress = true",
  direction === "rtl" && "collectionView.semanticContentAttribute = .forceRightToLeft",
  "collectionView.dataSource = self",
  "view = collectionView",
];

/** @param {import("./uikit-parts.js").Cell} cell */
const cellForItem = ({ adapt }) => [
  `${adapt ? "let cell = " : ""}collectionView.dequeueConfiguredReusableCell(`,
  "    using: registration, for: indexPath, item: items[indexPath.item])",
  ...(adapt ? [...adapt, "return cell"] : []),
];
