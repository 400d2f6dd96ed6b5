import UIKit

/// A row of items, 100 points each, that records its calls.
class RecordingLayout: UICollectionViewLayout {
    var calls: [String] = []
    var invalidatesOnScroll = false
    var invalidatesOnResize = true
    var itemLength: CGFloat = 100
    /// The content offset after a change, instead of the proposed one.
    var target: CGPoint?
    /// Changes attributes before they are returned.
    var adjust: (UICollectionViewLayoutAttributes) -> Void = { _ in }
    var contentSize: CGSize?

    override func prepare() {
        super.prepare()
        calls.append("prepare \(count)")
    }

    var count: Int {
        guard let collectionView else { return 0 }
        return (0..<collectionView.numberOfSections).reduce(0) {
            $0 + collectionView.numberOfItems(inSection: $1)
        }
    }

    override var collectionViewContentSize: CGSize {
        calls.append("size")
        if let contentSize { return contentSize }
        return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * itemLength)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements \(Int(rect.minY))...\(Int(rect.maxY))")
        let first = max(0, Int((rect.minY / itemLength).rounded(.down)))
        let last = min(count - 1, Int((rect.maxY / itemLength).rounded(.up)) - 1)
        guard first <= last else { return [] }
        return (first...last).map { attributes(at: indexPath($0)) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        calls.append("item \(indexPath.short)")
        return attributes(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        calls.append("should \(Int(newBounds.minY)) \(Int(newBounds.width))x\(Int(newBounds.height))")
        let isResized = newBounds.size != collectionView?.bounds.size
        return isResized ? invalidatesOnResize : invalidatesOnScroll
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        calls.append("context")
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flags = [
            context.invalidateEverything ? " everything" : "",
            context.invalidateDataSourceCounts ? " counts" : "",
        ]
        calls.append("invalidate" + flags.joined())
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        calls.append("updates " + updateItems.map(\.short).joined(separator: " "))
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        calls.append("finalize updates in \(UIView.inheritedAnimationDuration) s")
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        calls.append("bounds change from \(Int(oldBounds.width))x\(Int(oldBounds.height))")
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        calls.append("finalize bounds change")
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("initial \(itemIndexPath.short)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        calls.append("final \(itemIndexPath.short)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        calls.append("target \(Int(proposedContentOffset.y)) at \(velocity.y)")
        return target ?? proposedContentOffset
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        calls.append("target \(Int(proposedContentOffset.y))")
        return target ?? proposedContentOffset
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        calls.append("to")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        calls.append("from")
    }

    override func finalizeLayoutTransition() {
        calls.append("finalize transition")
    }

    func attributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: 0, y: CGFloat(position(of: indexPath)) * itemLength,
            width: collectionView?.bounds.width ?? 0, height: itemLength)
        adjust(attributes)
        return attributes
    }

    private func position(of indexPath: IndexPath) -> Int {
        guard let collectionView else { return 0 }
        return (0..<indexPath.section).reduce(indexPath.item) {
            $0 + collectionView.numberOfItems(inSection: $1)
        }
    }

    private func indexPath(_ position: Int) -> IndexPath {
        guard let collectionView else { return IndexPath(item: position, section: 0) }
        var rest = position
        for section in 0..<collectionView.numberOfSections {
            let count = collectionView.numberOfItems(inSection: section)
            if rest < count { return IndexPath(item: rest, section: section) }
            rest -= count
        }
        return IndexPath(item: position, section: 0)
    }
}

extension IndexPath {
    /// "0.3": item 3 of section 0; "1.*": all of section 1.
    var short: String { item == NSNotFound ? "\(section).*" : "\(section).\(item)" }
}

extension UICollectionViewUpdateItem {
    /// "move 0.1>0.3"
    var short: String {
        let before = indexPathBeforeUpdate?.short ?? ""
        let after = indexPathAfterUpdate?.short ?? ""
        return "\(updateAction) \(before)>\(after)"
    }
}
