import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// A store that accepts the item shown some frames after it was written, as reducers and databases do.
@MainActor @Suite(.serialized) struct LateStoreTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .cardCarousel(), .albumFan(coverSide: 160), AnyCollectionLayout(KeyframePreset.stories.layout),
    ]

    /// The content follows the finger, and no request of the store's former value turns it around.
    @Test(arguments: layouts, [1, 3, 6, 12])
    func aPageThatIsAcceptedLateDoesNotGoBack(_ layout: AnyCollectionLayout, _ delay: Int) {
        var accepted: Int? = 4
        var (frame, pending) = (0, [(item: Int?, frame: Int)]())
        let library = Library<AnyView>(16) { library in
            AnyView(
                FanfoldView(library.books, layout: layout) { Text($0.title) }
                    .scrollPosition(
                        id: Binding(get: { accepted }, set: { pending.append(($0, frame + delay)) })))
        }
        library.show()
        library.rest()
        var random = SeededGenerator(seed: UInt64(delay))
        for _ in 0..<2 {
            let distance = Double.random(in: -300...(-120), using: &random)
            SimulatedFinger.swipe(
                from: CGPoint(x: 340, y: 300), by: CGPoint(x: distance, y: 0), over: 0.1, in: library.window)
            var positions: [CGFloat] = []
            for _ in 0..<200 {
                frame += 1
                StandIn.clock.advance(by: 1 / 60)
                for write in pending where write.frame == frame { accepted = write.item }
                pending.removeAll { $0.frame <= frame }
                library.refresh()
                positions.append(library.tabs?.contentOffset.x ?? 0)
            }
            let largest = positions.indices.map { positions[...$0].max() ?? 0 }
            let back = zip(largest, positions).map { $0 - $1 }.max() ?? 0
            #expect(back < 30, "delay \(delay), \(distance) points")
            #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == accepted)
        }
    }

    /// A store that keeps its value is obeyed once the time to accept is over.
    @Test(arguments: layouts)
    func aPageThatIsRejectedGoesBack(_ layout: AnyCollectionLayout) {
        let library = Library(16) { library in
            FanfoldView(library.books, layout: layout) { Text($0.title) }.scrollPosition(id: .constant(4))
        }
        library.show()
        library.rest()
        SimulatedFinger.swipe(
            from: CGPoint(x: 340, y: 300), by: CGPoint(x: -250, y: 0), over: 0.1, in: library.window)
        library.settle()
        #expect(library.tabs?.fanfoldLayout?.indexPathForShownItem?.item == 4)
    }
}
