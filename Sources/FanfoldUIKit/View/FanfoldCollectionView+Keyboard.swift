#if canImport(UIKit) && !os(watchOS)
import Fanfold
import UIKit

// MARK: Keys

#if !os(tvOS)
extension FanfoldCollectionView {
    /// What the keys of a keyboard do here and now. From iPadOS 15 on, the focus system and text input come before what
    /// does not ask for priority: so a text field in an item keeps its keys.
    var itemKeyCommands: [UIKeyCommand] {
        Self.keys.filter { host.wouldUse($0.key) }.map { key in
            let command = UIKeyCommand(
                input: key.input, modifierFlags: [], action: Self.keyCommandSelector)
            command.wantsPriorityOverSystemBehavior = isFirstResponder
            return command
        }
    }

    fileprivate func perform(_ command: UIKeyCommand) {
        if let key = Self.keys.first(where: { $0.input == command.input })?.key { host.perform(key) }
    }

    /// What keys are called by, and what they are to the engine.
    private static let keys: [(input: String, key: Key)] = [
        (UIKeyCommand.inputUpArrow, .arrowUp), (UIKeyCommand.inputDownArrow, .arrowDown),
        (UIKeyCommand.inputLeftArrow, .arrowLeft), (UIKeyCommand.inputRightArrow, .arrowRight),
        (UIKeyCommand.inputHome, .home), (UIKeyCommand.inputEnd, .end),
        (UIKeyCommand.inputPageUp, .pageUp), (UIKeyCommand.inputPageDown, .pageDown),
        ("\r", .enter), (" ", .enter), (UIKeyCommand.inputEscape, .escape),
        (UIKeyCommand.inputDelete, .delete), ("\u{7F}", .delete),
    ]
}

// MARK: Who gets them

extension FanfoldCollectionView {
    /// Becomes first responder where nobody is: keys reach nobody else.
    func takeIdleKeys() {
        if let window, window.firstResponder == nil { becomeFirstResponder() }
    }

    /// Becomes first responder where another collection view of Fanfold's is, or nobody: a text field keeps its keyboard.
    func takeKeys() {
        guard let window, !isFirstResponder else { return }
        let holder = window.firstResponder
        if holder == nil || holder is FanfoldCollectionView { becomeFirstResponder() }
    }
}

extension UIView {
    /// The view in this one, or this one, that keys go to.
    fileprivate var firstResponder: UIView? {
        isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
    }
}

// MARK: The Objective-C runtime

extension FanfoldCollectionView {
    #if canImport(ObjectiveC)
    fileprivate static let keyCommandSelector = #selector(performItemKeyCommand(_:))

    @objc private func performItemKeyCommand(_ command: UIKeyCommand) { perform(command) }
    #else
    fileprivate static let keyCommandSelector = Selector("performItemKeyCommand:")
    #endif
}

#if !canImport(ObjectiveC)
extension FanfoldCollectionView: SelectorPerforming {
    public func perform(_ action: Selector, with sender: Any?) {
        if let command = sender as? UIKeyCommand { perform(command) }
    }
}
#endif
#endif

// MARK: Focus

extension FanfoldCollectionView {
    /// The item that is about to get the focus, if it is one of this view's.
    func itemToFocus(in context: UIFocusUpdateContext) -> IndexPath? {
        context.nextFocusedView.flatMap(cell).flatMap(indexPath)
    }

    /// The focus engine scrolls what it focuses into view, to where the layout shows that item; an item that was in view
    /// already is scrolled to afterwards.
    func bringToRest(_ indexPath: IndexPath, with coordinator: UIFocusAnimationCoordinator) {
        coordinator.addCoordinatedAnimations(nil) { [weak self] in
            guard let self, let fanfoldLayout, fanfoldLayout.state.itemToFocus == indexPath else { return }
            fanfoldLayout.state.itemToFocus = nil
            if !isDragging && !isDecelerating { fanfoldLayout.scrollToItem(at: indexPath, animated: true) }
        }
    }
}
#endif
