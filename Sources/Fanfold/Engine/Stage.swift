/// The items that are seen, back to front.
///
/// The buffer is reused: once it has grown to the number of items on stage, an update allocates nothing.
public struct Stage: Sendable {
    /// Every item whose quad touches the viewport and that is not fully transparent, back to front.
    public private(set) var items: [StageItem] = []

    /// Creates an empty stage.
    public init() {}

    /// Places the items anew.
    ///
    /// - Complexity: O(m), where m is the number of items on stage; it does not depend on their count.
    public mutating func update<Layout: CollectionLayout>(_ layout: Layout, in context: LayoutContext) {
        items.removeAll(keepingCapacity: true)
        guard let space = LayoutSpace(context, axis: layout.axis), context.count > 0 else { return }
        let viewport = Rect(size: context.viewport)
        for index in layout.visibleRange(in: space) {
            let attributes = space.inViewport(layout.attributes(at: Double(index), in: space))
            guard attributes.opacity > 0 else { continue }
            let transform = attributes.transform
            guard let quad = transform.project(Rect(size: attributes.size)), quad.touches(viewport)
            else { continue }
            insert(StageItem(index: index, attributes: attributes, transform: transform, quad: quad))
        }
    }

    /// The item that is seen at a point of the viewport: the front-most one that covers it.
    public func item(at point: Point) -> Int? {
        items.last { $0.contains(point) }?.index
    }

    /// Inserts behind what has a greater z; layouts place items nearly in order, so this seldom moves any.
    private mutating func insert(_ item: StageItem) {
        var place = items.count
        while place > 0 && items[place - 1].attributes.z > item.attributes.z { place -= 1 }
        items.insert(item, at: place)
    }
}
