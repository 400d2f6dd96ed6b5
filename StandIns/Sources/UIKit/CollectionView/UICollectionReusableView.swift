/// A view that a collection view takes from a queue and puts back.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?
    /// What the layout answered for the view; in the layout's coordinates, where these are mirrored.
    var layoutAnswer: UICollectionViewLayoutAttributes?
    /// A copy of what was applied last; nil since the last reuse.
    var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The element that the view was dequeued for or stands for.
    var element: ElementKey?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How the stand-in makes a view of a registered class: only a required initializer can be called on a class
    /// that is known at run time. Subclasses inherit it with the two above.
    public required convenience init(dequeuedWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    open func prepareForReuse() {}

    /// Called after the geometry has been set, and only where attributes differ from those applied before.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Takes on attributes, unless they are equal to those that the view has: UIKit compares by `isEqual(_:)`.
    func show(_ attributes: UICollectionViewLayoutAttributes) {
        if let appliedAttributes, appliedAttributes.isEqual(attributes) { return }
        let own = attributes.duplicate()
        appliedAttributes = own
        bounds = CGRect(origin: bounds.origin, size: attributes.size)
        center = attributes.center
        layer.transform = attributes.transform3D
        layer.zPosition = CGFloat(attributes.zIndex)
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        apply(own)
    }
}
