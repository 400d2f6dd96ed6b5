import Fanfold

// The validation of a layout's numbers.

extension KeyframeNumbers {
    /// Throws the first error, if any.
    func validateNumbers() throws(KeyframeError) {
        try check(Double(keyframes.count), nil, "keyframes", in: 1...64, "must be 1 to 64 in number")
        try checkPositive(pitch, "pitch")
        try checkPositive(rules.eyeDistance, "eyeDistance")
        try checkAny(rules.spacing, nil, "spacing")
        try checkAny(rules.anchor.x, nil, "anchor.x")
        try checkAny(rules.anchor.y, nil, "anchor.y")
        try checkAny(rules.anchor.z, nil, "anchor.z")
        var previous = -Double.infinity
        for (index, keyframe) in keyframes.enumerated() {
            try check(keyframe.distance, index, "at", in: -1000...1000, "must be a number from -1000 to 1000")
            guard keyframe.distance > previous else {
                throw error(
                    keyframe.distance, index, "at", "must be greater than in the previous keyframe")
            }
            previous = keyframe.distance
            try checkLengths(keyframe, index)
            try checkFactors(keyframe, index)
            try checkCurve(keyframe, index)
        }
        try checkNames()
        try checkRepetition()
    }

    private func checkLengths(_ keyframe: Keyframe, _ index: Int) throws(KeyframeError) {
        if let x = keyframe.x { try checkAny(x, index, "x") }
        if let y = keyframe.y { try checkAny(y, index, "y") }
        if let width = keyframe.width { try checkExtent(width, index, "width") }
        if let height = keyframe.height { try checkExtent(height, index, "height") }
        if let depth = keyframe.depth { try checkAny(depth, index, "depth") }
        if let radius = keyframe.cornerRadius { try checkExtent(radius, index, "cornerRadius") }
    }

    private func checkFactors(_ keyframe: Keyframe, _ index: Int) throws(KeyframeError) {
        let angles: StaticString = "must be a number of degrees from -3600 to 3600"
        if let angle = keyframe.rotationX { try check(angle, index, "rotation.x", in: -3600...3600, angles) }
        if let angle = keyframe.rotationY { try check(angle, index, "rotation.y", in: -3600...3600, angles) }
        if let angle = keyframe.rotationZ { try check(angle, index, "rotation.z", in: -3600...3600, angles) }
        if let scale = keyframe.scale {
            try check(scale, index, "scale", in: 0...10, "must be a number from 0 to 10")
        }
        if let opacity = keyframe.opacity {
            try check(opacity, index, "opacity", in: 0...1, "must be a number from 0 to 1")
        }
        for entry in keyframe.appearance.entries {
            try check(
                entry.value, index, "appearance", in: -1e6...1e6, "must be a number from -1000000 to 1000000")
        }
    }

    private func checkCurve(_ keyframe: Keyframe, _ index: Int) throws(KeyframeError) {
        guard let curve = keyframe.curve else { return }
        let (parts, progress): (StaticString, StaticString) =
            ("must be a number from 0 to 1", "must be a number from -10 to 10")
        try check(curve.x1, index, "curve[0]", in: 0...1, parts)
        try check(curve.y1, index, "curve[1]", in: -10...10, progress)
        try check(curve.x2, index, "curve[2]", in: 0...1, parts)
        try check(curve.y2, index, "curve[3]", in: -10...10, progress)
    }

    private func checkNames() throws(KeyframeError) {
        var names: [AppearanceName] = keyframes.contains { $0.cornerRadius != nil } ? ["cornerRadius"] : []
        for (index, keyframe) in keyframes.enumerated() {
            for entry in keyframe.appearance.entries where !names.contains(where: { isSame($0, entry.name) })
            {
                names.append(entry.name)
                guard names.count <= AppearanceValues.capacity else {
                    throw error(
                        Double(names.count), index, "appearance",
                        "must have at most 8 names in all keyframes together")
                }
            }
        }
    }

    private func checkRepetition() throws(KeyframeError) {
        guard rules.before == .repeated || rules.after == .repeated else { return }
        guard rules.before == rules.after else {
            throw error(
                0, nil, rules.before == .repeated ? "after" : "before",
                "must be \"repeated\", because the other end is")
        }
        guard keyframes.count > 1 else {
            throw error(Double(keyframes.count), nil, "keyframes", "must be at least 2 in number to repeat")
        }
        guard !rules.isStacked else {
            throw error(1, nil, "stacked", "must be false if keyframes repeat")
        }
    }
}

extension KeyframeNumbers {
    /// The largest fraction of the viewport, and the largest number of points.
    private static var largest: SIMD4<Double> { SIMD4(100, 100, 100, 100_000) }

    private func error(
        _ value: Double, _ index: Int?, _ property: StaticString, _ reason: StaticString
    ) -> KeyframeError {
        KeyframeError(keyframe: index, property: property, value: value, reason: reason)
    }

    private func check(
        _ value: Double, _ index: Int?, _ property: StaticString, in range: ClosedRange<Double>,
        _ reason: StaticString
    ) throws(KeyframeError) {
        guard range.contains(value) else { throw error(value, index, property, reason) }
    }

    private func checkAny(
        _ length: KeyframeLength, _ index: Int?, _ property: StaticString
    ) throws(KeyframeError) {
        try check(length, index, property, from: -1, "must be within 100 viewports and 100000 points")
    }

    private func checkExtent(
        _ length: KeyframeLength, _ index: Int?, _ property: StaticString
    ) throws(KeyframeError) {
        try check(
            length, index, property, from: 0,
            "must be from 0 to 100 viewports and 100000 points")
    }

    private func checkPositive(_ length: KeyframeLength, _ property: StaticString) throws(KeyframeError) {
        try checkExtent(length, nil, property)
        guard length != .zero else { throw error(0, nil, property, "must be greater than 0") }
    }

    private func check(
        _ length: KeyframeLength, _ index: Int?, _ property: StaticString, from sign: Double,
        _ reason: StaticString
    ) throws(KeyframeError) {
        try check(length.own, index, property, in: sign * 100...100, reason)
        for part in 0..<4 {
            let largest = Self.largest[part]
            try check(length.parts[part], index, property, in: sign * largest...largest, reason)
        }
    }
}

extension KeyframeLayout {
    /// Throws if items would appear or disappear abruptly beyond the keyframes, or if too many would be visible.
    func validateEnd(after: Bool) throws(KeyframeError) {
        if (after ? curves.rules.after : curves.rules.before) == .repeated { try validateRepetition() }
        for viewport in Self.usualViewports {
            for part in [0, 0.25] {
                let (across, down) = (part * viewport.width, part * viewport.height)
                let insets = Insets(top: down, leading: across, bottom: down, trailing: across)
                try validateEnd(
                    after: after, in: LayoutContext(viewport: viewport, insets: insets, count: 1))
            }
        }
    }

    /// Throws the same errors for one viewport and its insets.
    func validateEnd(after: Bool, in context: LayoutContext) throws(KeyframeError) {
        let rule = after ? curves.rules.after : curves.rules.before
        var context = context
        for prefersReducedMotion in [false, true] {
            context.reduceMotion = prefersReducedMotion
            guard let space = LayoutSpace(context, axis: axis) else { continue }
            let area = KeyframeArea(space, axis)
            let end = validatedPose(at: curves.end(after: after), in: area, prefersReducedMotion)
            let isHidden = isHidden(end, in: space)
            let staysInPlace = rule == .held && !curves.rules.isStacked
            guard !staysInPlace || isHidden || isCovered(end, after: after) else {
                throw error(after: after, .heldVisibly)
            }
            guard rule != .repeated || curves.hasPlaceDrift || isHidden else {
                throw error(after: after, .repeatedVisibly)
            }
            guard abs(visibleExtent(after: after, space, area)) <= Self.mostVisible else {
                throw error(after: after, .endless)
            }
        }
    }

    /// The largest number of items visible on either side of the item shown.
    private static var mostVisible: Double { 500 }

    /// The viewports for the validation, with and without insets.
    static var usualViewports: [Size] {
        [
            Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 1440, height: 900),
            Size(width: 2560, height: 1080), Size(width: 320, height: 320), Size(width: 40, height: 600),
        ]
    }

    func error(after: Bool, _ reason: StaticString) -> KeyframeError {
        KeyframeError(
            keyframe: after ? keyframes.count - 1 : 0, property: "at", value: curves.end(after: after),
            reason: reason)
    }

    /// Returns whether the items held at an end are behind an opaque one in the same pose.
    private func isCovered(_ end: ItemAttributes, after: Bool) -> Bool {
        guard end.opacity >= 1 else { return false }
        switch curves.rules.order {
        case .nearestInFront: return true
        case .laterInFront: return !after
        case .earlierInFront: return after
        }
    }

    /// Throws if a property that cannot accumulate differs at the two ends.
    private func validateRepetition() throws(KeyframeError) {
        let (first, last) = (curves.segments[0].a, curves.segments[curves.segments.count - 1].a)
        let hasSame =
            first.width == last.width && first.height == last.height && first.depth == last.depth
            && first.cornerRadius == last.cornerRadius && first.opacity == last.opacity
            && first.turn.w == last.turn.w
            && first.first == last.first && first.second == last.second
        guard hasSame else {
            throw error(after: true, .unequalEnds)
        }
    }
}
