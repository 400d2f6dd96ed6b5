import Fanfold

/// The numbers of a ``KeyframeLayout``: its description without the axis.
struct KeyframeNumbers: Sendable {
    var pitch: KeyframeLength
    var keyframes: [Keyframe]
    var rules: KeyframeRules

    /// Adds a multiple of a parameter's additions.
    ///
    /// - Throws: ``KeyframeError`` if no keyframe is at the distance of an addition, or does not set its property.
    @inline(never)
    mutating func add(_ additions: KeyframeAdditions, times factor: Double) throws(KeyframeError) {
        pitch.add(additions.pitch, times: factor)
        rules.spacing.add(additions.spacing, times: factor)
        rules.eyeDistance.add(additions.eyeDistance, times: factor)
        rules.anchor.x.add(additions.anchor.x, times: factor)
        rules.anchor.y.add(additions.anchor.y, times: factor)
        rules.anchor.z.add(additions.anchor.z, times: factor)
        for (place, addition) in additions.keyframes.enumerated() {
            guard let index = keyframes.firstIndex(where: { $0.distance == addition.distance }) else {
                throw KeyframeError(
                    keyframe: place, property: "at", value: addition.distance,
                    reason: "must be the distance of one of the layout's keyframes")
            }
            var sum = KeyframeSum(factor: factor)
            sum.add(addition, to: &keyframes[index])
            guard let (property, value) = sum.missing else { continue }
            throw KeyframeError(
                keyframe: place, property: property, value: value,
                reason: "must be left out, or set by the layout's keyframe as well")
        }
    }
}

/// The addition of a multiple of one keyframe to another one.
private struct KeyframeSum {
    let factor: Double
    /// A property that the other keyframe does not set, and its addition.
    var missing: (property: StaticString, value: Double)?

    mutating func add(_ addition: Keyframe, to keyframe: inout Keyframe) {
        add("x", addition.x, to: &keyframe.x)
        add("y", addition.y, to: &keyframe.y)
        add("width", addition.width, to: &keyframe.width)
        add("height", addition.height, to: &keyframe.height)
        add("depth", addition.depth, to: &keyframe.depth)
        add("cornerRadius", addition.cornerRadius, to: &keyframe.cornerRadius)
        add("scale", addition.scale, to: &keyframe.scale)
        add("opacity", addition.opacity, to: &keyframe.opacity)
        add("rotation.x", addition.rotationX, to: &keyframe.rotationX)
        add("rotation.y", addition.rotationY, to: &keyframe.rotationY)
        add("rotation.z", addition.rotationZ, to: &keyframe.rotationZ)
        for entry in addition.appearance.entries {
            var value = keyframe.appearance.value(of: entry.name)
            add("appearance", entry.value, to: &value)
            if let value { keyframe.appearance.replaceValue(of: entry.name, by: value) }
        }
    }

    // 12 copies of the first function and 6 of the second one would enlarge the WebAssembly.
    @inline(never)
    private mutating func add(_ property: StaticString, _ addition: Double?, to number: inout Double?) {
        guard let addition else { return }
        if let old = number {
            number = old.sum(with: addition * factor)
        } else {
            missing = (property, addition)
        }
    }

    @inline(never)
    private mutating func add(
        _ property: StaticString, _ addition: KeyframeLength?, to length: inout KeyframeLength?
    ) {
        guard let addition else { return }
        if length == nil { missing = (property, addition.own + addition.parts.sum()) }
        length?.add(addition, times: factor)
    }
}

extension Double {
    /// Returns the sum; 0 if only a rounding error is left of it, which might be negative.
    func sum(with addition: Double) -> Double {
        let sum = self + addition
        return abs(sum) <= abs(addition) * 1e-12 ? 0 : sum
    }
}
