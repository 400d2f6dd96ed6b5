/// An interpolation between two layouts.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open var transitionProgress: CGFloat = 0
    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}
