import FanfoldUIKit
import Harness
import SwiftUI
import UIKit

/// Measures updates of a `FanfoldView` with few and with many items.
@MainActor public func viewUpdates() -> Table {
    var table = Table(
        "SwiftUI updates",
        method: """
            An update of a `FanfoldView` in the stand-in, with the layout pass and the frame after it. A page turn writes the \
            binding of the position. An equal array is another array of the same items. A change appends an item or removes it. \
            The last column divides by the number of items.
            """,
        columns: ["update", "items", "time", "÷ at 200 items", "÷ and per item"])
    for update in ViewUpdate.allCases { add(update, to: &table) }
    return table
}

@MainActor private func add(_ update: ViewUpdate, to table: inout Table) {
    let counts = [200, 6_400, 64_000]
    let scenes = counts.map { UpdatedView($0, update) }
    let times = Race().run(scenes.map(\.contender)).map(\.minimum)
    for (count, time) in zip(counts, times) {
        table.add([
            .words(update.rawValue), .count(count), .time(time), .ratio(time, to: times[0]),
            .ratio(time / Double(count), to: times[0] / Double(counts[0])),
        ])
    }
    for scene in scenes { scene.end() }
}

private enum ViewUpdate: String, CaseIterable {
    case none = "without changes"
    case pageTurn = "page turn"
    case equalArray = "equal array"
    case append = "change"
}

/// A `FanfoldView` in a window.
@MainActor private final class UpdatedView {
    private struct Page: Identifiable { let id: Int }

    private let update: ViewUpdate
    private let window = UIWindow(frame: CGRect(origin: .zero, size: phone))
    private var pages: [Page]
    private let others: [Page]
    private var position: Int?
    private var number = 0
    private lazy var controller = UIHostingController(rootView: AnyView(content))

    init(_ count: Int, _ update: ViewUpdate) {
        self.update = update
        pages = (0..<count).map(Page.init)
        others = (0...count).map(Page.init)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        StandIn.clock.advance(by: 1)
    }

    var contender: Contender {
        Contender("update") { times in
            MainActor.assumeIsolated {
                for _ in 0..<times { self.refresh() }
            }
        }
    }

    func end() { window.rootViewController = nil }

    private var content: some View {
        FanfoldView(pages, layout: .cardCarousel()) { Text("\($0.id)") }
            .scrollPosition(id: Binding(get: { self.position }, set: { self.position = $0 }))
    }

    private func refresh() {
        number += 1
        switch update {
        case .none: break
        case .pageTurn: position = number % 100
        case .equalArray: pages = Array(others.dropLast())
        case .append: pages = number % 2 == 0 ? Array(others.dropLast()) : others
        }
        controller.rootView = AnyView(content)
        window.layoutIfNeeded()
        StandIn.clock.advance(by: secondsPerFrame)
    }
}
