#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// The answers to UIKit's queries for one instant: the content size, and the attributes of the visible items.
///
/// A frame holds poses. It never holds the engine, whose next change would then copy it. The owner updates the frame in place;
/// a class spares each reader a copy.
@MainActor
final class PublishedFrame {
    /// A visible item.
    struct Item {
        /// The index in the engine; nil for an item that is leaving, which UIKit does not show.
        let index: EngineIndex?
        /// The pose in the viewport.
        let pose: ItemAttributes
        /// The index in the painting order.
        let rank: Int
        /// The smallest rectangle of the content that contains the item.
        let bounds: CGRect
        /// Whether other items cover the item completely.
        let isCovered: Bool
    }

    /// The state of the engine, for the items' views.
    struct Status {
        /// The item that is open or opening.
        var openedItem: EngineIndex?
        /// Whether the content does not scroll.
        var isSettled = false
        /// The item that is flat or returns from it, and the part of the flat pose.
        var flatness: (item: EngineIndex, part: Double)?
        /// The item that is open, opening or closing, its progress, and the insets of its content.
        var opening: (item: EngineIndex, progress: Double, insets: Insets)?
    }

    private(set) var geometry: LayoutGeometry
    private(set) var contentSize: CGSize
    private(set) var numbering: ItemNumbering
    /// Whether the engine has the current items. It has not until the updates that have changed their number are
    /// reported.
    private(set) var isSynced: Bool
    /// The scroll position at the offset.
    private var position: Double
    /// The state of the engine.
    private var status = Status()
    /// The visible items, back to front.
    private(set) var items: [Item] = []

    /// The item that is open or opening.
    var openedItem: EngineIndex? { status.openedItem }

    init(_ geometry: LayoutGeometry, _ numbering: ItemNumbering, isSynced: Bool) {
        self.geometry = geometry
        contentSize = geometry.contentSize
        position = geometry.position
        self.numbering = numbering
        self.isSynced = isSynced
    }

    /// Begins the next frame. The buffer of items is used again.
    ///
    /// - Parameter isScrolled: Whether at most the offset has changed, so that the content size is the same.
    func begin(
        _ geometry: LayoutGeometry, _ numbering: ItemNumbering, isSynced: Bool, isScrolled: Bool
    ) {
        if !isScrolled { contentSize = geometry.contentSize }
        self.geometry = geometry
        position = geometry.position
        self.numbering = numbering
        self.isSynced = isSynced
        items.removeAll(keepingCapacity: true)
    }

    /// Adds the items of an engine's frame, back to front.
    ///
    /// - Parameters:
    ///   - covered: The items that others cover completely.
    ///   - status: The state of the engine.
    func add(_ visible: [VisibleItem], covered: Set<EngineIndex>, _ status: Status) {
        self.status = status
        for (rank, item) in visible.enumerated() {
            let index = item.isLeaving ? nil : EngineIndex(item.index)
            items.append(
                Item(
                    index: index, pose: item.attributes, rank: rank,
                    bounds: geometry.inContent(item.quad.bounds),
                    isCovered: index.map(covered.contains) ?? false))
        }
    }

    /// Creates the attributes of a visible item; nil for an item that is leaving.
    ///
    /// UIKit and applications may change the attributes that they receive, so each query gets its own.
    func attributes(of item: Item) -> FanfoldLayoutAttributes? {
        guard let index = item.index else { return nil }
        let pose = pose(of: item)
        let attributes = FanfoldLayoutAttributes(
            pose, at: indexPath(of: index), zIndex: StackingOrder.zIndex(ofRank: item.rank), in: geometry)
        if item.isCovered { attributes.isCovered = true }
        noteState(of: index, in: attributes)
        return attributes
    }

    /// The pose of an item, which may be flat.
    private func pose(of item: Item) -> ItemAttributes {
        guard let flatness = status.flatness, flatness.item == item.index else { return item.pose }
        return item.pose.blended(with: item.pose.flat, flatness.part)
    }

    /// Sets the distance of an item from the scroll position, and whether it is shown or open.
    func noteState(of index: EngineIndex, in attributes: FanfoldLayoutAttributes) {
        let item = numbering.dataIndex(of: index)
        attributes.distance = geometry.distance(of: item, fromPosition: position)
        attributes.isShown = item == geometry.item(atPosition: position)
        attributes.isSettled = attributes.isShown && status.isSettled
        attributes.isOpen = index == status.openedItem
        guard let opening = status.opening, opening.item == index else { return }
        (attributes.openProgress, attributes.openInsets) = (opening.progress, opening.insets)
    }

    /// The index path of an item that exists.
    func indexPath(of index: EngineIndex) -> IndexPath {
        geometry.sections.indexPath(of: numbering.dataIndex(of: index))
    }

    /// Returns whether an item is visible.
    func contains(_ index: EngineIndex) -> Bool { items.contains { $0.index == index } }

    /// The attributes of an item; nil unless it is visible.
    func attributes(of index: EngineIndex) -> FanfoldLayoutAttributes? {
        items.first { $0.index == index }.flatMap(attributes)
    }

    /// The `zIndex` of an item outside the frame.
    ///
    /// - Parameter index: The item; nil for one that is gone.
    func zIndex(of index: EngineIndex?, z: Double) -> Int {
        StackingOrder.zIndex(of: index, z: z, among: items)
    }

    /// The visible item whose center is nearest to a point of the content, along the axis; nil if none is visible.
    func nearestItem(to point: CGPoint) -> IndexPath? {
        func distance(_ item: Item) -> CGFloat {
            let center = geometry.inContent(item.pose.center)
            return abs(geometry.axis == .vertical ? center.y - point.y : center.x - point.x)
        }
        let shown = items.lazy.filter { $0.index != nil }
        return shown.min { distance($0) < distance($1) }?.index.map(indexPath)
    }
}
#endif
