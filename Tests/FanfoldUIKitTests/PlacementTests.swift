#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The collection view shows the items of the layout at every offset.
@MainActor @Suite struct PlacementTests {
    /// Offsets from before the start to after the end.
    private static func offsets(_ collection: Collection) -> [Double] {
        let range = collection.layout.layout.offsetRange(in: collection.context)
        let length = range.upperBound - range.lowerBound
        let within = [0, 0.013, 0.31, 0.5, 0.77, 1].map { part in range.lowerBound + part * length }
        return [range.lowerBound - 80] + within + [range.upperBound + 80]
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func everyCellIsWhereTheLayoutHasItsItem(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction)
        for offset in Self.offsets(collection) {
            collection.scroll(to: offset)
            #expect(abs(collection.offset - offset) < 1e-9)
            for (name, cell) in collection.cells {
                let index = try #require(Int(name))
                #expect(cell.quad.isNear(collection.expectedQuad(index)), "item \(name) at \(offset)")
                let pose = collection.layout.layout.attributes(at: Double(index), in: collection.context)
                #expect(cell.attributes?.progress == CGFloat(pose.progress))
                #expect(cell.attributes?.appearance == pose.appearance)
                #expect(abs(cell.alpha - pose.opacity) < 1e-6)
            }
            let order = collection.cells.values.sorted { $0.layer.zPosition < $1.layer.zPosition }
            #expect(
                order.compactMap { Int($0.name) } == collection.cells.keys.compactMap { Int($0) }.sorted())
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func visibleItemsHaveCells(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let viewport = Fanfold.Rect(size: Fanfold.Size(width: 375, height: 667))
        for offset in Self.offsets(collection) {
            collection.scroll(to: offset)
            for index in 0..<31 {
                let pose = collection.layout.layout.attributes(at: Double(index), in: collection.context)
                let isSeen = pose.opacity > 0 && pose.scale > 0 && pose.quad?.touches(viewport) == true
                guard isSeen else { continue }
                #expect(collection.cell(index) != nil, "item \(index) at \(offset)")
            }
            #expect(collection.cells.count <= 20)
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func everyItemHasAttributesOnScreenOrNot(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction)
        collection.scroll(to: 1_000)
        for index in 0..<31 {
            let indexPath = IndexPath(item: index, section: 0)
            let attributes = try #require(
                collection.layout.layoutAttributesForItem(at: indexPath) as? FanfoldLayoutAttributes)
            let pose = collection.layout.layout.attributes(at: Double(index), in: collection.context)
            #expect(attributes.indexPath == indexPath)
            #expect(attributes.size == CGSize(width: pose.size.width, height: pose.size.height))
            #expect(attributes.progress == CGFloat(pose.progress))
            #expect(isInvertible(attributes.transform3D))
        }
        #expect(collection.layout.layoutAttributesForItem(at: IndexPath(item: 31, section: 0)) == nil)
        #expect(collection.layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1)) == nil)
    }

    @Test(arguments: LayoutKind.allCases)
    func insetsNarrowALayoutAndExtendItsRange(_ kind: LayoutKind) throws {
        let collection = Collection(kind)
        collection.view.contentInset = UIEdgeInsets(top: 44, left: 12, bottom: 34, right: 8)
        collection.view.layoutIfNeeded()
        for offset in Self.offsets(collection) {
            collection.scroll(to: offset)
            for (name, cell) in collection.cells {
                let index = try #require(Int(name))
                #expect(cell.quad.isNear(collection.expectedQuad(index)), "item \(name) at \(offset)")
            }
        }
        let isVertical = collection.layout.layout.axis == .vertical
        let size = collection.view.contentSize
        #expect(abs(isVertical ? size.width - (375 - 20) : size.height - (667 - 78)) < 0.001)
    }

    @Test(arguments: LayoutKind.allCases)
    func insetsAcrossTheAxisNarrowItInAnyCollectionView(_ kind: LayoutKind) {
        let collection = Collection(kind)
        let view = UICollectionView(frame: collection.view.frame, collectionViewLayout: kind.make())
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = collection
        view.layoutIfNeeded()
        let isVertical = collection.layout.layout.axis == .vertical
        let insets =
            isVertical
            ? UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 8)
            : UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        for view in [view, collection.view] {
            view.contentInset = insets
            view.layoutIfNeeded()
        }
        #expect(!view.visibleCells.isEmpty)
        for case let cell as NamedCell in view.visibleCells {
            #expect(cell.quad.isNear(collection.cells[cell.name]?.quad), "item \(cell.name)")
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func otherInsetsNeedAPassInEqualBounds(_ kind: LayoutKind) {
        let collection = Collection(kind)
        let layout = kind.make()
        let view = UICollectionView(frame: collection.view.frame, collectionViewLayout: layout)
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = collection
        view.layoutIfNeeded()
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: view.bounds))
        view.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 8)
        #expect(layout.shouldInvalidateLayout(forBoundsChange: view.bounds))
    }

    @Test(arguments: LayoutKind.allCases, [0, 1, 2])
    func fewItemsAreANormalState(_ kind: LayoutKind, _ count: Int) {
        let collection = Collection(kind, count: count)
        #expect(collection.cells.count == count)
        #expect(collection.view.contentSize.width >= 0)
        #expect(collection.view.contentSize.height >= 0)
    }

    @Test(arguments: LayoutKind.allCases)
    func aViewWithoutAreaShowsNothing(_ kind: LayoutKind) {
        let collection = Collection(kind, size: .zero)
        #expect(collection.cells.isEmpty)
        #expect(collection.layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) != nil)
        collection.view.frame.size = Collection.phone
        collection.view.layoutIfNeeded()
        #expect(!collection.cells.isEmpty)
    }

    @Test(arguments: LayoutKind.allCases)
    func severalSectionsAreOneRunOfItems(_ kind: LayoutKind) throws {
        let names = (0..<31).map { "\($0)" }
        let sections = [[], Array(names[0..<3]), Array(names[3..<4]), [], Array(names[4..<31]), []]
        let collection = Collection(kind.make(), sections: sections)
        let whole = Collection(kind)
        #expect(collection.view.contentSize == whole.view.contentSize)
        for offset in Self.offsets(whole) {
            collection.scroll(to: offset)
            whole.scroll(to: offset)
            #expect(Set(collection.cells.keys) == Set(whole.cells.keys))
            for (name, cell) in collection.cells {
                #expect(cell.quad.isNear(whole.cells[name]?.quad), "item \(name) at \(offset)")
            }
        }
    }
}

/// Whether a transform is invertible, as hit testing requires.
private func isInvertible(_ transform: CATransform3D) -> Bool {
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    return abs(product.m11 - 1) < 1e-6 && abs(product.m22 - 1) < 1e-6 && abs(product.m44 - 1) < 1e-6
}
#endif
