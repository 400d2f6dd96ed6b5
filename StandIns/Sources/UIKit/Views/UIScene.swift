/// One instance of the application's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    open private(set) var activationState = ActivationState.foregroundActive

    override init() {
        super.init()
    }

    nonisolated open class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UISceneDidEnterBackgroundNotification")
    }
    nonisolated open class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Simulated: sends the scene to the background.
    open func simulateBackground() {
        activationState = .background
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    }

    /// Simulated: brings the scene back. The state follows the notification.
    open func simulateForeground() {
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        activationState = .foregroundActive
    }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// Simulated: UIKit creates scenes.
    open class func simulated() -> UIWindowScene { UIWindowScene() }
}
