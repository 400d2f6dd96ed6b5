import Fanfold
import FanfoldUIKit
import Foundation
import SwiftUI
import Testing
import UIKit

/// A viewer of very many photos. Each page that is shown writes the binding, and SwiftUI updates the view: a page turn must
/// not cost what all items cost.
@MainActor @Suite(.serialized) struct LargeListTests {
    /// The time that this thread has computed, in milliseconds.
    private func computed() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// The median time of an update, in milliseconds.
    private func time(_ count: Int, turnsPages: Bool) -> Double {
        let library = Library(count) { library in
            FanfoldView(library.books, layout: .cardCarousel()) { Text($0.title) }
                .scrollPosition(id: library.binding(\.atRest))
        }
        library.show()
        library.settle()
        let times = (1...15).map { page in
            if turnsPages { library.atRest = page }
            let start = computed()
            library.refresh()
            return computed() - start
        }
        return times.sorted()[7]
    }

    @Test(arguments: [true, false])
    func anUpdateCostsWhatIsSeen(_ turnsPages: Bool) {
        let few = time(200, turnsPages: turnsPages)
        let many = time(20_000, turnsPages: turnsPages)
        #expect(many < 4 * few, "\(many) ms for 20,000 items, \(few) ms for 200")
    }

    /// An item that counts how often its identity is read, and an identity that counts how often it is hashed.
    private struct CountedPage: Identifiable {
        struct ID: Hashable, Sendable {
            nonisolated(unsafe) static var hashes = 0
            let number: Int

            func hash(into hasher: inout Hasher) {
                Self.hashes += 1
                hasher.combine(number)
            }
        }

        nonisolated(unsafe) static var reads = 0
        let number: Int

        var id: ID {
            Self.reads += 1
            return ID(number: number)
        }
    }

    /// The numbers of reads and hashes of an update without changes, and the number of reads of a change.
    private func counts(_ count: Int) -> (reads: Int, hashes: Int, readsOfChange: Int) {
        var pages = (0..<count).map(CountedPage.init)
        var view: some View { FanfoldView(pages, layout: .cardCarousel()) { Text("\($0.number)") } }
        let controller = UIHostingController(rootView: AnyView(view))
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        func update() -> (reads: Int, hashes: Int) {
            (CountedPage.reads, CountedPage.ID.hashes) = (0, 0)
            controller.rootView = AnyView(view)
            window.layoutIfNeeded()
            StandIn.clock.advance(by: 1 / 60)
            return (CountedPage.reads, CountedPage.ID.hashes)
        }
        _ = update()
        let still = update()
        pages.append(CountedPage(number: count))
        return (still.reads, still.hashes, update().reads)
    }

    @Test func anUpdateReadsNothingAndAChangeEachItemOnce() {
        let (few, many) = (counts(20), counts(2000))
        #expect(few.reads == 0 && many.reads == 0)
        #expect(few.hashes == many.hashes)
        #expect(few.readsOfChange == 21 && many.readsOfChange == 2001)
    }

    /// One frame at 60 Hz.
    @Test func aPageOfManyIsTurnedInAFrame() {
        let time = time(64_000, turnsPages: true)
        #expect(time < 16, "\(time) ms")
    }
}
