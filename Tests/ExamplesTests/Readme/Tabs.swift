import FanfoldUIKit
import UIKit

/// Tabs that the user opens, removes, reorders and appends.
final class TabsController: UIViewController, FanfoldCollectionViewDataSource {
    let tabs = TabStackCollectionView()
    private(set) var titles = ["News", "Weather", "Maps", "Music"]
    private var removed: [String] = []

    override func loadView() {
        tabs.allowsReordering = true
        tabs.register(PageCell.self, forCellWithReuseIdentifier: "tab")
        tabs.dataSource = self
        view = tabs
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        titles.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tab", for: indexPath)
        (cell as? PageCell)?.titleLabel.text = titles[indexPath.item]
        (cell as? PageCell)?.pageView.backgroundColor = indexPath.item % 2 == 0 ? .systemIndigo : .systemTeal
        return cell
    }

    // Removal: a swipe to the left, the Delete key or the VoiceOver action.
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        removed.append(titles.remove(at: indexPath.item))
        fanfoldView.deleteItems(at: [indexPath])
    }

    // Undo: tabs.undoRemoval()
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitUndoOfRemovalAt indexPath: IndexPath) {
        titles.insert(removed.removeLast(), at: indexPath.item)
        fanfoldView.insertItems(at: [indexPath])
    }

    // Append: tabs.appendItem()
    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        titles.append("New tab")
        fanfoldView.insertItems(at: [IndexPath(item: titles.count - 1, section: 0)])
    }

    // Reordering: a long press and a drag, as in every collection view.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        titles.insert(titles.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
}
