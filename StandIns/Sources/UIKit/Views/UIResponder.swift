/// An object that handles events. Simulated: the responder chain and the first responder.
@preconcurrency @MainActor open class UIResponder: NSObject {
    static weak var first: UIResponder?

    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    open var undoManager: UndoManager? { next?.undoManager }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { Self.first === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, Self.first?.resignFirstResponder() ?? true else { return false }
        Self.first = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        if Self.first === self { Self.first = nil }
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    open var keyCommands: [UIKeyCommand]? { nil }
    /// The view above the keyboard while the object or an object of its chain is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Simulated: methods that an extension adds to all responders. The Objective-C runtime finds them by their names.
    public static var simulatedMethods: [Selector: (UIResponder, Any?) -> Void] = [:]
}
