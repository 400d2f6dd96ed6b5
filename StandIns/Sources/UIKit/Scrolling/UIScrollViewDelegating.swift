/// Where `UIScrollView.delegate` is declared.
///
/// A collection view's delegate has a narrower type than a scroll view's. A Swift class cannot narrow a property of
/// its superclass, but it can shadow one that comes from an extension of a protocol.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: AnyObject {
    /// What holds the delegate.
    var delegateOfScrollView: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
    public var delegate: (any UIScrollViewDelegate)? {
        get { delegateOfScrollView }
        set { delegateOfScrollView = newValue }
    }
}
