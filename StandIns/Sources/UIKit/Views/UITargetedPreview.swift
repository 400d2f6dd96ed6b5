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

/// A context menu. Simulated: its existence.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {}
