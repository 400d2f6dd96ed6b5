/// What is told that VoiceOver's cursor comes and goes. Apple's systems have these methods in `NSObject`.
@MainActor protocol AccessibilityFocusing: AnyObject {
    func accessibilityElementDidBecomeFocused()
    func accessibilityElementDidLoseFocus()
}

extension UIView: AccessibilityFocusing {}
extension UIAccessibilityElement: AccessibilityFocusing {}

/// Simulated: a user of VoiceOver, whose cursor goes from element to element.
///
/// Sources: the documentation of `UIAccessibilityContainer` (a container's elements are read in their order, and take the
/// place of its subviews; a container is no element), of `isAccessibilityElement` (what is one hides what is in it) and of
/// `accessibilityElementsHidden`.
@MainActor public enum SimulatedVoiceOver {
    /// The elements that can be reached in an object, in order.
    public static func elements(in object: NSObject) -> [NSObject] {
        if let element = object as? UIAccessibilityElement {
            return element.isAccessibilityElement ? [element] : []
        }
        guard let view = object as? UIView, !view.isHidden, !view.accessibilityElementsHidden else {
            return []
        }
        if view.isAccessibilityElement { return [view] }
        if let inside = view.accessibilityElements {
            return inside.compactMap { $0 as? NSObject }.flatMap(elements)
        }
        return view.subviews.flatMap(elements)
    }

    /// Flicks to the next element in a view, or to the one before.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    public static func flick(forward: Bool = true, in view: UIView) -> Bool {
        let elements = elements(in: view)
        guard let place = elements.firstIndex(where: { $0 === UIAccessibility.focusedElement }) else {
            return false
        }
        let next = forward ? place + 1 : place - 1
        guard elements.indices.contains(next) else { return false }
        UIAccessibility.moveFocus(to: elements[next])
        return true
    }

    /// Taps twice, with the cursor on an element: that is touched at its activation point, where it does nothing by itself.
    public static func activate(_ view: UIView, in window: UIWindow) {
        guard !view.accessibilityActivate() else { return }
        SimulatedFinger.tap(at: view.accessibilityActivationPoint, in: window)
    }
}

extension CGRect {
    /// Where assistive technologies touch it.
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
