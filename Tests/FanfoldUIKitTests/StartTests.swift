#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The first frame of a collection view.
@MainActor @Suite struct StartTests {
    private static let bars = UIEdgeInsets(top: 91, left: 13, bottom: 34, right: 13)

    /// Whether the first item is visible at its resting position.
    private func firstItemRests(_ collection: Collection) -> Bool {
        let layout = collection.layout.layout
        var context = collection.context
        context.offset = layout.offset(showing: 0, in: context)
        return collection.cell(0)?.quad.isNear(layout.attributes(at: 0, in: context).quad) == true
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theFirstItemRests(_ kind: LayoutKind, _ direction: Direction) {
        #expect(firstItemRests(Collection(kind, direction)))
    }

    @Test(arguments: LayoutKind.allCases, [true, false])
    func firstItemRestsOnceThereAreItems(_ kind: LayoutKind, _ isReload: Bool) {
        let collection = Collection(kind, count: 0)
        let names = (0..<31).map { "\($0)" }
        if isReload {
            collection.sections = [names]
            collection.view.reloadData()
            collection.view.layoutIfNeeded()
        } else {
            collection.view.performBatchUpdates {
                collection.sections = [names]
                collection.view.insertItems(at: (0..<31).map { IndexPath(item: $0, section: 0) })
            }
            collection.view.layoutIfNeeded()
        }
        #expect(firstItemRests(collection))
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func firstItemRestsBelowBarsOnceThereIsASize(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction, count: 31, size: .zero)
        collection.view.contentInset = Self.bars
        collection.view.frame.size = Collection.phone
        collection.view.layoutIfNeeded()
        #expect(firstItemRests(collection))
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func firstItemRestsBelowNewBars(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        collection.view.contentInset = Self.bars
        collection.view.layoutIfNeeded()
        #expect(firstItemRests(collection))
    }

    /// A large title stays large as long as the content is at its beginning.
    @Test func equalContentStaysAtItsBeginning() {
        let collection = Collection(.expanding, count: 31, size: .zero)
        collection.view.contentInset = Self.bars
        collection.view.contentOffset.y = -91
        collection.view.frame.size = Collection.phone
        collection.view.layoutIfNeeded()
        #expect(collection.view.contentOffset.y == -91)
    }

    @Test(arguments: LayoutKind.allCases)
    func anOffsetOfTheApplicationsIsKept(_ kind: LayoutKind) {
        let collection = Collection(kind, count: 0)
        collection.sections = [(0..<31).map { "\($0)" }]
        collection.view.reloadData()
        let isVertical = collection.layout.layout.axis == .vertical
        collection.view.contentOffset = isVertical ? CGPoint(x: 0, y: 700) : CGPoint(x: 700, y: 0)
        collection.view.layoutIfNeeded()
        #expect(abs(collection.offset + collection.layout.layout.leadingMargin - 700) < 1e-6)
    }
}
#endif
