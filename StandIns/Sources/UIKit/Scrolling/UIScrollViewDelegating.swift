/// Declares `UIScrollView.delegate`.
///
/// A collection view's delegate has a narrower type than a scroll view's. A Swift class cannot narrow an
/// inherited property, but can shadow a property of a protocol extension.
@preconcurrency @MainActor public protocol UIScrollViewDelegating: AnyObject {
    /// The stored delegate.
    var delegateOfScrollView: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
    public var delegate: (any UIScrollViewDelegate)? {
        get { delegateOfScrollView }
        set { delegateOfScrollView = newValue }
    }
}
