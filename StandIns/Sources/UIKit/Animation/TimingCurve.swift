/// The progress of an animation over time.
enum TimingCurve: Sendable {
    /// A Bézier curve from (0, 0) to (1, 1) with two control points.
    case cubic(CGPoint, CGPoint)
    /// A function of the elapsed seconds.
    case spring(@Sendable (TimeInterval) -> Double)

    static let linear = cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    static let easeIn = cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    static let easeOut = cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    static let easeInOut = cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))

    /// The progress after some seconds of a duration.
    func progress(at time: TimeInterval, of duration: TimeInterval) -> Double {
        guard time > 0 || duration <= 0 else { return 0 }
        guard time < duration else { return 1 }
        switch self {
        case .cubic(let first, let second):
            return Self.ordinate(at: time / duration, first, second)
        case .spring(let position):
            return position(time)
        }
    }

    /// The y of the Bézier curve at an x, by bisection.
    private static func ordinate(at x: Double, _ first: CGPoint, _ second: CGPoint) -> Double {
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        var (lower, upper) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (lower + upper) / 2
            if bezier(first.x, second.x, middle) < x { lower = middle } else { upper = middle }
        }
        return bezier(first.y, second.y, (lower + upper) / 2)
    }
}
