/// A method's name. Without an Objective-C runtime, `#selector` is unavailable on Linux; names are written as
/// strings.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String

    public init(_ str: String) {
        name = str
    }

    public init(stringLiteral value: String) {
        name = value
    }
}

/// Calls methods by name, like the Objective-C runtime on Apple's systems.
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {
    func perform(_ action: Selector, with sender: Any?)
}
