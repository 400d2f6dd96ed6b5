// @ts-check
/** What a view controller in Swift consists of besides itself. */

import { STORY, swiftStories } from "./stories.js";

/** Names what is shown in a cell, for those who do not see it. */
const LABEL = ["cell.isAccessibilityElement = true", "cell.accessibilityLabel = Story.ofItem(item).title"];
const TITLE = "cell.titleLabel.text = Story.ofItem(item).title";

const PAGE_CELL = { type: "PageCell", fill: [TITLE, "cell.pageView.show(.ofItem(item))"] };
/** @type {Record<string, Cell>} */
const CELLS = {
  "expanding": {
    type: "ExpandingCell",
    fill: [TITLE, "cell.detailsLabel.text = Story.ofItem(item).line", "cell.imageView.image = UIImage(named: Story.ofItem(item).picture)"],
  },
  "tab-stack": PAGE_CELL,
  "task-switcher": PAGE_CELL,
  "album-fan": {
    type: "AlbumFanCell",
    fill: LABEL,
    adapt: [
      "cell.fan = layout.parameters",
      "cell.images = (0..<layout.layers).map { layer in",
      "    UIImage(named: Story.ofItem(items[indexPath.item] + layer).picture) ?? UIImage()",
      "}",
    ],
  },
};
/** @type {Cell} */
const PLAIN_CELL = {
  type: "UICollectionViewCell",
  fill: ["cell.contentView.layer.cornerRadius = 28", "cell.contentView.clipsToBounds = true", "cell.contentView.show(.ofItem(item))", ...LABEL],
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

/** What the items show. @param {import("./stories.js").CodeStory[]} stories */
export const storiesOf = (stories) => `${STORY}
extension Story {
    fileprivate static func ofItem(_ item: Int) -> Story { stories[item % stories.count] }
}

private let stories = [
${swiftStories(stories)}]
`;

/** Shows a picture in a view, as large as that is. */
export const SHOW = `
extension UIView {
    fileprivate func show(_ story: Story) {
        let imageView = subviews.first as? UIImageView ?? UIImageView(frame: bounds)
        imageView.image = UIImage(named: story.picture)
        imageView.contentMode = .scaleAspectFill
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if imageView.superview == nil { addSubview(imageView) }
    }
}
`;

export const COMMIT_CHANGES = `
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        items.remove(at: indexPath.item)
        fanfoldView.deleteItems(at: [indexPath])
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        items.append((items.max() ?? -1) + 1)
        fanfoldView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
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
