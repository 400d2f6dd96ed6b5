#if !hasFeature(Embedded)
extension CollectionLayout {
    /// What the layout returned for an item that cannot be shown, if anything.
    @usableFromInline
    func complaint(aboutSlot slot: Int, in context: LayoutContext) -> String? {
        attributes(at: Double(slot), in: context).partNotFinite.map { part in
            "Fanfold leaves out item \(context.index(ofSlot: slot)): \(Self.self) returned \(part)"
        }
    }
}

extension ItemAttributes {
    /// The first of the numbers that is not finite, if there is one, and what it is.
    fileprivate var partNotFinite: String? {
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
