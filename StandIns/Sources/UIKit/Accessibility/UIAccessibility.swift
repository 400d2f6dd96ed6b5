/// Accessibility notifications and settings.
@preconcurrency @MainActor public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    public static var isReduceMotionEnabled: Bool { simulatedReduceMotion }
    public static var isVoiceOverRunning: Bool { simulatedVoiceOver }
    public static var isSwitchControlRunning: Bool { simulatedSwitchControl }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }

    nonisolated public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    nonisolated public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")

    public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posted.append((notification, argument))
        if notification == .layoutChanged || notification == .screenChanged,
            let argument = argument as? NSObject
        {
            moveFocus(to: SimulatedVoiceOver.elements(in: argument).first ?? argument)
        }
    }

    /// Simulated: the window fills the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil)
    }

    public static func focusedElement(
        using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
    ) -> Any? { focusedElement }

    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    // MARK: Simulated

    /// All posted notifications, in order.
    public static var posted: [(notification: UIAccessibility.Notification, argument: Any?)] = []

    /// The user's Reduce Motion setting.
    public static var simulatedReduceMotion = false {
        didSet {
            guard simulatedReduceMotion != oldValue else { return }
            StandIn.post(reduceMotionStatusDidChangeNotification)
        }
    }

    /// The user's Switch Control setting.
    public static var simulatedSwitchControl = false

    /// The user's VoiceOver setting.
    public static var simulatedVoiceOver = false {
        didSet {
            guard simulatedVoiceOver != oldValue else { return }
            StandIn.post(voiceOverStatusDidChangeNotification)
        }
    }

    /// The element under VoiceOver's cursor.
    static weak var focusedElement: NSObject?

    /// Moves VoiceOver's cursor to a view or another element.
    public static func moveFocus(to element: NSObject?) {
        (focusedElement as? any AccessibilityFocusing)?.accessibilityElementDidLoseFocus()
        focusedElement = element
        (element as? any AccessibilityFocusing)?.accessibilityElementDidBecomeFocused()
        StandIn.post(elementFocusedNotification)
    }
}
