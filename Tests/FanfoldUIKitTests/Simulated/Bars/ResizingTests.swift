@_spi(Host) import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Windows that are resized step by step, with bars at their sides.
@MainActor @Suite(.serialized) final class ResizingTests {
    isolated deinit {}

    /// No step moves the item shown sideways, or shows another item.
    @Test(arguments: AnyLayout.allCases, Direction.allCases)
    func noStepMovesTheItemShownSideways(_ layout: AnyLayout, _ direction: Direction) throws {
        for seed in 0..<4 {
            var random = SeededGenerator(seed: UInt64(seed))
            let window = UIWindow(frame: CGRect(origin: .zero, size: random.size()))
            window.simulatedSafeAreaInsets = random.insets()
            let count = Int.random(in: 1...31, using: &random)
            let collection = Collection(
                layout.make(), direction, sections: [(0..<count).map { "\($0)" }], size: window.bounds.size)
            collection.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collection.show(in: window)
            let item = Int.random(in: 0..<count, using: &random)
            collection.view.scrollToItem(at: IndexPath(item: item, section: 0), at: [], animated: false)
            StandIn.clock.advance(by: 4)
            let position = try #require(collection.layout.position)
            for step in random.steps(from: window.bounds.size) {
                window.frame.size = step
                if Int.random(in: 0..<4, using: &random) == 0 {
                    window.simulatedSafeAreaInsets = random.insets()
                }
                window.layoutIfNeeded()
                try expectSteady(collection, layout, position, "seed \(seed), \(step)")
                if Bool.random(using: &random) { StandIn.clock.advance(by: 1.0 / 60) }
            }
        }
    }

    private func expectSteady(
        _ collection: Collection, _ layout: AnyLayout, _ position: Double, _ comment: Comment
    ) throws {
        let view = collection.view
        guard let space = collection.innerSize, space.width > 1, space.height > 1 else { return }
        for (name, cell) in collection.cells {
            let expected = collection.expectedQuad(Int(name) ?? 0)
            #expect(cell.quad.isNear(expected, within: 0.02), comment)
        }
        let beginning = -view.adjustedContentInset.left
        if layout.layout.axis == .vertical { #expect(abs(view.bounds.minX - beginning) < 0.01, comment) }
        if layout.layout.snaps, let now = collection.layout.position {
            #expect(abs(now - position) < 0.01, comment)
        }
    }
}

extension FanfoldCollectionViewLayout {
    /// The position of the item shown.
    fileprivate var position: Double? { indexPathForShownItem.map { Double($0.item) } }
}

extension Collection {
    /// The size of the area in which items rest.
    fileprivate var innerSize: CGSize? {
        let insets = context.insets
        return CGSize(
            width: context.viewport.width - insets.leading - insets.trailing,
            height: context.viewport.height - insets.top - insets.bottom)
    }
}

extension SeededGenerator {
    fileprivate mutating func size() -> CGSize {
        CGSize(width: .random(in: 300...1100, using: &self), height: .random(in: 300...1100, using: &self))
    }

    fileprivate mutating func insets() -> UIEdgeInsets {
        func inset(_ lengths: [CGFloat]) -> CGFloat { lengths.randomElement(using: &self) ?? 0 }
        return UIEdgeInsets(
            top: inset([0, 20, 59]), left: inset([0, 0, 59, 84]), bottom: inset([0, 21, 34]),
            right: inset([0, 0, 59, 84]))
    }

    /// The sizes of a window that is dragged at its corner, mostly shrinking.
    fileprivate mutating func steps(from size: CGSize) -> [CGSize] {
        var size = size
        return (0..<16).map { _ in
            let isGrowing = Int.random(in: 0..<5, using: &self) == 0
            let range: ClosedRange<CGFloat> = isGrowing ? 0...60 : -60...0
            size.width = max(size.width + .random(in: range, using: &self), 200)
            size.height = max(size.height + .random(in: range, using: &self), 200)
            return size
        }
    }
}
