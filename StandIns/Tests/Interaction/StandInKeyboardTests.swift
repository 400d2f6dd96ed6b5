import Testing
import UIKit

/// Keys are sent to the first responder; the system precedes commands without priority.
@MainActor @Suite struct StandInKeyboardTests {
    private final class Responder: UIView, SelectorPerforming {
        var presses = 0
        var performed: [String] = []
        var hasPriority = false

        override var canBecomeFirstResponder: Bool { true }

        override var keyCommands: [UIKeyCommand]? {
            let command = UIKeyCommand(
                input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: Selector("down:"))
            command.wantsPriorityOverSystemBehavior = hasPriority
            return [command]
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += 1 }

        func perform(_ action: Selector, with sender: Any?) {
            performed.append((sender as? UIKeyCommand)?.input ?? "")
        }
    }

    /// `UIResponder.becomeFirstResponder()`: “UIKit dispatches some types of events, such as motion events,
    /// to the first responder initially”; key events likewise.
    @Test func keysWithoutFirstResponderAreDropped() {
        let view = Responder(frame: .zero)
        view.becomeFirstResponder()
        #expect(SimulatedKeyboard.press(.keyboardTab))
        #expect(view.presses == 1)
        view.resignFirstResponder()
        #expect(!SimulatedKeyboard.press(.keyboardTab))
        #expect(view.presses == 1)
    }

    /// `UIResponder.keyCommands`: “The key commands you return from this method are applied to the entire responder chain.”
    @Test func commandsOfTheWholeChainApply() {
        let (outer, inner) = (Responder(frame: .zero), TextView(frame: .zero))
        outer.addSubview(inner)
        inner.becomeFirstResponder()
        defer { inner.resignFirstResponder() }
        SimulatedKeyboard.press(.keyboardDownArrow, [.numericPad])
        #expect(outer.performed == [UIKeyCommand.inputDownArrow])
        SimulatedKeyboard.press(.keyboardDownArrow, [.command])
        #expect(outer.performed.count == 1 && outer.presses == 1)
    }

    /// `UIApplication.sendAction(_:to:from:for:)`: “If target is nil, the app sends the message to the first responder from
    /// whence it progresses up the responder chain until it is handled.”
    @Test func actionWithoutTargetReachesTheChainOfTheFirstResponder() {
        let (outer, inner) = (Responder(frame: .zero), TextView(frame: .zero))
        outer.addSubview(inner)
        let action = Selector("down:")
        // A view of another test may be first responder.
        inner.becomeFirstResponder()
        inner.resignFirstResponder()
        #expect(!UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
        inner.becomeFirstResponder()
        defer { inner.resignFirstResponder() }
        #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
        #expect(outer.performed.count == 1)
        var receivers: [UIResponder] = []
        UIResponder.simulatedMethods[action] = { responder, _ in receivers.append(responder) }
        defer { UIResponder.simulatedMethods[action] = nil }
        UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
        #expect(receivers == [inner])
    }

    /// `UIKeyCommand.wantsPriorityOverSystemBehavior`: “In iOS 15 and later, the system delivers physical keyboard events to
    /// the text input or focus systems first.”
    @Test(arguments: [false, true])
    func focusSystemPrecedesCommandsWithoutPriority(_ hasPriority: Bool) {
        let view = Responder(frame: .zero)
        view.hasPriority = hasPriority
        view.becomeFirstResponder()
        let cell = UICollectionViewCell(frame: .zero)
        UIFocusSystem.moveFocus(to: cell)
        defer {
            UIFocusSystem.moveFocus(to: nil)
            view.resignFirstResponder()
        }
        SimulatedKeyboard.press(.keyboardDownArrow)
        #expect(view.performed.isEmpty == !hasPriority)
    }

    /// `UIScrollView.allowsKeyboardScrolling`, since iOS 17: the default is true.
    @Test(arguments: [false, true])
    func scrollViewScrollsByKeysUnlessDisabled(_ isAllowed: Bool) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize.height = 1000
        #expect(scrollView.allowsKeyboardScrolling)
        scrollView.allowsKeyboardScrolling = isAllowed
        let view = TextView(frame: .zero)
        scrollView.addSubview(view)
        view.becomeFirstResponder()
        defer { view.resignFirstResponder() }
        SimulatedKeyboard.press(.keyboardPageDown)
        StandIn.clock.advance(by: 1)
        #expect(scrollView.contentOffset.y == (isAllowed ? 100 : 0))
    }
}

private final class TextView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
