import Testing
import UIKit

@MainActor @Suite struct MirroringTests {
    /// A row of items, 100 points wide, that UIKit mirrors.
    private final class Row: UICollectionViewFlowLayout {
        var flips = true

        override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
    }

    private let layout = Row()

    private func fixture(_ attribute: UISemanticContentAttribute) -> Fixture {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        let fixture = Fixture(10, layout: layout, size: CGSize(width: 250, height: 100))
        fixture.view.semanticContentAttribute = attribute
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test func directionIsTheViewsOwn() {
        #expect(fixture(.forceRightToLeft).view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(fixture(.unspecified).view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.simulatedTraitCollection = UITraitCollection(layoutDirection: .rightToLeft)
        let view = UIView()
        window.addSubview(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func mirroredContentStartsAtTheRight() {
        let fixture = fixture(.forceRightToLeft)
        #expect(fixture.view.contentOffset.x == 750)
        #expect(fixture.frames["0"] == CGRect(x: 900, y: 0, width: 100, height: 100))
        #expect(fixture.visibleNames == ["0", "1", "2"])
    }

    @Test func scrollingLeftShowsLaterItems() {
        let fixture = fixture(.forceRightToLeft)
        fixture.view.standIn.flick(by: CGPoint(x: -300, y: 0), velocity: .zero)
        #expect(fixture.view.contentOffset.x == 450)
        #expect(fixture.visibleNames == ["3", "4", "5"])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 550, y: 50)) == IndexPath(4))
    }

    @Test func scrollToItemUsesTheMirroredFrame() {
        let fixture = fixture(.forceRightToLeft)
        fixture.view.scrollToItem(at: IndexPath(5), at: .right, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.x == 250)
        #expect(fixture.frames["5"]?.maxX == fixture.view.bounds.maxX)
    }

    @Test func layoutWithoutFlippingIsNotMirrored() {
        layout.flips = false
        let fixture = fixture(.forceRightToLeft)
        #expect(fixture.view.contentOffset.x == 0)
        #expect(fixture.frames["0"]?.minX == 0)
    }
}
