import Fanfold
import FanfoldUIKit
import Testing
import UIKit

extension KeyboardTests {
    private func inWindow(_ views: UIView...) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        for view in views { window.addSubview(view) }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func keysReachAViewThatIsShown() {
        let collection = Collection(.expanding)
        let window = inWindow(collection.view)
        #expect(collection.view.isFirstResponder)
        SimulatedKeyboard.press(.keyboardDownArrow)
        withExtendedLifetime(window) { StandIn.clock.advance(by: 3) }
        #expect(collection.layout.indexPathForShownItem?.item == 1)
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

    /// `UIResponder.inputAccessoryView`: the bar is visible while the controller is first responder.
    @Test func viewControllerKeepsItsInputAccessoryView() {
        let controller = ConversationController()
        let window = UIWindow(frame: CGRect(origin: .zero, size: Collection.phone))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.becomeFirstResponder()
        let collection = Collection(.expanding)
        let other = ObservedView()
        controller.view.addSubview(other)
        other.reads = 0
        controller.view.addSubview(collection.view)
        #expect(controller.isFirstResponder)
        // Views of other libraries may load or change content on access.
        #expect(other.reads == 0)
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 350), in: window)
        StandIn.clock.advance(by: 3)
        #expect(controller.isFirstResponder)
        controller.resignFirstResponder()
        SimulatedFinger.tap(at: CGPoint(x: 100, y: 350), in: window)
        #expect(collection.view.isFirstResponder)
    }

    @Test func aTextFieldInAnItemKeepsItsKeys() throws {
        let browser = Browser()
        let field = TextField()
        browser.tabs.layoutIfNeeded()
        try #require(browser.cells["1"]).contentView.addSubview(field)
        field.becomeFirstResponder()
        SimulatedKeyboard.press(.keyboardSpacebar)
        SimulatedKeyboard.press(.keyboardReturnOrEnter)
        SimulatedKeyboard.press(.keyboardDownArrow)
        #expect(field.text == " \n")
        SimulatedKeyboard.press(.keyboardDeleteOrBackspace)
        browser.settle()
        #expect(field.text == " ")
        #expect(browser.events.isEmpty)
        #expect(browser.tabs.fanfoldLayout?.indexPathForShownItem == browser.path(0))
        browser.tabs.openItem(at: browser.path(1), animated: false)
        SimulatedKeyboard.press(.keyboardEscape)
        #expect(browser.tabs.indexPathForOpenedItem == nil)
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
        #expect(collection.layout.indexPathForShownItem?.item == 1)
    }
}

/// A view for text input.
private final class TextField: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }

    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ new: String) { text += new }
    func deleteBackward() { _ = text.popLast() }
}

/// A view that counts the reads of its subviews.
private final class ObservedView: UIView {
    var reads = 0

    override var subviews: [UIView] {
        reads += 1
        return super.subviews
    }
}

/// A view controller with a bar above the keyboard.
private final class ConversationController: UIViewController {
    private let bar = UIView()

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
}
