import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// Content in which the first item follows the last one.
@MainActor @Suite(.serialized) final class ViewLoopTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    nonisolated private static let kinds: [LayoutKind] = [.expanding, .albumFan, .cardCarousel, .custom]

    /// The data sources, which views do not retain.
    private var retained: [Collection] = []

    isolated deinit {}

    private func looping(
        _ kind: LayoutKind, _ direction: Direction = .leftToRight, count: Int = 12
    ) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind, direction, count: count)
        retained.append(collection)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.loops = true
        view.layoutIfNeeded()
        return (collection, view)
    }

    /// The names of the cells that are seen, and a failure if two of them are equal.
    private func seen(_ view: UICollectionView) -> [String] {
        let names = view.visibleCells.compactMap { ($0 as? NamedCell)?.name }
        #expect(Set(names).count == names.count, "an item is shown twice: \(names)")
        return names
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test(arguments: kinds, Direction.allCases)
    func theFirstItemFollowsTheLastItem(_ kind: LayoutKind, _ direction: Direction) throws {
        let (collection, view) = try looping(kind, direction)
        #expect(collection.layout.indexPathForShownItem == path(0))
        for item in [11, 10, 11, 0, 1] {
            view.scroll(
                byItems: item == 11 && collection.layout.indexPathForShownItem == path(10)
                    ? 1 : step(to: item, view)
            )
            StandIn.clock.advance(by: 3)
            #expect(collection.layout.indexPathForShownItem == path(item))
            #expect(seen(view).contains("\(item)"))
        }
    }

    private func step(to item: Int, _ view: FanfoldCollectionView) -> Int {
        let distance = item - (view.fanfoldLayout?.indexPathForShownItem?.item ?? 0)
        return abs(distance) > 6 ? distance - 12 * distance.signum() : distance
    }

    @Test(arguments: kinds.quarter(from: 1), Direction.allCases)
    func noItemIsShownTwiceInManyLaps(_ kind: LayoutKind, _ direction: Direction) throws {
        let (_, view) = try looping(kind, direction)
        var shown: Set<String> = []
        for flick in 0..<60 {
            view.standIn.flick(
                by: distance(view, 300), velocity: distance(view, 1500 + CGFloat(flick % 7) * 200))
            shown.formUnion(seen(view))
        }
        #expect(shown.count == 12)
    }

    private func distance(_ view: FanfoldCollectionView, _ length: CGFloat) -> CGPoint {
        view.fanfoldLayout?.layout.axis == .vertical ? CGPoint(x: 0, y: length) : CGPoint(x: length, y: 0)
    }

    private func along(_ view: UICollectionView) -> CGFloat { view.contentOffset.x + view.contentOffset.y }

    /// The velocity of the first item that is seen, in points per second, over some frames.
    private func velocities(_ view: FanfoldCollectionView, frames: Int) -> [Double] {
        var positions = [view.position]
        for _ in 0..<frames {
            StandIn.clock.advance(by: 1 / 60)
            positions.append(view.position)
        }
        return zip(positions, positions.dropFirst()).map { first, second in
            let step = second - first
            return Double(abs(step) > 6 ? step - 12 * (step < 0 ? -1 : 1) : step) * 60
        }
    }

    /// UIKit may lay out before or after the display link fires.
    @Test(arguments: kinds, [true, false])
    func decelerationKeepsItsVelocityWhenTheContentReturnsToTheMiddle(_ kind: LayoutKind, linkIsFirst: Bool)
        throws
    {
        let (_, undisturbed) = try looping(kind)
        let (_, view) = try looping(kind)
        view.host.owner.loop.length = 6000
        view.layoutIfNeeded()
        if linkIsFirst { view.host.startFrames() }
        var expected: [Double] = []
        for other in [undisturbed, view] {
            other.standIn.drag(by: distance(other, 40))
            other.standIn.release(velocity: distance(other, 4000))
            let seen = velocities(other, frames: 90)
            if other === undisturbed {
                expected = seen
            } else {
                #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 0.05 }, "\(seen) \(expected)")
            }
            StandIn.clock.advance(by: 4)
        }
        // The content was closer to its end before.
        #expect(abs(view.position - undisturbed.position) < 1e-3)
    }

    @Test(arguments: kinds)
    func aDragContinuesWhenTheContentReturnsToTheMiddle(_ kind: LayoutKind) throws {
        let (collection, view) = try looping(kind)
        view.host.owner.loop.length = 3000
        view.layoutIfNeeded()
        var hasReturned = false
        let start = collection.layout.owner.currentGeometry?.context.offset ?? 0
        for step in 1...40 {
            let before = along(view)
            view.standIn.drag(by: distance(view, 50))
            hasReturned = hasReturned || along(view) < before
            let offset = try #require(collection.layout.owner.currentGeometry?.context.offset)
            #expect(abs(offset - start - Double(step) * 50) < 1e-6)
            _ = seen(view)
        }
        view.standIn.release()
        #expect(hasReturned)
    }

    /// UIKit may prepare the layout without a pass of the view.
    @Test func aPassBeforeTheViewsOwnPassShowsTheSameItems() throws {
        let (collection, view) = try looping(.cardCarousel)
        view.host.owner.loop.length = 3000
        for _ in 0..<60 {
            view.standIn.drag(by: CGPoint(x: 40, y: 0))
            let quads = Dictionary(uniqueKeysWithValues: collection.cells.map { ($0, $1.quad) })
            collection.layout.prepare()
            view.setNeedsLayout()
            view.layoutIfNeeded()
            for (name, quad) in quads {
                #expect(collection.cells[name]?.quad.isNear(quad, within: 1e-3) == true)
            }
        }
    }

    @Test(arguments: kinds, [2, 3])
    func fewItemsDoNotLoop(_ kind: LayoutKind, _ count: Int) throws {
        let (_, view) = try looping(kind, count: kind == .cardCarousel ? 2 : count)
        guard view.host.engine?.context.isLooping == false else { return }
        #expect(view.contentSize.width < 10_000 && view.contentSize.height < 10_000)
        view.scroll(byItems: -1)
        StandIn.clock.advance(by: 3)
        #expect(view.fanfoldLayout?.indexPathForShownItem == path(0))
    }

    @Test func insertedItemsCloseTheLoop() throws {
        let (collection, view) = try looping(.cardCarousel, count: 2)
        #expect(view.host.engine?.context.isLooping == false)
        view.performBatchUpdates {
            collection.sections[0].append(contentsOf: (2..<9).map { "\($0)" })
            view.insertItems(at: (2..<9).map(self.path))
        }
        StandIn.clock.advance(by: 2)
        #expect(view.host.engine?.context.isLooping == true)
        #expect(seen(view).contains("8"))
        view.loops = false
        view.layoutIfNeeded()
        #expect(!seen(view).contains("8"))
        #expect(collection.layout.indexPathForShownItem == path(0))
        #expect(abs(collection.offset) < 1e-6)
    }

    @Test(arguments: Direction.allCases)
    func itemsAreReadInTheirOrderOnScreen(_ direction: Direction) throws {
        let (_, view) = try looping(.cardCarousel, direction)
        let labels = (view.accessibilityElements ?? []).compactMap { ($0 as? NamedCell)?.name }
        #expect(labels == ["11", "0", "1"])
    }

    @Test(arguments: kinds)
    func changesOfTheItemsKeepTheItemShown(_ kind: LayoutKind) throws {
        let (collection, view) = try looping(kind)
        for seed: UInt64 in 1...3 {
            var generator = SeededGenerator(seed: seed)
            for _ in 0..<12 {
                view.scroll(byItems: Int.random(in: -7...7, using: &generator), animated: false)
                view.layoutIfNeeded()
                let shown = try #require(collection.layout.indexPathForShownItem)
                let name = collection.sections[0][shown.item]
                let other = (shown.item + 3) % collection.sections[0].count
                view.performBatchUpdates {
                    if Bool.random(using: &generator) {
                        collection.sections[0].insert(
                            "new \(Int.random(in: 0...1_000_000, using: &generator))", at: other)
                        view.insertItems(at: [self.path(other)])
                    } else if collection.sections[0].count > 9 {
                        collection.sections[0].remove(at: other)
                        view.deleteItems(at: [self.path(other)])
                    }
                }
                StandIn.clock.advance(by: 2)
                let now = try #require(collection.layout.indexPathForShownItem)
                #expect(collection.sections[0][now.item] == name, "seed \(seed)")
                _ = seen(view)
            }
        }
    }
}
