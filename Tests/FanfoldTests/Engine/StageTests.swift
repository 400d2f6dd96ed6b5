import Testing

@testable import Fanfold

/// The two ways in which a stage is made: straight away where nothing moves, item by item where something does.
@Suite struct StageTests {
    /// More items than that take long, and are no different.
    private static let mostItems = 200

    @Test(arguments: Variant.all)
    func whatMovesElsewhereChangesNothing(variant: Variant) throws {
        for sample in variant.samples(200) where sample.visibleRange.count <= Self.mostItems {
            var (straight, oneByOne) = (Stage(), Stage())
            var composition = Composition<StandardLayout>()
            // An item that is not there has moved, and is at rest.
            composition.motions = [ItemMotion(index: sample.context.count)]
            straight.update(sample.layout, in: sample.context)
            oneByOne.update(sample.layout, in: sample.context, composition, at: 0)
            try #require(
                straight.items.map { Shown($0) } == oneByOne.items.map { Shown($0) }, "\(sample)")
        }
    }

    @Test(arguments: Variant.all)
    func anItemThatStaysKeepsItsIdentity(variant: Variant) throws {
        for var sample in variant.samples(50) where sample.visibleRange.count <= Self.mostItems {
            var stage = Stage()
            stage.update(sample.layout, in: sample.context)
            for _ in 0..<10 {
                let before = stage.items
                sample.context.offset += sample.itemDistance * sample.random.number(in: -2...2)
                stage.update(sample.layout, in: sample.context)
                let kept = stage.items.filter { item in before.contains { $0.index == item.index } }
                for item in kept {
                    let earlier = try #require(before.first { $0.index == item.index })
                    try #require(item.identity == earlier.identity, "item \(item.index): \(sample)")
                }
                let identities = Set(stage.items.map(\.identity))
                try #require(identities.count == stage.items.count, "\(sample)")
            }
        }
    }

    @Test(arguments: Variant.all)
    func anItemIsOnStageWhereItsQuadTouchesTheViewport(variant: Variant) throws {
        for sample in variant.samples(200) where sample.visibleRange.count <= Self.mostItems {
            var stage = Stage()
            stage.update(sample.layout, in: sample.context)
            let seen = sample.visibleRange.filter { sample.isOnStage($0) }
            try #require(stage.items.map(\.index).sorted() == seen, "\(sample)")
        }
    }
}

/// What is seen of an item, whatever element shows it.
private struct Shown: Equatable {
    let index: Int
    let isLeaving: Bool
    let attributes: ItemAttributes
    let transform: Transform3D
    let quad: Quad

    init(_ item: StageItem) {
        index = item.index
        isLeaving = item.isLeaving
        attributes = item.attributes
        transform = item.transform
        quad = item.quad
    }
}
