#if canImport(UIKit) && !os(watchOS)
@_spi(Host) import Fanfold
import UIKit

// MARK: Single items

extension EngineOwner {
    /// The attributes of an item: from the frame or, for an item outside of it, from the engine.
    func attributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let frame, let index = frame.geometry.sections.index(of: indexPath) else { return nil }
        return attributes(of: index, in: frame)
    }

    /// The start of an item that a change brings into view; nil unless something changes.
    func initialAttributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let change, let frame, let index = frame.geometry.sections.index(of: indexPath),
            let target = pose(of: index)
        else { return nil }
        let pose = change.initialPose(of: index, to: target, after: frame.geometry)
        let seen = change.isFollowed ? frame.geometry : change.before.geometry
        let attributes = FanfoldLayoutAttributes(
            pose, at: indexPath, zIndex: frame.zIndex(of: frame.numbering.engineIndex(of: index), z: pose.z),
            in: seen)
        attributes.share(frame.geometry.sharedLayout)
        return attributes
    }

    /// The end of an item that a change takes out of view; nil unless something changes. The host shows a snapshot of an item
    /// that is leaving, so the cell itself is hidden.
    func finalAttributes(at indexPath: IndexPath) -> FanfoldLayoutAttributes? {
        guard let change, let frame, let index = change.before.geometry.sections.index(of: indexPath) else {
            return nil
        }
        let image = change.map.image(of: index)
        let pose = change.finalPose(of: index, to: image.flatMap(pose), after: frame.geometry)
        let attributes = FanfoldLayoutAttributes(
            pose, at: indexPath, zIndex: frame.zIndex(of: image.map(frame.numbering.engineIndex), z: pose.z),
            in: frame.geometry)
        attributes.isHidden = change.isFollowed && image == nil
        return attributes
    }

    private func attributes(of index: DataIndex, in frame: PublishedFrame) -> FanfoldLayoutAttributes? {
        let item = frame.numbering.engineIndex(of: index)
        if let visible = frame.attributes(of: item) { return visible }
        guard let pose = pose(of: index) else { return nil }
        let attributes = FanfoldLayoutAttributes(
            pose, at: frame.geometry.sections.indexPath(of: index), zIndex: frame.zIndex(of: item, z: pose.z),
            in: frame.geometry)
        frame.noteState(of: item, in: attributes)
        return attributes
    }
}

// MARK: Rectangles

extension EngineOwner {
    /// The attributes of all items whose frames meet a rectangle of the content.
    ///
    /// - Parameter rect: Any part of the content. For the part that is in the viewport, the frame has the answer; only beyond
    ///   it, items are asked for one by one.
    /// - Complexity: O(v + log n), where v is the number of items that are visible or in the rectangle.
    func attributes(in rect: CGRect) -> [FanfoldLayoutAttributes] {
        guard let frame, frame.geometry.hasArea && frame.geometry.context.count > 0,
            !updateStage.isUndescribed
        else { return [] }
        var found: [FanfoldLayoutAttributes] = []
        found.reserveCapacity(frame.items.count)
        for item in frame.items where rect.meets(item.bounds) {
            if let attributes = frame.attributes(of: item) { found.append(attributes) }
        }
        for slot in unseenSlots(in: rect, beyond: frame) {
            let index = frame.geometry.item(inSlot: slot)
            let item = frame.numbering.engineIndex(of: index)
            guard !frame.contains(item), let pose = pose(of: index), pose.opacity > 0,
                pose.quad.map({ rect.meets(frame.geometry.inContent($0.bounds)) }) ?? true
            else { continue }
            if let attributes = attributes(of: index, in: frame) { found.append(attributes) }
        }
        return found
    }

    /// The slots in the parts of a rectangle on either side of the viewport.
    private func unseenSlots(in rect: CGRect, beyond frame: PublishedFrame) -> [Int] {
        let geometry = frame.geometry
        let (part, seen) = (geometry.extent(of: rect), geometry.extent(of: geometry.visibleRect))
        guard part.lowerBound < seen.lowerBound || part.upperBound > seen.upperBound else { return [] }
        let (all, visible) = (geometry.slots, geometry.visibleRange)
        var slots: [Int] = []
        if part.lowerBound < seen.lowerBound {
            slots += self.slots(among: all.prefix(before: visible), in: part, unseenAt: -.infinity)
        }
        slots += visible
        if part.upperBound > seen.upperBound {
            slots += self.slots(among: all.suffix(after: visible), in: part, unseenAt: .infinity)
        }
        return slots
    }

    /// The slots that may be in a part of the axis, among those on one side of the viewport: there, items follow one another,
    /// and unseen ones are far away.
    private func slots(
        among all: Range<Int>, in part: ClosedRange<CGFloat>, unseenAt far: CGFloat
    ) -> Range<Int> {
        let start = all.partitionPoint { (extent(ofSlot: $0)?.upperBound ?? far) >= part.lowerBound }
        let end = all.partitionPoint { (extent(ofSlot: $0)?.lowerBound ?? far) > part.upperBound }
        return start..<max(start, end)
    }

    /// The extent of an item along the axis; nil for an item that is not visible.
    private func extent(ofSlot slot: Int) -> ClosedRange<CGFloat>? {
        guard let frame, let pose = pose(of: frame.geometry.item(inSlot: slot)), pose.opacity > 0,
            let bounds = pose.quad?.bounds
        else { return nil }
        return frame.geometry.extent(of: frame.geometry.inContent(bounds))
    }
}

extension Range<Int> {
    /// The elements before a part of the range.
    fileprivate func prefix(before part: Range<Int>) -> Range<Int> {
        lowerBound..<Swift.max(lowerBound, part.lowerBound)
    }

    /// The elements after a part of the range.
    fileprivate func suffix(after part: Range<Int>) -> Range<Int> {
        Swift.min(part.upperBound, upperBound)..<upperBound
    }
}

extension CGRect {
    /// Whether another rectangle has a point in common with this one, even if only on an edge.
    fileprivate func meets(_ other: CGRect) -> Bool {
        other.minX <= maxX && other.maxX >= minX && other.minY <= maxY && other.maxY >= minY
    }
}
#endif
