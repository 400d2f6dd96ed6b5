import UIKit

/// Tracks the insertions and deletions of an update and slides their cells in and out.
class SlideInLayoutBase: UICollectionViewFlowLayout {
    var insertedIndexPaths = [IndexPath]()
    var deletedIndexPaths = Set<IndexPath>()
    var insertedSections = IndexSet()
    var isAnimatingBoundsChange = false

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        insertedIndexPaths.removeAll()
        deletedIndexPaths.removeAll()
        for update in updateItems {
            switch update.updateAction {
            case .insert:
                guard let indexPath = update.indexPathAfterUpdate else { continue }
                if indexPath.item == NSNotFound {
                    insertedSections.insert(indexPath.section)
                } else {
                    insertedIndexPaths.append(indexPath)
                }
            case .delete:
                if let indexPath = update.indexPathBeforeUpdate { deletedIndexPaths.insert(indexPath) }
            case .reload, .move, .none:
                break
            @unknown default:
                break
            }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        insertedIndexPaths.removeAll()
        deletedIndexPaths.removeAll()
        insertedSections.removeAll()
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        isAnimatingBoundsChange = true
    }

    override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        isAnimatingBoundsChange = false
    }
}

public final class SlideInLayout: UICollectionViewFlowLayout {
    private let offset: CGFloat = 500
    private var inserted: [IndexPath] = []
    private var deleted: [IndexPath] = []

    public override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate }
        deleted = updateItems.filter { $0.updateAction == .delete }.compactMap { $0.indexPathBeforeUpdate }
    }

    public override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        guard inserted.contains(itemIndexPath),
            let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.transform = CGAffineTransform(translationX: offset, y: 0).scaledBy(x: 0.5, y: 0.5)
        return copy
    }

    public override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deleted.contains(itemIndexPath) {
            attributes?.transform = CGAffineTransform(translationX: -offset, y: 0)
            attributes?.alpha = 1.0
        }
        return attributes
    }
}
