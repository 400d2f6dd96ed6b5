@_spi(Host) import Fanfold

/// The differences between a pose and its interpolation.
struct PoseError {
    /// The distance of the farthest corner, in points.
    var corner = 0.0
    /// The difference of angles, in degrees.
    var angle = 0.0
    /// The difference of opacities.
    var opacity = 0.0

    /// The bar for keyframes.
    static let limit = PoseError(corner: 0.2, angle: 0.1, opacity: 0.004)
    /// The bar for keyframes of the reduced-motion variant.
    static let reducedLimit = PoseError(corner: 0.3, angle: 0.1, opacity: 0.02)

    var half: PoseError { PoseError(corner: corner / 2, angle: angle / 2, opacity: opacity / 2) }

    /// The bar for keyframes that follow parameters.
    var followed: PoseError { PoseError(corner: 0.4, angle: angle, opacity: opacity) }

    /// Returns the greatest difference in parts of a limit.
    func part(of limit: PoseError) -> Double {
        max(corner / limit.corner, max(angle / limit.angle, opacity / limit.opacity))
    }

    mutating func include(_ other: PoseError) {
        corner = max(corner, other.corner)
        angle = max(angle, other.angle)
        opacity = max(opacity, other.opacity)
    }
}

/// Keyframes of one property: as few as keep the errors below their limits.
struct KeyframeSampler {
    struct Keyframe {
        let parameter: Double
        /// The easing up to the next keyframe, which has a smaller parameter.
        var easing = Easing.linear
    }

    let model: PathModel
    /// The index of the property.
    let index: Int
    /// The greatest allowed error.
    let limit: PoseError

    private var property: AnimatedProperty { model.properties[index] }

    /// Returns the keyframes in the order of time: from the greatest parameter to the smallest.
    func keyframes() -> [Keyframe] {
        let knots = model.path.knots
        var kept: [Keyframe] = []
        for (lower, upper) in zip(knots, knots.dropFirst()).reversed() {
            var start = upper
            while start > lower {
                let segment = longestSegment(from: start, to: lower)
                kept.append(Keyframe(parameter: start, easing: segment.easing))
                start = segment.end
            }
        }
        return merged(kept + [Keyframe(parameter: knots[0])])
    }

    /// Returns the longest segment with an error below the limit, and its easing.
    private func longestSegment(from start: Double, to end: Double) -> (end: Double, easing: Easing) {
        let (easing, error) = bestEasing(from: start, to: end)
        guard error > 1, start - end > Self.shortest else { return (end, easing) }
        var (longest, tooLong) = ((end: start, easing: Easing.linear), end)
        for _ in 0..<Self.halvings {
            let middle = rounded((longest.end + tooLong) / 2)
            guard middle < longest.end, middle > tooLong else { break }
            let (easing, error) = bestEasing(from: start, to: middle)
            if error > 1 { tooLong = middle } else { longest = (middle, easing) }
        }
        return longest.end < start ? longest : (tooLong, bestEasing(from: start, to: tooLong).0)
    }

    /// Returns whether keyframes are near enough to the poses at parameters, or at all times.
    func fits(_ keyframes: [Keyframe], at parameters: [Double]?) -> Bool {
        zip(keyframes, keyframes.dropFirst()).allSatisfy { first, last in
            let (start, end) = (first.parameter, last.parameter)
            let times = parameters?.filter { $0 < start && $0 > end }.map { (start - $0) / (start - end) }
            return error(from: start, to: end, first.easing, at: times ?? Self.times).part(of: limit.followed)
                <= 1
        }
    }

    /// Returns a near parameter whose time has few digits.
    private func rounded(_ parameter: Double) -> Double {
        let (start, end) = (model.path.knots[model.path.knots.count - 1], model.path.knots[0])
        let step = (start - end) / 10_000
        return start - ((start - parameter) / step).nearestInteger * step
    }

    /// Returns keyframes at some parameters, without easings: the values between them are of no use.
    func keyframes(at parameters: [Double]) -> [Keyframe] {
        merged(parameters.sorted(by: >).map { Keyframe(parameter: $0) })
    }

    /// Returns the easing with the least error, in parts of the limit: the linear one if it is nearly exact. It has as
    /// few decimals as the limit allows.
    private func bestEasing(from start: Double, to end: Double) -> (Easing, Double) {
        func withError(_ easing: Easing) -> (Easing, Double) {
            (easing, error(from: start, to: end, easing).part(of: limit))
        }
        let linear = withError(.linear)
        guard linear.1 > 0.05 else { return linear }
        let best = easings(from: start, to: end).map(withError).reduce(linear) { $1.1 < $0.1 ? $1 : $0 }
        guard !model.isPrecise, best.1 < 1, best.0 != .linear else { return best }
        return [2, 3].map { withError(best.0.rounded(decimals: $0)) }.first { $0.1 < 1 } ?? best
    }

    /// Returns the easings through the values of each component at thirds of a segment, and the means of two of them.
    private func easings(from start: Double, to end: Double) -> [Easing] {
        let values = (0...3).map { property.values(at: start + (end - start) * Double($0) / 3) }
        var found: [Easing] = []
        for (function, arguments) in values[0].enumerated() {
            for argument in arguments.indices {
                for lane in 0..<4 {
                    let easing = Easing(values: values.map { $0[function][argument][lane] })
                    if let easing, !found.contains(where: easing.isNear) { found.append(easing) }
                }
            }
        }
        // One easing for components of different shapes is between theirs.
        let means = found.indices.flatMap { index in found[..<index].map { $0.mean(with: found[index]) } }
        return found + means
    }

    /// Returns the greatest error between two keyframes.
    private func error(
        from start: Double, to end: Double, _ easing: Easing, at times: [Double] = Self.times
    ) -> PoseError {
        let (first, last) = (property.writtenValues(at: start), property.writtenValues(at: end))
        var worst = PoseError()
        for time in times {
            let progress = easing(time)
            let eased = zip(first, last).map { first, last in
                zip(first, last).map { $0 + ($1 - $0) * progress }
            }
            worst.include(error(at: start + (end - start) * time, eased))
        }
        return worst
    }

    private func error(at parameter: Double, _ eased: [[RelativeLength]]) -> PoseError {
        let exact = model.values(at: parameter)
        var (changed, error) = (exact, PoseError())
        changed[index] = eased
        if property.name == .opacity {
            error.opacity = abs(exact[index][0][0].w - eased[0][0].w)
            return error
        }
        for (function, arguments) in property.functions.enumerated() where arguments.kind.isRotation {
            error.angle = max(error.angle, abs(exact[index][function][0].w - eased[function][0].w))
        }
        for viewport in Self.viewports {
            guard let seen = model.quad(exact, in: viewport), let drawn = model.quad(changed, in: viewport)
            else { continue }
            error.corner = max(error.corner, seen.distance(to: drawn))
        }
        return error
    }

    /// Removes keyframes between which nothing changes, or changes evenly.
    private func merged(_ keyframes: [Keyframe]) -> [Keyframe] {
        var (result, index) = (keyframes, 1)
        while index < result.count - 1 {
            let isEven =
                result[index - 1].easing.isNear(.linear) && result[index].easing.isNear(.linear)
                && error(from: result[index - 1].parameter, to: result[index + 1].parameter, .linear).part(
                    of: limit) < 0.02
            if isEven { result.remove(at: index) } else { index += 1 }
        }
        return result
    }

    /// The times at which a segment is compared.
    private static let times = [0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92]
    /// The shortest segment.
    private static let shortest = 1e-3
    /// The number of halvings after which a segment is nearly as long as possible.
    private static let halvings = 7
    /// The viewports in which corners are compared, from a phone to a desktop window.
    static let viewports = [(390, 844), (1280, 800), (844, 390), (320, 568), (768, 1024)]
        .map { Size(width: $0.0, height: $0.1) }
}

extension TransformFunction.Kind {
    fileprivate var isRotation: Bool { self == .rotateX || self == .rotateY || self == .rotateZ }
}

extension Quad {
    /// The corners, clockwise from the top left.
    var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// Returns the greatest distance between equal corners, in points.
    func distance(to other: Quad) -> Double {
        zip(corners, other.corners).map { one, other in
            let (x, y) = (one.x - other.x, one.y - other.y)
            return (x * x + y * y).squareRoot()
        }.max() ?? 0
    }
}
