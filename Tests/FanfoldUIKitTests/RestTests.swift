#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The item at rest stays at rest during other changes.
@MainActor @Suite struct RestTests {
    static let landscape = CGSize(width: 667, height: 375)

    /// The position that is shown.
    func position(_ collection: Collection) -> Double {
        collection.layout.layout.positionShown(in: collection.context)
    }

    /// A collection in which an item rests.
    func resting(_ kind: LayoutKind, _ direction: Direction, at item: Int) -> Collection {
        let collection = Collection(kind, direction)
        collection.scroll(to: collection.layout.layout.offset(showing: Double(item), in: collection.context))
        return collection
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aRotationKeepsTheItemAtRest(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = resting(kind, direction, at: 7)
        collection.view.frame.size = Self.landscape
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 7) < 1e-6)
        for (name, cell) in collection.cells {
            #expect(cell.quad.isNear(collection.expectedQuad(try #require(Int(name)))))
        }
        collection.view.frame.size = Collection.phone
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 7) < 1e-6)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func offsetsRoundedToPixelsSettleExactly(_ kind: LayoutKind, _ direction: Direction) {
        let collection = resting(kind, direction, at: 7)
        collection.scroll(to: collection.offset + 1)
        collection.scroll(to: collection.offset - 2.0 / 3)
        collection.view.frame.size = Self.landscape
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 7) < 1e-6)
    }

    /// In some layouts the last item cannot reach its resting position; the end of the content stays in view.
    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aRotationThereAndBackEndsWhereItBegan(_ kind: LayoutKind, _ direction: Direction) {
        let collection = resting(kind, direction, at: 30)
        let before = collection.offset
        collection.view.frame.size = Self.landscape
        collection.view.layoutIfNeeded()
        collection.view.frame.size = Collection.phone
        collection.view.layoutIfNeeded()
        #expect(abs(collection.offset - before) < 1)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func scrollingJustBeforeARotationCounts(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let offset = collection.layout.layout.offset(showing: 5, in: collection.context)
        collection.view.contentOffset = collection.contentOffset(offset)
        collection.view.frame.size = Self.landscape
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 5) < 1e-6)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aSheetThatIsDraggedToAnySizeKeepsItsItem(_ kind: LayoutKind, _ direction: Direction) {
        let collection = resting(kind, direction, at: 4)
        for height in stride(from: 660.0, through: 0, by: -60) {
            collection.view.frame.size.height = height
            collection.view.layoutIfNeeded()
        }
        for height in stride(from: 10.0, through: 667, by: 73) {
            collection.view.frame.size.height = height
            collection.view.layoutIfNeeded()
        }
        collection.view.frame.size = Collection.phone
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 4) < 1e-6)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func changedParametersKeepTheItemAtRest(_ kind: LayoutKind, _ direction: Direction) {
        let collection = resting(kind, direction, at: 6)
        switch collection.layout {
        case let layout as ExpandingCollectionViewLayout: layout.featuredLength = 400
        case let layout as TabStackCollectionViewLayout: layout.pitch = 90
        case let layout as AlbumFanCollectionViewLayout: layout.coverSide = 120
        case let layout as CardCarouselCollectionViewLayout: layout.cardWidth = 0.5
        case let layout as TaskSwitcherCollectionViewLayout: layout.cardsPerViewport = 8
        case let layout as CustomCollectionViewLayout<StripLayout>: layout.collectionLayout.side = 60
        default: Issue.record("an unknown layout")
        }
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 6) < 1e-6)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theInitialItemIsShownFirst(_ kind: LayoutKind, _ direction: Direction) {
        let layout = kind.make()
        layout.initialIndexPath = IndexPath(item: 2, section: 1)
        let names = (0..<31).map { "\($0)" }
        let collection = Collection(layout, direction, sections: [Array(names[0..<5]), Array(names[5...])])
        #expect(abs(position(collection) - 7) < 1e-6)
        #expect(collection.cells["7"] != nil)
        // The initial index path takes effect only once.
        collection.scroll(to: 0)
        collection.layout.invalidateLayout()
        collection.view.layoutIfNeeded()
        #expect(abs(collection.offset) < 1e-6)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theInitialItemIsWaitedFor(_ kind: LayoutKind, _ direction: Direction) {
        let layout = kind.make()
        layout.initialIndexPath = IndexPath(item: 7, section: 0)
        let collection = Collection(layout, direction, sections: [[]], size: .zero)
        collection.view.frame.size = Self.landscape
        collection.view.layoutIfNeeded()
        collection.sections = [(0..<31).map { "\($0)" }]
        collection.view.reloadData()
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 7) < 1e-6)
        collection.view.frame.size = Collection.phone
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 7) < 1e-6)
    }

    @Test(arguments: LayoutKind.horizontal)
    func aRightToLeftCollectionStartsAtItsRightEnd(_ kind: LayoutKind) throws {
        let collection = Collection(kind, .rightToLeft)
        let view = collection.view
        #expect(view.contentOffset.x == view.contentSize.width - view.bounds.width)
        let first = try #require(collection.cell(0)?.quad.bounds)
        let second = try #require(collection.cell(1)?.quad.bounds)
        #expect(first.minX > second.minX)
    }

    @Test(arguments: LayoutKind.allCases)
    func verticalLayoutsDoNotFlip(_ kind: LayoutKind) {
        let layout = kind.make()
        #expect(layout.flipsHorizontallyInOppositeLayoutDirection == LayoutKind.horizontal.contains(kind))
        #expect(layout.developmentLayoutDirection == .leftToRight)
    }

    @Test(arguments: LayoutKind.allCases)
    func aChangeOfDirectionKeepsTheItemAtRest(_ kind: LayoutKind) {
        let collection = resting(kind, .leftToRight, at: 5)
        collection.view.semanticContentAttribute = .forceRightToLeft
        collection.layout.invalidateLayout()
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 5) < 1e-6)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func changedInsetsKeepTheItemAtRest(_ kind: LayoutKind, _ direction: Direction) {
        let collection = resting(kind, direction, at: 5)
        collection.view.contentInset = UIEdgeInsets(top: 60, left: 20, bottom: 30, right: 10)
        collection.layout.invalidateLayout()
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 5) < 1e-6)
    }
}
#endif
