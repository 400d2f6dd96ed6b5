#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Core Animation draws by depth, point by point. Its result matches the painting order of the core.
@MainActor @Suite struct PaintingOrderTests {
    /// Layouts whose items have equal depths, or depths that differ by a fraction.
    enum Depths: CaseIterable {
        case fractional, equal

        @MainActor var layout: FanfoldCollectionViewLayout {
            switch self {
            case .fractional: CustomCollectionViewLayout<CoverFlowLayout>()
            case .equal: CustomCollectionViewLayout<LevelLayout>()
            }
        }
    }

    func collection(_ depths: Depths, _ direction: Direction) -> Collection {
        Collection(depths.layout, direction, sections: [(0..<31).map { "\($0)" }])
    }

    /// The items in the core's order, back to front.
    func order(in collection: Collection) -> [Int] {
        let poses = poses(in: collection)
        return poses.indices.sorted { (poses[$0].z, $0) < (poses[$1].z, $1) }
    }

    @Test(arguments: Depths.allCases, Direction.allCases)
    func cellsAreInTheOrderOfTheirItems(_ depths: Depths, _ direction: Direction) {
        let collection = collection(depths, direction)
        for offset in [0, 133.7, 315, 350, 700.5] {
            collection.scroll(to: offset)
            let cells = collection.cells.values.sorted { $0.layer.zPosition < $1.layer.zPosition }
            let order = order(in: collection).filter { collection.cell($0) != nil }
            #expect(cells.compactMap { Int($0.name) } == order)
            #expect(Set(cells.map(\.layer.zPosition)).count == cells.count)
        }
    }

    @Test(arguments: Depths.allCases, Direction.allCases)
    func hiddenItemsHaveARankInTheSameOrder(_ depths: Depths, _ direction: Direction) throws {
        let collection = collection(depths, direction)
        collection.scroll(to: 700.5)
        let places = try (0..<31).map { index in
            try #require(collection.layout.layoutAttributesForItem(at: IndexPath(item: index, section: 0)))
                .zIndex
        }
        for (back, front) in zip(order(in: collection), order(in: collection).dropFirst()) {
            #expect(places[back] <= places[front])
        }
        let all = collection.layout.layoutAttributesForElements(
            in: collection.view.bounds.insetBy(dx: -900, dy: -900))
        for attributes in try #require(all) {
            #expect(attributes.zIndex == places[attributes.indexPath.item])
        }
    }

    func poses(in collection: Collection) -> [ItemAttributes] {
        let (layout, context) = (collection.layout.layout, collection.context)
        return (0..<context.count).map { layout.attributes(at: Double($0), in: context) }
    }
}
#endif
