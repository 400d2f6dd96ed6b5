// @ts-check
/** What a view controller in Swift consists of besides itself. */

import { STORY, swiftStories } from "./stories.js";

/** What the items show. @param {import("./stories.js").CodeStory[]} stories */
export const storiesOf = (stories) => `${STORY}
extension Story {
    fileprivate static func ofItem(_ item: Int) -> Story { stories[item % stories.count] }
}

private let stories = [
${swiftStories(stories)}]
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

export const OPEN_CELL = `
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willHighlightItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = true
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willDismissItemAt indexPath: IndexPath) {
        (fanfoldView.cellForItem(at: indexPath) as? ItemCell)?.isOpen = false
    }
`;
