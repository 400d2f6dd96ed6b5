public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var animationCurve: UIView.AnimationCurve
    open private(set) var controlPoint1: CGPoint
    open private(set) var controlPoint2: CGPoint
    private let isBuiltin: Bool

    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = curve.timing.controlPoints
        isBuiltin = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltin = false
        super.init()
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// In distances per second, along each axis; the longer component counts.
    open private(set) var initialVelocity: CGVector
    private let dampingRatio: CGFloat
    /// In radians per second; nil if the animator's duration determines it.
    private let frequency: CGFloat?

    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        frequency = nil
        initialVelocity = velocity
        super.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
        frequency = (stiffness / mass).squareRoot()
        initialVelocity = velocity
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring's own duration in seconds, if it does not follow the animator's.
    var ownDuration: TimeInterval? {
        frequency.map { log(1000) / (min(max(dampingRatio, 0.01), 1) * $0) }
    }

    func curve(duration: TimeInterval) -> TimingCurve {
        let velocity =
            abs(initialVelocity.dx) > abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
        let spring =
            frequency.map { SpringCurve(frequency: $0, dampingRatio: dampingRatio, velocity: velocity) }
            ?? SpringCurve(dampingRatio: dampingRatio, velocity: velocity, duration: duration)
        return .spring { spring.position(at: $0) }
    }
}

extension UITimingCurveProvider {
    func curve(duration: TimeInterval) -> TimingCurve {
        if let spring = springTimingParameters { return spring.curve(duration: duration) }
        guard let cubic = cubicTimingParameters else { return .easeInOut }
        return .cubic(cubic.controlPoint1, cubic.controlPoint2)
    }
}

extension TimingCurve {
    var controlPoints: (CGPoint, CGPoint) {
        switch self {
        case .cubic(let first, let second): (first, second)
        case .spring: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}
