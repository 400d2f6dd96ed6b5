/// A cubic of the distance from where it begins: a + b·u + c·u² + d·u³.
struct Cubic {
    var a: Double
    var b = 0.0
    var c = 0.0
    var d = 0.0

    /// The same curve, from another beginning, `shift` later.
    func moved(by shift: Double) -> Cubic {
        Cubic(
            a: ((d * shift + c) * shift + b) * shift + a, b: (3 * d * shift + 2 * c) * shift + b,
            c: 3 * d * shift + c, d: d)
    }
}

/// One number's way through the knots that name it.
///
/// Smooth, it is the monotone cubic of Fritsch and Carlson, with slopes as by Brodlie: between two knots it stays
/// between their values, and its slope has no step.
struct KeyframeCurve {
    /// How it goes on at both ends.
    enum Ends: Equatable {
        /// Level.
        case held
        /// In a straight line, as it was between the last two knots.
        case continued
        /// As at the other end.
        case repeated
    }

    private(set) var knots: [(at: Double, value: Double)]
    private let isSmooth: Bool
    private var slopes: [Double] = []

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - knots: At increasing distances, at least one.
    ///   - isSmooth: Whether it has no kinks.
    ///   - before: How it goes on before the first knot.
    ///   - after: How it goes on after the last one.
    init(_ knots: [(at: Double, value: Double)], isSmooth: Bool, before: Ends, after: Ends) {
        self.knots = knots
        self.isSmooth = isSmooth
        let last = knots.count - 1
        guard isSmooth, last > 0 else { return }
        slopes = knots.indices.map { place in
            let earlier = place > 0 ? secant(place - 1) : before == .repeated ? secant(last - 1) : nil
            let later = place < last ? secant(place) : after == .repeated ? secant(0) : nil
            guard let earlier, let later else {
                let end = place == 0 ? before : after
                return end == .continued ? secant(min(place, last - 1)) : 0
            }
            let (width, next) = (length(place > 0 ? place - 1 : last - 1), length(place < last ? place : 0))
            return Self.slope(earlier, later, width, next)
        }
    }

    /// The value beyond the last knot, or before the first, goes on by so much an item where it is continued.
    func slope(after: Bool) -> Double {
        let last = knots.count - 1
        guard last > 0 else { return 0 }
        return isSmooth ? slopes[after ? last : 0] : secant(after ? last - 1 : 0)
    }

    /// The curve from a distance on, to the next knot; level beyond the knots.
    func cubic(from distance: Double) -> Cubic {
        let last = knots.count - 1
        guard distance >= knots[0].at else { return Cubic(a: knots[0].value) }
        guard distance < knots[last].at else { return Cubic(a: knots[last].value) }
        var place = 0
        while knots[place + 1].at <= distance { place += 1 }
        return segment(place).moved(by: distance - knots[place].at)
    }

    private func segment(_ place: Int) -> Cubic {
        let (value, secant, length) = (knots[place].value, secant(place), length(place))
        guard isSmooth else { return Cubic(a: value, b: secant) }
        let (start, end) = (slopes[place], slopes[place + 1])
        // A straight line, but for what rounding has made of it.
        if max(abs(start - secant), abs(end - secant)) <= abs(secant) * 1e-12 {
            return Cubic(a: value, b: secant)
        }
        return Cubic(
            a: value, b: start, c: (3 * secant - 2 * start - end) / length,
            d: (start + end - 2 * secant) / (length * length))
    }

    private func length(_ place: Int) -> Double { knots[place + 1].at - knots[place].at }

    private func secant(_ place: Int) -> Double {
        (knots[place + 1].value - knots[place].value) / length(place)
    }

    /// The harmonic mean of the slopes before and after a knot, by the lengths on either side; level at a turn.
    private static func slope(_ before: Double, _ after: Double, _ width: Double, _ next: Double) -> Double {
        guard before * after > 0 else { return 0 }
        let (first, second) = (2 * next + width, next + 2 * width)
        return (first + second) / (first / before + second / after)
    }
}
