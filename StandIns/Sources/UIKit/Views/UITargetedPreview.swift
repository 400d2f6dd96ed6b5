/// The shape and the background of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    open var backgroundColor: UIColor?
}

/// The place of a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// A view and its place for a context menu or a drag.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }
}

/// A context menu. Simulated: its existence and its elements.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    private var actionProvider: (([UIMenuElement]) -> UIMenu?)?

    public override init() {
        super.init()
    }

    public convenience init(
        identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.init()
        self.actionProvider = actionProvider
    }

    /// Simulated: the menu that would be shown.
    public var simulatedMenu: UIMenu? { actionProvider?([]) }
}

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }

    open var title: String

    init(title: String) {
        self.title = title
        super.init()
    }
}

/// Elements under a title.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public let children: [UIMenuElement]

    public init(title: String = "", children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title)
    }
}
