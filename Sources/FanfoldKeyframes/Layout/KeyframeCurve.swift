import Fanfold

/// A cubic of the distance from its start: a + b·u + c·u² + d·u³.
struct Cubic {
    var a: Double
    var b = 0.0
    var c = 0.0
    var d = 0.0

    /// Returns the same curve with a start that is later by `shift`.
    func moved(by shift: Double) -> Cubic {
        Cubic(
            a: ((d * shift + c) * shift + b) * shift + a, b: (3 * d * shift + 2 * c) * shift + b,
            c: 3 * d * shift + c, d: d)
    }
}

/// The curve of one component through the keyframes that set it.
///
/// A smooth curve is the monotone cubic of Fritsch and Carlson, with slopes by Brodlie: between two knots it stays
/// between their values, and its slope is continuous.
struct KeyframeCurve {
    /// The continuation beyond the knots.
    enum Ends: Equatable {
        /// A constant value.
        case held
        /// A straight line with the slope at the end.
        case continued
        /// The curve at the other end.
        case repeated
    }

    private(set) var knots: [(at: Double, value: Double)]
    private let isSmooth: Bool
    private var slopes: [Double] = []

    /// Creates a curve.
    ///
    /// - Parameters:
    ///    - knots: At least one, at increasing distances.
    ///    - isSmooth: Whether the slope is continuous.
    ///    - before: The continuation before the first knot.
    ///    - after: The continuation after the last knot.
    init(_ knots: [(at: Double, value: Double)], isSmooth: Bool, before: Ends, after: Ends) {
        self.knots = knots
        self.isSmooth = isSmooth
        let last = knots.count - 1
        guard isSmooth, last > 0 else { return }
        slopes = knots.indices.map { index in
            let earlier = index > 0 ? secant(index - 1) : before == .repeated ? secant(last - 1) : nil
            let later = index < last ? secant(index) : after == .repeated ? secant(0) : nil
            guard let earlier, let later else {
                let end = index == 0 ? before : after
                return end == .continued ? secant(min(index, last - 1)) : 0
            }
            let (width, next) = (length(index > 0 ? index - 1 : last - 1), length(index < last ? index : 0))
            return Self.slope(earlier, later, width, next)
        }
    }

    /// Returns the slope of the continuation before the first or after the last knot, per item.
    func slope(after: Bool) -> Double {
        let last = knots.count - 1
        guard last > 0 else { return 0 }
        return isSmooth ? slopes[after ? last : 0] : secant(after ? last - 1 : 0)
    }

    /// Returns the curve from a distance to the next knot; constant beyond the knots.
    func cubic(from distance: Double) -> Cubic {
        let last = knots.count - 1
        guard distance >= knots[0].at else { return Cubic(a: knots[0].value) }
        guard distance < knots[last].at else { return Cubic(a: knots[last].value) }
        var index = 0
        while knots[index + 1].at <= distance { index += 1 }
        return segment(index).moved(by: distance - knots[index].at)
    }

    private func segment(_ index: Int) -> Cubic {
        let (value, secant, length) = (knots[index].value, secant(index), length(index))
        guard isSmooth else { return Cubic(a: value, b: secant) }
        let (start, end) = (slopes[index], slopes[index + 1])
        // A straight line, except for rounding errors.
        if max(abs(start - secant), abs(end - secant)) <= abs(secant) * 1e-12 {
            return Cubic(a: value, b: secant)
        }
        return Cubic(
            a: value, b: start, c: (3 * secant - 2 * start - end) / length,
            d: (start + end - 2 * secant) / (length * length))
    }

    private func length(_ index: Int) -> Double { knots[index + 1].at - knots[index].at }

    private func secant(_ index: Int) -> Double {
        (knots[index + 1].value - knots[index].value) / length(index)
    }

    /// Returns the harmonic mean of the slopes on both sides of a knot, weighted by the lengths; 0 at an extremum.
    private static func slope(_ before: Double, _ after: Double, _ width: Double, _ next: Double) -> Double {
        guard before * after > 0 else { return 0 }
        let (first, second) = (2 * next + width, next + 2 * width)
        return (first + second) / (first / before + second / after)
    }
}
