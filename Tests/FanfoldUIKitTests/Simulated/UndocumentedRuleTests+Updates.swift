import Fanfold
import SwiftUI
import Testing
import UIKit

@testable import FanfoldUIKit

/// Rules of UIKit about updates, reuse, gestures and sizes. `UIKitVariant` cites their sources.
extension UndocumentedRuleTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Expects that each cell is displayed at the place of its item in the engine's frame.
    private func expectEngineFrame(
        _ collection: Collection, _ view: FanfoldCollectionView, _ comment: Comment
    ) {
        let names = collection.sections[0]
        for item in view.host.owner.visibleItems where !item.isLeaving {
            guard let cell = collection.cells[names[item.index]] else {
                Issue.record("\(names[item.index]) has no cell, \(comment)")
                continue
            }
            let displayed = cell.layer.presentation()
            #expect(cell.quad.isNear(item.quad, within: 0.5), comment)
            #expect(displayed.map { abs($0.position.x - cell.center.x) < 0.5 } == true, comment)
            #expect(displayed.map { abs($0.position.y - cell.center.y) < 0.5 } == true, comment)
        }
    }

    /// rdar 15922530 and 27161788.
    @Test(arguments: LayoutKind.allCases, [UIKitVariant.keepsFirstAttributes, .queriesWideContentOnce, []])
    func updateMovesItemsAsTheEngineDoes(_ kind: LayoutKind, _ variant: UIKitVariant) throws {
        try StandIn.$variant.withValue(variant) {
            let (collection, view) = try shown(kind)
            StandIn.clock.advance(by: 1)
            collection.view.performBatchUpdates {
                collection.sections[0].remove(at: 1)
                collection.sections[0].insert(contentsOf: ["a", "b"], at: 0)
                view.deleteItems(at: [self.path(1)])
                view.insertItems(at: [self.path(0), self.path(1)])
            }
            for frame in 0..<40 {
                view.layoutIfNeeded()
                expectEngineFrame(collection, view, "frame \(frame)")
                StandIn.clock.advance(by: 1 / 60)
            }
            StandIn.clock.advance(by: 2)
            collection.expectAllInPlace()
            view.removeFromSuperview()
        }
    }

    /// rdar 28074111 and 34933061.
    @Test(arguments: LayoutKind.allCases, [UIKitVariant.ignoresEqualTargets, .reloadsMovedCells])
    func movedItemIsVisibleInEachFrame(_ kind: LayoutKind, _ variant: UIKitVariant) throws {
        try StandIn.$variant.withValue(variant) {
            let (collection, view) = try shown(kind)
            view.allowsReordering = true
            StandIn.clock.advance(by: 1)
            for move in 1...2 {
                #expect(view.host.commitMove(from: path(move - 1), to: path(move)))
                #expect(collection.sections[0].firstIndex(of: "0") == move)
                for frame in 0..<60 {
                    view.layoutIfNeeded()
                    expectEngineFrame(collection, view, "frame \(frame)")
                    StandIn.clock.advance(by: 1 / 60)
                }
            }
            collection.expectAllInPlace()
            view.removeFromSuperview()
        }
    }

    /// openradar.appspot.com/radar?id=5025850143539200.
    @Test(arguments: LayoutKind.allCases)
    func contentIsNarrowerThanTheView(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind)
        let isVertical = collection.layout.layout.axis == .vertical
        let (content, area) = (view.contentSize, view.bounds.inset(by: view.adjustedContentInset).size)
        #expect(isVertical ? content.width < area.width : content.height < area.height)
        view.removeFromSuperview()
    }

    /// UIKit may apply attributes before the data source fills the cell.
    @Test func formerItemOfACellIsNotRenderedAgain() {
        let cell = HostingCell(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(cell)
        window.makeKeyAndVisible()
        var former: ItemState?
        cell.show(ItemID("former"), in: EnvironmentValues()) { state in
            former = state
            return AnyView(Text("former"))
        }
        let attributes = FanfoldLayoutAttributes(forCellWith: path(0))
        attributes.progress = 0.25
        cell.apply(attributes)
        window.layoutIfNeeded()
        #expect(former?.progress == 0.25)
        cell.prepareForReuse()
        attributes.progress = 0.75
        cell.apply(attributes)
        window.layoutIfNeeded()
        #expect(former?.progress == 0.25)
        cell.removeFromSuperview()
    }

    /// The documentation of `isTracking` and `isDecelerating`.
    @Test(arguments: [[], UIKitVariant.deceleratesWhileCaught])
    func tapThatCatchesAFlingOpensTheItem(_ variant: UIKitVariant) throws {
        try StandIn.$variant.withValue(variant) {
            let (_, view) = try shown(.expanding)
            view.opensTappedItem = true
            view.scrollsToTappedItem = false
            SimulatedFinger.swipe(from: CGPoint(x: 180, y: 600), by: CGPoint(x: 0, y: -300), in: window)
            StandIn.clock.advance(by: 0.1)
            #expect(view.isDecelerating)
            let point = CGPoint(x: 180, y: 300)
            let seen = try #require(
                view.indexPathForItem(at: CGPoint(x: point.x, y: view.bounds.minY + point.y)))
            SimulatedFinger.tap(at: point, in: window)
            StandIn.clock.advance(by: 3)
            #expect(view.indexPathForOpenedItem == seen)
            view.removeFromSuperview()
        }
    }

    /// github.com/airbnb/MagazineLayout/pull/115.
    @Test(arguments: LayoutKind.allCases)
    func olderBoundsOfARotationEndInPlace(_ kind: LayoutKind) throws {
        try StandIn.$variant.withValue(.reportsOlderBounds) {
            let (collection, view) = try shown(kind)
            collection.scroll(to: collection.layout.layout.offset(showing: 7, in: collection.context))
            view.frame.size = CGSize(width: 375, height: 600)
            view.layoutIfNeeded()
            view.frame.size = CGSize(width: 375, height: 500)
            view.layoutIfNeeded()
            UIView.animate(withDuration: 0.4) { view.frame.size = CGSize(width: 667, height: 375) }
            // The variant reports the last size but one. Items that the rotation reveals begin at their places in that size.
            #expect(view.host.owner.passesOfFormerSizes.map(\.geometry.context.viewport.height).contains(600))
            StandIn.clock.advance(by: 2)
            #expect(collection.layout.indexPathForShownItem == path(7))
            for (name, cell) in collection.cells {
                #expect(cell.quad.isNear(collection.expectedQuad(try #require(Int(name))), within: 0.5))
            }
            view.removeFromSuperview()
        }
    }
}
