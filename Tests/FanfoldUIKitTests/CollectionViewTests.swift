import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// What a collection view of Fanfold's adds to a layout.
@MainActor @Suite struct CollectionViewTests {
    private func at(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func position(_ collection: Collection) -> Double {
        collection.layout.layout.positionShown(in: collection.context)
    }

    /// A collection in a window, for fingers to touch.
    private func inWindow(
        _ kind: LayoutKind, _ direction: Direction = .leftToRight
    ) -> (Collection, UIWindow) {
        let collection = Collection(kind, direction)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.addSubview(collection.view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (collection, window)
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func scrollToItemLandsWhereTheLayoutShowsIt(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        for item in [7, 0, 12, 3] {
            for animated in [false, true] {
                collection.scroll(to: 200)
                collection.view.scrollToItem(at: at(item), at: .centeredVertically, animated: animated)
                StandIn.clock.advance(by: 3)
                let expected = collection.layout.layout.offset(showing: Double(item), in: collection.context)
                #expect(abs(collection.offset - expected) < 1e-6)
                #expect(collection.layout.indexPathShown == at(Int(position(collection).rounded())))
            }
        }
    }

    @Test(arguments: LayoutKind.allCases)
    func selectingWithAScrollPositionScrolls(_ kind: LayoutKind) {
        let collection = Collection(kind)
        collection.view.selectItem(at: at(9), animated: false, scrollPosition: .top)
        let expected = collection.layout.layout.offset(showing: 9, in: collection.context)
        #expect(abs(collection.offset - expected) < 1e-6)
        #expect(collection.view.indexPathsForSelectedItems == [at(9)])
        collection.view.selectItem(at: at(2), animated: false, scrollPosition: [])
        #expect(abs(collection.offset - expected) < 1e-6)
    }

    @Test(arguments: LayoutKind.allCases)
    func underReduceMotionItJumps(_ kind: LayoutKind) {
        UIAccessibility.simulatedReduceMotion = true
        defer { UIAccessibility.simulatedReduceMotion = false }
        let collection = Collection(kind)
        collection.view.scrollToItem(at: at(6), at: [], animated: true)
        #expect(abs(position(collection) - 6) < 1e-6)
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
        StandIn.clock.advance(by: 3)
        #expect(abs(position(collection) - 1) < 1e-6)
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

    @Test func anotherLayoutIsLeftAlone() {
        let flow = UICollectionViewFlowLayout()
        let view = FanfoldCollectionView(
            frame: CGRect(origin: .zero, size: Collection.phone), collectionViewLayout: flow)
        #expect(view.fanfoldLayout == nil)
        #expect(view.accessibilityElements == nil)
        #expect(!view.accessibilityScroll(.next))
    }

    @Test func modifiedKeysAreNotTaken() {
        let collection = Collection(.expanding)
        press(.keyboardDownArrow, [.command], in: collection)
        #expect(collection.offset == 0)
        press(.keyboardDownArrow, [.numericPad], in: collection)
        #expect(collection.offset == 180)
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

    private func press(
        _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], in collection: Collection
    ) {
        collection.view.becomeFirstResponder()
        SimulatedKeyboard.press(key, flags)
        StandIn.clock.advance(by: 3)
    }
}

extension Transform3D {
    /// The point of an item's own plane that is seen at a point.
    fileprivate func unprojected(_ point: CGPoint) -> Point? {
        let m = self
        let (a, b) = (m[0] - point.x * m[3], m[4] - point.x * m[7])
        let (c, d) = (m[1] - point.y * m[3], m[5] - point.y * m[7])
        let (e, f) = (point.x * m[15] - m[12], point.y * m[15] - m[13])
        let determinant = a * d - b * c
        guard determinant != 0 else { return nil }
        return Point(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    }
}
