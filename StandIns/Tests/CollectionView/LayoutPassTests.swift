import Testing
import UIKit

@MainActor @Suite struct LayoutPassTests {
    private let layout = RecordingLayout()

    @Test func firstPassPreparesThenRequestsSizeAndAttributes() {
        let fixture = Fixture(layout: layout)
        layout.calls = []
        fixture.view.layoutIfNeeded()
        #expect(layout.calls == ["prepare 10", "size", "elements 0...300"])
        #expect(fixture.view.contentSize == CGSize(width: 200, height: 1000))
        #expect(fixture.visibleNames == ["0", "1", "2"])
    }

    @Test func cellIsCreatedShownAndAnnouncedInOrder() throws {
        let fixture = Fixture(1, layout: layout)
        fixture.view.layoutIfNeeded()
        #expect(fixture.calls == ["cell 0.0", "will 0.0"])
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(0)) as? DiaryCell)
        #expect(cell.diary == ["apply 0.0"])
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(cell.superview === fixture.view)
    }

    @Test func passWithoutAChangeRequestsNothing() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.calls = []
        fixture.view.layoutIfNeeded()
        #expect(layout.calls == [])
    }

    @Test func scrollingWithoutInvalidationDoesNotPrepare() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.calls = []
        fixture.view.contentOffset.y = 150
        #expect(layout.calls == ["should 150 200x300"])
        fixture.view.layoutIfNeeded()
        #expect(layout.calls == ["should 150 200x300", "elements 150...450"])
        #expect(fixture.visibleNames == ["1", "2", "3", "4"])
    }

    @Test func scrollingWithInvalidationPrepares() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.invalidatesOnScroll = true
        layout.calls = []
        fixture.view.contentOffset.y = 100
        fixture.view.layoutIfNeeded()
        #expect(
            layout.calls == [
                "should 100 200x300", "context", "invalidate", "prepare 10", "size", "elements 100...400",
            ])
    }

    @Test func newSizeIsPassedWhileTheOldOneIsSet() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.calls = []
        fixture.view.frame.size = CGSize(width: 300, height: 200)
        fixture.view.layoutIfNeeded()
        #expect(
            layout.calls == [
                "should 0 300x200", "context", "invalidate", "prepare 10", "size", "elements 0...200",
            ])
        #expect(fixture.view.contentSize.width == 300)
    }

    @Test func reloadInvalidatesEverythingAndRequestsCounts() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.calls = []
        fixture.sections = [["a", "b"]]
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        #expect(layout.calls == ["invalidate everything counts", "prepare 2", "size", "elements 0...300"])
        #expect(fixture.visibleNames == ["a", "b"])
    }

    @Test func reusedCellsArePreparedForReuse() throws {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        let first = try #require(fixture.view.cellForItem(at: IndexPath(0)) as? DiaryCell)
        fixture.calls = []
        fixture.view.contentOffset.y = 100
        fixture.view.layoutIfNeeded()
        #expect(fixture.calls == ["end 0.0", "cell 0.3", "will 0.3"])
        #expect(fixture.view.cellForItem(at: IndexPath(3)) === first)
        #expect(first.diary == ["apply 0.0", "reuse", "apply 0.3"])
        #expect(first.name == "3")
    }

    @Test func equalAttributesAreNotAppliedAgain() throws {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(1)) as? DiaryCell)
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(cell.diary == ["apply 0.1"])
        layout.itemLength = 50
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(cell.diary == ["apply 0.1", "apply 0.1"])
    }

    @Test func costDependsOnVisibleItemsOnly() {
        let fixture = Fixture(1_000_000, layout: layout)
        fixture.view.layoutIfNeeded()
        fixture.view.contentOffset.y = 50_000_000
        fixture.view.layoutIfNeeded()
        #expect(fixture.visibleNames == ["500000", "500001", "500002"])
        #expect(fixture.calls.count == 15)
    }

    @Test func shrinkingContentMovesTheOffsetIntoRange() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        fixture.view.contentOffset.y = 700
        fixture.view.layoutIfNeeded()
        layout.itemLength = 50
        layout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 200)
        #expect(fixture.visibleNames.first == "4")
    }

    /// `layoutAttributesForElements(in:)`: “The rectangle containing the target views”, which can be any
    /// rectangle.
    @Test func requestedRectangleCanExceedTheBounds() {
        StandIn.askedMargin = 150
        defer { StandIn.askedMargin = 0 }
        let layout = RecordingLayout()
        let fixture = Fixture(layout: layout)
        fixture.view.contentOffset.y = 200
        fixture.view.layoutIfNeeded()
        #expect(layout.calls.contains("elements 50...650"))
        #expect(fixture.visibleNames == ["2", "3", "4"])
    }

    /// WWDC 2021, “Make blazing fast lists and collection views”: a cell is prepared ahead, and displayed
    /// later.
    @Test func cellsArePreparedBeforeDisplay() throws {
        let fixture = Fixture(layout: RecordingLayout())
        fixture.view.isPrefetchingEnabled = true
        fixture.view.layoutIfNeeded()
        #expect(fixture.calls.contains("cell 0.4"))
        #expect(fixture.view.visibleCells.count == 3)
        #expect(fixture.view.cellForItem(at: IndexPath(4)) == nil)
        fixture.calls = []
        fixture.view.contentOffset.y = 200
        fixture.view.layoutIfNeeded()
        #expect(fixture.visibleNames == ["2", "3", "4"])
        #expect(!fixture.calls.contains("cell 0.4"))
        #expect(fixture.calls.contains("will 0.4"))
        fixture.sections[0][6] = "new"
        fixture.view.reconfigureItems(at: [IndexPath(6)])
        fixture.view.contentOffset.y = 400
        fixture.view.layoutIfNeeded()
        #expect(fixture.visibleNames.contains("new"))
    }

    /// An unneeded cell is hidden in place until its reuse.
    @Test func recycledCellsAreHidden() {
        let fixture = Fixture(layout: RecordingLayout())
        fixture.view.layoutIfNeeded()
        let cells = fixture.view.visibleCells
        fixture.view.contentOffset.y = 900
        fixture.view.layoutIfNeeded()
        #expect(fixture.visibleNames == ["9"])
        #expect(cells.count == 3 && cells.count { $0.isHidden } == 2)
        #expect(cells.allSatisfy { $0.superview === fixture.view })
        fixture.view.contentOffset.y = 0
        fixture.view.layoutIfNeeded()
        #expect(cells.allSatisfy { !$0.isHidden })
        #expect(Set(fixture.view.visibleCells) == Set(cells))
    }

    @Test func prefetchingRequestsItemsAhead() {
        let fixture = Fixture(layout: layout)
        fixture.view.isPrefetchingEnabled = true
        fixture.view.layoutIfNeeded()
        let asked = layout.calls.filter { $0.hasPrefix("item") }
        #expect(asked == ["item 0.3", "item 0.4", "item 0.5", "item 0.6"])
    }

    @Test func hiddenElementsHaveNoCell() {
        layout.adjust = { $0.isHidden = $0.indexPath.item == 1 }
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        #expect(fixture.visibleNames == ["0", "2"])
    }

    @Test func contextMovesTheOffsetInTheNextPass() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 120)
        layout.invalidateLayout(with: context)
        #expect(fixture.view.contentOffset.y == 0)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 120)
    }
}
