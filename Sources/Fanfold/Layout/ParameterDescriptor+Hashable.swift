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
#endif
