#if !hasFeature(Embedded)
extension VisibleItem: Identifiable {
    /// The identity of the item while it is visible, independent of its index.
    public var id: Int { identity }
}
#endif
