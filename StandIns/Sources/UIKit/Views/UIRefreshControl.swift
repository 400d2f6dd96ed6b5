/// Indicates that content is being refreshed. Simulated: its place above the content, the pull that begins a refresh, and
/// the inset of the scroll view until its end.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    weak var scrollView: UIScrollView?
    private var hasInset = false

    open func beginRefreshing() {
        isRefreshing = true
        addInset()
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        if hasInset { scrollView?.contentInset.top -= Self.height }
        hasInset = false
    }

    /// Begins a refresh when the content has been pulled far enough.
    func contentWasPulled(to offset: CGFloat) {
        guard let scrollView, !isRefreshing, offset < -scrollView.adjustedContentInset.top - Self.pull else {
            return
        }
        isRefreshing = true
        sendActions(for: .valueChanged)
    }

    /// Makes room for the control when the finger is lifted.
    func addInset() {
        guard isRefreshing, !hasInset else { return }
        hasInset = true
        scrollView?.contentInset.top += Self.height
    }

    func place() {
        guard let scrollView else { return }
        frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    }

    private static let height: CGFloat = 60
    private static let pull: CGFloat = 80
}
