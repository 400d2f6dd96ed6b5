import Fanfold
import FanfoldUIKit
import Testing
import UIKit

/// Keys reach the view, before the system has a use for them, and only where they do something.
@MainActor @Suite struct KeyboardTests {
    private func inWindow(_ views: UIView...) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        for view in views { window.addSubview(view) }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func inputs(_ view: UIView) -> Set<String> { Set((view.keyCommands ?? []).compactMap(\.input)) }

    @Test func keysReachAViewThatIsShown() {
        let collection = Collection(.expanding)
        let window = inWindow(collection.view)
        #expect(collection.view.isFirstResponder)
        SimulatedKeyboard.press(.keyboardDownArrow)
        withExtendedLifetime(window) { StandIn.clock.advance(by: 3) }
        #expect(collection.layout.indexPathShown?.item == 1)
        #expect(collection.offset == 180)
    }

    @Test func keysThatSomebodyHasStayThere() {
        let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let window = inWindow(field)
        field.becomeFirstResponder()
        let collection = Collection(.expanding)
        window.addSubview(collection.view)
        #expect(field.isFirstResponder)
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 350), in: window)
        #expect(field.isFirstResponder)
        SimulatedKeyboard.press(.keyboardDownArrow)
        #expect(collection.offset == 0)
    }

    @Test func theViewThatIsTouchedGetsTheKeys() {
        let (first, second) = (Collection(.expanding), Collection(.expanding))
        second.view.frame.origin.y = 400
        let window = inWindow(first.view, second.view)
        #expect(first.view.isFirstResponder)
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 450), in: window)
        StandIn.clock.advance(by: 3)
        #expect(second.view.isFirstResponder)
    }

    @Test func theFocusSystemDoesNotTakeThem() throws {
        let collection = Collection(.expanding)
        let window = inWindow(collection.view)
        UIFocusSystem.moveFocus(to: collection.cell(0))
        defer { UIFocusSystem.moveFocus(to: nil) }
        SimulatedKeyboard.press(.keyboardDownArrow)
        withExtendedLifetime(window) { StandIn.clock.advance(by: 3) }
        #expect(collection.layout.indexPathShown?.item == 1)
    }

    @Test func keysThatDoNothingHereAreLeftToOthers() throws {
        let list = Collection(.expanding)
        let view = try #require(list.view as? FanfoldCollectionView)
        #expect(
            inputs(view) == [UIKeyCommand.inputDownArrow, UIKeyCommand.inputPageDown, UIKeyCommand.inputEnd])
        list.scroll(to: 540)
        #expect(inputs(view).isSuperset(of: [UIKeyCommand.inputUpArrow, UIKeyCommand.inputHome]))
        #expect(
            inputs(view).isDisjoint(with: ["\r", " ", UIKeyCommand.inputLeftArrow, UIKeyCommand.inputEscape]))
        view.highlightsTappedItem = true
        #expect(inputs(view).isSuperset(of: ["\r", " "]))
        view.highlightItem(at: IndexPath(item: 3, section: 0), animated: false)
        #expect(inputs(view) == [UIKeyCommand.inputEscape])
    }

    @Test func theScrollViewDoesNotScrollByKeysItself() {
        #expect(Collection(.expanding).view.allowsKeyboardScrolling == false)
        let other = FanfoldCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(other.allowsKeyboardScrolling)
    }
}

/// What a keyboard types into.
private final class TextField: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
