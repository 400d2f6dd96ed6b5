import Testing
import UIKit

/// VoiceOver's cursor moves between elements, as documented by `UIAccessibilityContainer`.
@MainActor @Suite struct StandInVoiceOverTests {
    private func element(in parent: UIView) -> UIView {
        let view = UIView()
        view.isAccessibilityElement = true
        parent.addSubview(view)
        return view
    }

    /// `isAccessibilityElement`: elements inside an element are unreachable.
    @Test func elementHidesItsDescendants() {
        let root = UIView()
        let outer = element(in: root)
        _ = element(in: outer)
        #expect(SimulatedVoiceOver.elements(in: root) == [outer])
    }

    /// `accessibilityElements` replaces the subviews, in its own order.
    @Test func containersElementsAreReadInOrder() {
        let root = UIView()
        let (first, second) = (element(in: root), element(in: root))
        let third = UIAccessibilityElement(accessibilityContainer: root)
        root.accessibilityElements = [third, second, first]
        #expect(SimulatedVoiceOver.elements(in: root) == [third, second, first])
        first.accessibilityElementsHidden = true
        #expect(SimulatedVoiceOver.elements(in: root) == [third, second])
    }

    @Test func flickStopsAtTheLastElement() {
        let root = UIView()
        let (first, second) = (element(in: root), element(in: root))
        UIAccessibility.moveFocus(to: first)
        #expect(SimulatedVoiceOver.flick(in: root))
        #expect(second.accessibilityElementIsFocused())
        #expect(!SimulatedVoiceOver.flick(in: root))
        #expect(SimulatedVoiceOver.flick(forward: false, in: root))
        #expect(first.accessibilityElementIsFocused())
    }

    /// `UIAccessibility.Notification.layoutChanged`: the argument is the element to which VoiceOver's cursor
    /// moves.
    @Test func cursorMovesToTheFirstChangedElement() {
        let root = UIView()
        let first = element(in: root)
        UIAccessibility.post(notification: .layoutChanged, argument: root)
        #expect(first.accessibilityElementIsFocused())
    }
}
