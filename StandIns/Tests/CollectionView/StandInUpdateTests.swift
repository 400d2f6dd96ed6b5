import Testing
import UIKit

@MainActor @Suite struct StandInUpdateTests {
    private let layout = RecordingLayout()

    private func settled(_ count: Int = 5) -> Fixture {
        let fixture = Fixture(count, layout: layout)
        fixture.view.layoutIfNeeded()
        layout.calls = []
        fixture.calls = []
        return fixture
    }

    @Test func insertionFollowsUIKitsOrder() {
        let fixture = settled()
        var finished: Bool?
        fixture.view.performBatchUpdates {
            fixture.sections[0].insert("new", at: 1)
            fixture.view.insertItems(at: [IndexPath(1)])
        } completion: {
            finished = $0
        }
        #expect(
            Array(layout.calls.prefix(6)) == [
                "invalidate counts", "prepare 6", "size", "elements 0...300", "updates insert >0.1",
                "target 0",
            ])
        #expect(
            layout.calls.filter { $0.hasPrefix("final") || $0.hasPrefix("initial") } == [
                "final 0.0", "final 0.1", "final 0.2", "initial 0.0", "initial 0.1", "initial 0.2",
                "finalize updates in 0.3 s",
            ])
        #expect(fixture.visibleNames == ["0", "new", "1"])
        #expect(finished == nil)
        StandIn.clock.advance(by: 0.4)
        #expect(finished == true)
        #expect(fixture.calls == ["cell 0.1", "will 0.1", "end 0.2"])
    }

    @Test func newItemFadesInAndItsNeighborsMove() throws {
        let fixture = settled()
        fixture.sections[0].insert("new", at: 0)
        fixture.view.insertItems(at: [IndexPath(0)])
        let new = try #require(fixture.view.cellForItem(at: IndexPath(0)))
        let old = try #require(fixture.view.cellForItem(at: IndexPath(1)))
        #expect(new.alpha == 1)
        #expect(new.layer.presentation()?.opacity == 0)
        #expect(old.frame.minY == 100)
        #expect(old.layer.presentation()?.frame.minY == 0)
        StandIn.clock.advance(by: 0.15)
        let position = try #require(old.layer.presentation()?.frame.minY)
        #expect(abs(position - 50) < 1e-6)
        StandIn.clock.advance(by: 0.2)
        #expect(old.layer.presentation()?.frame.minY == 100)
    }

    @Test func removedCellStaysDuringItsFade() throws {
        let fixture = settled()
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(1)))
        fixture.sections[0].remove(at: 1)
        fixture.view.deleteItems(at: [IndexPath(1)])
        #expect(fixture.visibleNames == ["0", "2", "3"])
        #expect(!cell.isHidden)
        #expect(cell.alpha == 0)
        #expect(fixture.view.indexPath(for: cell) == nil)
        StandIn.clock.advance(by: 0.4)
        #expect(cell.isHidden)
    }

    @Test func cellsFollowTheirItems() throws {
        let fixture = settled()
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(2)))
        fixture.view.performBatchUpdates {
            fixture.sections[0].remove(at: 2)
            fixture.sections[0].insert("2", at: 0)
            fixture.view.moveItem(at: IndexPath(2), to: IndexPath(0))
        }
        #expect(layout.calls.contains("updates move 0.2>0.0"))
        #expect(fixture.view.cellForItem(at: IndexPath(0)) === cell)
        #expect(fixture.visibleNames == ["2", "0", "1"])
    }

    @Test func reloadedItemGetsAnotherCell() throws {
        let fixture = settled()
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(1)))
        fixture.sections[0][1] = "changed"
        fixture.view.reloadItems(at: [IndexPath(1)])
        #expect(layout.calls.contains("updates reload 0.1>0.1"))
        #expect(fixture.view.cellForItem(at: IndexPath(1)) !== cell)
        #expect(fixture.visibleNames == ["0", "changed", "2"])
    }

    @Test func reconfiguredItemKeepsItsCell() throws {
        let fixture = settled()
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(1)) as? DiaryCell)
        fixture.sections[0][1] = "changed"
        fixture.view.reconfigureItems(at: [IndexPath(1)])
        #expect(fixture.view.cellForItem(at: IndexPath(1)) === cell)
        #expect(cell.name == "changed")
        #expect(!cell.diary.contains("reuse"))
    }

    @Test func deletionsUseOldIndicesAndInsertionsNewOnes() {
        let fixture = settled()
        fixture.view.performBatchUpdates {
            fixture.sections[0] = ["a", "1", "b", "3", "4"]
            fixture.view.insertItems(at: [IndexPath(2), IndexPath(0)])
            fixture.view.deleteItems(at: [IndexPath(0), IndexPath(2)])
        }
        #expect(layout.calls.contains("updates delete 0.2> delete 0.0> insert >0.0 insert >0.2"))
        #expect(fixture.visibleNames == ["a", "1", "b"])
    }

    @Test func sectionIndexPathsHaveNoItem() {
        let fixture = settled()
        fixture.view.performBatchUpdates {
            fixture.sections.insert(["x", "y"], at: 0)
            fixture.view.insertSections([0])
        }
        #expect(layout.calls.contains("updates insert >0.*"))
        #expect(fixture.visibleNames == ["x", "y", "0"])
        fixture.view.performBatchUpdates {
            fixture.sections.swapAt(0, 1)
            fixture.view.moveSection(1, toSection: 0)
        }
        #expect(fixture.visibleNames == ["0", "1", "2"])
        fixture.view.performBatchUpdates {
            fixture.sections.remove(at: 0)
            fixture.view.deleteSections([0])
        }
        #expect(fixture.visibleNames == ["x", "y"])
        fixture.view.performBatchUpdates {
            fixture.sections = [["z"]]
            fixture.view.reloadSections([0])
        }
        #expect(fixture.visibleNames == ["z"])
    }

    @Test func lastItemCanBeRemovedAndRestored() {
        let fixture = settled(1)
        fixture.sections = [[]]
        fixture.view.deleteItems(at: [IndexPath(0)])
        #expect(fixture.visibleNames == [])
        fixture.sections = [["again"]]
        fixture.view.insertItems(at: [IndexPath(0)])
        #expect(fixture.visibleNames == ["again"])
        StandIn.clock.advance(by: 1)
        #expect(fixture.shownViews.count == 1)
    }

    @Test func shorteningUpdateAnimatesTheOffset() throws {
        let fixture = settled()
        fixture.view.contentOffset.y = 200
        fixture.view.layoutIfNeeded()
        fixture.sections[0].removeLast()
        fixture.view.deleteItems(at: [IndexPath(4)])
        #expect(fixture.view.contentOffset.y == 100)
        #expect(fixture.view.layer.presentation()?.bounds.minY == 200)
        #expect(fixture.visibleNames == ["1", "2", "3"])
    }

    @Test func layoutCanChooseTheOffset() {
        let fixture = settled(10)
        layout.target = CGPoint(x: 0, y: 400)
        fixture.view.performBatchUpdates(nil)
        #expect(fixture.view.contentOffset.y == 400)
        #expect(fixture.visibleNames == ["4", "5", "6"])
    }

    @Test func selectionFollowsItsItem() {
        let fixture = settled()
        fixture.view.selectItem(at: IndexPath(1), animated: false, scrollPosition: [])
        fixture.sections[0].insert("new", at: 0)
        fixture.view.insertItems(at: [IndexPath(0)])
        #expect(fixture.view.indexPathsForSelectedItems == [IndexPath(2)])
        #expect(fixture.view.cellForItem(at: IndexPath(2))?.isSelected == true)
    }

    @Test(arguments: 0..<200)
    func updateEqualsAReload(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let fixture = settled(Int.random(in: 0...8, using: &random))
        for round in 0..<5 {
            let exceptions = StandIn.exceptions { fixture.changeAtRandom(round, &random) }
            #expect(exceptions == [], "seed \(seed)")
            let expected = fixture.sections[0]
            let visible = fixture.view.indexPathsForVisibleItems.map { expected[$0.item] }
            #expect(fixture.visibleNames == visible, "seed \(seed)")
            #expect(fixture.view.numberOfItems(inSection: 0) == expected.count, "seed \(seed)")
            #expect(fixture.view.contentSize.height == CGFloat(expected.count) * 100, "seed \(seed)")
            if Bool.random(using: &random) { StandIn.clock.advance(by: 1) }
        }
        StandIn.clock.advance(by: 1)
        #expect(fixture.shownViews.count == fixture.visibleNames.count, "seed \(seed)")
    }
}

extension Fixture {
    /// Removes, keeps, moves and inserts items in one update.
    fileprivate func changeAtRandom(_ round: Int, _ random: inout SeededGenerator) {
        let before = sections[0]
        var kept = Array(before.indices).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
        let removed = Set(before.indices).subtracting(kept)
        var moved: Set<Int> = []
        if kept.count > 1, Bool.random(using: &random) {
            let item = kept.remove(at: Int.random(in: kept.indices, using: &random))
            kept.insert(item, at: Int.random(in: 0...kept.count, using: &random))
            moved = [item]
        }
        var after: [Int?] = kept
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            after.insert(nil, at: Int.random(in: 0...after.count, using: &random))
        }
        view.performBatchUpdates { [self] in
            sections[0] = after.enumerated().map { place, item in
                item.map { before[$0] } ?? "\(round).\(place)"
            }
            view.deleteItems(at: removed.map { IndexPath($0) })
            for (place, item) in after.enumerated() {
                guard let item else {
                    view.insertItems(at: [IndexPath(place)])
                    continue
                }
                if moved.contains(item) { view.moveItem(at: IndexPath(item), to: IndexPath(place)) }
            }
        }
    }
}

/// A generator with the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
