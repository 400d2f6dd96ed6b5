import UIKit

/// A target of recognizers, display links and similar: records its calls.
@MainActor final class Diary: NSObject, SelectorPerforming, UIGestureRecognizerDelegate {
    var entries: [String] = []
    var shouldBegin = true
    var isSimultaneous = false
    var note: (Selector, Any?) -> Void = { _, _ in }

    func perform(_ action: Selector, with sender: Any?) {
        note(action, sender)
        if let recognizer = sender as? UIGestureRecognizer { entries.append("\(recognizer.state)") }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    /// The states without consecutive duplicates.
    var states: [String] { entries.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
}
