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
    static let reducedLimit = PoseError(corner: 0.4, angle: 0.1, opacity: 0.02)

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

/// Keyframes of one property, found by bisection: as few as keep the errors below their limits.
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
        var (pending, kept) = (Array(zip(knots, knots.dropFirst())), [Keyframe(parameter: knots[0])])
        while let (lower, upper) = pending.popLast() {
            let (easing, error) = bestEasing(from: upper, to: lower)
            if error > 1 && upper - lower > Self.shortest {
                let middle = (lower + upper) / 2
                pending += [(lower, middle), (middle, upper)]
            } else {
                kept.append(Keyframe(parameter: upper, easing: easing))
            }
        }
        return merged(kept.sorted { $0.parameter > $1.parameter })
    }

    /// Returns keyframes at some parameters, without easings: the values between them are of no use.
    func keyframes(at parameters: [Double]) -> [Keyframe] {
        merged(parameters.sorted(by: >).map { Keyframe(parameter: $0) })
    }

    /// Returns the easing with the least error, in parts of the limit: the linear one if it is nearly exact.
    private func bestEasing(from start: Double, to end: Double) -> (Easing, Double) {
        let linear = error(from: start, to: end, .linear).part(of: limit)
        guard linear > 0.05 else { return (.linear, linear) }
        return easings(from: start, to: end).map { ($0, error(from: start, to: end, $0).part(of: limit)) }
            .reduce((.linear, linear)) { $1.1 < $0.1 ? $1 : $0 }
    }

    /// Returns the easings through the values of each component at thirds of a segment.
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
        return found
    }

    /// Returns the greatest error between two keyframes.
    private func error(from start: Double, to end: Double, _ easing: Easing) -> PoseError {
        let (first, last) = (property.values(at: start), property.values(at: end))
        var worst = PoseError()
        for time in Self.times {
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
