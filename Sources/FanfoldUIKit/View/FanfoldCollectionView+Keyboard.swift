#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

// MARK: Keys

#if os(tvOS)
extension FanfoldCollectionView {
    /// Remote controls act on the focused item.
    func keyboardHandlingDidChange() {}
}
#else
extension FanfoldCollectionView {
    /// The key commands that have an effect at present. From iPadOS 15 on, the focus system and text input precede
    /// commands without priority, so a text field in an item keeps its keys.
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

    /// The inputs of UIKit and the keys of the engine.
    private static let keys: [(input: String, key: Key)] = [
        (UIKeyCommand.inputUpArrow, .arrowUp), (UIKeyCommand.inputDownArrow, .arrowDown),
        (UIKeyCommand.inputLeftArrow, .arrowLeft), (UIKeyCommand.inputRightArrow, .arrowRight),
        (UIKeyCommand.inputHome, .home), (UIKeyCommand.inputEnd, .end),
        (UIKeyCommand.inputPageUp, .pageUp), (UIKeyCommand.inputPageDown, .pageDown),
        ("\r", .enter), (" ", .enter), (UIKeyCommand.inputEscape, .escape),
        (UIKeyCommand.inputDelete, .delete), ("\u{7F}", .delete),
    ]
}

// MARK: First responder

extension FanfoldCollectionView {
    /// Lets arrow keys move from item to item instead of UIKit's scrolling.
    func keyboardHandlingDidChange() {
        if #available(iOS 17, visionOS 1, *) { allowsKeyboardScrolling = !handlesKeyboard }
        if fanfoldLayout != nil { takeIdleKeys() }
    }

    /// Whether the view becomes first responder by itself.
    private var takesKeys: Bool {
        let ancestors = sequence(first: self as UIView, next: \.superview).dropFirst()
        return handlesKeyboard && !ancestors.contains { $0 is FanfoldCollectionView }
    }

    /// Becomes first responder if there is none; otherwise no view would receive keys.
    func takeIdleKeys() {
        guard takesKeys, window != nil else { return }
        if FirstResponderSearch.firstResponder(inWindowOf: self) == nil { becomeFirstResponder() }
    }

    /// Becomes first responder if there is none, or if it is another view of this class. A text field keeps its
    /// keyboard, and a view controller its input accessory view.
    func takeKeys() {
        guard takesKeys, window != nil, !isFirstResponder else { return }
        let holder = FirstResponderSearch.firstResponder(inWindowOf: self)
        if holder == nil || holder is FanfoldCollectionView { becomeFirstResponder() }
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
    /// The item that is about to get the focus, if it belongs to this view.
    func itemToFocus(in context: UIFocusUpdateContext) -> IndexPath? {
        context.nextFocusedView.flatMap(cell).flatMap(indexPath)
    }

    /// Scrolls to the item that gets the focus. The focus engine itself scrolls hidden items to the offset of the
    /// layout; a visible item is scrolled to afterwards.
    func bringToRest(_ indexPath: IndexPath, with coordinator: UIFocusAnimationCoordinator) {
        coordinator.addCoordinatedAnimations(nil) { [weak self] in
            guard let self, let fanfoldLayout, host.owner.itemToFocus == indexPath else { return }
            host.owner.itemToFocus = nil
            if !isDragging && !isDecelerating { fanfoldLayout.scrollToItem(at: indexPath, animated: true) }
        }
    }
}
#endif
