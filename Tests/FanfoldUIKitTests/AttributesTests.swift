#if canImport(UIKit)
@_spi(Host) import Fanfold
import FanfoldStandard
import FanfoldUIKit
import Testing
import UIKit

/// Attributes include the values that a cell applies, in copies and in comparisons.
@MainActor @Suite struct AttributesTests {
    private func attributes() -> FanfoldLayoutAttributes {
        let attributes = FanfoldLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
        attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        attributes.progress = 0.25
        attributes.appearance = AppearanceValues(values: [1, 2, 3, 4, 5, 6, 7, 8])
        attributes.isCovered = true
        return attributes
    }

    @Test func everyLayoutOfTheListIsUnderTest() {
        #expect(LayoutKind.allCases.count == StandardLayout.names.count + 1)
    }

    @Test func aCopyHoldsAllThatTheOriginalDoes() throws {
        let copy = try #require(attributes().copy() as? FanfoldLayoutAttributes)
        #expect(copy.isEqual(attributes()))
        #expect(copy.progress == 0.25)
        #expect(copy.appearance.values[7] == 8)
        #expect(copy.isCovered)
        #expect(copy.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(copy.hash == attributes().hash)
    }

    @Test func aCopyIsItsOwn() throws {
        let original = attributes()
        let copy = try #require(original.copy() as? FanfoldLayoutAttributes)
        copy.progress = 0.5
        #expect(original.progress == 0.25)
    }

    @Test(arguments: 0..<5)
    func anyDifferenceCounts(_ change: Int) {
        let changed = attributes()
        switch change {
        case 0: changed.progress = 0.26
        case 1: changed.appearance.values[4] = 0
        case 2: changed.isCovered = false
        case 3: changed.alpha = 0.5
        default: changed.center.x += 1
        }
        #expect(!changed.isEqual(attributes()))
        #expect(!attributes().isEqual(changed))
    }

    @Test func thoseOfUIKitAreOthers() {
        #expect(
            !attributes().isEqual(
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))))
    }

    @Test(arguments: LayoutKind.allCases)
    func returnedAttributesCanBeChanged(_ kind: LayoutKind) throws {
        let collection = Collection(kind)
        let layout = collection.layout
        let indexPath = IndexPath(item: 1, section: 0)
        let first = try #require(layout.layoutAttributesForItem(at: indexPath))
        let original = first.copy() as? FanfoldLayoutAttributes
        first.center.y += 100
        #expect(layout.layoutAttributesForItem(at: indexPath)?.isEqual(original) == true)
        let all = try #require(layout.layoutAttributesForElements(in: collection.view.bounds))
        for attributes in all { attributes.alpha = 0.1 }
        #expect(layout.layoutAttributesForItem(at: indexPath)?.isEqual(original) == true)
    }

    @Test func coveredItemsAreKnown() throws {
        let collection = Collection(.expanding)
        collection.scroll(to: 3 * 180)
        let covered = collection.cells.filter { $0.value.attributes?.isCovered == true }
        #expect(!covered.isEmpty)
        #expect(covered.keys.allSatisfy { (Int($0) ?? 3) < 3 })
        let featured = try #require(collection.cell(3)?.attributes)
        #expect(!featured.isCovered)
    }

    /// A layout that divides by the size of a view that is folded to nothing.
    @Test(arguments: [Rotation(x: 1e12), Rotation(y: 1e12), Rotation(z: 1e12), Rotation(x: 5, y: -1e30)])
    func transformOfAnyAngleIsFinite(_ rotation: Rotation) {
        var pose = ItemAttributes(center: .zero, size: Fanfold.Size(width: 10, height: 10))
        pose.rotation = rotation
        let transform = CATransform3D(aboutCenterOf: pose)
        let numbers = [
            transform.m11, transform.m12, transform.m14, transform.m21, transform.m22, transform.m24,
        ]
        #expect(numbers.allSatisfy { $0.isFinite })
    }

    @Test(arguments: [LayoutKind.tabStack, .albumFan, .cardCarousel])
    func partlyVisibleItemsAreNotCovered(_ kind: LayoutKind) {
        let collection = Collection(kind)
        collection.scroll(to: 270)
        #expect(collection.cells.values.allSatisfy { $0.attributes?.isCovered == false })
    }
}
#endif
