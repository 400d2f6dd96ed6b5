import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Rules of UIKit about subviews, snapshots and notifications. `UIKitVariant` cites their sources.
@MainActor @Suite(.serialized) struct UndocumentedRuleTests {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    func shown(
        _ kind: LayoutKind, _ direction: Direction = .leftToRight
    ) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind, direction)
        let view = try #require(collection.view as? FanfoldCollectionView)
        collection.show(in: window)
        return (collection, view)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func cellsAreInTheOrderOfTheirItemsDespiteTheirAppearance(_ kind: LayoutKind, _ direction: Direction)
        throws
    {
        try StandIn.$variant.withValue(.ignoresZIndex) {
            let (collection, _) = try shown(kind, direction)
            for offset in [700, 0, 1_234.5, 300] {
                collection.scroll(to: offset)
                let (layout, context) = (collection.layout.layout, collection.context)
                let cells = collection.cells.values.sorted { $0.layer.zPosition < $1.layer.zPosition }
                let poses = cells.compactMap { Int($0.name) }.map {
                    (layout.attributes(at: Double($0), in: context).z, $0)
                }
                #expect(zip(poses, poses.dropFirst()).allSatisfy { $0 < $1 })
                #expect(Set(cells.map(\.layer.zPosition)).count == cells.count)
            }
        }
    }

    /// The item got a new cell, which is removed before it has been rendered. The user saw the former one.
    @Test(arguments: LayoutKind.allCases)
    func newCellLeavesWithItsContent(_ kind: LayoutKind) throws {
        try StandIn.$variant.withValue(.emptiesNewSnapshots) {
            let (collection, view) = try shown(kind)
            StandIn.clock.advance(by: 1)
            view.reloadItems(at: [IndexPath(item: 1, section: 0)])
            view.layoutIfNeeded()
            try #require(collection.cell(1)).backgroundColor = .systemBlue
            collection.sections[0].remove(at: 1)
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            #expect(view.host.leaving.all.map(\.backgroundColor) == [.systemBlue])
            StandIn.clock.advance(by: 2)
            #expect(view.host.leaving.all.isEmpty)
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func foreignSubviewIsNotAnItem(_ kind: LayoutKind) throws {
        try StandIn.$variant.withValue(.addsEdgeEffects) {
            let (collection, view) = try shown(kind)
            view.opensTappedItem = true
            let foreign = try #require(
                view.subviews.last { $0 !== view.host.vignetteView && $0.frame == view.bounds })
            let point = try #require(collection.cells["0"]).quad.bounds
            SimulatedFinger.tap(
                at: CGPoint(x: min(max(point.minX, 0), 370) + 3, y: max(point.minY, 0) + 3), in: window)
            StandIn.clock.advance(by: 2)
            #expect(view.indexPathForOpenedItem == IndexPath(item: 0, section: 0))
            view.closeItem(animated: false)
            collection.sections[0].remove(at: 0)
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            StandIn.clock.advance(by: 2)
            collection.expectAllInPlace()
            #expect(foreign.superview === view && foreign.alpha == 1 && !foreign.isHidden)
            #expect(view.visibleCells.allSatisfy { $0.layer.zPosition < foreign.layer.zPosition })
            let read = (view.accessibilityElements ?? []).compactMap { ($0 as? NamedCell)?.name }
            #expect(!read.isEmpty && Set(read).isSubset(of: collection.cells.keys))
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func settingThatChangesOnAnotherThreadTakesEffect(_ kind: LayoutKind) throws {
        try StandIn.$variant.withValue(.postsOnAnotherThread) {
            defer { UIAccessibility.simulatedReduceMotion = false }
            let (collection, view) = try shown(kind)
            collection.scroll(to: 270)
            UIAccessibility.simulatedReduceMotion = true
            handleNotifications()
            view.layoutIfNeeded()
            for (name, cell) in collection.cells {
                #expect(cell.quad.isNear(collection.expectedQuad(try #require(Int(name)))))
            }
        }
    }
}
