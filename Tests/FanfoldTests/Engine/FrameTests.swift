import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// The two ways of computing a frame: directly at rest, per item during animations.
@Suite struct FrameTests {
    /// A limit for the test's duration; larger counts behave alike.
    private static let mostItems = 200

    @Test(arguments: Variant.all)
    func unrelatedMotionChangesNothing(variant: Variant) throws {
        for sample in variant.samples(200) where sample.visibleRange.count <= Self.mostItems {
            var (straight, oneByOne) = (Frame(), Frame())
            var composition = Composition<StandardLayout>()
            // The motion of a nonexistent item has settled.
            composition.motions = [ItemMotion(index: sample.context.count)]
            straight.update(sample.layout, in: sample.context)
            oneByOne.update(sample.layout, in: sample.context, composition, at: 0)
            try #require(
                straight.visibleItems.map { Shown($0) } == oneByOne.visibleItems.map { Shown($0) },
                "\(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func remainingItemKeepsItsIdentity(variant: Variant) throws {
        for var sample in variant.samples(50) where sample.visibleRange.count <= Self.mostItems {
            var frame = Frame()
            frame.update(sample.layout, in: sample.context)
            for _ in 0..<10 {
                let before = frame.visibleItems
                sample.context.offset += sample.itemDistance * sample.random.number(in: -2...2)
                frame.update(sample.layout, in: sample.context)
                let kept = frame.visibleItems.filter { item in before.contains { $0.index == item.index } }
                for item in kept {
                    let earlier = try #require(before.first { $0.index == item.index })
                    try #require(item.identity == earlier.identity, "item \(item.index): \(sample)")
                }
                let identities = Set(frame.visibleItems.map(\.identity))
                try #require(identities.count == frame.visibleItems.count, "\(sample)")
            }
        }
    }

    @Test(arguments: Variant.all)
    func itemIsVisibleIfItsQuadTouchesTheViewport(variant: Variant) throws {
        for sample in variant.samples(200) where sample.visibleRange.count <= Self.mostItems {
            var frame = Frame()
            frame.update(sample.layout, in: sample.context)
            let seen = sample.visibleRange.filter { sample.isVisible($0) }
            try #require(frame.visibleItems.map(\.index).sorted() == seen, "\(sample)")
        }
    }
}

/// The appearance of an item, independent of its element.
private struct Shown: Equatable {
    let index: Int
    let isLeaving: Bool
    let attributes: ItemAttributes
    let transform: Transform3D
    let quad: Quad

    init(_ item: VisibleItem) {
        index = item.index
        isLeaving = item.isLeaving
        attributes = item.attributes
        transform = item.transform
        quad = item.quad
    }
}
