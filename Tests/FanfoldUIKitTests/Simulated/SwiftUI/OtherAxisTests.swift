@_spi(Host) import Fanfold
import FanfoldStandard
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// The same layout object gets another axis during a fling: the content stops, and the item stays at rest.
@MainActor @Suite(.serialized) final class OtherAxisTests {
    private let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
    isolated deinit {}

    @Test(arguments: [0.04, 0.5])
    func layoutOfAFanfoldViewMayChangeItsAxis(_ wait: Double) throws {
        var isShelf = true
        let library = Library(20) { library in
            FanfoldView(
                library.books,
                layout: isShelf ? StandardLayout.cardCarousel(.cardCarousel()) : .expanding(.expanding())
            ) { Text($0.title) }
        }
        library.show()
        library.settle()
        SimulatedFinger.swipe(
            from: CGPoint(x: 300, y: 300), by: CGPoint(x: -150, y: 0), over: 0.12, in: library.window)
        StandIn.clock.advance(by: wait)
        isShelf = false
        library.refresh()
        library.settle()
        #expect(library.tabs?.contentOffset.x == 0)
        #expect(!library.titles.isEmpty)
    }

    @Test(arguments: [true, false])
    func parametersMayChangeTheAxis(_ isHeld: Bool) throws {
        let layout = CustomCollectionViewLayout(StandardLayout.cardCarousel(CardCarouselLayout()))
        let collection = Collection(layout, sections: [(0..<20).map { "\($0)" }])
        let view = collection.view
        window.addSubview(view)
        window.makeKeyAndVisible()
        let finger = SimulatedFinger(at: CGPoint(x: 300, y: 300), in: window)
        finger.move(by: CGPoint(x: -150, y: 0), over: 0.12)
        if !isHeld { finger.lift() }
        layout.collectionLayout = .expanding(ExpandingLayout())
        StandIn.clock.advance(by: 1)
        if isHeld { finger.lift() }
        StandIn.clock.advance(by: 4)
        view.layoutIfNeeded()
        #expect(view.contentOffset.x == 0)
        #expect(!view.visibleCells.isEmpty)
    }
}
