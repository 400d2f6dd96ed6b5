/// A keyboard whose keys tests press.
///
/// Sources: the documentation of `UIResponder.becomeFirstResponder()` (keys go to the first responder and
/// along its chain; without one, to nobody), of `UIResponder.keyCommands` (commands of the whole chain
/// count), of `UIKeyCommand.wantsPriorityOverSystemBehavior` (since iOS 15 text input and the focus system
/// precede commands without priority) and of `UIScrollView.allowsKeyboardScrolling` (since iOS 17 scroll
/// views handle keys).
@MainActor public enum SimulatedKeyboard {
    /// Presses and releases a key.
    ///
    /// - Returns: Whether there was a responder.
    @discardableResult
    public static func press(_ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = []) -> Bool {
        guard let first = UIResponder.first else { return false }
        let chain = Array(sequence(first: first, next: \.next))
        let commands = chain.flatMap { $0.keyCommands ?? [] }.filter { command in
            command.input == inputs[key] && command.modifierFlags == flags.subtracting(.numericPad)
        }
        if let command = commands.first(where: \.wantsPriorityOverSystemBehavior) {
            send(command, along: chain)
        } else if !isForSystem(key, flags, chain) {
            if let command = commands.first {
                send(command, along: chain)
            } else {
                press(key, flags, at: first)
            }
        }
        return true
    }

    private static func press(
        _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags, at responder: UIResponder
    ) {
        let press = UIPress(key: UIKey(keyCode: key, modifierFlags: flags))
        responder.pressesBegan([press], with: nil)
        responder.pressesEnded([press], with: nil)
    }

    /// Calls the action of the first responder that implements it.
    private static func send(_ command: UIKeyCommand, along chain: [UIResponder]) {
        guard let action = command.action else { return }
        chain.lazy.compactMap { $0 as? any SelectorPerforming }.first?.perform(action, with: command)
    }

    /// Whether text input, the focus system or a scroll view handles the key.
    private static func isForSystem(
        _ key: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags, _ chain: [UIResponder]
    ) -> Bool {
        guard flags.subtracting(.numericPad).isEmpty else { return false }
        if let text = chain.first as? any UIKeyInput, isForText(key, text) { return true }
        if UIFocusSystem.focusedView != nil && arrows.contains(key) { return true }
        guard
            let scrollView = chain.lazy.compactMap({ $0 as? UIScrollView }).first(
                where: \.allowsKeyboardScrolling),
            let pages = pages[key]
        else { return false }
        scrollView.scrollByKey(pages: pages)
        return true
    }

    /// Whether a key types, deletes or moves the insertion point.
    private static func isForText(_ key: UIKeyboardHIDUsage, _ text: any UIKeyInput) -> Bool {
        switch key {
        case .keyboardDeleteOrBackspace: text.deleteBackward()
        case .keyboardSpacebar: text.insertText(" ")
        case .keyboardReturnOrEnter: text.insertText("\n")
        default: return arrows.contains(key)
        }
        return true
    }

    private static let arrows: Set<UIKeyboardHIDUsage> = [
        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
    ]

    /// The distance that keys scroll, in pages.
    private static let pages: [UIKeyboardHIDUsage: CGFloat] = [
        .keyboardUpArrow: -0.1, .keyboardDownArrow: 0.1, .keyboardPageUp: -1, .keyboardPageDown: 1,
        .keyboardSpacebar: 1, .keyboardHome: -.greatestFiniteMagnitude,
        .keyboardEnd: .greatestFiniteMagnitude,
    ]

    private static let inputs: [UIKeyboardHIDUsage: String] = [
        .keyboardReturnOrEnter: "\r", .keyboardEscape: UIKeyCommand.inputEscape,
        .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete, .keyboardDeleteForward: "\u{7F}",
        .keyboardTab: "\t", .keyboardSpacebar: " ", .keyboardHome: UIKeyCommand.inputHome,
        .keyboardEnd: UIKeyCommand.inputEnd, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
        .keyboardRightArrow: UIKeyCommand.inputRightArrow, .keyboardUpArrow: UIKeyCommand.inputUpArrow,
        .keyboardDownArrow: UIKeyCommand.inputDownArrow,
    ]
}

extension UIScrollView {
    fileprivate func scrollByKey(pages: CGFloat) {
        let range = max(
            contentSize.height + adjustedContentInset.bottom - bounds.height, -adjustedContentInset.top)
        let wanted = contentOffset.y + pages * bounds.height
        setContentOffset(
            CGPoint(x: contentOffset.x, y: min(max(wanted, -adjustedContentInset.top), range)), animated: true
        )
    }
}
