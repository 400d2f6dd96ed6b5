import Testing
import UIKit

@MainActor @Suite struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private let layout = RecordingLayout()
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<String, Int>

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        view.isPrefetchingEnabled = false
        let registration = UICollectionView.CellRegistration<DiaryCell, Int> { cell, _, item in
            cell.name = "\(item)"
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }

    private func apply(
        _ sections: [(String, [Int])], animated: Bool = true, change: (inout Snapshot) -> Void = { _ in }
    ) {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        change(&snapshot)
        source.apply(snapshot, animatingDifferences: animated)
        view.layoutIfNeeded()
    }

    private var shown: [String] { view.visibleCells.compactMap { ($0 as? DiaryCell)?.name } }

    private var updates: [String] {
        let calls = layout.calls.filter { $0.hasPrefix("updates") }
        layout.calls = []
        return calls
    }

    @Test func snapshotIsShown() {
        apply([("a", [1, 2]), ("b", [3])])
        #expect(shown == ["1", "2", "3"])
        #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
        #expect(source.indexPath(for: 2) == IndexPath(1))
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test func onlyChangesAreUpdated() {
        apply([("a", [1, 2, 3])])
        _ = updates
        apply([("a", [1, 4, 3])])
        #expect(updates == ["updates delete 0.1> insert >0.1"])
        #expect(shown == ["1", "4", "3"])
        apply([("a", [3, 1, 4])])
        #expect(updates == ["updates move 0.2>0.0"])
        #expect(shown == ["3", "1", "4"])
    }

    @Test func itemsCanMoveAcrossSections() {
        apply([("a", [1, 2]), ("b", [3])])
        _ = updates
        apply([("a", [1]), ("b", [2, 3])])
        #expect(updates == ["updates move 0.1>1.0"])
        apply([("b", [3, 2]), ("c", [1])])
        #expect(shown == ["3", "2", "1"])
    }

    @Test func reconfiguredItemKeepsItsCell() throws {
        apply([("a", [1, 2])])
        let cell = try #require(view.cellForItem(at: IndexPath(0)) as? DiaryCell)
        cell.name = "stale"
        apply([("a", [1, 2])]) { $0.reconfigureItems([1]) }
        #expect(cell.name == "1")
        #expect(view.cellForItem(at: IndexPath(0)) === cell)
    }

    @Test func applyWithoutAnimationIsImmediate() {
        apply([("a", [1, 2, 3])], animated: false)
        apply([("a", [0, 1, 2, 3])], animated: false)
        let first = view.cellForItem(at: IndexPath(0))
        #expect(first?.layer.presentation()?.opacity == 1)
    }

    @Test func randomSnapshotsCanFollowEachOther() {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for round in 0..<60 {
            var pool = Array(0..<12)
            var sections: [(String, [Int])] = []
            for name in ["a", "b", "c"] where next(4) > 0 {
                let items = (0..<next(5)).compactMap { _ in
                    pool.isEmpty ? nil : pool.remove(at: next(pool.count))
                }
                sections.insert((name, items), at: next(sections.count + 1))
            }
            let problems = StandIn.exceptions { apply(sections) }
            #expect(problems.isEmpty, "seed \(seed), round \(round): \(problems)")
            #expect(shown == Array(sections.flatMap { $0.1.map(String.init) }.prefix(3)), "seed \(seed)")
            StandIn.clock.advance(by: 0.4)
        }
    }

    @Test func duplicateIdentifiersAreReported() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a"])
        #expect(StandIn.exceptions { snapshot.appendItems([1, 1]) }.count == 1)
        snapshot.appendItems([1])
        #expect(StandIn.exceptions { snapshot.appendItems([1]) }.count == 1)
        #expect(StandIn.exceptions { snapshot.appendSections(["a"]) }.count == 1)
        snapshot.insertItems([0], beforeItem: 1)
        snapshot.moveItem(0, afterItem: 1)
        #expect(snapshot.itemIdentifiers == [1, 0])
    }
}
