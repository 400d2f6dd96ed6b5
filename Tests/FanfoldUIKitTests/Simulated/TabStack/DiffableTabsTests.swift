import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// A diffable data source that commits changes of the user.
@MainActor
private final class TabSource: UICollectionViewDiffableDataSource<Int, String>,
    FanfoldCollectionViewDataSource
{
    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        var snapshot = snapshot()
        if let item = itemIdentifier(for: indexPath) { snapshot.deleteItems([item]) }
        apply(snapshot)
    }

    func fanfoldViewCommitAppending(_ fanfoldView: FanfoldCollectionView) {
        var snapshot = snapshot()
        snapshot.appendItems(["new"])
        apply(snapshot)
    }
}

@MainActor @Suite struct DiffableTabsTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private let tabs: TabStackCollectionView
    private let source: TabSource

    init() {
        tabs = TabStackCollectionView(frame: window.bounds)
        let registration = UICollectionView.CellRegistration<NamedCell, String> { cell, _, item in
            cell.name = item
        }
        source = TabSource(collectionView: tabs) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        window.addSubview(tabs)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<6).map { "\($0)" })
        source.apply(snapshot, animatingDifferences: false)
        window.makeKeyAndVisible()
    }

    private func settle() {
        StandIn.clock.advance(by: 6)
        tabs.layoutIfNeeded()
    }

    private var items: [String] { source.snapshot().itemIdentifiers }

    @Test func aSwipeRemovesAndTheSnapshotKnows() {
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 330), by: CGPoint(x: -200, y: 0), over: 0.2, in: window)
        settle()
        #expect(items.count == 5)
        let shown = tabs.visibleCells.compactMap { ($0 as? NamedCell)?.name }
        #expect(!shown.isEmpty && shown.allSatisfy(items.contains))
    }

    @Test func appendingOpensTheNewPage() {
        tabs.appendItem()
        settle()
        #expect(items.last == "new")
        #expect(tabs.indexPathForOpenedItem == IndexPath(item: 6, section: 0))
    }

    @Test func theOpeningStaysWithItsItemThroughSnapshots() {
        tabs.openItem(at: IndexPath(item: 2, section: 0))
        StandIn.clock.advance(by: 0.2)
        var snapshot = source.snapshot()
        snapshot.insertItems(["a", "b"], beforeItem: "0")
        snapshot.deleteItems(["1", "5"])
        snapshot.moveItem("4", beforeItem: "a")
        source.apply(snapshot)
        #expect(tabs.indexPathForOpenedItem == source.indexPath(for: "2"))
        settle()
        let cell = tabs.cellForItem(at: IndexPath(item: 4, section: 0)) as? NamedCell
        #expect(cell?.name == "2")
        #expect(cell?.quad.isNear(.screen, within: 0.2) == true)
    }
}
