#if !hasFeature(Embedded)
import Fanfold

// Conformances for applications; WebAssembly has no use for them.

extension KeyframeError: Equatable {
    public static func == (left: KeyframeError, right: KeyframeError) -> Bool {
        left.path == right.path && left.value == right.value && "\(left.reason)" == "\(right.reason)"
    }
}

extension KeyframeLayout: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        for keyframe in keyframes { hasher.combine(keyframe.distance) }
    }
}

extension KeyframeLayout: CustomStringConvertible {
    public var description: String {
        let distances = keyframes.map { text(of: $0.distance) }.joined(separator: ", ")
        return "\(axis) keyframes at \(distances), pitch \(pitch)"
    }
}

extension KeyframeLength: CustomStringConvertible {
    public var description: String {
        let terms = [
            (own, "of the extent"), (parts.x, "of the width"), (parts.y, "of the height"),
            (parts.z, "of the shorter side"), (parts.w, "points"),
        ]
        let shown = terms.filter { $0.0 != 0 }.map { "\(text(of: $0)) \($1)" }
        return shown.isEmpty ? "0 points" : shown.joined(separator: " + ")
    }
}
#endif
