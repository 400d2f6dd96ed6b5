import FanfoldUIKit
import UIKit

/// A stack of tasks with a plain data source: a swipe to the left removes one, a long press and a drag moves
/// it. A swipe to the right navigates back, as in every navigation controller since iOS 26.
final class TaskSwitcherController: UIViewController, FanfoldCollectionViewDataSource {
    private let tasks = TabStackCollectionView(frame: .zero, layout: TaskSwitcherCollectionViewLayout())
    private var places = Place.samples

    override func loadView() {
        tasks.allowsReordering = true
        tasks.register(PageCell.self, forCellWithReuseIdentifier: "task")
        tasks.dataSource = self
        tasks.backgroundColor = .systemBackground
        view = tasks
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "task", for: indexPath)
        guard let cell = cell as? PageCell else { return cell }
        cell.titleLabel.text = places[indexPath.item].name
        cell.pageView.backgroundColor = places[indexPath.item].color
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        places.insert(places.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        places.remove(at: indexPath.item)
        fanfoldView.deleteItems(at: [indexPath])
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        places.append(Place.new(after: places))
        fanfoldView.insertItems(at: [IndexPath(item: places.count - 1, section: 0)])
    }
}
