import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension CollectionViewTests {
    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func scrollToItemLandsWhereTheLayoutShowsIt(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        for item in [7, 0, 12, 3] {
            for animated in [false, true] {
                collection.scroll(to: 200)
                collection.view.scrollToItem(at: at(item), at: [], animated: animated)
                StandIn.clock.advance(by: 3)
                let expected = collection.layout.layout.offset(showing: Double(item), in: collection.context)
                #expect(abs(collection.offset - expected) < 1e-6)
                #expect(collection.layout.indexPathForShownItem == at(Int(position(collection).rounded())))
            }
        }
    }

    @Test(arguments: [LayoutKind.expanding, .cardCarousel], Direction.allCases)
    func scrollToItemHonorsTheScrollPosition(_ kind: LayoutKind, _ direction: Direction) throws {
        let (collection, window) = inWindow(kind, direction)
        let isVertical = collection.layout.layout.axis == .vertical
        let positions: [UICollectionView.ScrollPosition] =
            isVertical ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
        for (place, position) in positions.enumerated() {
            collection.view.scrollToItem(at: at(9), at: position, animated: place > 0)
            withExtendedLifetime(window) { StandIn.clock.advance(by: 3) }
            let bounds = try #require(collection.cell(9)?.quad.bounds)
            let (start, end) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
            let length = isVertical ? collection.view.bounds.height : collection.view.bounds.width
            let excess = [start, (start + end - length) / 2, end - length][place]
            #expect(abs(excess) < 1, "\(position)")
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func underReduceMotionItJumps(_ kind: LayoutKind) {
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        let collection = Collection(kind)
        collection.view.scrollToItem(at: at(6), at: [], animated: true)
        #expect(abs(position(collection) - 6) < 1e-6)
    }

    @Test(arguments: [LayoutKind.expanding, .cardCarousel], Direction.allCases)
    func aTapBringsAnItemToRest(_ kind: LayoutKind, _ direction: Direction) throws {
        let (collection, window) = inWindow(kind, direction)
        let quad = try #require(collection.cell(1)?.quad.bounds)
        let x = min(max(quad.minX + quad.size.width / 2, 5), 370)
        SimulatedFinger.tap(at: CGPoint(x: x, y: quad.maxY - 10), in: window)
        withExtendedLifetime(window) { StandIn.clock.advance(by: 3) }
        #expect(abs(position(collection) - 1) < 1e-6)
        #expect(collection.view.indexPathsForSelectedItems == [at(1)])
    }

    @Test func aTapMayBeToldNotTo() throws {
        let (collection, window) = inWindow(.expanding)
        let view = try #require(collection.view as? FanfoldCollectionView)
        view.scrollsToTappedItem = false
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 350), in: window)
        StandIn.clock.advance(by: 3)
        #expect(collection.offset == 0)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func assistiveTechnologiesReachEveryItemByPages(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        UIAccessibility.posted = []
        var seen: Set<String> = []
        var pages = 0
        repeat {
            StandIn.clock.advance(by: 3)
            seen.formUnion(collection.cells.keys)
            pages += 1
        } while collection.view.accessibilityScroll(.next) && pages < 100
        #expect(seen.count == 31)
        let announcements = UIAccessibility.posted.filter { $0.notification == .pageScrolled }
        #expect(announcements.count == pages - 1)
        #expect(announcements.last?.argument as? String == "31 of 31")
        while collection.view.accessibilityScroll(.previous) { StandIn.clock.advance(by: 3) }
        #expect(position(collection) < 0.5)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func assistiveTechnologiesNameDirectionsInTheirOwnWay(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let isVertical = collection.layout.layout.axis == .vertical
        let later: UIAccessibilityScrollDirection =
            isVertical ? .down : direction == .leftToRight ? .left : .right
        let across: UIAccessibilityScrollDirection = isVertical ? .left : .down
        #expect(!collection.view.accessibilityScroll(across))
        #expect(collection.view.accessibilityScroll(later))
        StandIn.clock.advance(by: 3)
        #expect(position(collection) >= 1 - 1e-6)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func theKeyboardMovesAlong(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let isVertical = collection.layout.layout.axis == .vertical
        let arrow: UIKeyboardHIDUsage =
            isVertical
            ? .keyboardDownArrow : direction == .leftToRight ? .keyboardRightArrow : .keyboardLeftArrow
        press(arrow, in: collection)
        #expect(abs(position(collection) - 1) < 1e-6)
        press(.keyboardEnd, in: collection)
        let range = collection.layout.layout.offsetRange(in: collection.context)
        #expect(collection.offset <= range.upperBound + 1e-6)
        #expect(collection.cell(30) != nil)
        press(.keyboardHome, in: collection)
        #expect(position(collection) < 1e-6)
        press(.keyboardPageDown, in: collection)
        #expect(position(collection) >= 1 - 1e-6)
    }

    @Test(arguments: LayoutKind.allCases)
    func focusBringsAnItemToRest(_ kind: LayoutKind) throws {
        let (collection, _) = inWindow(kind)
        let cell = try #require(collection.cell(1))
        UIFocusSystem.moveFocus(to: cell)
        defer { UIFocusSystem.moveFocus(to: nil) }
        StandIn.clock.advance(by: 3)
        #expect(abs(position(collection) - 1) < 1e-6)
    }

    /// A large title shrinks as the content scrolls.
    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func barsThatShrinkWhileScrollingDoNotHoldTheContent(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        collection.view.contentInset.top = 96
        collection.scroll(to: 300)
        let start = collection.offset
        for step in 1...5 {
            collection.view.standIn.drag(by: collection.along(10))
            collection.view.contentInset.top = 96 - CGFloat(step) * 10
            collection.view.layoutIfNeeded()
        }
        #expect(abs(collection.offset - start - 50) < 1e-6)
    }

    @Test func modifiedKeysAreNotTaken() {
        let collection = Collection(.expanding)
        press(.keyboardDownArrow, [.command], in: collection)
        #expect(collection.offset == 0)
        press(.keyboardDownArrow, [.numericPad], in: collection)
        #expect(collection.offset == 180)
    }

    private func press(
        _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], in collection: Collection
    ) {
        collection.view.becomeFirstResponder()
        SimulatedKeyboard.press(key, flags)
        StandIn.clock.advance(by: 3)
    }
}
