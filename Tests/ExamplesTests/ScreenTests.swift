import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing

@testable import Examples

/// Tests each screen of the examples, opened from the list.
@MainActor @Suite final class ScreenTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    // The window's views must be released on the main actor.
    isolated deinit {}

    init() {
        ExamplesApp().body.simulateOpening(in: window)
        settle()
    }

    private func settle() {
        StandIn.clock.advance(by: 3)
        window.layoutIfNeeded()
    }

    private var navigation: UINavigationController? {
        window.rootViewController?.children.first as? UINavigationController
    }

    /// Opens a screen by tapping its row.
    private func open(_ screen: Screen) throws -> UICollectionView {
        try show(screen)
        return try #require(navigation?.topViewController?.view.collectionView)
    }

    private func show(_ screen: Screen) throws {
        let list = try #require(navigation?.topViewController?.view as? FanfoldCollectionView)
        let place = try #require(Screen.allCases.firstIndex(of: screen))
        list.scrollToItem(at: IndexPath(item: place, section: 0), at: .top, animated: false)
        window.layoutIfNeeded()
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 60), in: window)
        settle()
        #expect(navigation?.topViewController?.title == screen.rawValue)
    }

    private func tap(_ button: UIBarButtonItem?) {
        button?.simulateTap()
        settle()
    }

    private var item: UINavigationItem? { navigation?.topViewController?.navigationItem }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func shown(_ view: UICollectionView) -> IndexPath? {
        (view.collectionViewLayout as? FanfoldCollectionViewLayout)?.indexPathForShownItem
    }

    // MARK: All of them

    @Test func listNamesAllScreens() throws {
        let list = try #require(navigation?.topViewController?.view as? FanfoldCollectionView)
        #expect(list.numberOfItems(inSection: 0) == Screen.allCases.count)
        let first = try #require(list.cellForItem(at: path(0)) as? ExpandingCell)
        #expect(first.titleLabel.text == "Expanding list")
        #expect(first.bounds.height == 220)
    }

    @Test(arguments: Screen.allCases.filter { $0 != .scrollView })
    func eachScreenShowsItsItemsAndScrolls(_ screen: Screen) throws {
        let view = try open(screen)
        #expect(view.visibleCells.allSatisfy { !$0.texts.isEmpty || $0 is AlbumFanCell })
        let before = Set(view.indexPathsForVisibleItems)
        #expect(!before.isEmpty)
        let isVertical = view.contentSize.height > view.bounds.height
        let way = isVertical ? CGPoint(x: 0, y: -150) : CGPoint(x: -150, y: 0)
        for _ in 0..<3 {
            let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
            SimulatedFinger.swipe(from: center, by: way, over: 0.08, in: window)
            settle()
        }
        #expect(Set(view.indexPathsForVisibleItems) != before)
        #expect(!view.visibleCells.isEmpty)
        navigation?.popViewController(animated: false)
        #expect(navigation?.topViewController is ScreenList)
    }

    @Test func scrollViewShowsCardsAndRestsAtThem() throws {
        try show(.scrollView)
        let view = try #require(navigation?.topViewController?.view.scrollView)
        let card = try #require(view.label("Lighthouse")?.superview)
        #expect(abs(card.convert(card.bounds, to: window).midX - window.bounds.midX) < 1)
        SimulatedFinger.swipe(
            from: CGPoint(x: 250, y: 350), by: CGPoint(x: -200, y: 0), over: 0.2, in: window)
        settle()
        let centers = view.subviews.map { $0.convert($0.bounds, to: window).midX }
        #expect(centers.contains { abs($0 - window.bounds.midX) < 1 })
        #expect(view.contentOffset.x > 0)
    }

    // MARK: UIKit

    @Test func tapFeaturesARow() throws {
        let view = try open(.expandingList)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 430), in: window)
        settle()
        #expect(shown(view) == path(2))
    }

    @Test func expandingListWorksFromAStoryboard() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        let controller = try #require(ExpandingListController(coder: coder))
        // The storyboard's archived layout.
        let layout = try #require(ExpandingCollectionViewLayout(coder: coder))
        layout.featuredLength = 300
        controller.collectionView.collectionViewLayout = layout
        window.rootViewController = controller
        settle()
        #expect(controller.collectionView.cellForItem(at: path(0))?.bounds.height == 300)
    }

    @Test func tabCanBeOpenedClosedAndAppended() throws {
        let view = try #require(try open(.tabStack) as? TabStackCollectionView)
        tap(item?.rightBarButtonItem)
        #expect(view.numberOfItems(inSection: 0) == 9)
        #expect(view.indexPathForOpenedItem == path(8))
        tap(item?.rightBarButtonItem)
        #expect(view.indexPathForOpenedItem == nil)
        #expect(view.numberOfItems(inSection: 0) == 9)
    }

    @Test(arguments: ["Close": 7, "Cancel": 8])
    func tabIsRemovedIfTheUserConfirms(_ answer: String, _ count: Int) throws {
        let view = try #require(try open(.tabStack) as? TabStackCollectionView)
        SimulatedFinger.swipe(
            from: CGPoint(x: 300, y: 330), by: CGPoint(x: -200, y: 0), over: 0.2, in: window)
        settle()
        let alert = navigation?.topViewController?.presentedViewController as? UIAlertController
        #expect(view.numberOfItems(inSection: 0) == 8)
        try #require(alert).simulateTap(answer)
        settle()
        #expect(view.numberOfItems(inSection: 0) == count)
    }

    @Test func featuredPlacesPlayAndTick() throws {
        let view = try #require(try open(.featured) as? FanfoldCollectionView)
        let ticks = SensoryFeedback.simulated.count
        #expect(view.loops && view.isAutoplaying && !view.isAutoplayPaused)
        let start = view.indexPathForScrollTarget
        for _ in 0..<3 { settle() }
        #expect(view.indexPathForScrollTarget != start)
        #expect(SensoryFeedback.simulated.count > ticks)
        view.standIn.flick(by: CGPoint(x: -30, y: 0), velocity: CGPoint(x: -800, y: 0))
        settle()
        let control = try #require(navigation?.topViewController?.view.pageControl)
        #expect(control.currentPage == view.indexPathForScrollTarget?.item)
        // Autoplay would go on in later tests.
        view.stopAutoplay()
    }

    @Test func albumsFanOut() throws {
        let view = try open(.albumFan)
        let cell = try #require(view.visibleCells.first as? AlbumFanCell)
        #expect(cell.layerViews.count == 5)
        #expect(cell.bounds.height == 180)
    }

    @Test func albumsScrollAutomaticallyUntilTouched() throws {
        let view = try open(.albumFan)
        let start = view.contentOffset.x
        tap(item?.rightBarButtonItem)
        let place = view.contentOffset.x
        #expect(place - start > 150)
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 330), in: window)
        settle()
        #expect(view.contentOffset.x - place < 10)
    }

    @Test func carouselStartsAtItsThirdCardAndScrolls() throws {
        let view = try open(.cardCarousel)
        #expect(shown(view) == path(2))
        tap(item?.rightBarButtonItems?.first)
        #expect(shown(view) == path(3))
        tap(item?.rightBarButtonItems?.last)
        #expect(shown(view) == path(2))
        let (middle, next) = (view.cellForItem(at: path(2)), view.cellForItem(at: path(3)))
        let alphas = [middle, next].map { $0?.contentView.subviews.first?.alpha ?? -1 }
        #expect(alphas[0] == 1)
        #expect(alphas[1] < 0.5 && alphas[1] >= 0)
    }

    @Test func sectionOfTheFeedHasThePosesOfACarousel() throws {
        let view = try open(.section)
        let feed = try #require(view.collectionViewLayout as? UICollectionViewCompositionalLayout)
        let context = LayoutContext(viewport: Fanfold.Size(width: 375, height: 280), count: 12)
        let layout = CardCarouselLayout()
        let length = layout.attributes(at: 0, in: context).size.width
        for item in [0, 3, 11] {
            var there = context
            there.offset = layout.offset(showing: Double(item), in: context)
            feed.simulateScroll(ofSection: 0, to: there.offset - (375 - length) / 2)
            view.layoutIfNeeded()
            let shown = view.indexPathsForVisibleItems.filter { $0.section == 0 }
            #expect(shown.contains(path(item)) && shown.count <= 3)
            for indexPath in shown {
                let pose = layout.attributes(at: Double(indexPath.item), in: there)
                let cell = try #require(view.cellForItem(at: indexPath))
                #expect(abs(cell.layer.transform.m11 - pose.scale) < 1e-9)
                #expect(abs(cell.center.x + cell.layer.transform.m41 - pose.center.x) < 1e-9)
            }
        }
    }

    @Test func taskCanBeRemovedAndMoved() throws {
        let view = try open(.taskSwitcher)
        SimulatedFinger.swipe(
            from: CGPoint(x: 187, y: 330), by: CGPoint(x: -200, y: 0), over: 0.2, in: window)
        settle()
        #expect(view.numberOfItems(inSection: 0) == 11)
        let names = view.names
        let second = try #require(view.cellForItem(at: path(1)))
        let finger = SimulatedFinger(at: CGPoint(x: 187, y: second.frame.minY + 20), in: window)
        finger.hold(for: 0.6)
        finger.move(to: CGPoint(x: 187, y: 100), over: 0.3)
        finger.lift()
        settle()
        #expect(view.names.prefix(2) == [names[1], names[0]])
    }

    // MARK: SwiftUI

    @Test func restingAndSelectedItemsAreLabeled() throws {
        let view = try open(.places)
        let screen = try #require(navigation?.topViewController?.view)
        #expect(screen.texts.contains("At the top: Meadow; selected: none"))
        SimulatedFinger.tap(at: CGPoint(x: 187, y: 300), in: window)
        settle()
        #expect(screen.texts.contains { $0.hasSuffix("selected: Station") })
        screen.tap("To the first")
        settle()
        #expect(shown(view) == path(0))
        #expect(screen.texts.contains { $0.hasPrefix("At the top: Lighthouse") })
    }

    @Test func browserTabIsAppendedOpenedClosedAndRestored() throws {
        let view = try #require(try open(.browser) as? FanfoldCollectionView)
        let screen = try #require(navigation?.topViewController?.view)
        screen.tap("New tab")
        settle()
        #expect(view.indexPathForOpenedItem == path(6))
        screen.tap("Done")
        settle()
        #expect(view.indexPathForOpenedItem == nil)
        #expect(view.numberOfItems(inSection: 0) == 7)
        let names = view.names
        #expect(!screen.texts.contains("Undo"))
        view.removeItem(at: path(6))
        settle()
        #expect(view.numberOfItems(inSection: 0) == 6)
        screen.tap("Undo")
        settle()
        #expect(view.numberOfItems(inSection: 0) == 7)
        #expect(view.names.suffix(names.count) == names[...])
        #expect(!screen.texts.contains("Undo"))
    }

    @Test func galleryNavigatesToATappedCard() throws {
        let view = try open(.gallery)
        let screen = try #require(navigation?.topViewController?.view)
        #expect(!screen.texts.contains("White, on the last rock"))
        let card = try #require(view.cellForItem(at: path(0)))
        SimulatedFinger.tap(at: card.convert(CGPoint(x: 40, y: 40), to: window), in: window)
        settle()
        #expect(screen.texts.contains("White, on the last rock"))
    }

    @Test func shelvesOfTheFeedScrollOnTheirOwn() throws {
        let first = try #require(try open(.feed) as? FanfoldCollectionView)
        let screen = try #require(navigation?.topViewController?.view)
        let shelves = screen.collectionViews
        #expect(shelves.count == 2 && shelves.first === first)
        let center = first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: window)
        SimulatedFinger.swipe(from: center, by: CGPoint(x: -150, y: 0), over: 0.2, in: window)
        settle()
        #expect(shelves[0].contentOffset.x > 50 && shelves[1].contentOffset.x <= 0)
    }

    @Test func walletCardIsOpenedAndRemoved() throws {
        let view = try #require(try open(.wallet) as? FanfoldCollectionView)
        let screen = try #require(navigation?.topViewController?.view)
        #expect(view.allowsRemoval && view.fanfoldLayout?.layout.removal != nil)
        view.openItem(at: path(0))
        settle()
        #expect(screen.texts.contains("White, on the last rock"))
        view.closeItem()
        settle()
        let names = view.names
        view.removeItem(at: path(0))
        settle()
        #expect(screen.texts.contains("11 cards"))
        screen.tap("Undo")
        settle()
        #expect(screen.texts.contains("12 cards"))
        #expect(view.names == names)
        #expect(!screen.texts.contains("Undo"))
    }

    @Test(arguments: [0.7, 0.9])
    func pinchChangesTheLayoutIfItGoesFar(_ scale: Double) throws {
        let view = try #require(try open(.overview) as? FanfoldCollectionView)
        let screen = try #require(navigation?.topViewController?.view)
        let start = try #require(view.cellForItem(at: path(1))).center
        let fingers = [150.0, -150].map { SimulatedFinger(at: CGPoint(x: 187, y: 330 + $0), in: window) }
        for step in 1...20 {
            let spread = 150 * (1 - (1 - scale) * Double(step) / 10)
            fingers[0].move(to: CGPoint(x: 187, y: 330 + spread), over: 0.02)
            fingers[1].move(to: CGPoint(x: 187, y: 330 - spread), over: 0.02)
        }
        let held = try #require(view.cellForItem(at: path(1))).center
        #expect(abs(held.y - start.y) > 5)
        for finger in fingers { finger.lift() }
        settle()
        #expect(screen.texts.contains(scale < 0.75 ? "Show the stack" : "Show the switcher"))
        let end = try #require(view.cellForItem(at: path(1))).center
        #expect((abs(end.y - start.y) < 0.5) == (scale > 0.75))
    }

    @Test func layoutsShareTheRestingItem() throws {
        let view = try open(.layouts)
        let screen = try #require(navigation?.topViewController?.view)
        let names = ["Expanding list", "Tab stack", "Album fan", "Card carousel", "Task switcher"]
        for name in names {
            #expect(screen.texts.contains("\(name) – next"))
            #expect(!view.visibleCells.isEmpty)
            screen.tap("\(name) – next")
            settle()
        }
        #expect(screen.texts.contains("Expanding list – next"))
    }
}

extension UIView {
    /// The first collection view among the view and its descendants.
    fileprivate var collectionView: UICollectionView? {
        self as? UICollectionView ?? subviews.lazy.compactMap(\.collectionView).first
    }

    /// The collection views among the view and its descendants.
    fileprivate var collectionViews: [UICollectionView] {
        (self as? UICollectionView).map { [$0] } ?? subviews.flatMap(\.collectionViews)
    }

    /// The first scroll view among the view and its descendants.
    fileprivate var scrollView: UIScrollView? {
        self as? UIScrollView ?? subviews.lazy.compactMap(\.scrollView).first
    }

    /// The label with a text among the view and its descendants.
    fileprivate func label(_ text: String) -> UILabel? {
        (self as? UILabel).flatMap { $0.text == text ? $0 : nil }
            ?? subviews.lazy.compactMap { $0.label(text) }.first
    }

    /// The first page control among the view and its descendants.
    fileprivate var pageControl: UIPageControl? {
        self as? UIPageControl ?? subviews.lazy.compactMap(\.pageControl).first
    }

    /// The texts of the labels.
    fileprivate var texts: [String] {
        ((self as? UILabel)?.text.map { [$0] } ?? []) + subviews.flatMap(\.texts)
    }

    /// Taps the button with a title.
    fileprivate func tap(_ title: String) {
        if let control = self as? UIControl, control.texts == [title] {
            control.sendActions(for: .primaryActionTriggered)
        } else {
            for subview in subviews { subview.tap(title) }
        }
    }
}

extension UICollectionView {
    /// The displayed names, in order.
    fileprivate var names: [String] {
        indexPathsForVisibleItems.sorted().compactMap(cellForItem).flatMap(\.texts)
    }
}
