/// An easing function that is a cubic of time.
///
/// With the abscissas ⅓ and ⅔, `cubic-bezier(1/3, y₁, 2/3, y₂)` is the polynomial
/// `3t(1 − t)²·y₁ + 3t²(1 − t)·y₂ + t³`. Each cubic of time from 0 to 1 has such a form.
struct Easing: Equatable {
    let first: Double
    let second: Double

    /// The linear easing.
    static let linear = Easing(first: 1.0 / 3, second: 2.0 / 3)

    /// Creates the easing of a cubic from its values at 0, ⅓, ⅔ and 1; nil if both ends are equal or the curve is too
    /// steep.
    init?(values: [Double]) {
        let change = values[3] - values[0]
        guard abs(change) > 1e-9 else { return nil }
        let a = 27 * (values[1] - values[0]) / change - 1
        let b = 27 * (values[2] - values[0]) / change - 8
        (first, second) = ((2 * a - b) / 18, (2 * b - a) / 18)
        guard max(abs(first), abs(second)) < 20 else { return nil }
    }

    private init(first: Double, second: Double) {
        (self.first, self.second) = (first, second)
    }

    /// Returns the easing between this one and another one.
    func mean(with other: Easing) -> Easing {
        Easing(first: (first + other.first) / 2, second: (second + other.second) / 2)
    }

    /// Returns easings at a distance.
    func neighbors(at step: Double) -> [Easing] {
        [(step, 0), (-step, 0), (0, step), (0, -step), (step, step), (-step, -step)].map {
            Easing(first: first + $0.0, second: second + $0.1)
        }
    }

    /// Returns the progress at a time.
    func callAsFunction(_ time: Double) -> Double {
        let rest = 1 - time
        return 3 * time * rest * rest * first + 3 * time * time * rest * second + time * time * time
    }

    func isNear(_ other: Easing) -> Bool { abs(first - other.first) + abs(second - other.second) < 1e-4 }

    /// The declaration in a keyframe; nil for the linear easing.
    var declaration: String? {
        guard !isNear(.linear) else { return nil }
        let (first, second) = (CSSText.number(first), CSSText.number(second))
        return "animation-timing-function:cubic-bezier(.3333,\(first),.6667,\(second))"
    }
}
