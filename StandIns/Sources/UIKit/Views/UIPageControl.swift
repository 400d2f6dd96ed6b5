/// A row of dots. Simulated: the properties, and a choice of the user.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet { currentPage = min(currentPage, max(numberOfPages - 1, 0)) }
    }
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open var progress: UIPageControlProgress?

    /// Simulates a tap on a dot.
    public func simulateSelection(of page: Int) {
        currentPage = page
        sendActions(for: .valueChanged)
    }
}

/// The progress within the current page.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    open var currentProgress: Float = 0
}
