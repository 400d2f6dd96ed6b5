import Fanfold

/// The compiled curves of a ``KeyframeLayout``.
package final class KeyframeCurves: Sendable {
    package let axis: Axis
    let pitch: KeyframeLength
    let keyframes: [Keyframe]
    package let rules: KeyframeRules
    /// The parameters, from which the numbers above follow.
    let tuning: KeyframeTuning

    /// The names of the appearance values, without the corner radius, which follows them.
    let names: [AppearanceName]
    let hasCornerRadius: Bool
    let hasAppearance: Bool
    /// Whether no item is rotated or has a depth, which allows a shorter computation.
    package let isFlat: Bool

    package let pitchParts: SIMD4<Double>
    let spacingParts: SIMD4<Double>
    package let eyeParts: SIMD4<Double>
    /// The parts of the anchor's coordinates.
    package let anchor: (x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>)
    let hasAnchor: Bool

    /// The starts of the segments: before the first keyframe, between keyframes, and after the last keyframe. A way with a
    /// curve has several segments.
    let starts: [Double]
    package let segments: [KeyframeSegment]
    /// The change of the center and the rotation per repetition.
    let drift: KeyframeValues
    let hasPlaceDrift: Bool
    let edges: KeyframeEdges?

    /// Compiles validated keyframes.
    init(_ axis: Axis, _ numbers: KeyframeNumbers, _ tuning: KeyframeTuning) {
        let keyframes = numbers.keyframes
        let rules = numbers.rules
        self.axis = axis
        self.tuning = tuning
        self.keyframes = keyframes
        self.rules = rules
        pitch = numbers.pitch
        names = Self.names(in: keyframes)
        hasCornerRadius = keyframes.contains { $0.cornerRadius != nil }
        hasAppearance = !names.isEmpty
        let along: KeyframeLength.Extent = axis == .horizontal ? .width : .height
        pitchParts = pitch.parts(own: along)
        spacingParts = rules.spacing.parts(own: along)
        eyeParts = rules.eyeDistance.parts(own: along)
        anchor = (
            rules.anchor.x.parts(own: .width), rules.anchor.y.parts(own: .height),
            rules.anchor.z.parts(own: along)
        )
        hasAnchor = rules.anchor != .center
        isFlat = keyframes.allSatisfy {
            $0.rotationX == nil && $0.rotationY == nil && $0.rotationZ == nil && $0.depth == nil
        }
        let ways = KeyframeWay.all(in: keyframes)
        var distances = keyframes.map { $0.distance } + ways.flatMap { $0.distances }
        distances.sort()
        let meaning = KeyframeNames(axis: axis, names: names)
        segments = Self.segments(keyframes, rules, meaning, distances, ways)
        starts = [distances[0]] + distances
        drift = Self.drift(segments, rules)
        hasPlaceDrift = drift.x != .zero || drift.y != .zero
        edges = rules.isStacked ? Self.edges(starts, segments, rules, axis, spacingParts) : nil
    }

    /// Returns the distance of the first or the last keyframe.
    func end(after: Bool) -> Double { after ? starts[starts.count - 1] : starts[0] }

    /// Returns the segment of a distance, the distance from its start, and the repetition.
    @inline(__always)
    package func segment(at distance: Double) -> (index: Int, u: Double, lap: Double) {
        var (local, lap) = (distance, 0.0)
        if rules.before == .repeated {
            let period = end(after: true) - end(after: false)
            lap = ((distance - end(after: false)) / period).rounded(.down)
            local -= lap * period
        }
        return starts.withUnsafeBufferPointer { starts in
            var index = 0
            while index + 1 < starts.count && local >= starts[index + 1] { index += 1 }
            return (index, local - starts[index], lap)
        }
    }

    /// Removes whole turns from angles that are too large for their precision.
    func wholeTurnsRemoved(from turn: SIMD4<Double>) -> SIMD4<Double> {
        var rest = turn
        for axis in 0..<3 where abs(turn[axis]) > 1e6 {
            rest[axis] -= 360 * (turn[axis] / 360).rounded(.down)
        }
        return rest
    }
}

extension KeyframeCurves {
    private static func names(in keyframes: [Keyframe]) -> [AppearanceName] {
        var names: [AppearanceName] = []
        for keyframe in keyframes {
            for entry in keyframe.appearance.entries where !names.contains(where: { isSame($0, entry.name) })
            {
                names.append(entry.name)
            }
        }
        return names
    }

    private static func segments(
        _ keyframes: [Keyframe], _ rules: KeyframeRules, _ meaning: KeyframeNames, _ distances: [Double],
        _ ways: [KeyframeWay]
    ) -> [KeyframeSegment] {
        var segments = ([distances[0]] + distances).map { KeyframeSegment(start: $0) }
        let resting = KeyframeValues()
        for number in 0..<KeyframeValues.count {
            if let component = KeyframeComponent(number, keyframes, rules, meaning, ways) {
                component.write(into: &segments)
            } else {
                for index in segments.indices { segments[index].a[number] = resting[number] }
            }
        }
        for index in segments.indices {
            let end = min(index + 1, segments.count - 1)
            segments[index].most = KeyframeBounds(segments[index].a, segments[end].a)
        }
        return segments
    }

    private static func drift(_ segments: [KeyframeSegment], _ rules: KeyframeRules) -> KeyframeValues {
        var drift = KeyframeValues.zero
        guard rules.before == .repeated else { return drift }
        let (first, last) = (segments[0].a, segments[segments.count - 1].a)
        drift.x = last.x - first.x
        drift.y = last.y - first.y
        drift.turn = last.turn - first.turn
        drift.turn.w = 0
        return drift
    }

    private static func edges(
        _ starts: [Double], _ segments: [KeyframeSegment], _ rules: KeyframeRules, _ axis: Axis,
        _ spacing: SIMD4<Double>
    ) -> KeyframeEdges {
        let first = Int(starts[0].rounded(.down)) - 1
        let last = Int(starts[starts.count - 1].rounded(.up)) + 1
        return KeyframeEdges(first...last, isSmooth: rules.smooth.contains(.position)) { whole in
            let index = starts.lastIndex { $0 <= Double(whole) } ?? 0
            let (segment, u) = (segments[index], Double(whole) - starts[index])
            let extent = axis == .horizontal ? segment.width(u) : segment.height(u)
            return extent * segment.turn(u).w + spacing
        }
    }
}

/// A component of the values that at least one keyframe sets.
private struct KeyframeComponent {
    let number: Int
    let curve: KeyframeCurve
    let before: KeyframeCurve.Ends
    let after: KeyframeCurve.Ends
    /// The distances of the first and the last keyframe that set it.
    let range: ClosedRange<Double>

    init?(
        _ number: Int, _ keyframes: [Keyframe], _ rules: KeyframeRules, _ meaning: KeyframeNames,
        _ ways: [KeyframeWay]
    ) {
        let knots = keyframes.compactMap { keyframe in
            KeyframeValues.value(number, of: keyframe, in: meaning).map { (at: keyframe.distance, value: $0) }
        }
        guard !knots.isEmpty else { return nil }
        self.number = number
        range = knots[0].at...knots[knots.count - 1].at
        let property = KeyframeValues.property(of: number)
        let spans = range == keyframes[0].distance...keyframes[keyframes.count - 1].distance
        func ends(_ end: KeyframeEnd) -> KeyframeCurve.Ends {
            switch end {
            case .held: .held
            case .continued: property == .position ? .continued : .held
            case .repeated: spans ? .repeated : .held
            }
        }
        (before, after) = (ends(rules.before), ends(rules.after))
        let isSmooth = rules.smooth.contains(property)
        let plain = KeyframeCurve(knots, isSmooth: isSmooth, before: before, after: after)
        curve =
            ways.isEmpty
            ? plain
            : KeyframeCurve(
                plain.knots(along: ways, of: number), isSmooth: isSmooth, before: before, after: after)
    }

    /// Writes the curve into all segments.
    func write(into segments: inout [KeyframeSegment]) {
        let last = segments.count - 1
        for index in segments.indices {
            let cubic = curve.cubic(from: segments[index].start)
            segments[index].a[number] = cubic.a
            guard index > 0 && index < last else { continue }
            segments[index].b[number] = cubic.b
            segments[index].c[number] = cubic.c
            segments[index].d[number] = cubic.d
            if cubic.c != 0 || cubic.d != 0 { segments[index].bent |= 1 << UInt16(number >> 2) }
        }
        if before == .continued { extend(&segments, after: false) }
        if after == .continued { extend(&segments, after: true) }
    }

    /// Continues in a straight line, from the component's first or last keyframe to all others and beyond them.
    private func extend(_ segments: inout [KeyframeSegment], after: Bool) {
        let slope = curve.slope(after: after)
        let knot = after ? range.upperBound : range.lowerBound
        let value = curve.knots[after ? curve.knots.count - 1 : 0].value
        segments[after ? segments.count - 1 : 0].b[number] = slope
        for index in segments.indices where after == (segments[index].start >= knot) {
            segments[index].a[number] = value + (segments[index].start - knot) * slope
            segments[index].b[number] = slope
        }
    }
}
