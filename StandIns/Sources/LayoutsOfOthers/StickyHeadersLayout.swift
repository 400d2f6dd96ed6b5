// Written in the style of existing libraries, including force unwrapping.
// swift-format-ignore-file: NeverForceUnwrap

import CoreGraphics
import UIKit

/// A custom invalidation context, and headers that stick to the top.
public final class StickyInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
    public var onlyHeader = false
}

public final class StickyHeadersLayout: UICollectionViewFlowLayout {
    public override class var invalidationContextClass: AnyClass { StickyInvalidationContext.self }

    public override init() {
        super.init()
        self.headerReferenceSize = CGSize(width: 100, height: 44)
    }

    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override var sectionHeadersPinToVisibleBounds: Bool {
        didSet { invalidateLayout() }
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    public override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds) as! StickyInvalidationContext
        context.onlyHeader = newBounds.size == collectionView?.bounds.size
        if context.onlyHeader {
            context.invalidateSupplementaryElements(
                ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(row: 0, section: 0)])
        }
        return context
    }

    public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.invalidateEverything, !context.invalidateDataSourceCounts,
            (context as? StickyInvalidationContext)?.onlyHeader == true
        {
            (context as? StickyInvalidationContext)?.invalidateFlowLayoutAttributes = false
        }
        super.invalidateLayout(with: context)
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = (super.layoutAttributesForElements(in: rect) ?? []).filter {
            $0.representedElementKind != UICollectionView.elementKindSectionHeader
        }
        let path = IndexPath(item: 0, section: 0)
        let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: path)
        return items + [header].compactMap { $0 }
    }

    public override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard
            let header = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?
                .copy()
                as? UICollectionViewLayoutAttributes, let collectionView = collectionView
        else { return nil }
        header.frame.origin.y = max(collectionView.contentOffset.y, 0)
        header.zIndex = 1024
        return header
    }
}
