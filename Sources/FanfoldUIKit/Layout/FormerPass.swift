#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold

/// A pass before a change, with the items as they were displayed.
struct FormerPass {
    let geometry: LayoutGeometry
    let numbering: ItemNumbering
    let items: [VisibleItem]

    /// The attributes of an item; for one that was not visible, those at rest.
    func pose(of index: DataIndex) -> ItemAttributes {
        let item = numbering.engineIndex(of: index).value
        return items.first { $0.index == item && !$0.isLeaving }?.attributes
            ?? geometry.pose(of: index)
    }
}
#endif
