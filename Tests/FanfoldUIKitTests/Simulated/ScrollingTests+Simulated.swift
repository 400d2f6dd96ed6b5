import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension ScrollingTests {
    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aFastFlickPassesSeveralItems(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let before = collection.layout.layout.positionShown(in: collection.context)
        collection.view.standIn.flick(by: collection.along(10), velocity: collection.along(3_000))
        let position = collection.layout.layout.positionShown(in: collection.context)
        #expect(position - before > 1.5)
        if collection.layout.layout.snaps {
            #expect(abs(position - position.rounded()) < 1e-6)
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func aSlowReleaseGoesToTheNearestItem(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        guard collection.layout.layout.snaps else { return }
        let layout = collection.layout.layout
        for item in [3.0, 4] {
            collection.scroll(to: layout.offset(showing: item, in: collection.context))
            collection.view.standIn.flick(by: collection.along(20), velocity: .zero)
            #expect(abs(layout.positionShown(in: collection.context) - item) < 1e-6)
        }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func afterAChangeTheContentIsInItsRangeUnlessItIsHeld(_ kind: LayoutKind, _ direction: Direction) {
        let collection = Collection(kind, direction)
        let range = collection.layout.layout.offsetRange(in: collection.context)
        for (proposed, expected) in [(-500, range.lowerBound), (1e6, range.upperBound), (300.0, 300)] {
            let target = collection.layout.targetContentOffset(
                forProposedContentOffset: collection.contentOffset(proposed))
            #expect(abs(collection.offset(of: target) - expected) < 1e-6)
        }
        collection.view.standIn.drag(by: collection.along(-50))
        let held = collection.contentOffset(-200)
        #expect(collection.layout.targetContentOffset(forProposedContentOffset: held) == held)
    }
}
