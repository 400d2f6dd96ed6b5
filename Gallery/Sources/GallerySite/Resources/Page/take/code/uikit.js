// @ts-check
/** The choice as a view controller in Swift. */

import { assignments, indented, typeName, wholeNumeral, words } from "./text.js";

/** The ready cells, what fills them, and what they take from their layout. A layout without one has a plain cell. */
const PAGE_CELL = {
  type: "PageCell",
  fill: ['cell.titleLabel.text = "Item \\(item + 1)"', "cell.pageView.backgroundColor = .ofItem(item)"],
};
/** @type {Record<string, {type: string, fill: string[], adapt?: string[]}>} */
const CELLS = {
  "expanding": {
    type: "ExpandingCell",
    fill: ['cell.titleLabel.text = "Item \\(item + 1)"', "cell.imageView.backgroundColor = .ofItem(item)"],
  },
  "tab-stack": PAGE_CELL,
  "task-switcher": PAGE_CELL,
  "album-fan": {
    type: "AlbumFanCell",
    fill: ["cell.isAccessibilityElement = true", 'cell.accessibilityLabel = "Item \\(item + 1)"'],
    adapt: ["cell.fan = layout.parameters",
      "cell.images = (0..<layout.layers).map { UIImage.square(.ofItem(items[indexPath.item] + $0)) }"],
  },
};
const PLAIN_CELL = {
  type: "UICollectionViewCell",
  fill: ["cell.contentView.backgroundColor = .ofItem(item)", "cell.contentView.layer.cornerRadius = 26",
    "cell.isAccessibilityElement = true", 'cell.accessibilityLabel = "Item \\(item + 1)"'],
};

const COLOR = `
extension UIColor {
    /// Stands for what an item shows.
    fileprivate static func ofItem(_ item: Int) -> UIColor {
        UIColor(hue: CGFloat(item * 47 % 360) / 360, saturation: 0.6, brightness: 0.75, alpha: 1)
    }
}
`;

const SQUARE = `
extension UIImage {
    /// Stands for an album's cover.
    @MainActor fileprivate static func square(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
    }
}
`;

const COMMIT_CHANGES = `
    func tabStack(_ tabStack: TabStackCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        items.remove(at: indexPath.item)
        tabStack.deleteItems(at: [indexPath])
    }

    func tabStackCommitAppending(_ tabStack: TabStackCollectionView) {
        items.append((items.max() ?? -1) + 1)
        tabStack.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
    }
`;

const MOVE_ITEM = `
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
`;

/**
 * A view controller that shows the chosen layout.
 * @param {import("./text.js").Choice} choice
 */
export function uikit(choice) {
  const name = typeName(choice.layout);
  const cell = CELLS[choice.layout] ?? PLAIN_CELL;
  const source = choice.removable ? "TabStackCollectionViewDataSource" : "UICollectionViewDataSource";
  return `import FanfoldUIKit
import UIKit

/// Items in the layout “${words(choice.layout)}”. A tap opens one${choice.removable ? ", a swipe removes it" : ""}.
final class ${name}Controller: UIViewController, ${source} {
    private let layout = ${name}CollectionViewLayout()
${items(choice)}
    private let registration = UICollectionView.CellRegistration<${cell.type}, Int> { cell, _, item in
${indented(8, cell.fill)}    }

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
${COLOR}${cell.adapt ? SQUARE : ""}`;
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

/** @param {{adapt?: string[]}} cell */
const cellForItem = ({ adapt }) => [
  `${adapt ? "let cell = " : ""}collectionView.dequeueConfiguredReusableCell(`,
  "    using: registration, for: indexPath, item: items[indexPath.item])",
  ...(adapt ? [...adapt, "return cell"] : []),
];
