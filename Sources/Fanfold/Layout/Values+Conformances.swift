#if !hasFeature(Embedded)
// Conformances for applications; WebAssembly has no use for them.

extension ParameterDescriptor: Hashable, Identifiable {
    /// The name, which is unique within a layout.
    public var id: String { name }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(unit)
        hasher.combine(range)
    }
}

extension KeyframeError: Equatable {
    public static func == (left: KeyframeError, right: KeyframeError) -> Bool {
        left.path == right.path && left.value == right.value && "\(left.reason)" == "\(right.reason)"
    }
}

extension VisibleItem: Identifiable {
    /// The identity of the item while it is visible, independent of its index.
    public var id: Int { identity }
}

extension KeyframeLayout: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(axis)
        for keyframe in keyframes { hasher.combine(keyframe.distance) }
    }
}
#endif
