/// The compiled curves of a ``KeyframeLayout``.
final class KeyframeCurves: Sendable {
    let axis: Axis
    let pitch: KeyframeLength
    let keyframes: [Keyframe]
    let rules: KeyframeRules
    /// The parameters, from which the numbers above follow.
    let tuning: KeyframeTuning

    /// The names of the appearance values, without the corner radius, which follows them.
    let names: [AppearanceName]
    let hasCornerRadius: Bool
    let hasAppearance: Bool
    /// Whether no item is rotated or has a depth, which allows a shorter computation.
    let isFlat: Bool

    let pitchParts: SIMD4<Double>
    let spacingParts: SIMD4<Double>
    let eyeParts: SIMD4<Double>
    /// The parts of the anchor's coordinates.
    let anchor: (x: SIMD4<Double>, y: SIMD4<Double>, z: SIMD4<Double>)
    let hasAnchor: Bool

    /// The starts of the segments: before the first keyframe, between keyframes, and after the last keyframe. A way with a
    /// curve has several segments.
    let starts: [Double]
    let segments: [KeyframeSegment]
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
    func segment(at distance: Double) -> (index: Int, u: Double, lap: Double) {
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
        let (first, last) = (distances[0], distances[distances.count - 1])
        var segments = ([first] + distances).map { KeyframeSegment(start: $0) }
        let resting = KeyframeValues()
        for component in 0..<KeyframeValues.count {
            let knots = keyframes.compactMap { keyframe in
                KeyframeValues.value(component, of: keyframe, in: meaning).map {
                    (at: keyframe.distance, value: $0)
                }
            }
            guard !knots.isEmpty else {
                for index in segments.indices { segments[index].a[component] = resting[component] }
                continue
            }
            let property = KeyframeValues.property(of: component)
            let spans = knots[0].at == first && knots[knots.count - 1].at == last
            func ends(_ end: KeyframeEnd) -> KeyframeCurve.Ends {
                switch end {
                case .held: .held
                case .continued: property == .position ? .continued : .held
                case .repeated: spans ? .repeated : .held
                }
            }
            func curve(through knots: [(at: Double, value: Double)]) -> KeyframeCurve {
                KeyframeCurve(
                    knots, isSmooth: rules.smooth.contains(property), before: ends(rules.before),
                    after: ends(rules.after))
            }
            let plain = curve(through: knots)
            let curve = ways.isEmpty ? plain : curve(through: plain.knots(along: ways, of: component))
            segments.write(curve, component)
            if ends(rules.before) == .continued { segments[0].b[component] = curve.slope(after: false) }
            if ends(rules.after) == .continued {
                segments[segments.count - 1].b[component] = curve.slope(after: true)
            }
            if property == .position && knots[0].at > first && ends(rules.before) == .continued {
                segments.extend(curve, component, before: knots[0].at)
            }
            if property == .position && knots[knots.count - 1].at < last && ends(rules.after) == .continued {
                segments.extend(curve, component, after: knots[knots.count - 1].at)
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

extension [KeyframeSegment] {
    /// Writes a curve into all segments, except the slopes of those at the ends.
    fileprivate mutating func write(_ curve: KeyframeCurve, _ component: Int) {
        for index in indices {
            let cubic = curve.cubic(from: self[index].start)
            self[index].a[component] = cubic.a
            guard index > 0 && index < count - 1 else { continue }
            self[index].b[component] = cubic.b
            self[index].c[component] = cubic.c
            self[index].d[component] = cubic.d
            if cubic.c != 0 || cubic.d != 0 { self[index].bent |= 1 << UInt16(component >> 2) }
        }
    }

    /// Continues in a straight line from a curve's last knot to the last keyframe.
    fileprivate mutating func extend(_ curve: KeyframeCurve, _ component: Int, after knot: Double) {
        let (slope, value) = (curve.slope(after: true), curve.knots[curve.knots.count - 1].value)
        for index in indices where self[index].start >= knot {
            self[index].a[component] = value + (self[index].start - knot) * slope
            self[index].b[component] = slope
        }
    }

    /// Continues in a straight line from the first keyframe to a curve's first knot.
    fileprivate mutating func extend(_ curve: KeyframeCurve, _ component: Int, before knot: Double) {
        let (slope, value) = (curve.slope(after: false), curve.knots[0].value)
        for index in indices where self[index].start < knot {
            self[index].a[component] = value + (self[index].start - knot) * slope
            self[index].b[component] = slope
        }
    }
}
