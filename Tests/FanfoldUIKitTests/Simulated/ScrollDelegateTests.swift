import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// The scrolling events that an application receives as the delegate.
@MainActor @Suite struct ScrollDelegateTests {
    private final class Listener: NSObject, FanfoldCollectionViewDelegate {
        var inTheMiddle: IndexPath?
        var events: [String] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            inTheMiddle = (scrollView as? UICollectionView)?.itemInTheMiddle
        }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("end") }

        func fanfoldView(_ fanfoldView: FanfoldCollectionView, didComeToRestAt indexPath: IndexPath?) {
            events.append("rest")
        }
    }

    private let listener = Listener()
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    private func shown(_ kind: LayoutKind, _ direction: Direction = .leftToRight) -> Collection {
        let collection = Collection(kind, direction)
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        collection.view.delegate = listener
        return collection
    }

    private let far = IndexPath(item: 9, section: 0)

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theItemInTheMiddleIsKnownAsTheContentJumps(_ kind: LayoutKind, _ direction: Direction) throws {
        let collection = shown(kind, direction)
        let view = collection.view
        view.scrollToItem(at: far, at: .top, animated: false)
        #expect(listener.inTheMiddle == view.itemInTheMiddle)
        view.contentOffset = try #require(
            collection.layout.contentOffset(showing: IndexPath(item: 20, section: 0)))
        let middle = listener.inTheMiddle
        #expect(middle == view.itemInTheMiddle)
        view.layoutIfNeeded()
        #expect(middle == view.itemInTheMiddle)
    }

    @Test(arguments: LayoutKind.allCases, [true, false])
    func theEndOfAnAnimatedScrollIsTold(_ kind: LayoutKind, _ prefersReducedMotion: Bool) {
        UIAccessibility.simulatedReduceMotion = prefersReducedMotion
        defer { UIAccessibility.simulatedReduceMotion = false }
        let view = shown(kind).view
        view.scrollToItem(at: far, at: .top, animated: true)
        StandIn.clock.advance(by: 3)
        #expect(listener.events.sorted() == ["end", "rest"])
        #expect(listener.inTheMiddle == view.itemInTheMiddle)
    }

    @Test(arguments: LayoutKind.allCases, [true, false])
    func newOffsetEndsEveryMovement(_ kind: LayoutKind, _ isAutomatic: Bool) throws {
        let collection = shown(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        let start = view.contentOffset
        if isAutomatic {
            view.scrollAutomatically(velocity: 300)
        } else {
            view.scrollToItem(at: far, at: .top, animated: true)
        }
        StandIn.clock.advance(by: 0.15)
        #expect(view.contentOffset != start)
        view.contentOffset = start
        StandIn.clock.advance(by: 3)
        #expect(view.contentOffset == start)
        #expect(!view.isScrollingAutomatically)
        #expect(listener.events.last == "rest")
    }

    /// A finger holds content that scrolls across the axis, and the layout changes under it.
    @Test(
        arguments: LayoutKind.allCases,
        [UIEdgeInsets.zero, UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)])
    func contentThatHasBeenScrolledAcrossComesBack(_ kind: LayoutKind, _ insets: UIEdgeInsets) throws {
        let collection = shown(kind)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.contentInset = insets
        StandIn.clock.advance(by: 1)
        let across: WritableKeyPath<CGPoint, CGFloat> = kind.layout.axis == .vertical ? \.x : \.y
        let start = view.contentOffset[keyPath: across]
        view.contentOffset[keyPath: across] += 1671
        view.scrollToItem(at: far, at: .top, animated: true)
        StandIn.clock.advance(by: 3)
        #expect(view.contentOffset[keyPath: across] == start)
        #expect(!view.visibleCells.isEmpty)
    }

    @Test(arguments: LayoutKind.allCases)
    func scrollWithoutAnimationReportsNoEnd(_ kind: LayoutKind) {
        let view = shown(kind).view
        view.scrollToItem(at: far, at: .top, animated: false)
        view.scrollToItem(at: far, at: .top, animated: true)
        view.standIn.flick(by: CGPoint(x: 60, y: 60), velocity: .zero)
        StandIn.clock.advance(by: 3)
        #expect(!listener.events.contains("end"))
    }
}

extension UICollectionView {
    /// The item that is visible in the middle of the viewport.
    fileprivate var itemInTheMiddle: IndexPath? {
        indexPathForItem(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }
}
