/// An item that is seen: how it is shown, and where that is in the viewport.
public struct VisibleItem: Equatable, Sendable {
    /// Which item it is or, where it is leaving, was.
    public let index: Int
    /// The same for one item as long as it stays visible, whatever becomes of its index: a host keeps the
    /// element that shows it.
    public let identity: Int
    /// Whether the item has been removed and is on its way out. It takes no taps.
    public let isLeaving: Bool
    /// How it is shown.
    public let attributes: ItemAttributes
    /// Takes the item's own rectangle, from (0, 0) to its size, to the viewport.
    public let transform: Transform3D
    /// Where its corners land in the viewport.
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

    /// What stands where an item will be written.
    static var unseen: VisibleItem {
        VisibleItem(
            index: 0, identity: 0, isLeaving: false, attributes: ItemAttributes(center: .zero, size: .zero),
            transform: .identity, quad: Rect(size: .zero).corners)
    }

    /// Whether the item covers a point of the viewport: whether its own rectangle holds what is seen there.
    public func contains(_ point: Point) -> Bool {
        guard let own = transform.unproject(point) else { return false }
        return Rect(size: attributes.size).contains(own)
    }
}
