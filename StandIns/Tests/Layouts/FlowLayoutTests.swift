import Testing
import UIKit

@MainActor @Suite struct FlowLayoutTests {
    private func laidOut(_ layout: UICollectionViewFlowLayout, _ count: Int, width: CGFloat = 200) -> Fixture
    {
        let fixture = Fixture(count, layout: layout, size: CGSize(width: width, height: 400))
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test func itemsFillLines() {
        let fixture = laidOut(UICollectionViewFlowLayout(), 7)
        #expect(fixture.frames["0"] == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(fixture.frames["1"] == CGRect(x: 75, y: 0, width: 50, height: 50))
        #expect(fixture.frames["2"] == CGRect(x: 150, y: 0, width: 50, height: 50))
        #expect(fixture.frames["3"] == CGRect(x: 0, y: 60, width: 50, height: 50))
        #expect(fixture.frames["6"] == CGRect(x: 0, y: 120, width: 50, height: 50))
        #expect(fixture.view.contentSize == CGSize(width: 200, height: 170))
    }

    @Test func singleItemInALineIsCentered() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 40)
        let fixture = laidOut(layout, 2)
        #expect(fixture.frames["0"] == CGRect(x: 40, y: 0, width: 120, height: 40))
        #expect(fixture.frames["1"] == CGRect(x: 40, y: 50, width: 120, height: 40))
    }

    @Test func horizontalLinesAreVertical() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 400)
        layout.minimumLineSpacing = 5
        layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
        let fixture = laidOut(layout, 3)
        #expect(fixture.frames["0"]?.minX == 20)
        #expect(fixture.frames["2"]?.minX == 150)
        #expect(fixture.view.contentSize == CGSize(width: 240, height: 400))
    }

    @Test func delegatesSizesApply() {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 200, height: 10 * CGFloat(indexPath.item + 1)) }
        }
        let layout = UICollectionViewFlowLayout()
        let fixture = Fixture(3, layout: layout)
        let sizes = Sizes()
        fixture.view.delegate = sizes
        fixture.view.layoutIfNeeded()
        #expect(fixture.frames["2"] == CGRect(x: 0, y: 50, width: 200, height: 30))
    }

    @Test func headersPrecedeTheirSections() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let fixture = Fixture(1, layout: layout)
        fixture.sections.append(["x"])
        fixture.view.layoutIfNeeded()
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame == CGRect(x: 0, y: 80, width: 200, height: 30))
        #expect(fixture.frames["x"]?.minY == 110)
    }

    @Test func changedMetricsInvalidateTheLayout() {
        let layout = UICollectionViewFlowLayout()
        let fixture = laidOut(layout, 3)
        layout.itemSize = CGSize(width: 200, height: 20)
        fixture.view.layoutIfNeeded()
        #expect(fixture.frames["1"] == CGRect(x: 0, y: 30, width: 200, height: 20))
    }

    @Test func onlyAChangedLineLengthInvalidates() {
        let layout = UICollectionViewFlowLayout()
        let fixture = laidOut(layout, 3)
        #expect(fixture.view.collectionViewLayout === layout)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 50, width: 200, height: 300)))
        #expect(layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 201, height: 400)))
    }

    @Test func cellsCanSizeThemselves() {
        final class TallCell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
                attributes.size.height = 80
                return attributes
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 200, height: 30)
        let fixture = Fixture(3, layout: layout)
        fixture.view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        fixture.view.layoutIfNeeded()
        #expect(
            fixture.view.cellForItem(at: IndexPath(1))?.frame == CGRect(x: 0, y: 90, width: 200, height: 80))
    }
}
