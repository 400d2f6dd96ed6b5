/// Receives changes of VoiceOver's cursor. On Apple's systems these methods belong to `NSObject`.
@MainActor protocol AccessibilityFocusing: AnyObject {
    func accessibilityElementDidBecomeFocused()
    func accessibilityElementDidLoseFocus()
}

extension UIView: AccessibilityFocusing {}
extension UIAccessibilityElement: AccessibilityFocusing {}

/// Simulated: a VoiceOver user who moves the cursor between elements.
///
/// Sources: the documentation of `UIAccessibilityContainer` (a container's elements are read in order and
/// replace its subviews; a container is not an element), of `isAccessibilityElement` (an element hides its
/// descendants) and of `accessibilityElementsHidden`.
@MainActor public enum SimulatedVoiceOver {
    /// The accessible elements of an object, in order.
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

    /// Moves the cursor to the next or previous element in a view.
    ///
    /// - Returns: Whether there was such an element.
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

    /// Double-taps the element under the cursor: unless the element handles the activation, its activation
    /// point is touched.
    public static func activate(_ view: UIView, in window: UIWindow) {
        guard !view.accessibilityActivate() else { return }
        SimulatedFinger.tap(at: view.accessibilityActivationPoint, in: window)
    }
}

extension CGRect {
    /// The default activation point.
    var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
