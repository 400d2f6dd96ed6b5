#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A search for the first responder, which may be a view controller.
///
/// UIKit sends an action without a target to the first responder. The views of a window are not enumerated: other
/// libraries' views may load or change content on access, and no view controller is among them.
@MainActor
final class FirstResponderSearch: NSObject {
    private var found: UIResponder?

    /// Returns the first responder in a view's window; nil if there is none.
    static func firstResponder(inWindowOf view: UIView) -> UIResponder? {
        view.window.flatMap { firstResponder(within: $0, from: view) }
    }

    /// Returns the first responder if it is a view or in its responder chain.
    ///
    /// - Parameter origin: A view in a window.
    static func firstResponder(within view: UIView, from origin: UIView) -> UIResponder? {
        // The shared application is unavailable in extensions.
        let application = origin.responders.lazy.compactMap { $0 as? UIApplication }.first
        let search = FirstResponderSearch()
        _ = application?.sendAction(selector, to: nil, from: search, for: nil)
        guard let found = search.found, found.responders.contains(where: { $0 === view }) else { return nil }
        return found
    }

    /// Notes the receiver of the action. Without a first responder, UIKit may send the action to another object.
    fileprivate func note(_ responder: UIResponder) {
        if responder.isFirstResponder { found = responder }
    }

    #if canImport(ObjectiveC)
    private static let selector = #selector(UIResponder.fanfoldNoteFirstResponder(_:))
    #else
    private static let selector = {
        let selector = Selector("fanfoldNoteFirstResponder:")
        UIResponder.simulatedMethods[selector] = { ($1 as? FirstResponderSearch)?.note($0) }
        return selector
    }()
    #endif
}

extension UIResponder {
    /// The responder chain, from this object on.
    fileprivate var responders: UnfoldFirstSequence<UIResponder> { sequence(first: self, next: \.next) }

    #if canImport(ObjectiveC)
    @objc fileprivate func fanfoldNoteFirstResponder(_ search: FirstResponderSearch) { search.note(self) }
    #endif
}
#endif
