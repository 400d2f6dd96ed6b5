import Fanfold
import FanfoldKeyframes
import FanfoldUIKit
import SwiftUI
import Testing
import UIKit

/// A wallet: only the ticket on top opens, tickets are used up and brought back.
@MainActor @Suite(.serialized) struct WalletTests {
    nonisolated private static let layouts: [AnyCollectionLayout] = [
        AnyCollectionLayout(KeyframePreset.wallet.layout), .tabStack(), .expanding(), .taskSwitcher(),
    ]
    /// The times between two requests, in seconds.
    nonisolated private static let instants: [Double] = [0, 1 / 60.0, 0.1, 0.25, 0.45, 0.8]

    private final class Progress {
        var values: [Int: [Double]] = [:]
    }

    private func wallet(_ layout: AnyCollectionLayout, _ progress: Progress = Progress()) -> Library<
        some View
    > {
        let library = Library(12) { library in
            FanfoldView(library.books, layout: layout) { ticket, state in
                ProgressView(title: ticket.title) {
                    progress.values[ticket.id, default: []].append(state.openProgress)
                }
            }
            .scrollPosition(id: library.binding(\.atRest))
            .openItem(library.binding(\.open), canOpen: { $0.id == library.atRest })
            .onRemove { ticket in library.books.removeAll { $0.id == ticket.id } }
        }
        library.show()
        library.settle()
        return library
    }

    /// A view that reads a value when its body is evaluated.
    private struct ProgressView: View {
        let title: String
        let read: @MainActor () -> Void

        var body: some View {
            read()
            return Text(title)
        }
    }

    private func expectAgreement<Content: View>(_ library: Library<Content>, open: Int?) {
        let view = library.tabs
        #expect(library.open == open)
        #expect(view?.indexPathForOpenedItem.map { library.books[$0.item].id } == open)
        #expect(view?.openProgress == (open == nil ? 0 : 1))
        #expect(
            view?.fanfoldLayout?.indexPathForShownItem.map { library.books[$0.item].id } == library.atRest)
    }

    /// Taps open the ticket on top; a tap on another one brings it to the top at most.
    @Test(arguments: layouts)
    func onlyTheTicketOnTopOpens(_ layout: AnyCollectionLayout) throws {
        let library = wallet(layout)
        let view = try #require(library.tabs)
        for other in view.indexPathsForVisibleItems.sorted()
        where library.books[other.item].id != library.atRest {
            let before = library.atRest
            guard let cell = view.cellForItem(at: other) else { continue }
            let point = CGPoint(x: cell.quad.corners.map(\.x).reduce(0, +) / 4, y: cell.quad.corners[0].y + 8)
            SimulatedFinger.tap(at: point, in: library.window)
            library.settle()
            if library.open != nil { #expect(library.open == before || library.open == library.atRest) }
            expectAgreement(library, open: library.open)
            library.open = nil
            library.refresh()
            library.settle()
        }
    }

    /// The progress of the opened ticket reaches its view in each frame, and grows or falls with the opening.
    @Test(arguments: layouts)
    func theProgressOfOpeningReachesTheTicket(_ layout: AnyCollectionLayout) throws {
        let progress = Progress()
        let library = wallet(layout, progress)
        let ticket = try #require(library.atRest)
        progress.values = [:]
        withAnimation {
            library.open = ticket
            library.refresh()
        }
        library.settle()
        let values = try #require(progress.values[ticket])
        #expect(values.count > 5 && values.last == 1)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 0.05 }, "\(values)")
        withAnimation {
            library.open = nil
            library.refresh()
        }
        library.settle()
        #expect(progress.values[ticket]?.last == 0)
    }

    /// A ticket that is used up while it opens or closes leaves a consistent wallet.
    /// The binding names the next ticket from the next frame on.
    @Test(arguments: layouts, instants.dropFirst().quarter(from: 3))
    func aTicketIsUsedUpAtAnyInstant(_ layout: AnyCollectionLayout, _ instant: Double) {
        let library = wallet(layout)
        for _ in 0..<3 {
            let ticket = library.atRest
            withAnimation {
                library.open = ticket
                library.refresh()
            }
            StandIn.clock.advance(by: instant)
            withAnimation { library.books.removeAll { $0.id == ticket } }
            StandIn.clock.advance(by: instant)
        }
        library.settle()
        #expect(library.books.count == 9)
        expectAgreement(library, open: nil)
    }

    /// A removal is undone by the application while the gap closes.
    @Test(arguments: layouts, instants.quarter(from: 1))
    func aTicketIsBroughtBackAtAnyInstant(_ layout: AnyCollectionLayout, _ instant: Double) throws {
        let library = wallet(layout)
        let index = try #require(library.books.firstIndex { $0.id == library.atRest })
        let ticket = library.books[index]
        withAnimation { library.books.removeAll { $0.id == ticket.id } }
        StandIn.clock.advance(by: instant)
        withAnimation {
            library.books.insert(ticket, at: index)
            library.atRest = ticket.id
            library.open = ticket.id
            library.refresh()
        }
        library.settle()
        expectAgreement(library, open: ticket.id)
        #expect(library.titles.count == library.tabs?.visibleCells.count)
    }
}
