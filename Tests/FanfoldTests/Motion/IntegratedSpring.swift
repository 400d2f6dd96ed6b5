/// A damped spring of mass 1, integrated with the classical Runge–Kutta method: slow, but independent of the
/// closed form.
struct IntegratedSpring {
    let stiffness: Double
    let damping: Double
    var distance: Double
    var velocity: Double

    init(response: Double, dampingRatio: Double, distance: Double, velocity: Double) {
        let frequency = 2 * Double.pi / response
        stiffness = frequency * frequency
        damping = 2 * dampingRatio * frequency
        self.distance = distance
        self.velocity = velocity
    }

    /// Advances time, in seconds.
    mutating func advance(by duration: Double) {
        let count = (duration / Self.step).rounded(.up)
        for _ in 0..<Int(count) { step(duration / count) }
    }

    /// In seconds: short enough to make the method's error negligible.
    private static let step = 1e-4

    private mutating func step(_ h: Double) {
        let (k1, a1) = rates(distance, velocity)
        let (k2, a2) = rates(distance + h / 2 * k1, velocity + h / 2 * a1)
        let (k3, a3) = rates(distance + h / 2 * k2, velocity + h / 2 * a2)
        let (k4, a4) = rates(distance + h * k3, velocity + h * a3)
        distance += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        velocity += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }

    private func rates(_ distance: Double, _ velocity: Double) -> (Double, Double) {
        (velocity, -stiffness * distance - damping * velocity)
    }
}
