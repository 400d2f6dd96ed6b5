import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// Horizontal layouts in the rows of a list.
@MainActor @Suite(.serialized) final class ListRowTests {
    private static let rowCount = 8
    private var shown = [Int?](repeating: 4, count: rowCount)

    isolated deinit {}

    /// A list of shelves, each with its position in the model. Simulated lists do not ask rows for their height.
    private func makeLibrary() -> Library<some View> {
        Library(20) { [unowned self] library in
            List {
                ForEach(0..<Self.rowCount, id: \.self) { row in
                    FanfoldView(library.books, layout: .albumFan(coverSide: 160)) { Text($0.title) }
                        .scrollPosition(id: Binding(get: { self.shown[row] }, set: { self.shown[row] = $0 }))
                        .frame(height: 160)
                        .listRowInsets(EdgeInsets())
                        .listRowSeparator(.hidden)
                }
            }
            .listStyle(.plain)
        }
    }

    private func shelves(in view: UIView) -> [FanfoldCollectionView] {
        (view as? FanfoldCollectionView).map { [$0] } ?? view.subviews.flatMap(shelves)
    }

    @Test func dragsAlongAShelfScrollItAndOthersTheList() throws {
        let library = makeLibrary()
        library.show()
        library.settle()
        let shelf = try #require(shelves(in: library.window).first)
        let list = try #require(
            sequence(first: shelf as UIView, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView }
                .first)
        let finger = CGPoint(x: 300, y: 100)
        SimulatedFinger.swipe(from: finger, by: CGPoint(x: -150, y: 0), over: 0.3, in: library.window)
        library.settle()
        let position = shelf.position
        #expect(position > 4 && list.contentOffset.y == 0)
        #expect(shown.dropFirst().allSatisfy { $0 == 4 } && shown[0] != 4)
        SimulatedFinger.swipe(from: finger, by: CGPoint(x: 0, y: -80), over: 0.3, in: library.window)
        library.settle()
        #expect(shelf.position == position && list.contentOffset.y > 0)
    }

    @Test func aRowThatIsCreatedAgainStartsAtItsPosition() throws {
        shown[2] = 7
        let library = makeLibrary()
        library.show()
        library.settle()
        let items = shelves(in: library.window).map { $0.fanfoldLayout?.indexPathForShownItem?.item }
        #expect(items == [4, 4, 7, 4, 4, 4, 4, 4])
        #expect(shown == [4, 4, 7, 4, 4, 4, 4, 4])
    }
}
