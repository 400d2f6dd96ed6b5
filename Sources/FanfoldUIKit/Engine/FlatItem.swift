#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

/// An item that is shown without rotation and perspective, because a transition zooms into it or out of it.
struct FlatItem {
    let item: TrackedItem
    /// The time from which the item returns to the layout's pose; nil while it is flat.
    var releaseTime: Double?

    /// The part of the flat pose at a time: 1 before the release, then less, and 0 in the end.
    func part(at time: Double) -> Double {
        guard let releaseTime else { return 1 }
        let part = 1 - ((time - releaseTime) / Self.duration).clamped(to: 0...1)
        return part * part * (3 - 2 * part)
    }

    /// The duration of the return, in seconds.
    private static var duration: Double { 0.25 }
}

extension ItemAttributes {
    /// The pose upright in the viewport's plane, where the item appears and as large as it appears.
    var flat: ItemAttributes {
        guard let fit = quad?.affineFit(of: size) else { return self }
        var flat = self
        let area = abs(fit.xAxis.x * fit.yAxis.y - fit.xAxis.y * fit.yAxis.x)
        (flat.center, flat.scale, flat.rotation, flat.depth) = (fit.center, area.squareRoot(), .zero, 0)
        return flat
    }
}

extension EngineHost {
    /// The item that is flat or returns from it, and the part of the flat pose; nil if there is none.
    var flatness: (item: EngineIndex, part: Double)? {
        guard let flatItem, let index = flatItem.item.index else { return nil }
        return (numbering.engineIndex(of: index), flatItem.part(at: now))
    }

    /// Shows an item flat, instead of the former flat one.
    func flatten(_ index: EngineIndex) {
        if flatItem?.item.index == numbering.dataIndex(of: index), flatItem?.releaseTime == nil { return }
        flatItem?.item.isInUse = false
        flatItem = FlatItem(item: track(index))
        view.fanfoldLayout?.invalidateItems()
        view.layoutIfNeeded()
    }

    /// Lets the flat item return to the layout's pose.
    func releaseFlatItem() {
        guard flatItem != nil, flatItem?.releaseTime == nil else { return }
        flatItem?.releaseTime = now
        if isLive && !mayAnimate && advanceFlatItem() { view.fanfoldLayout?.invalidateItems() }
        startFrames()
    }

    /// Releases a flat item once the content moves, and forgets it after its return.
    ///
    /// - Returns: Whether the item moves.
    func advanceFlatItem() -> Bool {
        if isLive && !owner.isAtRest { releaseFlatItem() }
        guard let flatItem else { return false }
        let isOver = flatItem.releaseTime != nil && (!mayAnimate || flatItem.part(at: now) == 0)
        if isOver || flatItem.item.index == nil {
            flatItem.item.isInUse = false
            self.flatItem = nil
        }
        return true
    }
}
#endif
