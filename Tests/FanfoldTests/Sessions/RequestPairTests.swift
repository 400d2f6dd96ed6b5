import Testing

@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// A request of an application, about items that keep their names.
enum Request: CaseIterable, Sendable {
    case scroll, open, openFar, close, append, insert, remove, move, layout, rotation, insets, reducedMotion
}

/// An application that makes requests, and follows its items by name.
private struct RequestingApplication {
    var session: Session
    private var names: [Int]
    private var handled = 0

    init(_ variant: Variant, isOpen: Bool) {
        session = Session(variant)
        names = Array(0..<31)
        if isOpen { session.openItem(at: 10) }
        settle()
    }

    /// The names of the item at rest and of the open one, and the state of the view.
    var result: Result {
        let engine = session.engine
        return Result(
            shown: names[engine.itemShown], open: engine.openedItem.map { names[$0] }, names: names,
            offset: engine.context.offset.rounded(), viewport: engine.context.viewport,
            progress: engine.openProgress)
    }

    struct Result: Equatable {
        let shown: Int
        let open: Int?
        let names: [Int]
        let offset: Double
        let viewport: Size
        let progress: Double
    }

    /// The number of reports of the end of an opening, by name.
    var endsOfOpenings: Int { session.events.filter { if case .didOpen = $0 { true } else { false } }.count }

    var endsOfScrolls: Int { session.settleCount }

    /// Waits until nothing moves. The engine does not depend on frames; few are computed.
    mutating func settle() {
        repeat { session.wait(0.5, frame: 0.5) } while session.engine.needsFrame && session.time < 60
        follow()
    }

    mutating func wait(_ duration: Double) {
        if duration > 0 { session.wait(duration, frame: duration) }
        follow()
    }

    mutating func make(_ request: Request) {
        let time = session.time
        switch request {
        case .scroll: session.engine.scroll(to: index(of: 20), animated: true, time: time)
        case .open: session.engine.openItem(at: index(of: 11), time: time)
        case .openFar: session.engine.openItem(at: index(of: 28), time: time)
        case .close: session.engine.closeItem(time: time)
        case .append: session.engine.append(time: time)
        case .insert: session.engine.apply([.insert(at: index(of: 4), count: 3)], animated: true, time: time)
        case .remove: session.engine.apply([.remove(at: index(of: 5))], animated: true, time: time)
        case .move:
            session.engine.apply([.move(from: index(of: 20), to: index(of: 2))], animated: true, time: time)
        case .layout: session.morph { layout, _ in layout = Self.other(layout) }
        case .rotation:
            session.morph { $1.viewport = Size(width: $1.viewport.height, height: $1.viewport.width) }
        case .insets: session.morph { $1.insets = Insets(top: 44, leading: 12, bottom: 34, trailing: 12) }
        case .reducedMotion: session.reconfigure { $1.reduceMotion.toggle() }
        }
        session.advance()
        follow()
    }

    private func index(of name: Int) -> Int { names.firstIndex(of: name) ?? 0 }

    private static func other(_ layout: StandardLayout) -> StandardLayout {
        StandardLayout.all[(layout.index + 1) % StandardLayout.all.count]
    }

    /// Changes the names as the engine reports it.
    private mutating func follow() {
        for event in session.events[handled...] {
            switch event {
            case .didInsert(let index, let count):
                names.insert(contentsOf: (0..<count).map { 100 * count + $0 }, at: index)
            case .didRemove(let index, let count): names.removeSubrange(index..<index + count)
            case .didMove(let from, let to): names.insert(names.remove(at: from), at: to)
            default: break
            }
        }
        handled = session.events.count
    }
}

/// A request ends as if the one before it had ended first, whenever it begins.
@Suite struct RequestPairTests {
    /// The times between two requests, in seconds.
    private static let instants: [Double] = [0, 1 / 60.0, 0.1, 0.25, 0.45, 0.8]

    /// The name of the appended item.
    private static let appended = 100

    @Test(arguments: Variant.all)
    func pairEndsWhereBothAsked(variant: Variant) {
        for isOpen in [false, true] {
            for first in Request.allCases {
                for second in Request.allCases where first != second { check(first, second, variant, isOpen) }
            }
        }
    }

    private func ended(
        _ first: Request, _ second: Request, from start: RequestingApplication
    ) -> RequestingApplication {
        var application = start
        for request in [first, second] {
            application.make(request)
            application.settle()
        }
        return application
    }

    private func check(_ first: Request, _ second: Request, _ variant: Variant, _ isOpen: Bool) {
        let start = RequestingApplication(variant, isOpen: isOpen)
        let expected = ended(first, second, from: start)
        for instant in Self.instants {
            var application = start
            application.make(first)
            application.wait(instant)
            application.make(second)
            application.settle()
            let label = "\(first), \(second) after \(instant) s, \(isOpen ? "open" : "closed")"
            // An opening that waits for another item to close is forgotten as a whole.
            if isOpen && first == .openFar && (second == .open || second == .close) {
                #expect(application.result.open == expected.result.open, "\(label)")
            } else {
                #expect(application.result == expected.result, "\(label)")
            }
            #expect(application.endsOfOpenings <= expected.endsOfOpenings, "\(label)")
            // While an item that is moved arrives, the content may rest at the former end, where an append begins.
            let more = first == .append && second == .move ? 1 : 0
            #expect(application.endsOfScrolls <= expected.endsOfScrolls + more, "\(label)")
        }
    }
}
