#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The place of endless content within the finite content of a scroll view.
///
/// The engine's offsets have no end. The scroll view shows a window of them, and the window moves along before the
/// content reaches its end: the content offset returns to the middle, and all items move with it.
struct LoopedContent {
    /// Whether the application requests a loop.
    var isRequested = false
    /// The position of the engine's offset 0 in the content, without the layout's margin, in points.
    var start = 0.0
    /// The length of the content, in points. Core Animation's single precision places items to 1/64 of a point in its
    /// middle, and no fling is half as long.
    var length = 262_144.0

    var middle: Double { length / 2 }

    /// The distance from the middle at which the content returns there, in points. Content that moves by itself goes
    /// farther, so that its velocity is kept as long as possible.
    func limit(in phase: ScrollPhase) -> Double {
        phase == .idle || phase == .held ? length / 8 : length * 3 / 8
    }
}

extension EngineOwner {
    /// Returns looping content to the middle, when it has come near its ends. Items, velocity and target stay.
    ///
    /// The property `contentOffset` keeps the drag and the deceleration of a scroll view; `setContentOffset` ends them.
    func recenter() {
        guard let view, let now = currentGeometry, now.context.isLooping,
            abs(now.origin - loop.middle) > loop.limit(in: view.scrollPhase)
        else { return }
        let distance = (loop.middle - now.origin).rounded()
        loop.start += distance
        view.contentOffset = LayoutGeometry(now, of: view, loop, division).contentOffset(
            at: now.context.offset, keeping: view.contentOffset)
    }

    /// Finds a place for an offset that the engine requests.
    ///
    /// While the scroll view moves, only the items move: each request would end the movement. Otherwise the scroll view
    /// moves, within the limit.
    func place(_ offset: Double, in now: inout LayoutGeometry, _ phase: ScrollPhase) {
        if phase != .idle {
            loop.start += now.context.offset - offset
        } else if abs(offset + now.start - loop.middle) > loop.limit(in: phase) {
            loop.start += (loop.middle - offset - now.start).rounded()
        }
        now.loop = loop
    }
}
#endif
