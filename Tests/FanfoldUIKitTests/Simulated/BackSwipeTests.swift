import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// From iOS 26 on, a back swipe begins anywhere in the content; removal in the same direction yields to it.
@MainActor @Suite struct BackSwipeTests {
    /// A screen whose rows can be removed over either edge, with or without a previous screen.
    @MainActor private final class Screen {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        let navigation = UINavigationController(rootViewController: UIViewController())
        let view: FanfoldCollectionView
        let source = Pages()

        init(_ direction: Direction, isFirst: Bool = false) {
            view = FanfoldCollectionView(
                frame: window.bounds, collectionViewLayout: CustomCollectionViewLayout(EitherWayLayout()))
            view.semanticContentAttribute = direction.attribute
            view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.allowsRemoval = true
            navigation.view.semanticContentAttribute = direction.attribute
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            if !isFirst { navigation.pushViewController(UIViewController(), animated: false) }
            navigation.topViewController?.view.addSubview(view)
            window.layoutIfNeeded()
        }

        func swipe(by x: CGFloat) {
            SimulatedFinger.swipe(
                from: CGPoint(x: 187, y: 300), by: CGPoint(x: x, y: 0), over: 0.2, in: window)
            StandIn.clock.advance(by: 3)
        }
    }

    private func back(_ direction: Direction) -> CGFloat { direction == .leftToRight ? 170 : -170 }

    @Test(arguments: Direction.allCases)
    func aSwipeBackGoesBackAndOneTheOtherWayRemoves(_ direction: Direction) {
        let screen = Screen(direction)
        screen.swipe(by: -back(direction))
        #expect(screen.source.count == 7)
        #expect(screen.navigation.viewControllers.count == 2)
        screen.swipe(by: back(direction))
        #expect(screen.source.count == 7)
        #expect(screen.navigation.viewControllers.count == 1)
    }

    @Test(arguments: Direction.allCases)
    func backSwipeMayBeIgnored(_ direction: Direction) {
        let screen = Screen(direction)
        screen.view.yieldsToBackSwipe = false
        screen.swipe(by: back(direction))
        #expect(screen.source.count == 7)
        #expect(screen.navigation.viewControllers.count == 2)
    }

    @Test(arguments: Direction.allCases)
    func itemsAreRemovedInBothDirectionsWithoutABackSwipe(_ direction: Direction) {
        let screen = Screen(direction, isFirst: true)
        screen.swipe(by: back(direction))
        #expect(screen.source.count == 7)
    }

    @Test func aSwipeThatIsTurnedOffIsNotYieldedTo() {
        let screen = Screen(.leftToRight)
        screen.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
        screen.swipe(by: 170)
        #expect(screen.source.count == 7)
        #expect(screen.navigation.viewControllers.count == 2)
    }
}

/// Rows that can be removed over either edge.
private struct EitherWayLayout: CollectionLayout {
    var axis: Fanfold.Axis { .vertical }
    var removal: RemovalRule? { RemovalRule(edges: .both) }

    func contentLength(in space: LayoutSpace) -> Double { Double(space.count) * 200 }

    func attributes(at position: Double, in space: LayoutSpace) -> ItemAttributes {
        ItemAttributes(
            center: Point(x: space.width / 2, y: position * 200 - space.offset + 100),
            size: Size(width: space.width, height: 190))
    }

    func visiblePositions(in space: LayoutSpace) -> (lower: Double, upper: Double) {
        (space.offset / 200 - 1, (space.offset + space.height) / 200)
    }

    func offset(showing position: Double, in space: LayoutSpace) -> Double { position * 200 }

    func position(shownAt offset: Double, in space: LayoutSpace) -> Double { offset / 200 }
}

/// Pages that can be removed.
private final class Pages: NSObject, FanfoldCollectionViewDataSource {
    var count = 8

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func fanfoldView(_ fanfoldView: FanfoldCollectionView, commitRemovalOfItemAt indexPath: IndexPath) {
        count -= 1
        fanfoldView.deleteItems(at: [indexPath])
    }
}
