import Fanfold
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// A request of an application in SwiftUI.
enum BoundRequest: CaseIterable, Sendable {
    case scroll, open, openFar, close, append, prepend, remove, move, layout, rotation, insets
}

/// A request ends as if the one before it had ended first, whenever it begins.
@MainActor @Suite(.serialized) struct BoundPairTests {
    /// The times between two requests, in seconds.
    private static let instants = [0, 1.0 / 60, 0.1, 0.25, 0.45, 0.8]
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        .cardCarousel(), .expanding(), .tabStack(), .taskSwitcher(),
    ]

    /// The layout of the application.
    private final class Choice {
        var layout: AnyCollectionLayout

        init(_ layout: AnyCollectionLayout) { self.layout = layout }
    }

    private struct Outcome: Equatable {
        let (atRest, open, shown): (Int?, Int?, Int?)
        let progress: CGFloat?

        static func == (first: Outcome, second: Outcome) -> Bool {
            (first.atRest, first.open, first.shown, first.progress)
                == (second.atRest, second.open, second.shown, second.progress)
        }
    }

    @Test(arguments: layouts, BoundRequest.allCases)
    func pairEndsWhereBothAsked(_ layout: AnyCollectionLayout, _ first: BoundRequest) {
        for isOpen in [false, true] {
            for second in BoundRequest.allCases where second != first {
                // An opening that waits for another item to close is forgotten as a whole.
                if isOpen && first == .openFar && (second == .open || second == .close) { continue }
                let expected = outcome(of: first, second, after: nil, layout, isOpen)
                for instant in Self.instants {
                    let outcome = outcome(of: first, second, after: instant, layout, isOpen)
                    #expect(
                        outcome == expected,
                        "\(first), \(second) after \(instant) s, \(isOpen ? "open" : "closed")")
                }
            }
        }
    }

    /// - Parameter wait: The time between the requests, in seconds; nil if the first one ends before.
    private func outcome(
        of first: BoundRequest, _ second: BoundRequest, after wait: Double?, _ layout: AnyCollectionLayout,
        _ isOpen: Bool
    ) -> Outcome {
        let choice = Choice(layout)
        let library = Library(14) { library in
            FanfoldView(library.books, layout: choice.layout) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
                .openItem(library.binding(\.open))
        }
        library.atRest = 3
        library.show()
        library.settle()
        if isOpen {
            library.open = 3
            library.refresh()
            library.settle()
        }
        make(first, in: library, choice)
        if let wait {
            if wait > 0 { StandIn.clock.advance(by: wait) }
        } else {
            library.settle()
        }
        make(second, in: library, choice)
        library.settle()
        library.settle()
        defer { library.window.rootViewController = nil }
        let shown = library.tabs?.fanfoldLayout?.indexPathShown.map { library.books[$0.item].id }
        return Outcome(
            atRest: library.atRest, open: library.open, shown: shown, progress: library.tabs?.openProgress)
    }

    private func make<Content: View>(
        _ request: BoundRequest, in library: Library<Content>, _ choice: Choice
    ) {
        if request == .layout { choice.layout = .albumFan(coverSide: 160) }
        withAnimation {
            switch request {
            case .scroll: library.atRest = 6
            case .open: library.open = 4
            case .openFar: library.open = 9
            case .close: library.open = nil
            case .append: library.books.append(Book(id: 100, title: "New"))
            case .prepend:
                library.books.insert(contentsOf: (200..<203).map { Book(id: $0, title: "\($0)") }, at: 0)
            case .remove: library.books.removeAll { $0.id == 2 }
            case .move:
                guard let index = library.books.firstIndex(where: { $0.id == 6 }) else { return }
                library.books.insert(library.books.remove(at: index), at: 1)
            case .layout: break
            case .rotation:
                library.window.rootViewController?.view.frame.size = CGSize(width: 667, height: 375)
            case .insets: library.tabs?.contentInset = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
            }
            library.refresh()
        }
    }
}
