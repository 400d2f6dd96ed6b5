// @ts-check
/** What a view controller in Swift consists of besides itself. */

/** Names what is shown in a cell, for those who do not see it. */
const LABEL = ["cell.isAccessibilityElement = true", 'cell.accessibilityLabel = "Item \\(item + 1)"'];
const TITLE = 'cell.titleLabel.text = "Item \\(item + 1)"';

const PAGE_CELL = { type: "PageCell", fill: [TITLE, "cell.pageView.backgroundColor = .ofItem(item)"] };
/** @type {Record<string, Cell>} */
const CELLS = {
  "expanding": { type: "ExpandingCell", fill: [TITLE, "cell.imageView.backgroundColor = .ofItem(item)"] },
  "tab-stack": PAGE_CELL,
  "task-switcher": PAGE_CELL,
  "album-fan": {
    type: "AlbumFanCell",
    fill: LABEL,
    adapt: [
      "cell.fan = layout.parameters",
      "cell.images = (0..<layout.layers).map { UIImage.square(.ofItem(items[indexPath.item] + $0)) }",
    ],
  },
};
/** @type {Cell} */
const PLAIN_CELL = {
  type: "UICollectionViewCell",
  fill: ["cell.contentView.backgroundColor = .ofItem(item)", "cell.contentView.layer.cornerRadius = 26", ...LABEL],
};

/**
 * The cell that is made for a layout, or a plain one.
 *
 * @typedef {object} Cell
 * @property {string} type
 * @property {string[]} fill what fills it with an item
 * @property {string[]} [adapt] what it takes from the layout
 * @param {string} layout
 */
export const cellOf = (layout) => CELLS[layout] ?? PLAIN_CELL;

export const COLOR = `
extension UIColor {
    /// Stands for what an item shows.
    fileprivate static func ofItem(_ item: Int) -> UIColor {
        UIColor(hue: CGFloat(item * 47 % 360) / 360, saturation: 0.6, brightness: 0.75, alpha: 1)
    }
}
`;

export const SQUARE = `
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

export const COMMIT_CHANGES = `
    func tabStack(_ tabStack: TabStackCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        items.remove(at: indexPath.item)
        tabStack.deleteItems(at: [indexPath])
    }

    func tabStackCommitAppending(_ tabStack: TabStackCollectionView) {
        items.append((items.max() ?? -1) + 1)
        tabStack.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
    }
`;

export const MOVE_ITEM = `
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
`;
