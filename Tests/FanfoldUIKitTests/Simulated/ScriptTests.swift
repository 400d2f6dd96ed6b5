import Fanfold
import Testing
import UIKit

@testable import FanfoldUIKit

/// The frames of `fanfold replay` match those of a collection view for the same script.
@MainActor @Suite(.serialized) struct ScriptTests {
    /// The tolerance for the position of a corner, in points.
    private static let tolerance = 0.01

    @Test(arguments: try ReplayedScript.all.get().quarter(from: 0))
    func collectionViewShowsTheFramesOfTheEngine(_ replayed: ReplayedScript) throws {
        let script = try replayed.script()
        UIAccessibility.simulatedReduceMotion = script.reduceMotion ?? false
        let latency = StandIn.displayLatency
        StandIn.displayLatency = 0
        defer {
            UIAccessibility.simulatedReduceMotion = false
            StandIn.displayLatency = latency
        }
        let application = try ScriptedApplication(script, layout: replayed.layout)
        var events = script.events[...]
        for frame in try replayed.frames() {
            while let event = events.first, event.at <= frame.at {
                try application.perform(event)
                events.removeFirst()
            }
            application.wait(until: frame.at)
            // An appended item is shown in the next frame after its insertion, and a scroll view has its own curves.
            if !replayed.isComparedAtRest || !application.isMoving { compare(application, frame) }
        }
    }

    private func compare(_ application: ScriptedApplication, _ frame: Frame) {
        let view = application.view
        let shown = frame.visibleItems.filter { !$0.leaving && $0.corners.isInside(view.viewport) }
        for item in shown {
            let name = application.engineItem(item.index)
            let cell = view.visibleCells.first { ($0 as? NamedCell)?.name == name } as? NamedCell
            let isThere = cell.map { $0.quad.isNear(item.corners, within: Self.tolerance) } ?? false
            #expect(
                isThere,
                "item \(item.index) at \(frame.at): \(String(describing: cell?.quad)), not \(item.corners)")
            #expect(
                abs((cell?.alpha ?? -1) - item.opacity) < 1e-6, "item \(item.index) at \(frame.at)")
        }
        let leaving = frame.visibleItems.filter(\.leaving)
        let likenesses = view.host.leaving.all.map(\.quad)
        #expect(likenesses.count == leaving.count, "at \(frame.at)")
        for item in leaving {
            let isThere = likenesses.contains { $0.isNear(item.corners, within: Self.tolerance) }
            #expect(isThere, "item \(item.index), leaving, at \(frame.at)")
        }
        let seen = view.visibleCells.filter {
            $0.alpha > 0 && !$0.isHidden && $0.quad.isInside(view.viewport)
        }
        #expect(seen.count == shown.count, "at \(frame.at)")
    }
}

extension ScriptedApplication {
    /// The name of an item of the engine. During a reorder, the data source has another order.
    fileprivate func engineItem(_ index: Int) -> String {
        view.host.indexPath(of: EngineIndex(index)).map { "\(items[$0.item])" } ?? "nothing"
    }
}

extension Quad {
    /// Whether more of an item than an edge is in a viewport.
    fileprivate func isInside(_ viewport: Size) -> Bool {
        bounds.maxX > 0.01 && bounds.maxY > 0.01 && bounds.minX < viewport.width - 0.01
            && bounds.minY < viewport.height - 0.01
    }
}

extension UIView {
    fileprivate var viewport: Size { Size(width: bounds.width, height: bounds.height) }
}
