import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The Reduce Motion setting takes effect as soon as it changes.
@MainActor @Suite struct ReduceMotionTests {
    @Test(arguments: LayoutKind.allCases)
    func theReducedMotionVariantIsShownAtOnce(_ kind: LayoutKind) throws {
        let collection = Collection(kind)
        collection.scroll(to: 270)
        let position = collection.layout.layout.positionShown(in: collection.context)
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        handleNotifications()
        collection.view.layoutIfNeeded()
        #expect(collection.context.reduceMotion)
        #expect(abs(collection.layout.layout.positionShown(in: collection.context) - position) < 1e-6)
        for (name, cell) in collection.cells {
            let index = try #require(Int(name))
            #expect(cell.quad.isNear(collection.expectedQuad(index)))
        }
        #expect(kind == .custom || collection.cells.values.allSatisfy { $0.layer.transform.m34 == 0 })
        UIAccessibility.simulatedReduceMotion = false
        handleNotifications()
        collection.view.layoutIfNeeded()
        for (name, cell) in collection.cells {
            #expect(cell.quad.isNear(collection.expectedQuad(try #require(Int(name)))))
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func newItemsFadeInAndNothingMoves(_ kind: LayoutKind) throws {
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        let collection = Collection(kind, count: 4)
        collection.view.performBatchUpdates {
            collection.sections[0].insert("new", at: 1)
            collection.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        let new = try #require(collection.cell(1))
        #expect(new.layer.presentation()?.opacity == 0)
        for cell in collection.cells.values {
            let presented = try #require(cell.layer.presentation())
            #expect(abs(presented.position.x - cell.center.x) < 1e-6)
            #expect(abs(presented.position.y - cell.center.y) < 1e-6)
        }
        StandIn.clock.advance(by: 1)
        #expect(new.alpha == 1)
    }

    @Test(arguments: LayoutKind.allCases)
    func itemsOutsideTheViewportFadeInPlace(_ kind: LayoutKind) {
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        let collection = Collection(kind, count: 12)
        let before = collection.cells
        let centers = before.mapValues(\.center)
        collection.view.performBatchUpdates {
            collection.sections[0].insert(contentsOf: (0..<20).map { "new \($0)" }, at: 1)
            collection.view.insertItems(at: (1...20).map { IndexPath(item: $0, section: 0) })
        }
        let leaving = before.filter { collection.cells[$0.key] == nil }
        #expect(!leaving.isEmpty)
        for (name, cell) in leaving {
            #expect(cell.alpha == 0)
            #expect(cell.center == centers[name])
        }
        StandIn.clock.advance(by: 1)
    }

    @Test func aLayoutThatIsGoneIsNotToldOfChanges() {
        weak var layout: FanfoldCollectionViewLayout?
        do {
            let collection = Collection(.expanding)
            layout = collection.layout
            #expect(layout != nil)
        }
        #expect(layout == nil)
        UIAccessibility.simulatedReduceMotion = true
        UIAccessibility.simulatedReduceMotion = false
    }
}
