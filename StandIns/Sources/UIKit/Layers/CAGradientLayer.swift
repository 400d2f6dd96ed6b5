public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A gradient layer. Simulated: its values.
open class CAGradientLayer: CALayer {
    /// Of type `CGColor`.
    open var colors: [Any]?
    /// From 0 to 1, one per color.
    open var locations: [NSNumber]?
    /// The center of a radial gradient, in the unit square.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The corner of a radial gradient's bounding rectangle, in the unit square.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial
}

/// Groups layer changes. Simulated: disabling actions has no effect, because layers without a view never
/// animate here.
open class CATransaction: NSObject {
    nonisolated(unsafe) private static var stack: [(disablesActions: Bool, completion: (() -> Void)?)] = []

    open class func begin() {
        stack.append((disableActions(), nil))
    }

    open class func commit() {
        let completion = stack.popLast()?.completion
        completion.map { StandIn.clock.schedule(after: 0, $0) }
    }

    open class func setDisableActions(_ flag: Bool) {
        if !stack.isEmpty { stack[stack.count - 1].disablesActions = flag }
    }

    open class func disableActions() -> Bool { stack.last?.disablesActions ?? false }

    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if !stack.isEmpty { stack[stack.count - 1].completion = block }
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    open class func flush() {}
}
