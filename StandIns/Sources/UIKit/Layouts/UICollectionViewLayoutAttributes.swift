/// The attributes of an element in a collection view.
///
/// UIKit documents that setting `frame` sets `center` and `size`; setting `transform` replaces `transform3D`
/// by its three-dimensional form, and vice versa.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying,
    UIDynamicItem
{
    // Equality is nonisolated; attributes are created and compared only on the main actor.
    nonisolated(unsafe) var values = Values()

    /// Required by `copy(with:)` and layouts, which create objects of subclasses.
    public required override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.element = ElementKey(.cell, nil, indexPath)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        values.element = ElementKey(.supplementaryView, elementKind, indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        values.element = ElementKey(.decorationView, decorationViewKind, indexPath)
    }

    /// The bounding box of the transformed element unless the transform is the identity.
    open var frame: CGRect {
        get { values.frame }
        set {
            size = newValue.size
            center = newValue.center
        }
    }

    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    /// The origin is always (0, 0).
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    open var transform3D: CATransform3D {
        get { values.transform }
        set { values.transform = newValue }
    }

    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    open var indexPath: IndexPath {
        get { values.element.indexPath }
        set { values.element.indexPath = newValue }
    }

    open var representedElementCategory: UICollectionView.ElementCategory { values.element.category }
    open var representedElementKind: String? { values.element.kind }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return type(of: self) == type(of: other) && values == other.values
    }

    open override var hash: Int { values.element.hashValue }

    open override var description: String {
        "<\(type(of: self))> index path: (\(values.element.indexPath)); frame = \(values.frame); "
            + "zIndex = \(values.zIndex); alpha = \(values.alpha)"
    }
}

extension UICollectionViewLayoutAttributes {
    /// The stored values of the class.
    struct Values: Equatable {
        var element = ElementKey(.cell, nil, IndexPath(item: 0, section: 0))
        var center = CGPoint.zero
        var size = CGSize.zero
        var transform = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false

        /// The frames by which UIKit decides whether the element is visible.
        var testedFrames: [CGRect] {
            let variant = StandIn.variant
            var frames = variant.contains(.seesUntransformedFrames) ? [upright] : []
            if variant.contains(.seesAffineFrames) { frames += affineFrames }
            return frames.isEmpty ? [frame] : frames
        }

        /// The frames without the perspective, with the divisor m44 and, as `CATransform3DGetAffineTransform(_:)` reads
        /// the transform, without it.
        private var affineFrames: [CGRect] {
            let centred = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return [transform.m44, 1].map { divisor in
                var affine = transform
                (affine.m14, affine.m24, affine.m44) = (0, 0, divisor)
                return affine.projecting(centred).offsetBy(dx: center.x, dy: center.y)
            }
        }

        private var upright: CGRect {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2,
                width: size.width, height: size.height)
        }

        var frame: CGRect {
            guard !CATransform3DIsIdentity(transform) else { return upright }
            let centred = CGRect(
                x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return transform.projecting(centred).offsetBy(dx: center.x, dy: center.y)
        }

        var isFinite: Bool {
            center.isFinite && size.isFinite && alpha.isFinite && transform.isFinite
        }

        static func == (first: Values, second: Values) -> Bool {
            first.element == second.element && first.center == second.center && first.size == second.size
                && first.alpha == second.alpha && first.zIndex == second.zIndex
                && first.isHidden == second.isHidden
                && CATransform3DEqualToTransform(first.transform, second.transform)
        }
    }

    /// A copy of the dynamic class; values that a subclass's `copy(with:)` does not copy are lost, as on iOS.
    func duplicate() -> UICollectionViewLayoutAttributes {
        (copy(with: nil) as? UICollectionViewLayoutAttributes) ?? self
    }

    var element: ElementKey { values.element }
}

/// Identifies an element of a collection view.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var indexPath: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    static func cell(_ indexPath: IndexPath) -> ElementKey { ElementKey(.cell, nil, indexPath) }
}
