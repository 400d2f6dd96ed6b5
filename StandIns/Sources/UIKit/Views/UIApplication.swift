@preconcurrency @MainActor open class UIScreen: NSObject {
    private static let shared = UIScreen()

    open class var main: UIScreen { shared }
    /// The bounds of an iPhone in portrait.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 375, height: 667) }
    open var scale: CGFloat { 2 }
    open var traitCollection: UITraitCollection { UITraitCollection() }
}

@preconcurrency @MainActor open class UIApplication: UIResponder {
    private static let instance = UIApplication()

    open class var shared: UIApplication { instance }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { simulatedLayoutDirection }
    open var preferredContentSizeCategory: UIContentSizeCategory { .simulated }

    /// Sends an action to a target. Without a target, the first object of the first responder's chain that implements the
    /// action gets it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        if let target = target as? any SelectorPerforming {
            target.perform(action, with: sender)
            return true
        }
        guard target == nil, let first = UIResponder.first else { return false }
        if let method = UIResponder.simulatedMethods[action] {
            method(first, sender)
            return true
        }
        let chain = sequence(first: first, next: \.next)
        guard let receiver = chain.lazy.compactMap({ $0 as? any SelectorPerforming }).first else {
            return false
        }
        receiver.perform(action, with: sender)
        return true
    }

    /// Simulated: the direction of the user's language.
    open var simulatedLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
}

@preconcurrency @MainActor open class UIDevice: NSObject {
    private static let shared = UIDevice()

    open class var current: UIDevice { shared }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The content of a storyboard file. There are none here.
@preconcurrency @MainActor open class UINib: NSObject {
    let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }
}
