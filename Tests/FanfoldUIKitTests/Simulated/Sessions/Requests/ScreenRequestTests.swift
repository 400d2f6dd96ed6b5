import Fanfold
import FanfoldUIKit
import Foundation
import Testing
import UIKit

/// A request ends as if the one before it had ended first, whenever it begins, by bindings as well as by calls.
@MainActor @Suite(.serialized) struct ScreenRequestTests {
    enum Host: CaseIterable, Sendable {
        case bindings, calls
    }

    /// The times between two requests, in seconds.
    private static let instants: [Double] = [0, 1 / 60.0, 0.1, 0.25, 0.45, 0.8]
    private static let layouts: [AnyCollectionLayout] = [
        .tabStack(), .cardCarousel(), .taskSwitcher(), .albumFan(coverSide: 160), .expanding(),
    ]
    /// One of so many pairs is tested; `make soak` tests all of them.
    private static let tested = 20
    private static let isSoak = ProcessInfo.processInfo.environment["FANFOLD_SOAK"] != nil
    /// One of so many tested pairs is in `make test`; the others are in `make test-rest`.
    private static let share = 8

    @Test(arguments: ScreenRequest.allCases, Host.allCases)
    func pairEndsWhereBothAsked(_ first: ScreenRequest, _ host: Host) {
        for pair in pairs(beginningWith: first) {
            switch host {
            case .bindings: check(BoundScreen.self, pair)
            case .calls: check(CalledScreen.self, pair)
            }
        }
    }

    /// Pictures of screens show the end of both requests at once.
    @Test(arguments: ScreenRequest.allCases, Host.allCases)
    func pairEndsAtOnceWithoutAnimations(_ first: ScreenRequest, _ host: Host) {
        for pair in pairs(beginningWith: first) {
            switch host {
            case .bindings: checkAtOnce(BoundScreen.self, pair)
            case .calls: checkAtOnce(CalledScreen.self, pair)
            }
        }
    }

    /// Two requests, on a screen with a layout and perhaps an open item.
    private struct Pair: CustomStringConvertible {
        let first, second: ScreenRequest
        let layout: Int
        let isOpen: Bool

        /// An opening that waits for another item to close is forgotten as a whole, with its scroll.
        var mayForgetScroll: Bool { isOpen && first == .open && second == .close }

        /// A layout change may last longer than the scroll of an append, which rests at the former end meanwhile.
        func rests(_ report: String) -> Int {
            report == "rest" && first == .append && second == .layout ? 1 : 0
        }

        var description: String { "\(first), \(second), layout \(layout), \(isOpen ? "open" : "closed")" }
    }

    /// The pairs of the present tier: each one is in the same tier in every run.
    private func pairs(beginningWith first: ScreenRequest) -> [Pair] {
        var pairs: [Pair] = []
        for second in ScreenRequest.allCases where second != first {
            for layout in Self.layouts.indices {
                for isOpen in [false, true] {
                    pairs.append(Pair(first: first, second: second, layout: layout, isOpen: isOpen))
                }
            }
        }
        let place = ScreenRequest.allCases.firstIndex(of: first) ?? 0
        let isTested = { (index: Int) in Self.isSoak || (index + place) % Self.tested == 0 }
        return pairs.indices.filter(isTested).map { pairs[$0] }.part(of: Self.share, from: 3 * place)
    }

    private func ended<Screen: RequestingScreen>(
        _ type: Screen.Type, _ pair: Pair, after instant: Double? = nil
    ) -> (state: ScreenState, reports: [String: Int]) {
        let screen = Screen(Self.layouts[pair.layout], isOpen: pair.isOpen)
        defer { screen.end() }
        screen.make(pair.first)
        if let instant { screen.wait(instant) } else { screen.settle() }
        screen.make(pair.second)
        screen.settle()
        return (screen.state, screen.reports)
    }

    private func check<Screen: RequestingScreen>(_ type: Screen.Type, _ pair: Pair) {
        let expected = ended(type, pair)
        for instant in Self.instants {
            let (state, reports) = ended(type, pair, after: instant)
            let label = "\(pair) after \(instant) s"
            if pair.mayForgetScroll {
                #expect(state.seen.open == expected.state.seen.open, "\(label)")
            } else {
                #expect(state == expected.state, "\(label)")
            }
            if let bound = state.bound { #expect(bound == state.seen, "\(label)") }
            for (name, count) in reports {
                #expect(count <= max(expected.reports[name] ?? 0, 1) + pair.rests(name), "\(name), \(label)")
            }
        }
    }

    private func checkAtOnce<Screen: RequestingScreen>(_ type: Screen.Type, _ pair: Pair) {
        let expected = ended(type, pair).state
        let screen = Screen(Self.layouts[pair.layout], isOpen: pair.isOpen)
        defer { screen.end() }
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        for request in [pair.first, pair.second] {
            screen.make(request)
            screen.wait(0)
        }
        let atOnce = screen.state
        screen.settle()
        #expect(atOnce.seen == screen.state.seen && atOnce.progress == screen.state.progress, "\(pair)")
        #expect(screen.state == expected, "\(pair)")
    }
}
