@_spi(Host) @testable import Fanfold
import FanfoldStandard

/// Calls of an application. A part from 0 to 1 represents an index that exists for every count.
enum Call: Sendable {
    case insert(at: Double, count: Int)
    case remove(at: Double, count: Int)
    case move(from: Double, to: Double)
    case reload(at: Double)
    /// Several changes in one call: a removal, an insertion and a move.
    case batch(Double, Double)
    case append
    case undo
    case open(Double, frame: Rect?)
    case close
    case request(Double)
    /// Answers the oldest removal request.
    case answer(isAllowed: Bool)
    case focus(Double?)
    case options(InteractionOptions)
    case morph(StandardLayout)
    case resize(Size)
    case loop(Bool)
}

extension CollectionEngine<StandardLayout> {
    /// Makes a call at a time, unless it requires an item and there is none.
    ///
    /// - Parameter awaiting: The items with pending removal requests.
    mutating func take(_ call: Call, animated: Bool, awaiting: [Int], at time: Double) {
        passTime(to: time)
        let count = context.count
        let (last, hasItems) = (Double(max(count - 1, 0)), count > 0)
        func item(_ part: Double) -> Int { Int((part * last).rounded()) }
        switch call {
        case .insert(let part, let number):
            let index = Int((part * Double(count)).rounded())
            apply([.insert(at: index, count: number)], animated: animated, time: time)
        case .remove(let part, let number) where hasItems:
            let index = item(part)
            apply(
                [.remove(at: index, count: min(number, count - index))], animated: animated, time: time)
        case .move(let from, let to) where hasItems:
            apply([.move(from: item(from), to: item(to))], animated: animated, time: time)
        case .reload(let part) where hasItems:
            apply([.reload(at: item(part))], animated: animated, time: time)
        case .batch(let one, let other) where hasItems:
            apply(
                [.remove(at: item(one)), .insert(at: 0, count: 2), .move(from: item(other), to: item(one))],
                animated: animated, time: time)
        case .append: append(time: time)
        case .undo: _ = undoRemoval(animated: animated, time: time)
        case .open(let part, let frame) where hasItems:
            openItem(at: item(part), in: frame, time: time)
        case .close: closeItem(time: time)
        case .request(let part) where hasItems: requestRemoval(of: item(part), time: time)
        case .answer(let isAllowed):
            if let index = awaiting.first { answerRemoval(of: index, isAllowed: isAllowed, time: time) }
        case .focus(let part): focus(on: hasItems ? part.map(item) : nil, time: time)
        case .options(let options): self.options = options
        case .morph(let new): reconfigure(animated: animated, time: time) { layout, _ in layout = new }
        case .resize(let size): reconfigure(animated: animated, time: time) { $1.viewport = size }
        case .loop(let isLooping): reconfigure(animated: animated, time: time) { $1.isLooping = isLooping }
        default: break
        }
    }
}
