extension UICollectionView {
    /// Scrolls to bring the layout's frame of an item to a position in the visible area.
    func scroll(toItemAt indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard hasItem(at: indexPath) else { return complain(ofMissingItemAt: indexPath) }
        guard let attributes = requiredAttributes(at: indexPath) else { return }
        let frame = mirrored(attributes).frame
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if let shift = Self.shift(
            visible.minX, visible.maxX, frame.minX, frame.maxX,
            start: position.contains(.left), centre: position.contains(.centeredHorizontally),
            end: position.contains(.right), isFree: position.isEmpty)
        {
            offset.x += shift
        }
        if let shift = Self.shift(
            visible.minY, visible.maxY, frame.minY, frame.maxY,
            start: position.contains(.top), centre: position.contains(.centeredVertically),
            end: position.contains(.bottom), isFree: position.isEmpty)
        {
            offset.y += shift
        }
        setContentOffset(heldInRange(offset), animated: animated)
    }

    private func complain(ofMissingItemAt indexPath: IndexPath) {
        let counts = currentCounts
        guard counts.indices.contains(indexPath.section) else {
            return StandIn.raise(
                .invalidArgument,
                "Attempted to scroll the collection view to an out-of-bounds section (\(indexPath.section)) when "
                    + "there are only \(counts.count) sections.")
        }
        StandIn.raise(
            .invalidArgument,
            "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are "
                + "only \(counts[indexPath.section]) items in section \(indexPath.section).")
    }

    /// The change of the offset along one axis; nil if the position does not specify that axis.
    private static func shift(
        _ visibleStart: CGFloat, _ visibleEnd: CGFloat, _ start: CGFloat, _ end: CGFloat,
        start isStart: Bool, centre: Bool, end isEnd: Bool, isFree: Bool
    ) -> CGFloat? {
        if isStart { return start - visibleStart }
        if centre { return (start + end) / 2 - (visibleStart + visibleEnd) / 2 }
        if isEnd { return end - visibleEnd }
        guard isFree else { return nil }
        if start < visibleStart { return start - visibleStart }
        return max(0, min(end - visibleEnd, start - visibleStart))
    }
}
