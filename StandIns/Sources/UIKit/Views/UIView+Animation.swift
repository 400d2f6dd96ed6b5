extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: TimingCurve {
            switch (rawValue >> 16) & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3

        var timing: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

    public class var areAnimationsEnabled: Bool { SimulatedAnimation.isEnabled }

    /// The duration of the running animation block, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { inheritedDuration }
    private static var inheritedDuration: TimeInterval = 0

    public class func setAnimationsEnabled(_ enabled: Bool) {
        SimulatedAnimation.isEnabled = enabled
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = SimulatedAnimation.isEnabled
        SimulatedAnimation.isEnabled = false
        actionsWithoutAnimation()
        SimulatedAnimation.isEnabled = wasEnabled
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, duration: duration, delay: delay, curve: options.curve, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(animations, duration: duration, delay: 0, curve: .easeInOut, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(dampingRatio: dampingRatio, velocity: velocity, duration: duration)
        run(
            animations, duration: duration, delay: delay, curve: .spring { spring.position(at: $0) },
            completion: completion)
    }

    /// Runs the block now; the displayed values and the completion follow the clock.
    static func run(
        _ animations: () -> Void, duration: TimeInterval, delay: TimeInterval, curve: TimingCurve,
        completion: ((Bool) -> Void)?
    ) {
        guard areAnimationsEnabled, duration + delay > 0 else {
            SimulatedAnimation.run(in: nil, animations)
            completion?(true)
            return
        }
        let animation = SimulatedAnimation(duration: duration, delay: delay, curve: curve)
        let outer = inheritedDuration
        inheritedDuration = duration
        SimulatedAnimation.run(in: animation, animations)
        inheritedDuration = outer
        StandIn.clock.schedule(after: delay + duration) {
            animation.finish()
            completion?(true)
        }
    }
}
