@_spi(Host) import Fanfold
import FanfoldUIKit
import Harness
import UIKit

/// Measures a frame of scrolling in a `FanfoldCollectionView`, and in a collection view with a flow layout.
@MainActor public func adapterPass() -> Table {
    var table = Table(
        "UIKit adapter",
        method: """
            A frame of scrolling through 1,000,000 items in UIKit's stand-in: the bounds of a \
            `FanfoldCollectionView` change, and `layoutAttributesForElements(in:)` is called for the viewport. The \
            flow layout is the stand-in's own, with items of the same size at the same distance. A whole pass is \
            `layoutIfNeeded()`, which also moves and recycles cells.
            """,
        columns: ["layout", "attributes", "÷ flow layout", "whole pass", "÷ flow layout"])
    add("expanding", ExpandingCollectionViewLayout(), CGSize(width: 375, height: 100), 0, to: &table)
    add("tab stack", TabStackCollectionViewLayout(), CGSize(width: 375, height: 160), 0, to: &table)
    add("album fan", AlbumFanCollectionViewLayout(), CGSize(width: 112, height: 82), 0, to: &table)
    add("card carousel", CardCarouselCollectionViewLayout(), CGSize(width: 262, height: 500), 16, to: &table)
    add("task switcher", TaskSwitcherCollectionViewLayout(), CGSize(width: 328, height: 167), 0, to: &table)
    return table
}

@MainActor private func add(
    _ name: String, _ layout: FanfoldCollectionViewLayout, _ itemSize: CGSize, _ spacing: Double,
    to table: inout Table
) {
    let flow = UICollectionViewFlowLayout()
    let isHorizontal = layout.layout.axis == .horizontal
    flow.scrollDirection = isHorizontal ? .horizontal : .vertical
    flow.itemSize = itemSize
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (spacing, 0)
    if isHorizontal {
        let margin = (667 - itemSize.height) / 2
        flow.sectionInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    }
    let scenes = [layout, flow].map { ViewScene($0, isHorizontal: isHorizontal) }
    let contenders = scenes.map(\.askingForAttributes) + scenes.map(\.layingOut)
    let times = Race().run(contenders).map(\.minimum)
    table.add([
        .words(name), .time(times[0]), .ratio(times[0], to: times[1]), .time(times[2]),
        .ratio(times[2], to: times[3]),
    ])
}
