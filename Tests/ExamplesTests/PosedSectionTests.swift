import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import Testing
import UIKit

@testable import Examples

/// The recipe for one section of a compositional layout, with simulated visible items.
@MainActor @Suite struct PosedSectionTests {
    /// In points.
    private static let tolerance = 1e-9
    private static let size = Fanfold.Size(width: 390, height: 300)
    private static let count = 12

    /// The layouts that are exact in a section.
    nonisolated private static let exact: [any CollectionLayout] =
        [CardCarouselLayout()]
        + [.cube, .flip, .invertedCylinder, .stories, .zoomPager].map { (preset: KeyframePreset) in
            preset.layout
        }

    @Test(arguments: exact.indices)
    func cellsHaveTheCornersOfTheEngine(_ number: Int) {
        check(Self.exact[number])
    }

    @Test func headersAreNotMoved() {
        let section = section(of: CardCarouselLayout())
        let header = VisibleItem(index: 0, category: .supplementaryView)
        section.visibleItemsInvalidationHandler?([header], .zero, Surroundings(width: Self.size.width))
        #expect(CATransform3DIsIdentity(header.transform3D))
    }

    private func section<Layout: CollectionLayout>(of layout: Layout) -> NSCollectionLayoutSection {
        .posed(
            layout, count: Self.count, height: Self.size.height, in: Surroundings(width: Self.size.width))
    }

    private func check<Layout: CollectionLayout>(_ layout: Layout) {
        let section = section(of: layout)
        let length = section.group.layoutSize.widthDimension.dimension
        let pitch = length + section.interGroupSpacing
        let height = section.group.layoutSize.heightDimension.dimension + 2 * section.contentInsets.top
        #expect(abs(height - Self.size.height) < Self.tolerance)
        var context = LayoutContext(viewport: Self.size, count: Self.count)
        for step in 0..<40 {
            context.offset = Double(step) * pitch / 7
            let offset = CGPoint(x: context.offset - (Self.size.width - length) / 2, y: 0)
            let items = (0..<Self.count).map { VisibleItem(index: $0, category: .cell) }
            for item in items {
                item.bounds = CGRect(
                    x: 0, y: 0, width: length, height: section.group.layoutSize.heightDimension.dimension)
                item.center = CGPoint(
                    x: CGFloat(item.indexPath.item) * pitch + length / 2, y: Self.size.height / 2)
            }
            section.visibleItemsInvalidationHandler?(items, offset, Surroundings(width: Self.size.width))
            var frame = Frame()
            frame.update(layout, in: context)
            for visible in frame.visibleItems {
                let item = items[visible.index]
                #expect(item.distance(to: visible.quad, scrolledBy: offset.x) < Self.tolerance)
                #expect(abs(item.alpha - visible.attributes.opacity) < Self.tolerance)
            }
            #expect(!frame.visibleItems.isEmpty)
            let order = frame.visibleItems.map { items[$0.index].zIndex }
            #expect(order == order.sorted())
        }
    }
}

@MainActor private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var transform3D = CATransform3DIdentity
    var bounds = CGRect.zero
    let indexPath: IndexPath
    let representedElementCategory: UICollectionView.ElementCategory
    let representedElementKind: String? = nil

    init(index: Int, category: UICollectionView.ElementCategory) {
        indexPath = IndexPath(item: index, section: 0)
        representedElementCategory = category
    }

    var frame: CGRect {
        CGRect(origin: CGPoint(x: center.x - bounds.midX, y: center.y - bounds.midY), size: bounds.size)
    }

    /// The largest distance of a corner from that of a quad, in the scrolled section.
    func distance(to quad: Quad, scrolledBy offset: CGFloat) -> Double {
        let (x, y) = (bounds.width / 2, bounds.height / 2)
        let corners = [
            (-x, -y, quad.topLeft), (x, -y, quad.topRight), (x, y, quad.bottomRight),
            (-x, y, quad.bottomLeft),
        ]
        return corners.map { x, y, wanted in
            let m = transform3D
            let w = x * m.m14 + y * m.m24 + m.m44
            let shownX = (x * m.m11 + y * m.m21 + m.m41) / w + center.x - offset
            let shownY = (x * m.m12 + y * m.m22 + m.m42) / w + center.y
            return max(abs(shownX - wanted.x), abs(shownY - wanted.y))
        }.max() ?? .infinity
    }
}

@MainActor
private final class Surroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize

    init(width: CGFloat) {
        contentSize = CGSize(width: width, height: 800)
    }

    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { UITraitCollection() }
}
