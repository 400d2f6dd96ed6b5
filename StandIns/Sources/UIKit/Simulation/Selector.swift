/// The name of a method. Linux has no Objective-C runtime, so `#selector` cannot be written there; a name can.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String

    public init(_ str: String) {
        name = str
    }

    public init(stringLiteral value: String) {
        name = value
    }
}

/// What does by hand what the Objective-C runtime does on Apple's systems: calls a method by its name.
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {
    func perform(_ action: Selector, with sender: Any?)
}
