import LayoutsOfOthers
import Testing
import UIKit

/// Runs layouts in the style of iOS libraries in Swift 5.
@MainActor @Suite struct LayoutsOfOthersTests {
    private func run(_ layout: UICollectionViewLayout, size: CGSize) -> Fixture {
        let fixture = Fixture(20, layout: layout, size: size)
        let exceptions = StandIn.exceptions {
            fixture.view.layoutIfNeeded()
            for _ in 0..<3 {
                fixture.view.standIn.flick(by: CGPoint(x: 40, y: 40), velocity: CGPoint(x: 800, y: 800))
            }
        }
        #expect(exceptions == [])
        return fixture
    }

    @Test func carouselThatCopiesWithNSArrayWorks() {
        let layout = CarouselFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 200, height: 100)
        let fixture = run(layout, size: CGSize(width: 300, height: 200))
        #expect(fixture.view.decelerationRate == .fast)
        let middle = fixture.view.bounds.midX
        #expect(fixture.view.visibleCells.contains { abs($0.center.x - middle) < 1 })
    }

    @Test func waterfallThatCallsItsDelegateWorks() {
        final class Delegate: NSObject, @preconcurrency WaterfallLayoutDelegate {
            func collectionView(
                _ collectionView: UICollectionView, layout: WaterfallLayout,
                heightForItemAt indexPath: IndexPath,
                width: CGFloat
            ) -> CGFloat { CGFloat(50 + 10 * indexPath.item) }

            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                insetForSectionAt section: Int
            ) -> UIEdgeInsets { UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0) }
        }
        let fixture = Fixture(5, layout: WaterfallLayout(), size: CGSize(width: 210, height: 400))
        let delegate = Delegate()
        fixture.view.delegate = delegate
        fixture.view.layoutIfNeeded()
        #expect(fixture.frames["0"] == CGRect(x: 0, y: 30, width: 100, height: 50))
        #expect(fixture.frames["1"] == CGRect(x: 110, y: 30, width: 100, height: 60))
        #expect(fixture.frames["2"] == CGRect(x: 0, y: 90, width: 100, height: 70))
    }

    @Test func layoutWithCustomAttributesWorks() throws {
        let layout = AnimatedLayout()
        layout.animator = RotateAnimator()
        layout.itemSize = CGSize(width: 200, height: 300)
        let fixture = run(layout, size: CGSize(width: 200, height: 300))
        let cell = try #require(fixture.view.visibleCells.first)
        #expect(!CATransform3DIsIdentity(cell.transform3D))
        let attributes = try #require(
            layout.layoutAttributesForElements(in: fixture.view.bounds)?.first as? AnimatedLayoutAttributes)
        let copy = try #require(attributes.copy() as? AnimatedLayoutAttributes)
        #expect(copy == attributes)
        copy.middleOffset += 1
        #expect(copy != attributes)
    }

    @Test func stickyHeadersWork() {
        let fixture = Fixture(20, layout: StickyHeadersLayout())
        fixture.view.layoutIfNeeded()
        let exceptions = StandIn.exceptions {
            fixture.view.contentOffset.y = 100
            fixture.view.layoutIfNeeded()
        }
        #expect(exceptions == [])
    }

    @Test func slidingItemsWork() throws {
        let fixture = Fixture(3, layout: SlideInLayout())
        fixture.view.layoutIfNeeded()
        fixture.sections[0].append("new")
        fixture.view.insertItems(at: [IndexPath(3)])
        let cell = try #require(fixture.view.cellForItem(at: IndexPath(3)))
        #expect(cell.transform == .identity)
        #expect(cell.layer.presentation()?.transform.m41 == 500)
        #expect(cell.layer.presentation()?.opacity == 0)
    }

    @Test func expandingListWorks() {
        let fixture = run(ExpandingList(), size: CGSize(width: 300, height: 600))
        #expect(fixture.view.contentOffset.y.truncatingRemainder(dividingBy: 180) == 0)
        #expect(fixture.view.visibleCells.first?.frame.height == 280)
    }
}
