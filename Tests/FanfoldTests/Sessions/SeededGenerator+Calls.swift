@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Calls of applications.
extension SeededGenerator {
    mutating func call() -> Call {
        switch Int.random(in: 0..<26, using: &self) {
        case 0...3: .insert(at: number(in: 0...1), count: one(of: [0, 1, 1, 1, 2, 5]))
        case 4...7: .remove(at: number(in: 0...1), count: one(of: [0, 1, 1, 1, 2, 40]))
        case 8...10: .move(from: number(in: 0...1), to: number(in: 0...1))
        case 11: .reload(at: number(in: 0...1))
        case 12: .batch(number(in: 0...1), number(in: 0...1))
        case 13: .append
        case 14, 15: .undo
        case 16, 17:
            .open(number(in: 0...1), frame: one(of: [nil, Rect(size: Size(width: 90, height: 40))]))
        case 18: .close
        case 19: .request(number(in: 0...1))
        case 20, 21: .answer(isAllowed: .random(using: &self))
        case 22: .focus(one(of: [nil, number(in: 0...1)]))
        case 23: .options(options())
        case 24: .morph(one(of: StandardLayout.all))
        default: one(of: [.resize(one(of: Viewports.usual)), .loop(.random(using: &self))])
        }
    }

    /// All interaction options, sometimes except one.
    private mutating func options() -> InteractionOptions {
        var options = InteractionOptions()
        options.allowsRemoval = Int.random(in: 0..<5, using: &self) > 0
        options.allowsReordering = Int.random(in: 0..<5, using: &self) > 0
        options.asksBeforeRemoval = .random(using: &self)
        return options
    }

    /// A gesture on an item: a swipe, a long press, a drag down, a pinch.
    mutating func itemGesture(in viewport: Size) -> [TimedInput] {
        let start = point(in: viewport)
        switch Int.random(in: 0..<4, using: &self) {
        case 0: return drag(from: start, by: Point(x: one(of: [-12, -5, 12]), y: number(in: -1...1)))
        case 1: return drag(from: start, by: Point(x: 0, y: number(in: -10...20)))
        case 2:
            return drag(from: start, by: Point(x: number(in: -20...20), y: number(in: -20...20)), after: 0.6)
        default: return pinch(from: start, in: viewport)
        }
    }

    private mutating func drag(from start: Point, by step: Point, after pause: Double = 0.01) -> [TimedInput]
    {
        var (finger, inputs) = (start, [TimedInput(0.01, .down(pointer: 0, at: start))])
        for number in 0..<Int.random(in: 1...14, using: &self) {
            finger = Point(x: finger.x + step.x, y: finger.y + step.y)
            inputs.append((number == 0 ? pause : 0.016, .move(pointer: 0, to: finger)))
        }
        let isTakenAway = Int.random(in: 0..<8, using: &self) == 0
        inputs.append(
            (one(of: [0, 0.008, 0.3]), isTakenAway ? .cancel(pointer: 0) : .up(pointer: 0, at: finger)))
        return inputs
    }

    private mutating func pinch(from start: Point, in viewport: Size) -> [TimedInput] {
        let other = point(in: viewport)
        var inputs: [TimedInput] = [
            (0.01, .down(pointer: 0, at: start)), (0.01, .down(pointer: 1, at: other)),
        ]
        for step in 1...Int.random(in: 1...9, using: &self) {
            let part = Double(step) / 12
            let finger = Point(x: mix(start.x, other.x, part), y: mix(start.y, other.y, part))
            inputs.append((0.016, .move(pointer: 0, to: finger)))
        }
        let first = Int.random(in: 0...1, using: &self)
        inputs.append((0.01, one(of: [.up(pointer: first, at: other), .cancel(pointer: first)])))
        inputs.append((0.01, .up(pointer: 1 - first, at: other)))
        return inputs
    }
}
