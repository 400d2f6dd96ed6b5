import FanfoldUIKit
import UIKit

/// A browser's tabs: a tap opens a page, a swipe to the left or the accessibility action removes it, + appends one.
final class TabStackController: UIViewController, FanfoldCollectionViewDelegate {
    private let tabs = TabStackCollectionView(frame: .zero)
    private lazy var source = makeSource()

    override func loadView() {
        tabs.delegate = self
        view = tabs
        source.show(Array(Place.samples.prefix(8)))
        showStackButtons()
    }

    private func makeSource() -> TabSource {
        let registration = UICollectionView.CellRegistration<PageCell, Place> { cell, _, place in
            cell.titleLabel.text = place.name
            cell.pageView.backgroundColor = place.color
        }
        return TabSource(collectionView: tabs) { tabs, indexPath, place in
            tabs.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: place)
        }
    }

    private func showStackButtons() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in
                self?.tabs.appendItem()
            })
    }

    private func showPageButtons() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self?.tabs.closeItem()
            })
    }

    // MARK: FanfoldCollectionViewDelegate

    /// The page waits beside the stack until the alert is answered.
    func fanfoldView(
        _ fanfoldView: FanfoldCollectionView, shouldRemoveItemAt indexPath: IndexPath,
        answer: @escaping @MainActor (Bool) -> Void
    ) {
        let name = source.itemIdentifier(for: indexPath)?.name ?? ""
        let alert = UIAlertController(title: "Close \(name)?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer(false) })
        alert.addAction(UIAlertAction(title: "Close", style: .destructive) { _ in answer(true) })
        present(alert, animated: true)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, didOpenItemAt indexPath: IndexPath) {
        showPageButtons()
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, willCloseItemAt indexPath: IndexPath) {
        showStackButtons()
    }
}

/// Commits the changes requested by the stack.
private final class TabSource: UICollectionViewDiffableDataSource<Int, Place>,
    FanfoldCollectionViewDataSource
{
    func show(_ places: [Place]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Place>()
        snapshot.appendSections([0])
        snapshot.appendItems(places)
        apply(snapshot, animatingDifferences: false)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        guard let place = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([place])
        apply(snapshot)
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        var snapshot = snapshot()
        snapshot.appendItems([Place.new(after: snapshot.itemIdentifiers)])
        apply(snapshot)
    }
}
