import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Horizontal layouts in a page that scrolls vertically: each handles the drags along its axis.
@MainActor @Suite final class NestedScrollingTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))

    // The window's views must be released on the main actor.
    isolated deinit {}
    private let page = UIScrollView(frame: CGRect(origin: .zero, size: Collection.phone))

    private func shown(_ kind: LayoutKind, _ direction: Direction, isTabStack: Bool) -> UICollectionView {
        let collection = Collection(kind, direction, size: CGSize(width: 375, height: 300))
        var view = collection.view
        if isTabStack {
            view = TabStackCollectionView(frame: view.frame, layout: kind.make())
            view.semanticContentAttribute = direction.attribute
            view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = collection
        }
        page.contentSize = CGSize(width: 375, height: 2_000)
        page.addSubview(view)
        window.addSubview(page)
        window.makeKeyAndVisible()
        withExtendedLifetime(collection) { view.layoutIfNeeded() }
        sources.append(collection)
        return view
    }

    private final class Sources {
        var all: [Collection] = []
        func append(_ source: Collection) { all.append(source) }
    }

    private let sources = Sources()

    @Test(arguments: LayoutKind.horizontal, [true, false])
    func aVerticalDragScrollsThePage(_ kind: LayoutKind, _ isTabStack: Bool) {
        let view = shown(kind, .leftToRight, isTabStack: isTabStack)
        let before = view.contentOffset
        let finger = SimulatedFinger(at: CGPoint(x: 187, y: 200), in: window)
        finger.move(by: CGPoint(x: 4, y: -150), over: 0.2)
        #expect(page.contentOffset.y > 100)
        #expect(view.contentOffset == before)
        finger.lift()
    }

    @Test(arguments: LayoutKind.horizontal, Direction.allCases)
    func aHorizontalDragFollowsTheFinger(_ kind: LayoutKind, _ direction: Direction) {
        for isTabStack in [true, false] {
            let view = shown(kind, direction, isTabStack: isTabStack)
            let way: CGFloat = direction == .leftToRight ? -1 : 1
            let finger = SimulatedFinger(at: CGPoint(x: 187, y: 200), in: window)
            finger.move(by: CGPoint(x: 40 * way, y: 3), over: 0.1)
            let start = view.contentOffset.x
            for _ in 0..<4 {
                finger.move(by: CGPoint(x: 30 * way, y: 5), over: 0.1)
            }
            #expect(abs(view.contentOffset.x - start + 120 * way) < 1e-6)
            #expect(page.contentOffset.y == 0)
            finger.lift()
            view.removeFromSuperview()
        }
    }
}
