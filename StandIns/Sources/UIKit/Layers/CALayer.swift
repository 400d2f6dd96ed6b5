/// The geometry and appearance of a view.
///
/// Simulated: the layer tree, three-dimensional geometry, and presentation values of animations. Nothing is
/// drawn.
open class CALayer: NSObject {
    open var bounds = CGRect.zero {
        didSet {
            didChange(\.bounds, from: oldValue, isValid: bounds.isFinite, "bounds contains NaN: \(bounds)")
        }
    }
    open var position = CGPoint.zero {
        didSet {
            didChange(
                \.position, from: oldValue, isValid: position.isFinite, "position contains NaN: \(position)")
        }
    }
    open var zPosition: CGFloat = 0 {
        didSet { didChange(\.zPosition, from: oldValue, isValid: !zPosition.isNaN, "zPosition is NaN") }
    }
    open var transform = CATransform3DIdentity {
        didSet {
            let isValid = transform.isFinite
            didChange(\.transform, from: oldValue, isValid: isValid, "transform contains NaN")
        }
    }
    open var sublayerTransform = CATransform3DIdentity
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var anchorPointZ: CGFloat = 0

    open var opacity: Float = 1 {
        didSet { didChange(\.opacity, from: oldValue, isValid: !opacity.isNaN, "opacity is NaN") }
    }
    open var isHidden = false
    open var isDoubleSided = true
    open var masksToBounds = false
    open var cornerRadius: CGFloat = 0 {
        didSet {
            didChange(\.cornerRadius, from: oldValue, isValid: !cornerRadius.isNaN, "cornerRadius is NaN")
        }
    }
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0 {
        didSet {
            didChange(\.shadowOpacity, from: oldValue, isValid: !shadowOpacity.isNaN, "shadowOpacity is NaN")
        }
    }
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3 {
        didSet {
            didChange(\.shadowRadius, from: oldValue, isValid: !shadowRadius.isNaN, "shadowRadius is NaN")
        }
    }
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsEdgeAntialiasing = false
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var name: String?
    open var mask: CALayer?

    open internal(set) weak var superlayer: CALayer?
    var children: [CALayer] = []
    /// Running animations, by key.
    var changes: [AnyKeyPath: LayerChange] = [:]

    /// Required by `UIView.layerClass`.
    public required override init() {
        super.init()
    }

    /// Creates a presentation copy.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyValues(of: layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    private func didChange<Value: Interpolable>(
        _ key: ReferenceWritableKeyPath<CALayer, Value>, from old: Value,
        isValid: Bool, _ complaint: @autoclosure () -> String
    ) {
        if !isValid { StandIn.raise(.invalidGeometry, "CALayer \(complaint())") }
        if let animation = SimulatedAnimation.recording {
            animation.record(key, of: self, from: old)
        } else {
            changes[key]?.followLayer(from: old)
        }
    }
}

extension CALayer {
    /// The displayed values of running animations.
    public func presentation() -> Self? {
        guard let result = CALayer(layer: self) as? Self else { return self }
        for change in changes.values { change.write(to: result) }
        return result
    }

    public func model() -> Self { self }

    public func removeAllAnimations() {
        changes = [:]
    }

    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    public func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    private func copyValues(of layer: CALayer) {
        SimulatedAnimation.run(in: nil) {
            bounds = layer.bounds
            position = layer.position
            zPosition = layer.zPosition
            transform = layer.transform
            sublayerTransform = layer.sublayerTransform
            anchorPoint = layer.anchorPoint
            opacity = layer.opacity
            isHidden = layer.isHidden
            cornerRadius = layer.cornerRadius
            shadowOpacity = layer.shadowOpacity
            shadowRadius = layer.shadowRadius
            superlayer = layer.superlayer
        }
    }
}
