import Testing
import UIKit

@MainActor @Suite struct ExceptionTests {
    private let layout = RecordingLayout()

    private func reasons(_ body: @MainActor () throws -> Void) rethrows -> [String] {
        try StandIn.exceptions(in: body).map(\.reason)
    }

    @Test func attributesOfANonexistentItemAreReported() {
        let fixture = Fixture(2, layout: layout)
        layout.adjust = { if $0.indexPath.item == 1 { $0.indexPath.item = 7 } }
        let exceptions = StandIn.exceptions { fixture.view.layoutIfNeeded() }
        #expect(exceptions.map(\.name) == [.internalInconsistency])
        #expect(
            exceptions.first?.reason.hasPrefix(
                "UICollectionView received layout attributes for a cell with an index path that does not exist: "
            )
                == true)
        #expect(fixture.visibleNames == ["0"])
    }

    /// UICollectionView.h has two designated initializers; initializers of UIView and NSObject are inherited
    /// as well.
    @Test func inheritedInitializersAreReported() {
        let expected = ["UICollectionView must be initialized with a non-nil layout parameter"]
        #expect(reasons { _ = UICollectionView(frame: .zero) } == expected)
        #expect(reasons { _ = UICollectionView() } == expected)
    }

    @Test func attributesChangedAfterReturningAreReported() {
        var handedOut: [UICollectionViewLayoutAttributes] = []
        layout.adjust = { handedOut.append($0) }
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        handedOut[1].alpha = 0.5
        fixture.view.setNeedsLayout()
        let found = reasons { fixture.view.layoutIfNeeded() }
        #expect(
            found.first?.hasPrefix("layout attributes for item at index path ([0, 1]) changed from") == true)
        #expect(found.first?.hasSuffix("without invalidating the layout") == true)
    }

    @Test func differentAttributesWithoutInvalidationAreReported() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.adjust = { $0.zIndex = 1 }
        fixture.view.contentOffset.y = 10
        let found = reasons { fixture.view.layoutIfNeeded() }
        #expect(found.count == 3)
        #expect(found.allSatisfy { $0.hasSuffix("without invalidating the layout") })
    }

    @Test func differentAttributesAfterInvalidationAreValid() {
        let fixture = Fixture(layout: layout)
        fixture.view.layoutIfNeeded()
        layout.adjust = { $0.zIndex = 1 }
        layout.invalidateLayout()
        #expect(reasons { fixture.view.layoutIfNeeded() } == [])
    }

    @Test(arguments: [CGFloat.nan, .infinity])
    func nonFiniteFramesAreReported(value: CGFloat) {
        layout.adjust = { if $0.indexPath.item == 0 { $0.center.y = value } }
        let fixture = Fixture(2, layout: layout)
        let exceptions = StandIn.exceptions { fixture.view.layoutIfNeeded() }
        #expect(exceptions.map(\.name) == [.invalidGeometry])
        #expect(fixture.visibleNames == ["1"])
    }

    @Test func negativeSizesAreReported() {
        layout.adjust = { $0.size.height = -1 }
        let fixture = Fixture(1, layout: layout)
        #expect(StandIn.exceptions { fixture.view.layoutIfNeeded() }.map(\.name) == [.invalidGeometry])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1])
    func invalidContentSizesAreReported(length: CGFloat) {
        layout.contentSize = CGSize(width: 100, height: length)
        let fixture = Fixture(1, layout: layout)
        #expect(StandIn.exceptions { fixture.view.layoutIfNeeded() }.map(\.name) == [.invalidGeometry])
        #expect(fixture.view.contentSize == .zero)
    }

    @Test func unregisteredCellClassIsReported() {
        let fixture = Fixture(1, layout: layout)
        let found = reasons {
            _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "other", for: IndexPath(0))
        }
        #expect(
            found == [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register "
                    + "a nib or a class for the identifier or connect a prototype cell in a storyboard"
            ])
    }

    @Test func scrollingToANonexistentItemIsReported() {
        let fixture = Fixture(5, layout: layout)
        let found = reasons { fixture.view.scrollToItem(at: IndexPath(7), at: .top, animated: false) }
        #expect(
            found == [
                "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 5 items in "
                    + "section 0."
            ])
    }

    @Test func inconsistentItemCountsAreReported() {
        let fixture = Fixture(5, layout: layout)
        fixture.view.layoutIfNeeded()
        let found = reasons {
            fixture.view.performBatchUpdates {
                fixture.sections[0].append("new")
                fixture.view.deleteItems(at: [IndexPath(0)])
            }
        }
        #expect(
            found == [
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                    + "section after the update (6) must be equal to the number of items contained in that section "
                    + "before the update (5), plus or minus the number of items inserted or deleted from that section "
                    + "(0 inserted, 1 deleted) and plus or minus the number of items moved into or out of that section "
                    + "(0 moved in, 0 moved out)."
            ])
        #expect(fixture.view.numberOfItems(inSection: 0) == 6)
    }

    @Test func inconsistentSectionCountsAreReported() {
        let fixture = Fixture(5, layout: layout)
        fixture.view.layoutIfNeeded()
        let found = reasons {
            fixture.view.performBatchUpdates { fixture.sections.append([]) }
        }
        #expect(
            found == [
                "Invalid update: invalid number of sections. The number of sections contained in the collection view "
                    + "after the update (2) must be equal to the number of sections contained in the collection view "
                    + "before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 "
                    + "deleted)."
            ])
    }

    @Test func changesOfNonexistentItemsAreReported() {
        let fixture = Fixture(5, layout: layout)
        fixture.view.layoutIfNeeded()
        let deletion = reasons { fixture.view.deleteItems(at: [IndexPath(5)]) }
        #expect(
            deletion == [
                "attempt to delete item 5 from section 0 which only contains 5 items before the update"
            ])
        let insertion = reasons { fixture.view.insertItems(at: [IndexPath(9)]) }
        #expect(
            insertion == [
                "attempt to insert item 9 into section 0, but there are only 5 items in section 0 after the update"
            ])
        let both = reasons {
            fixture.view.performBatchUpdates {
                fixture.sections[0].removeLast()
                fixture.view.deleteItems(at: [IndexPath(4)])
                fixture.view.reloadItems(at: [IndexPath(4)])
            }
        }
        #expect(both == ["attempt to delete and reload the same index path ([0, 4])"])
    }

    @Test func missingAttributesOfAnExistingItemAreReported() {
        let silent = UICollectionViewLayout()
        let fixture = Fixture(5, layout: silent)
        let found = reasons { fixture.view.scrollToItem(at: IndexPath(1), at: .top, animated: false) }
        #expect(
            found == [
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: [0, 1]"
            ])
    }

    @Test func attributesChangedWithoutCopyingAreReported() {
        final class Careless: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                let attributes = super.layoutAttributesForElements(in: rect)
                for attribute in attributes ?? [] { attribute.center.x += 1 }
                return attributes
            }
        }
        let fixture = Fixture(3, layout: Careless())
        fixture.view.layoutIfNeeded()
        fixture.view.contentOffset.y = 1
        let found = reasons { fixture.view.layoutIfNeeded() }
        #expect(found.contains { $0.contains("modifying attributes returned by UICollectionViewFlowLayout") })
    }
}
