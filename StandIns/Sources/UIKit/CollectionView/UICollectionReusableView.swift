/// A view that a collection view dequeues and recycles.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// The layout's attributes for the view, in the layout's coordinates even if mirrored.
    var layoutAnswer: UICollectionViewLayoutAttributes?
    /// A copy of the attributes applied last; nil since the last reuse.
    var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The index path at which the view was displayed last.
    var lastIndexPath: IndexPath?
    var hasFirstResponder: Bool {
        UIResponder.first.map { sequence(first: $0, next: \.next).contains { $0 === self } } ?? false
    }
    /// The element that the view was dequeued for or represents.
    var element: ElementKey?
    /// The time at which the view was displayed for its element.
    var displayTime: TimeInterval?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a view of a registered class: only a required initializer can be called on a dynamic class.
    /// Subclasses inherit it together with the two above.
    public required convenience init(dequeuedWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    open func prepareForReuse() {}

    /// Called after the geometry is set, only if attributes differ from the applied ones.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    open override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let isRendered = afterUpdates || displayTime != StandIn.clock.now
        if !isRendered && StandIn.variant.contains(.emptiesNewSnapshots) { return UIView(frame: bounds) }
        return super.snapshotView(afterScreenUpdates: afterUpdates)
    }

    /// Applies attributes unless they are equal to the applied ones: UIKit compares with `isEqual(_:)`.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        if let appliedAttributes, appliedAttributes.isEqual(attributes) { return }
        appliedAttributes = take(attributes)
        isHidden = attributes.isHidden
    }

    /// Takes the place of attributes, and applies a copy of them; a hidden view stays hidden.
    @discardableResult
    func take(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let own = attributes.duplicate()
        bounds = CGRect(origin: bounds.origin, size: attributes.size)
        center = attributes.center
        layer.transform = attributes.transform3D
        if !StandIn.variant.contains(.ignoresZIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
        alpha = attributes.alpha
        apply(own)
        return own
    }
}
