#if canImport(UIKit)
import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The cell classes of the package apply the values of their layouts.
@MainActor @Suite struct CellTests {
    func attributes(_ layout: some CollectionLayout, position: Double, offset: Double)
        -> FanfoldLayoutAttributes
    {
        let context = LayoutContext(
            viewport: Fanfold.Size(width: 375, height: 667), count: 31, offset: offset)
        let pose = layout.attributes(at: position, in: context)
        let attributes = FanfoldLayoutAttributes(forCellWith: IndexPath(item: Int(position), section: 0))
        attributes.size = CGSize(width: pose.size.width, height: pose.size.height)
        attributes.progress = pose.progress
        attributes.appearance = pose.appearance
        return attributes
    }

    func apply(_ attributes: FanfoldLayoutAttributes, to cell: UICollectionViewCell) {
        cell.bounds.size = attributes.size
        cell.apply(attributes)
        cell.layoutIfNeeded()
    }

    @Test func anExpandingCellFadesItsCoverAndGrowsItsTitle() {
        let cell = ExpandingCell(frame: .zero)
        cell.titleLabel.text = "Title"
        cell.detailsLabel.text = "Details"
        apply(attributes(ExpandingLayout(), position: 2, offset: 270), to: cell)
        #expect(abs(cell.coverView.alpha - 0.525) < 1e-6)
        #expect(abs(cell.detailsLabel.alpha - 0.5) < 1e-6)
        #expect(cell.titleLabel.transform.a == 0.5)
        #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 375, height: 190))
        #expect(cell.accessibilityLabel == "Title, Details")
        apply(attributes(ExpandingLayout(), position: 2, offset: 0), to: cell)
        #expect(abs(cell.coverView.alpha - 0.75) < 1e-6)
        #expect(cell.detailsLabel.alpha == 0)
        #expect(cell.titleLabel.center == CGPoint(x: 187.5, y: 50))
        #expect(cell.accessibilityLabel == "Title")
        apply(attributes(ExpandingLayout(), position: 2, offset: 360), to: cell)
        #expect(cell.titleLabel.transform.a == 1)
        #expect(cell.titleLabel.frame.maxY < cell.detailsLabel.frame.minY)
        #expect(cell.contentView.bounds.contains(cell.detailsLabel.frame))
    }

    @Test func textFollowsTheUsersTextSize() {
        let expanding = ExpandingCell(frame: .zero)
        let page = PageCell(frame: .zero)
        for label in [expanding.titleLabel, expanding.detailsLabel, page.titleLabel] {
            #expect(label.adjustsFontForContentSizeCategory)
        }
        page.titleLabel.text = "Title"
        page.titleLabel.font = page.titleLabel.font.withSize(53)
        apply(attributes(TabStackLayout(), position: 0, offset: 0), to: page)
        #expect(page.barView.frame.height > 60)
        #expect(page.pageView.frame.minY == page.barView.frame.maxY)
        #expect(page.pageView.frame.maxY == 667)
    }

    @Test func textThatComesLateGetsRoom() {
        let cell = ExpandingCell(frame: .zero)
        apply(attributes(ExpandingLayout(), position: 0, offset: 0), to: cell)
        #expect(cell.detailsLabel.frame.height == 0)
        cell.titleLabel.text = "Title"
        cell.detailsLabel.text = "Details"
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.frame.height > 0)
        #expect(cell.detailsLabel.frame.height > 0)
        #expect(cell.titleLabel.frame.maxY < cell.detailsLabel.frame.minY)
        cell.detailsLabel.attributedText = NSAttributedString(string: "")
        cell.layoutIfNeeded()
        #expect(cell.detailsLabel.frame.height == 0)
    }

    @Test func anIconThatComesLateIsShown() {
        let cell = PageCell(frame: .zero)
        cell.titleLabel.text = "Title"
        apply(attributes(TabStackLayout(), position: 0, offset: 0), to: cell)
        let start = cell.titleLabel.frame.minX
        cell.iconView.image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in }
        cell.layoutIfNeeded()
        #expect(cell.iconView.frame.width > 0)
        #expect(cell.titleLabel.frame.minX >= cell.iconView.frame.maxX)
        cell.iconView.image = nil
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.frame.minX == start)
    }

    @Test(arguments: Direction.allCases)
    func aPagesBarRunsInReadingDirection(_ direction: Direction) {
        let cell = PageCell(frame: .zero)
        cell.semanticContentAttribute = direction.attribute
        cell.iconView.image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in }
        cell.titleLabel.text = "Title"
        apply(attributes(TabStackLayout(), position: 0, offset: 0), to: cell)
        let isIconFirst = cell.iconView.frame.maxX <= cell.titleLabel.frame.minX
        #expect(isIconFirst == (direction == .leftToRight))
        #expect(cell.barView.bounds.contains(cell.iconView.frame))
        #expect(cell.barView.bounds.contains(cell.titleLabel.frame))
    }

    @Test func anAlbumFanCellFansItsCoversOut() {
        let cell = AlbumFanCell(frame: .zero)
        cell.images = (0..<6).map { _ in
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        }
        apply(attributes(AlbumFanLayout(), position: 3, offset: 270), to: cell)
        #expect(cell.layerViews.count == 5)
        let offsets = [0, 1.465184, 2.930368, 4.395551, 5.860735]
        for (layer, view) in cell.layerViews.enumerated() {
            #expect(abs(view.center.x - 71 - offsets[layer]) < 1e-6)
            #expect(abs(view.alpha - (1 - Double(layer) * 0.2)) < 1e-6)
            #expect(view.bounds.size == CGSize(width: 82 - 2 * Double(layer), height: 82))
            #expect(view.center.y == 41 - 2 * CGFloat(layer))
        }
        // The front cover is the last subview.
        #expect(cell.contentView.subviews.last === cell.layerViews[0])
        cell.prepareForReuse()
        #expect(cell.layerViews.isEmpty)
    }

    @Test func anAlbumFanCellReadsItsFanFromTheLayout() throws {
        let layout = AlbumFanCollectionViewLayout()
        layout.collectionLayout.layers = 3
        let collection = Collection(layout, sections: [["a", "b"]])
        let cell = AlbumFanCell(frame: .zero)
        cell.images = (0..<6).map { _ in
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        }
        let path = IndexPath(item: 0, section: 0)
        cell.apply(try #require(layout.layoutAttributesForItem(at: path)))
        #expect(cell.layerViews.count == 3 && cell.fan == layout.collectionLayout)
        let former = try #require(layout.layoutAttributesForItem(at: path))
        layout.collectionLayout.layers = 2
        collection.view.layoutIfNeeded()
        let now = try #require(layout.layoutAttributesForItem(at: path))
        #expect(!former.isEqual(now))
        cell.apply(now)
        #expect(cell.layerViews.count == 2)
    }

    @Test func anExpandingCellShowsASecondLineOfDetails() {
        let cell = ExpandingCell(frame: .zero)
        cell.titleLabel.text = "Title"
        cell.detailsLabel.text = "Details"
        apply(attributes(ExpandingLayout(), position: 2, offset: 360), to: cell)
        let alone = cell.titleLabel.center.y
        cell.secondDetailsLabel.text = "Tomorrow, hall 2"
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.center.y < alone)
        #expect(cell.detailsLabel.frame.maxY < cell.secondDetailsLabel.frame.minY)
        #expect(cell.contentView.bounds.contains(cell.secondDetailsLabel.frame))
        #expect(cell.accessibilityLabel == "Title, Details, Tomorrow, hall 2")
        apply(attributes(ExpandingLayout(), position: 2, offset: 0), to: cell)
        #expect(cell.secondDetailsLabel.alpha == 0 && cell.accessibilityLabel == "Title")
    }

    @Test func aPageHasTheSystemsColorsInDarkMode() throws {
        let cell = PageCell(frame: .zero)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let colors = [
            cell.contentView.backgroundColor, cell.barView.backgroundColor, cell.titleLabel.textColor,
        ]
        let shades = colors.map { $0?.resolvedColor(with: dark).cgColor.components?.first ?? -1 }
        #expect(shades[0] < 0.2 && shades[1] < 0.2 && shades[2] > 0.8)
        #expect(cell.contentView.backgroundColor == .systemBackground)
    }

    @Test func theParametersOfATabStackAreTyped() {
        let tabs = TabStackCollectionView()
        tabs.configuration.pitch = 99
        #expect((tabs.fanfoldLayout?.layout as? TabStackLayout)?.pitch == 99)
        #expect(tabs.configuration.pitch == 99)
    }

    @Test func coveredCellsAreHiddenFromAssistiveTechnologies() {
        let cell = ExpandingCell(frame: .zero)
        let attributes = attributes(ExpandingLayout(), position: 0, offset: 0)
        attributes.isCovered = true
        cell.apply(attributes)
        #expect(cell.accessibilityElementsHidden)
        attributes.isCovered = false
        cell.apply(attributes)
        #expect(!cell.accessibilityElementsHidden)
    }

    @Test func anotherLayoutShowsCoveredCellsToAssistiveTechnologies() {
        let cell = ExpandingCell(frame: .zero)
        let attributes = attributes(ExpandingLayout(), position: 0, offset: 0)
        attributes.isCovered = true
        cell.apply(attributes)
        cell.apply(UICollectionViewLayoutAttributes(forCellWith: attributes.indexPath))
        #expect(!cell.accessibilityElementsHidden)
    }

    @Test func anyonesCellCanAdapt() {
        final class OwnCell: UICollectionViewCell, LayoutAdaptiveCell {
            var progress: CGFloat?

            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                super.apply(layoutAttributes)
                adaptToLayout(layoutAttributes)
            }

            func adapt(to attributes: FanfoldLayoutAttributes) { progress = attributes.progress }
        }
        let cell = OwnCell(frame: .zero)
        cell.apply(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)))
        #expect(cell.progress == nil)
        cell.apply(attributes(ExpandingLayout(), position: 2, offset: 270))
        #expect(cell.progress == 0.5)
    }
}
#endif
