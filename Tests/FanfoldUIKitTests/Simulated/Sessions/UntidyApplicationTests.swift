import Fanfold
import Foundation
import Testing
import UIKit

@testable import FanfoldUIKit

/// Items end in their places after any changes of the application, at any time.
@MainActor @Suite(.serialized) struct UntidyApplicationTests {
    /// The seeds of the sessions. A normal run uses fixed seeds, each of which has found a defect once.
    /// `FANFOLD_SOAK` sets another number of sessions, with seeds from `FANFOLD_SEED` on or from a random one.
    private static let seeds: Range<UInt64> = {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["FANFOLD_SOAK"].flatMap(UInt64.init)
        let first = environment["FANFOLD_SEED"].flatMap(UInt64.init)
        let start = first ?? (count == nil ? 96 : .random(in: 0..<1_000_000_000))
        return start..<start + (count ?? 2)
    }()
    /// The number of steps before the application stops.
    private static let steps = 60

    @Test(arguments: LayoutKind.allCases.quarter(from: 2), Direction.allCases)
    func itsItemsEndWhereTheyBelong(_ kind: LayoutKind, _ direction: Direction) {
        for seed in Self.seeds {
            for isReentrant in [false, true] {
                let application = UntidyApplication(kind, direction, isReentrant: isReentrant, seed: seed)
                let problems = play(application)
                #expect(
                    problems.isEmpty,
                    """
                    \(isReentrant ? "reentrant, " : "")FANFOLD_SEED=\(seed)
                    \(application.diary.joined(separator: "\n"))
                    """)
            }
        }
    }

    /// Plays a session, and returns the problems.
    private func play(_ application: UntidyApplication) -> [String] {
        defer {
            UIAccessibility.simulatedReduceMotion = false
            application.view.removeFromSuperview()
        }
        var problems: [String] = []
        let exceptions = StandIn.exceptions {
            for _ in 0..<Self.steps where problems.isEmpty {
                application.step()
                problems = application.strangers + application.jumps
            }
            guard problems.isEmpty else { return }
            application.comeToRest()
            problems = application.misplaced
        }
        guard problems.isEmpty, exceptions.isEmpty else { return problems + exceptions.map(\.description) }
        if application.awaitedEnds != 0 {
            problems.append("\(application.awaitedEnds) ends have not been told")
        }
        // The display links of other tests may run at the same time.
        if application.view.host.driver.isRunning { problems.append("Frames go on") }
        return problems
    }
}

extension UntidyApplication {
    /// The items that are shown although they should not be.
    fileprivate var strangers: [String] {
        let shown = cells.map(\.name)
        let twins = Dictionary(grouping: shown) { $0 }.filter { $1.count > 1 }.keys
        return shown.filter { !items.contains($0) }.map { "\($0) is gone, but shown" }
            + twins.map { "\($0) is shown twice" }
    }

    /// The items that are not in their places after all movement has ended.
    fileprivate var misplaced: [String] {
        guard let layout = view.fanfoldLayout?.layout else { return ["There is no layout"] }
        if items.isEmpty { return [] }
        let context = LayoutContext(of: layout, count: items.count, in: view)
        var problems: [String] = []
        let range = layout.offsetRange(in: context)
        if context.offset < range.lowerBound - 1 || context.offset > range.upperBound + 1 {
            problems.append("The content is at \(context.offset), beyond \(range)")
        }
        let shown = Dictionary(cells.map { ($0.name, $0) }) { $1 }
        let viewport = Rect(
            origin: Fanfold.Point(x: Self.sliver, y: Self.sliver),
            size: Fanfold.Size(
                width: context.viewport.width - 2 * Self.sliver,
                height: context.viewport.height - 2 * Self.sliver))
        for (index, name) in items.enumerated() {
            let expected = layout.attributes(at: Double(index), in: context)
            if let cell = shown[name] {
                if !cell.quad.isNear(expected.quad, within: 0.5) {
                    problems.append("\(name) is at \(cell.quad), not at \(expected)")
                }
                if abs(cell.alpha - expected.opacity) > 0.01 { problems.append("\(name) is faint") }
            } else if layout.visibleRange(in: context).contains(index),
                expected.quad?.touches(viewport) == true
            {
                problems.append("\(name) is missing")
            }
        }
        let likenesses = view.subviews.filter {
            !$0.isHidden && !($0 is UICollectionViewCell) && !($0.layer is CAGradientLayer)
                && $0.layer.zPosition < Self.inFront
        }
        return problems + likenesses.map { "\($0) has been left" }
    }

    /// The visible extent, in points, below which a cell may be missing: content may be rounded to whole pixels.
    private static let sliver = 2.0
    /// The z position of scroll indicators, in front of all items.
    private static let inFront: CGFloat = 2e9
}
