@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Any input of an engine.
enum Input: Sendable {
    case down(pointer: Int, at: Point)
    case move(pointer: Int, to: Point)
    case up(pointer: Int, at: Point)
    case cancel(pointer: Int)
    case wheel(Double, isPrecise: Bool)
    case key(Key)
    /// To the item at a fraction of the content, from 0 to 1.
    case scrollToItem(part: Double, isAnimated: Bool)
    case scrollToOffset(Double, isAnimated: Bool)
    case show(velocity: Double)
    case layout(StandardLayout)
    case context(LayoutContext)
    /// Hit-tests a point, like a host for a hovering pointer.
    case hover(Point)
}

extension CollectionEngine<StandardLayout> {
    /// Handles an input at a time.
    mutating func take(_ input: Input, at time: Double) {
        switch input {
        case .down(let pointer, let point): pointerDown(pointer, at: point, time: time)
        case .move(let pointer, let point): pointerMoved(pointer, to: point, time: time)
        case .up(let pointer, let point): pointerUp(pointer, at: point, time: time)
        case .cancel(let pointer): pointerCancelled(pointer, time: time)
        case .wheel(let distance, let isPrecise): _ = wheel(distance, isPrecise: isPrecise, time: time)
        case .key(let key): _ = keyDown(key, time: time)
        case .scrollToItem(let part, let isAnimated):
            guard context.count > 0 else { return }
            let index = Int(part * Double(context.count - 1))
            scroll(to: index, animated: isAnimated, time: time)
        case .scrollToOffset(let offset, let isAnimated):
            scroll(toOffset: offset, animated: isAnimated, time: time)
        case .show(let velocity): scrollAutomatically(velocity: velocity, time: time)
        case .layout(let layout): reconfigure(time: time) { current, _ in current = layout }
        case .context(let context): reconfigure(time: time) { _, current in current = context }
        case .hover(let point): _ = item(at: point)
        }
    }
}
