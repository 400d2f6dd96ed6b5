#if !hasFeature(Embedded)
extension CollectionLayout {
    /// The first number of the layout's answer for a slot that is not finite, if any, as a message.
    @usableFromInline
    func diagnostic(forSlot slot: Int, in context: LayoutContext) -> String? {
        guard let space = LayoutSpace(context, axis: axis) else { return nil }
        return attributes(at: Double(slot), in: space).nonFinitePart.map { part in
            "Fanfold leaves out item \(context.index(ofSlot: slot)): \(Self.self) returned \(part)"
        }
    }
}

extension ItemAttributes {
    /// The name and the value of the first number that is not finite.
    fileprivate var nonFinitePart: String? {
        let parts = [
            ("center.x", center.x), ("center.y", center.y), ("size.width", size.width),
            ("size.height", size.height), ("scale", scale), ("rotation.x", rotation.x),
            ("rotation.y", rotation.y), ("rotation.z", rotation.z), ("depth", depth),
            ("eyeDistance", eyeDistance), ("opacity", opacity), ("z", z), ("progress", progress),
        ]
        return parts.first { !$0.1.isFinite }.map { "\($0.0) = \($0.1)" }
    }
}
#endif
