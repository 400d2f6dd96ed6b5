/// A visible item: its pose and its projection to the viewport.
public struct VisibleItem: Equatable, Sendable {
    /// The item's index; the former index if it is leaving.
    public let index: Int
    /// The identity of the item while it is visible, independent of its index: a host keeps the element that shows
    /// it.
    public let identity: Int
    /// Whether the item was removed and is still visible. It is not hit-tested.
    public let isLeaving: Bool
    /// The pose.
    public let attributes: ItemAttributes
    /// The transform from the item's own rectangle, from (0, 0) to its size, to the viewport.
    public let transform: Transform3D
    /// The projection of the item's corners to the viewport.
    public let quad: Quad

    @inlinable
    init(
        index: Int, identity: Int, isLeaving: Bool, attributes: ItemAttributes, transform: Transform3D,
        quad: Quad
    ) {
        self.index = index
        self.identity = identity
        self.isLeaving = isLeaving
        self.attributes = attributes
        self.transform = transform
        self.quad = quad
    }

    /// A placeholder that an item will overwrite.
    static var unseen: VisibleItem {
        VisibleItem(
            index: 0, identity: 0, isLeaving: false, attributes: ItemAttributes(center: .zero, size: .zero),
            transform: .identity, quad: Rect(size: .zero).corners)
    }

    /// Returns whether the item covers a point of the viewport.
    public func contains(_ point: Point) -> Bool {
        guard let own = transform.unproject(point) else { return false }
        return Rect(size: attributes.size).contains(own)
    }
}
