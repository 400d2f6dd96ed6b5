import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// UIKit may query rectangles beyond the bounds; the visible result is the same.
@MainActor @Suite struct AskedRectangleTests {
    /// The cells in the viewport. UIKit may keep others, depending on the frame by which it decides.
    private func shown(_ collection: Collection) -> [String: Quad] {
        let size = collection.view.bounds.size
        let viewport = Rect(size: Size(width: size.width, height: size.height))
        return collection.cells.mapValues(\.quad).filter { $0.value.touches(viewport) }
    }

    @Test(arguments: LayoutKind.allCases, Direction.allCases)
    func anyRequestedRectangleShowsTheSameCells(_ kind: LayoutKind, _ direction: Direction) {
        let plain = Collection(kind, direction)
        StandIn.askedMargin = 700
        defer { StandIn.askedMargin = 0 }
        let collection = Collection(kind, direction)
        for offset in [0, 133.7, 1_000] {
            StandIn.askedMargin = 0
            plain.scroll(to: offset)
            StandIn.askedMargin = 700
            collection.scroll(to: offset)
            #expect(shown(collection) == shown(plain))
        }
        collection.sections[0].removeSubrange(5..<8)
        collection.update {
            collection.view.deleteItems(at: (5..<8).map { IndexPath(item: $0, section: 0) })
        }
        collection.expectAllInPlace()
    }
}
