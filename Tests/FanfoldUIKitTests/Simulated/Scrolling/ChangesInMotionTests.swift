import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Items that come and go in front of the visible ones do not move content that a finger or a flick holds.
@MainActor @Suite(.serialized) final class ChangesInMotionTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    private var retained: [Collection] = []

    isolated deinit {}

    /// The largest movement of an item by a change, in points: offsets are rounded to pixels.
    private static let tolerance = 1.0
    /// The number of sessions per layout and direction.
    private static let sessions = 30

    private func shown(
        _ kind: LayoutKind, _ direction: Direction, at item: Int, loops: Bool
    ) throws -> Collection {
        let collection = Collection(kind, direction, count: 40)
        retained = [collection]
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.loops = loops
        collection.show(in: window)
        view.scrollToItem(at: IndexPath(item: item, section: 0), at: [], animated: false)
        view.layoutIfNeeded()
        return collection
    }

    /// A distance of the content along the axis, in reading direction.
    private func along(_ distance: CGFloat, _ collection: Collection) -> CGPoint {
        guard collection.layout.layout.axis == .horizontal else { return CGPoint(x: 0, y: distance) }
        let isMirrored = collection.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isMirrored ? -distance : distance, y: 0)
    }

    /// The position of the item that is shown, in the viewport.
    private func place(of name: String, in collection: Collection) -> CGPoint? {
        guard let cell = collection.cells[name] else { return nil }
        let offset = collection.view.contentOffset
        return CGPoint(x: cell.center.x - offset.x, y: cell.center.y - offset.y)
    }

    private func nameShown(in collection: Collection) throws -> String {
        collection.sections[0][try #require(collection.layout.indexPathForShownItem).item]
    }

    /// Inserts or removes items in front, or appends some.
    private func change(_ collection: Collection, _ random: inout SeededGenerator) throws {
        let (count, shown) = (
            Int.random(in: 1...4, using: &random), try #require(collection.layout.indexPathForShownItem)
        )
        let paths = (0..<count).map { IndexPath(item: $0, section: 0) }
        let names = (0..<count).map { "new \($0)-\(random.next())" }
        switch Int.random(in: 0...3, using: &random) {
        case 0 where shown.item > count + 4:
            collection.view.performBatchUpdates {
                collection.sections[0].removeFirst(count)
                collection.view.deleteItems(at: paths)
            }
        case 1:
            let start = collection.sections[0].count
            collection.view.performBatchUpdates {
                collection.sections[0] += names
                collection.view.insertItems(at: (0..<count).map { IndexPath(item: start + $0, section: 0) })
            }
        default:
            collection.view.performBatchUpdates {
                collection.sections[0].insert(contentsOf: names, at: 0)
                collection.view.insertItems(at: paths)
            }
        }
    }

    @Test(arguments: LayoutKind.allCases.quarter(from: 3), Direction.allCases)
    func contentStaysUnderTheFinger(_ kind: LayoutKind, _ direction: Direction) throws {
        for seed in 0..<UInt64(Self.sessions) {
            var random = SeededGenerator(seed: seed)
            let (loops, isAtEdge) = (seed % 5 == 4, seed % 5 == 3)
            let collection = try shown(kind, direction, at: isAtEdge ? 0 : 20, loops: loops)
            let isFlick = Bool.random(using: &random) && !isAtEdge
            let distance = CGFloat.random(in: isAtEdge ? -60...0 : -150...150, using: &random)
            collection.view.standIn.drag(by: along(distance, collection))
            if isFlick {
                collection.view.standIn.release(velocity: along(distance < 0 ? -1500 : 1500, collection))
                StandIn.clock.advance(by: 0.08)
            }
            for _ in 0..<3 {
                let name = try nameShown(in: collection)
                let before = try #require(place(of: name, in: collection), "seed \(seed)")
                let wasDecelerating = collection.view.isDecelerating
                try change(collection, &random)
                collection.view.layoutIfNeeded()
                let after = try #require(place(of: name, in: collection), "seed \(seed)")
                let moved = hypot(after.x - before.x, after.y - before.y)
                #expect(moved < Self.tolerance, "seed \(seed), \(isFlick ? "flick" : "drag"), loops \(loops)")
                #expect(collection.view.isDecelerating == wasDecelerating, "seed \(seed)")
                guard !isFlick else {
                    StandIn.clock.advance(by: 0.03)
                    continue
                }
                // The drag continues from there.
                collection.view.standIn.drag(by: along(2, collection))
                let dragged = try #require(place(of: name, in: collection), "seed \(seed)")
                #expect(hypot(dragged.x - after.x, dragged.y - after.y) < 25, "seed \(seed)")
            }
            if !isFlick { collection.view.standIn.release() }
            StandIn.clock.advance(by: 6)
            collection.view.layoutIfNeeded()
            collection.view.removeFromSuperview()
        }
    }
}
