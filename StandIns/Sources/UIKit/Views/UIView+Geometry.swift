extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: coordinateSpace.view)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: coordinateSpace.view)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: coordinateSpace.view)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: coordinateSpace.view)
    }

    var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return .zero }
        let outer = superview.safeAreaInsets
        let area = superview.bounds
        // Smaller lengths are rounding errors.
        func reaching(_ length: CGFloat) -> CGFloat { length > 1e-6 ? length : 0 }
        return UIEdgeInsets(
            top: reaching(area.minY + outer.top - frame.minY),
            left: reaching(area.minX + outer.left - frame.minX),
            bottom: reaching(frame.maxY - area.maxY + outer.bottom),
            right: reaching(frame.maxX - area.maxX + outer.right))
    }

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: isLeftToRight ? layoutMargins.left : layoutMargins.right,
                bottom: layoutMargins.bottom,
                trailing: isLeftToRight ? layoutMargins.right : layoutMargins.left)
        }
        set {
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing,
                bottom: newValue.bottom, right: isLeftToRight ? newValue.trailing : newValue.leading)
        }
    }

    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UICoordinateSpace {
    /// The object as a view, if it is one.
    fileprivate var view: UIView? { self as? UIView }
}
