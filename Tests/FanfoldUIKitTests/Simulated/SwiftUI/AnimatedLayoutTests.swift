@_spi(Host) import Fanfold
import FanfoldStandard
import FanfoldUIKit
import SwiftUI
import Testing

/// A change of state replaces the layout, or one of its parameters.
@MainActor @Suite struct AnimatedLayoutTests {
    nonisolated private static let layouts: [StandardLayout] = [
        .tabStack(.tabStack(pitch: 100)), .expanding(.expanding()),
        .cardCarousel(.cardCarousel()),
    ]

    private func library(_ layout: @escaping () -> StandardLayout) -> Library<some View> {
        let library = Library { library in
            FanfoldView(library.books, layout: layout()) { Text($0.title) }
        }
        library.show()
        library.settle()
        return library
    }

    @Test(arguments: layouts, [false, true])
    func anotherLayoutIsComeToAsTheChangeSays(_ other: StandardLayout, _ isAnimated: Bool) throws {
        var layout = StandardLayout.tabStack(.tabStack())
        let library = library { layout }
        let (start, end) = (library.quads, self.library { other }.quads)
        layout = other
        withAnimation(isAnimated ? .default : nil) { library.refresh() }
        StandIn.clock.advance(by: 1.0 / 60)
        let first = try #require(library.quads["Book 1"])
        #expect(first.isNear(start["Book 1"], within: 30) == isAnimated)
        #expect(first.isNear(end["Book 1"], within: 0.5) == !isAnimated)
        library.settle()
        #expect(library.quads.count == end.count)
        for (title, quad) in library.quads { #expect(quad.isNear(end[title], within: 0.5)) }
    }

    @Test func itemsThatComeWithAnotherLayoutComeIntoIt() throws {
        var layout = StandardLayout.tabStack(.tabStack())
        let library = library { layout }
        layout = .cardCarousel(.cardCarousel())
        withAnimation { library.books.insert(Book(id: 99, title: "New"), at: 1) }
        library.settle()
        let fresh = self.library { layout }
        #expect(library.quads["New"]?.isNear(fresh.quads["Book 1"], within: 0.5) == true)
        #expect(library.quads["Book 0"]?.isNear(fresh.quads["Book 0"], within: 0.5) == true)
    }
}

extension Library {
    /// The corners of the visible cells, by titles.
    fileprivate var quads: [String: Quad] { titles.mapValues(\.quad) }
}
