import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Automatic scrolling continues until another change moves the content.
@MainActor @Suite final class ViewAutomaticScrollingTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    // The window's views must be released on the main actor.
    isolated deinit {}

    /// A collection in a window, and its view.
    private func shown(
        _ kind: LayoutKind, _ direction: Direction = .leftToRight
    ) throws -> (Collection, FanfoldCollectionView) {
        let collection = Collection(kind, direction)
        let view = try #require(collection.view as? FanfoldCollectionView)
        window.addSubview(view)
        window.makeKeyAndVisible()
        return (collection, view)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func automaticScrollingMovesEvenly(_ kind: LayoutKind, _ direction: Direction) throws {
        let (collection, view) = try shown(kind, direction)
        let start = collection.offset
        view.scrollAutomatically(velocity: 120)
        for second in 1...3 {
            StandIn.clock.advance(by: 1)
            #expect(abs(collection.offset - start - 120 * Double(second)) <= 4)
        }
        view.scrollAutomatically(velocity: -120)
        StandIn.clock.advance(by: 1)
        #expect(abs(collection.offset - start - 240) <= 8)
        #expect(view.isScrollingAutomatically)
        view.scrollAutomatically(velocity: 0)
        #expect(!view.isScrollingAutomatically)
        // A layout that rests only at items continues to the next one.
        StandIn.clock.advance(by: 2)
        let end = collection.offset
        StandIn.clock.advance(by: 1)
        #expect(collection.offset == end)
    }

    @Test(arguments: LayoutKind.allCases)
    func automaticScrollingEndsAtTheEnd(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind)
        view.scrollAutomatically(velocity: 20_000)
        StandIn.clock.advance(by: 2)
        #expect(!view.isScrollingAutomatically)
        let range = collection.layout.layout.offsetRange(in: collection.context)
        let rest = collection.layout.layout.restingOffset(
            forProposed: range.upperBound, in: collection.context)
        #expect(abs(collection.offset - rest) < 1)
    }

    @Test(arguments: LayoutKind.allCases)
    func aTouchEndsIt(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind)
        view.scrollAutomatically()
        StandIn.clock.advance(by: 0.5)
        let finger = SimulatedFinger(at: CGPoint(x: 187, y: 330), in: window)
        finger.hold(for: 0.1)
        let place = collection.offset
        finger.hold(for: 0.5)
        #expect(collection.offset == place)
        #expect(!view.isScrollingAutomatically)
        finger.lift()
    }

    @Test(arguments: LayoutKind.allCases)
    func scrollingToAnItemEndsIt(_ kind: LayoutKind) throws {
        let (collection, view) = try shown(kind)
        view.scrollAutomatically()
        StandIn.clock.advance(by: 0.5)
        view.scrollToItem(at: IndexPath(item: 9, section: 0), at: [], animated: true)
        StandIn.clock.advance(by: 2)
        #expect(collection.layout.indexPathForShownItem == IndexPath(item: 9, section: 0))
        #expect(!view.isScrollingAutomatically)
    }

    @Test(arguments: LayoutKind.allCases, [true, false])
    func reduceMotionDisablesMovement(_ kind: LayoutKind, _ isVoiceOver: Bool) throws {
        func wish(_ isOn: Bool) {
            if isVoiceOver {
                UIAccessibility.simulatedVoiceOver = isOn
            } else {
                UIAccessibility.simulatedReduceMotion = isOn
            }
        }
        defer { wish(false) }
        let (collection, view) = try shown(kind)
        view.scrollAutomatically()
        StandIn.clock.advance(by: 0.5)
        view.layoutIfNeeded()
        wish(true)
        StandIn.clock.advance(by: 0.1)
        #expect(!view.isScrollingAutomatically)
        // A layout that rests only at items continues to the next one.
        StandIn.clock.advance(by: 2)
        let place = collection.offset
        view.scrollAutomatically()
        StandIn.clock.advance(by: 1)
        #expect(abs(collection.offset - place) < 1e-6)
    }

    @Test func automaticScrollingWaitsForAWindow() throws {
        let (collection, view) = try shown(.albumFan)
        view.removeFromSuperview()
        view.scrollAutomatically()
        StandIn.clock.advance(by: 5)
        #expect(collection.offset == 0)
        window.addSubview(view)
        StandIn.clock.advance(by: 1)
        #expect(abs(collection.offset - 66.7) < 4)
    }

    @Test func anOpenPageStaysWhereItIs() {
        let browser = Browser()
        browser.tabs.scrollAutomatically()
        StandIn.clock.advance(by: 0.5)
        browser.tabs.openItem(at: browser.path(1))
        StandIn.clock.advance(by: 1)
        #expect(!browser.tabs.isScrollingAutomatically)
        #expect(browser.cells["1"]?.quad.isNear(.screen, within: 0.2) == true)
    }
}
