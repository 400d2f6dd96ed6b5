#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The target of a gesture recognizer or a display link, which calls a closure.
@MainActor
final class ActionTarget: NSObject {
    private let action: @MainActor (Any?) -> Void

    init(_ action: @escaping @MainActor (Any?) -> Void) {
        self.action = action
        super.init()
    }

    #if canImport(ObjectiveC)
    nonisolated static var selector: Selector { #selector(fire(_:)) }

    @objc func fire(_ sender: Any?) {
        action(sender)
    }
    #else
    nonisolated static var selector: Selector { Selector("fire:") }
    #endif
}

#if !canImport(ObjectiveC)
extension ActionTarget: SelectorPerforming {
    func perform(_ selector: Selector, with sender: Any?) {
        action(sender)
    }
}
#endif
#endif
