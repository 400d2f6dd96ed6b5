/// The numbers of a ``KeyframeLayout``: its description without the axis.
struct KeyframeNumbers: Sendable {
    var pitch: KeyframeLength
    var keyframes: [Keyframe]
    var rules: KeyframeRules

    /// Adds a multiple of a parameter's additions.
    mutating func add(_ additions: KeyframeAdditions, times factor: Double) {
        pitch = pitch + additions.pitch * factor
        rules.spacing = rules.spacing + additions.spacing * factor
        rules.eyeDistance = rules.eyeDistance + additions.eyeDistance * factor
        rules.anchor.x = rules.anchor.x + additions.anchor.x * factor
        rules.anchor.y = rules.anchor.y + additions.anchor.y * factor
        rules.anchor.z = rules.anchor.z + additions.anchor.z * factor
        for addition in additions.keyframes {
            guard let index = index(of: addition) else { continue }
            keyframes[index].visit(
                addition,
                numbers: { _, number, addition in number = number.map { $0 + addition * factor } },
                lengths: { _, length, addition in length = length.map { $0 + addition * factor } })
        }
    }

    /// Returns the index of the keyframe at the distance of another one.
    func index(of other: Keyframe) -> Int? {
        keyframes.firstIndex { $0.distance == other.distance }
    }
}

extension Keyframe {
    /// Visits the properties that another keyframe sets, with their names and the values of both keyframes.
    @inline(never)
    mutating func visit(
        _ other: Keyframe,
        numbers: (StaticString, inout Double?, Double) -> Void,
        lengths: (StaticString, inout KeyframeLength?, KeyframeLength) -> Void
    ) {
        if let length = other.x { lengths("x", &x, length) }
        if let length = other.y { lengths("y", &y, length) }
        if let length = other.width { lengths("width", &width, length) }
        if let length = other.height { lengths("height", &height, length) }
        if let length = other.depth { lengths("depth", &depth, length) }
        if let length = other.cornerRadius { lengths("cornerRadius", &cornerRadius, length) }
        if let number = other.scale { numbers("scale", &scale, number) }
        if let number = other.opacity { numbers("opacity", &opacity, number) }
        if let number = other.rotationX { numbers("rotation.x", &rotationX, number) }
        if let number = other.rotationY { numbers("rotation.y", &rotationY, number) }
        if let number = other.rotationZ { numbers("rotation.z", &rotationZ, number) }
        for entry in other.appearance.entries {
            var value = appearance.value(of: entry.name)
            numbers("appearance", &value, entry.value)
            if let value { appearance.replaceValue(of: entry.name, by: value) }
        }
    }
}
