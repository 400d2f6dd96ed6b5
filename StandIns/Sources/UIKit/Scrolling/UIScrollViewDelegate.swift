/// Receives a scroll view's events. All methods are optional: each has a default and can be called with `?`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The same methods, for optional calls with `?`.
extension UIScrollViewDelegate {
    public typealias ScrollViewCall = @MainActor (UIScrollView) -> Void

    public var scrollViewDidScroll: ScrollViewCall? { { self.scrollViewDidScroll($0) } }
    public var scrollViewWillBeginDragging: ScrollViewCall? { { self.scrollViewWillBeginDragging($0) } }
    public var scrollViewWillBeginDecelerating: ScrollViewCall? {
        { self.scrollViewWillBeginDecelerating($0) }
    }
    public var scrollViewDidEndDecelerating: ScrollViewCall? { { self.scrollViewDidEndDecelerating($0) } }
    public var scrollViewDidEndScrollingAnimation: ScrollViewCall? {
        { self.scrollViewDidEndScrollingAnimation($0) }
    }
    public var scrollViewDidScrollToTop: ScrollViewCall? { { self.scrollViewDidScrollToTop($0) } }
    public var scrollViewWillEndDragging: ScrollViewWillEndDraggingCall? {
        ScrollViewWillEndDraggingCall(delegate: self)
    }
    public var scrollViewDidEndDragging: ScrollViewDidEndDraggingCall? {
        ScrollViewDidEndDraggingCall(delegate: self)
    }
}

@preconcurrency @MainActor public struct ScrollViewWillEndDraggingCall {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        delegate.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
}

@preconcurrency @MainActor public struct ScrollViewDidEndDraggingCall {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
}
