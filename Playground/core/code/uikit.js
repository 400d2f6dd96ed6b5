// @ts-check
/** Exports the selection as a view controller. */

import { swiftLayout, withCorners } from "./swift-layout.js";
import { focalPointsInSwift } from "./code-stories.js";
import { assignments, collectionViewLayout, indented, products, summary, typeName, wholeNumeral } from "./text.js";
import { adaptationOf, cellClass, spaceOf } from "./uikit-cells.js";
import { COMMIT_CHANGES, MOVE_ITEM, OPEN_CELL, PICTURE_VIEW, storiesOf } from "./uikit-parts.js";

/**
 * A view controller that shows the selected layout.
 * @param {import("./text.js").Choice} choice
 */
export function uikit(choice) {
  const name = typeName(choice.layout);
  const source = choice.removable ? "FanfoldCollectionViewDataSource" : "UICollectionViewDataSource";
  return `${choice.keyframes || choice.layout === "expanding" ? "import Fanfold\n" : ""}${indented(0, products(choice).map((name) => `import ${name}`))}import UIKit

${summary(choice)}
final class ${name}Controller: UIViewController, ${source}${DELEGATE}{
    private let layout = ${collectionViewLayout(choice)}
${items(choice)}
    private let registration = UICollectionView.CellRegistration<ItemCell, Int> { cell, _, item in
        cell.show(.ofItem(item))
    }

    override func loadView() {
${indented(8, configuration(choice))}    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
${indented(8, cellForItem(adaptationOf(choice.layout)))}    }
${choice.reorderable ? MOVE_ITEM : ""}${choice.removable ? COMMIT_CHANGES : ""}${OPEN_CELL}}
${cellClass(choice.layout, (lines) => withCorners(lines, choice))}${PICTURE_VIEW}${storiesOf(choice)}${focalPointsInSwift(choice, "CGPoint")}${choice.keyframes ? `\n${swiftLayout(choice.keyframes)}\n` : ""}`;
}

/** Wraps the class declaration. */
const DELEGATE = `,
    FanfoldCollectionViewDelegate
`;

/** @param {import("./text.js").Choice} choice */
function items({ count, removable, reorderable }) {
  const range = `0..<${wholeNumeral(count)}`;
  return indented(4, removable || reorderable ? `private var items = Array(${range})` : `private let items = ${range}`);
}

/** @param {import("./text.js").Choice} choice */
const configuration = ({ layout, item, parameters, direction, loop, removable, reorderable }) => [
  ...assignments(parameters).map(([name, value]) => `layout.${name} = ${value}`),
  item > 0 && `layout.initialIndexPath = IndexPath(item: ${wholeNumeral(item)}, section: 0)`,
  "let collectionView = FanfoldCollectionView(frame: .zero, collectionViewLayout: layout)",
  "collectionView.opensTappedItem = true",
  loop && "collectionView.loops = true",
  removable && "collectionView.allowsRemoval = true",
  reorderable && "collectionView.allowsReordering = true",
  direction === "rtl" && "collectionView.semanticContentAttribute = .forceRightToLeft",
  `collectionView.backgroundColor = ${spaceOf(layout)}`,
  "collectionView.dataSource = self",
  "collectionView.delegate = self",
  "view = collectionView",
];

/** @param {string[]} adapt */
const cellForItem = (adapt) => [
  `${adapt.length > 0 ? "let cell = " : ""}collectionView.dequeueConfiguredReusableCell(`,
  "    using: registration, for: indexPath, item: items[indexPath.item])",
  ...(adapt.length > 0 ? [...adapt, "return cell"] : []),
];
