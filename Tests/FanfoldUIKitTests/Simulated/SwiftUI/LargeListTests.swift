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

    /// One frame at 60 Hz.
    @Test func aPageOfManyIsTurnedInAFrame() {
        let time = time(64_000, turnsPages: true)
        #expect(time < 16, "\(time) ms")
    }
}
