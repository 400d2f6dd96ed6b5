#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The additions of a Fanfold collection view to its layout.
@MainActor @Suite struct CollectionViewTests {
    func at(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    func position(_ collection: Collection) -> Double {
        collection.layout.layout.positionShown(in: collection.context)
    }

    /// A collection in a window, for touches that a test sends.
    func inWindow(
        _ kind: LayoutKind, _ direction: Direction = .leftToRight
    ) -> (Collection, UIWindow) {
        let collection = Collection(kind, direction)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (collection, window)
    }

    @Test(arguments: LayoutKind.allCases)
    func selectingWithAScrollPositionScrolls(_ kind: LayoutKind) {
        let collection = Collection(kind)
        // A position across the scroll axis does not align the item.
        let across: UICollectionView.ScrollPosition =
            collection.layout.layout.axis == .vertical ? .left : .top
        collection.view.selectItem(at: at(9), animated: false, scrollPosition: across)
        let expected = collection.layout.layout.offset(showing: 9, in: collection.context)
        #expect(abs(collection.offset - expected) < 1e-6)
        #expect(collection.view.indexPathsForSelectedItems == [at(9)])
        collection.view.selectItem(at: at(2), animated: false, scrollPosition: [])
        #expect(abs(collection.offset - expected) < 1e-6)
    }

    @Test(arguments: LayoutKind.allCases)
    func nothingScrollsWithoutASelection(_ kind: LayoutKind) {
        let collection = Collection(kind)
        let start = collection.offset
        collection.view.allowsSelection = false
        // A position across the scroll axis does not align the item.
        let across: UICollectionView.ScrollPosition =
            collection.layout.layout.axis == .vertical ? .left : .top
        collection.view.selectItem(at: at(9), animated: false, scrollPosition: across)
        #expect(collection.offset == start)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theItemThatIsSeenTakesTheTap(_ kind: LayoutKind, _ direction: Direction) throws {
        let (collection, window) = inWindow(kind, direction)
        collection.scroll(to: 270)
        let points = [(20.0, 30.0), (187, 300), (187, 333), (300, 420), (60, 600)]
        for (x, y) in points {
            let point = CGPoint(x: x, y: y)
            let poses = (0..<31).map {
                collection.layout.layout.attributes(at: Double($0), in: collection.context)
            }
            let seen = poses.indices.last { index in
                guard let rect = poses[index].transform.unprojected(point) else { return false }
                let size = poses[index].size
                return poses[index].opacity > 0 && (0...size.width).contains(rect.x)
                    && (0...size.height).contains(rect.y)
            }
            let hit = window.hitTest(point, with: nil)
            let cell = sequence(first: hit, next: { $0?.superview }).compactMap { $0 as? NamedCell }.first
            #expect(cell?.name == seen.map { "\($0)" }, "at \(point)")
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func assistiveTechnologiesReadInOrderWhatIsNotCovered(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        for offset in [900.0, 270, 540, 0] {
            collection.scroll(to: offset)
            let names = (collection.view.accessibilityElements ?? []).compactMap { ($0 as? NamedCell)?.name }
            let numbers = names.compactMap { Int($0) }
            #expect(!numbers.isEmpty)
            #expect(numbers == numbers.sorted())
            let covered = collection.cells.values.filter { $0.attributes?.isCovered == true }
            #expect(numbers.count == collection.cells.count - covered.count)
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func barsThatComeAndGoKeepTheItemAtRest(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        collection.view.scrollToItem(at: at(5), at: [], animated: false)
        collection.view.layoutIfNeeded()
        collection.view.contentInset = UIEdgeInsets(top: 60, left: 20, bottom: 30, right: 10)
        collection.view.layoutIfNeeded()
        #expect(abs(position(collection) - 5) < 1e-6)
    }

    @Test func anotherLayoutIsLeftAlone() {
        let flow = UICollectionViewFlowLayout()
        let view = FanfoldCollectionView(
            frame: CGRect(origin: .zero, size: Collection.phone), collectionViewLayout: flow)
        #expect(view.fanfoldLayout == nil)
        #expect(view.accessibilityElements == nil)
        #expect(!view.accessibilityScroll(.next))
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aHeldItemGoesToThePlaceThatIsNearest(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = Collection(kind, direction)
        let layout = collection.layout
        for item in [0, 1] {
            let place = try #require(layout.layoutAttributesForItem(at: at(item)))
            let near = CGPoint(x: place.center.x + 10, y: place.center.y + 10)
            #expect(layout.targetIndexPath(forInteractivelyMovingItem: at(5), withPosition: near) == at(item))
            let held = layout.layoutAttributesForInteractivelyMovingItem(
                at: at(item), withTargetPosition: near)
            #expect(held.center == near)
            #expect(held.zIndex > 30)
        }
    }
}

extension Transform3D {
    /// The point of an item's own plane that is projected to a point.
    fileprivate func unprojected(_ point: CGPoint) -> Fanfold.Point? {
        let m = self
        let (a, b) = (m[0] - point.x * m[3], m[4] - point.x * m[7])
        let (c, d) = (m[1] - point.y * m[3], m[5] - point.y * m[7])
        let (e, f) = (point.x * m[15] - m[12], point.y * m[15] - m[13])
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        return Fanfold.Point(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    }
}
#endif
