import Fanfold

/// The course of the way from one keyframe to the next: a cubic Bézier curve from (0, 0) to (1, 1), as `cubic-bezier` in CSS
/// and `UnitCurve.bezier` in SwiftUI.
///
///     Keyframe(at: 0, x: 0, curve: KeyframeEasing(0.8, 0, 0.9, 0.4))
public struct KeyframeEasing: Hashable, Sendable {
    /// The part of the distance at the first control point, from 0 to 1.
    public var x1: Double
    /// The progress at the first control point, from −10 to 10.
    public var y1: Double
    /// The part of the distance at the second control point, from 0 to 1.
    public var x2: Double
    /// The progress at the second control point, from −10 to 10.
    public var y2: Double

    /// Creates a curve from the coordinates of its control points.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    /// Returns the progress at a part of the distance, both from 0 to 1.
    func progress(at part: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<Self.rounds {
            let middle = (low + high) / 2
            if Self.bezier(x1, x2, middle) < part { low = middle } else { high = middle }
        }
        return Self.bezier(y1, y2, (low + high) / 2)
    }

    /// Halves an interval until its length is below the precision of a progress.
    private static var rounds: Int { 40 }

    private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
        ((1 - t) * 3 * first + t * 3 * second) * t * (1 - t) + t * t * t
    }
}

/// A way between two keyframes that has a curve.
struct KeyframeWay {
    let start: Double
    let end: Double
    let easing: KeyframeEasing

    /// The number of parts into which a way is divided.
    private static var parts: Int { 8 }

    /// Returns the ways between keyframes, in the order of their distances.
    static func all(in keyframes: [Keyframe]) -> [KeyframeWay] {
        keyframes.indices.dropLast().compactMap { index in
            keyframes[index].curve.map {
                KeyframeWay(
                    start: keyframes[index].distance, end: keyframes[index + 1].distance, easing: $0)
            }
        }
    }

    /// The distances that divide the way into equal parts, without its ends.
    var distances: [Double] {
        (1..<Self.parts).map { start + (end - start) * Double($0) / Double(Self.parts) }
    }

    /// Returns the progress at a distance on the way.
    func progress(at distance: Double) -> Double { easing.progress(at: (distance - start) / (end - start)) }
}

extension KeyframeCurve {
    /// Returns the knots with others on ways whose values follow their own curves.
    ///
    /// A way begins and ends with the values of the curve without ways. Ways on which the value is constant, or that reach
    /// beyond the knots, have no effect.
    func knots(along ways: [KeyframeWay], of component: Int) -> [(at: Double, value: Double)] {
        var eased = knots
        for way in ways where way.start >= knots[0].at && way.end <= knots[knots.count - 1].at {
            let (first, last) = (cubic(from: way.start).a, cubic(from: way.end).a)
            guard first != last else { continue }
            eased.removeAll { $0.at == way.start || $0.at == way.end }
            eased.append((way.start, first))
            eased.append((way.end, last))
            for distance in way.distances {
                let value = first + (last - first) * way.progress(at: distance)
                eased.append((distance, KeyframeValues.limited(value, component)))
            }
        }
        eased.sort { $0.at < $1.at }
        return eased
    }
}
