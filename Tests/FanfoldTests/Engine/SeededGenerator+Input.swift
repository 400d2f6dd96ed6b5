@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// An input and the time since the previous one, in seconds.
typealias TimedInput = (delay: Double, input: Input)

/// Inputs of users, hosts and applications.
extension SeededGenerator {
    /// A meaningful sequence of inputs: a gesture, a call, a change.
    mutating func episode(for engine: CollectionEngine<StandardLayout>) -> [TimedInput] {
        let pause = one(of: [0.01, 0.1, 0.3, 1.5])
        switch Int.random(in: 0..<12, using: &self) {
        case 0..<4: return gesture(in: engine.context.viewport)
        case 4:
            return (0..<8).map { _ in (one(of: [0.01, 0.02]), .wheel(number(in: -60...60), isPrecise: true)) }
        case 5: return (0..<3).map { _ in (0.05, .wheel(one(of: [-120, 100, 400]), isPrecise: false)) }
        case 6: return (0..<3).map { _ in (0.08, .key(one(of: Key.all))) }
        case 7: return [(pause, .scrollToItem(part: number(in: 0...1), isAnimated: .random(using: &self)))]
        case 8:
            let offset = number(in: engine.layout.offsetRange(in: engine.context))
            return [(pause, .scrollToOffset(offset, isAnimated: .random(using: &self)))]
        case 9:
            return [
                (pause, .show(velocity: number(in: -200...200))),
                (pause, .hover(point(in: Session.viewport))),
            ]
        case 10:
            let layout = parameters(for: one(of: StandardLayout.all))
            return [(pause, .layout(layout.isSparse(in: engine.context) ? layout : engine.layout))]
        default: return [(pause, .context(context(like: engine.context, for: engine.layout)))]
        }
    }

    /// A tap, drag or fling at constant velocity, sometimes cancelled or disturbed by a second finger.
    private mutating func gesture(in viewport: Size) -> [TimedInput] {
        var finger = point(in: viewport)
        let (dx, dy) = (number(in: -40...40), number(in: -40...40))
        var inputs: [TimedInput] = [(one(of: [0.01, 0.2, 1]), .down(pointer: 0, at: finger))]
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            finger = Point(x: finger.x + dx, y: finger.y + dy)
            inputs.append((one(of: [0, 0.004, 0.016]), .move(pointer: 0, to: finger)))
        }
        let isDisturbed = Int.random(in: 0..<5, using: &self) == 0
        if isDisturbed { inputs.append((0.01, .down(pointer: 1, at: point(in: viewport)))) }
        let isTakenAway = Int.random(in: 0..<8, using: &self) == 0
        let pause = one(of: [0, 0.008, 0.2])
        inputs.append((pause, isTakenAway ? .cancel(pointer: 0) : .up(pointer: 0, at: finger)))
        if isDisturbed { inputs.append((0.01, .up(pointer: 1, at: finger))) }
        return inputs
    }

    /// A context with one changed property.
    private mutating func context(like context: LayoutContext, for layout: StandardLayout) -> LayoutContext {
        var result = context
        switch Int.random(in: 0..<5, using: &self) {
        case 0: result.viewport = one(of: Viewports.usual + [Session.viewport, .zero])
        case 1: result.insets = insets(in: context.viewport)
        case 2: result.count = one(of: [0, 1, 5, 31, context.count + 1, 10_000_000])
        case 3: result.direction = one(of: [.leftToRight, .rightToLeft])
        default: result.reduceMotion.toggle()
        }
        return result.withSparseFrame(for: layout)
    }
}

/// Invalid inputs.
extension SeededGenerator {
    /// An invalid input.
    mutating func absurdity(for engine: CollectionEngine<StandardLayout>) -> Input {
        let point = Point(x: absurdNumber(), y: one(of: [100, absurdNumber()]))
        let pointer = Int.random(in: 0...2, using: &self)
        switch Int.random(in: 0..<10, using: &self) {
        case 0: return .down(pointer: pointer, at: point)
        case 1: return .move(pointer: pointer, to: point)
        case 2: return .up(pointer: pointer, at: point)
        case 3: return .cancel(pointer: pointer)
        case 4: return .wheel(absurdNumber(), isPrecise: .random(using: &self))
        case 5: return .scrollToOffset(absurdNumber(), isAnimated: .random(using: &self))
        case 6: return .show(velocity: absurdNumber())
        case 7: return .hover(point)
        default: return .context(absurdContext(like: engine.context, for: engine.layout))
        }
    }

    /// An invalid time between inputs.
    mutating func absurdDelay() -> Double {
        one(of: [0, 1e-300, 1e-9, -1, -1e9, 1000, 1e6, .nan, .infinity, -.infinity])
    }

    private mutating func absurdContext(like context: LayoutContext, for layout: StandardLayout)
        -> LayoutContext
    {
        var result = context
        let size = Size(width: absurdLength(), height: one(of: [500, absurdLength()]))
        if Bool.random(using: &self) { result.viewport = size }
        if Bool.random(using: &self) {
            result.insets = Insets(
                top: absurdLength(), leading: absurdLength(), bottom: absurdLength(), trailing: absurdLength()
            )
        }
        result.offset = absurdNumber()
        return result.withSparseFrame(for: layout)
    }

    private mutating func absurdLength() -> Double {
        one(of: [0, 1e-3, -1, 1e6, -1e9, 1e9, .nan, .infinity, -.infinity])
    }

    private mutating func absurdNumber() -> Double {
        one(of: [
            0, -0.0, 1e-300, -1e-9, -1, 1e6, -1e9, 1e15, -1e300, .greatestFiniteMagnitude, .nan, .infinity,
            -.infinity,
        ])
    }
}

extension Key {
    static let all: [Key] = [
        .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .pageUp, .pageDown,
    ]
}

/// Thousands of visible items are valid, but slow.
extension StandardLayout {
    /// Whether only a part of the items is visible at once.
    fileprivate func isSparse(in context: LayoutContext) -> Bool {
        var middle = context
        middle.offset = offset(showing: Double(context.count / 2), in: context)
        return visibleRange(in: middle).count <= 200
    }
}

extension LayoutContext {
    /// The same context or, for a crowded frame, one with few items.
    fileprivate func withSparseFrame(for layout: StandardLayout) -> LayoutContext {
        var result = self
        if !layout.isSparse(in: self) { result.count = min(count, 31) }
        return result
    }
}
