// Written in the style of existing libraries, including force unwrapping.
// swift-format-ignore-file: NeverForceUnwrap

import QuartzCore
import UIKit

/// Attributes with a state for the cell, compared and copied manually.
open class AnimatedLayoutAttributes: UICollectionViewLayoutAttributes {
    public var contentView: UIView?
    public var scrollDirection: UICollectionView.ScrollDirection = .vertical
    public var startOffset: CGFloat = 0
    public var middleOffset: CGFloat = 0
    public var endOffset: CGFloat = 0

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! AnimatedLayoutAttributes
        copy.contentView = contentView
        copy.scrollDirection = scrollDirection
        copy.startOffset = startOffset
        copy.middleOffset = middleOffset
        copy.endOffset = endOffset
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let o = object as? AnimatedLayoutAttributes else { return false }
        return super.isEqual(o) && o.scrollDirection == scrollDirection && o.startOffset == startOffset
            && o.middleOffset == middleOffset && o.endOffset == endOffset
    }
}

/// A nonisolated protocol that changes attributes, as in libraries that predate Swift concurrency.
public protocol LayoutAttributesAnimator {
    func animate(collectionView: UICollectionView, attributes: AnimatedLayoutAttributes)
}

public struct RotateAnimator: LayoutAttributesAnimator {
    public var angle: CGFloat

    public init(angle: CGFloat = .pi / 4) {
        self.angle = angle
    }

    public func animate(collectionView: UICollectionView, attributes: AnimatedLayoutAttributes) {
        var transform = CATransform3DIdentity
        transform.m34 = -0.002
        transform = CATransform3DRotate(transform, angle * attributes.middleOffset, 0, 1, 0)
        attributes.transform3D = transform
        attributes.zIndex = attributes.indexPath.row
    }
}

open class AnimatedLayout: UICollectionViewFlowLayout {
    open var animator: LayoutAttributesAnimator?

    open override class var layoutAttributesClass: AnyClass { return AnimatedLayoutAttributes.self }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        return attributes.compactMap { $0.copy() as? AnimatedLayoutAttributes }.map {
            self.transformLayoutAttributes($0)
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    private func transformLayoutAttributes(
        _ attributes: AnimatedLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let collectionView = self.collectionView else { return attributes }
        let a = attributes
        let distance: CGFloat
        let itemOffset: CGFloat
        if scrollDirection == .horizontal {
            distance = collectionView.frame.width
            itemOffset = a.center.x - collectionView.contentOffset.x
            a.startOffset = (a.frame.origin.x - collectionView.contentOffset.x) / a.frame.width
        } else {
            distance = collectionView.frame.height
            itemOffset = a.center.y - collectionView.contentOffset.y
            a.startOffset = (a.frame.origin.y - collectionView.contentOffset.y) / a.frame.height
        }
        a.scrollDirection = scrollDirection
        a.middleOffset = itemOffset / distance - 0.5
        if a.contentView == nil, let c = collectionView.cellForItem(at: attributes.indexPath)?.contentView {
            a.contentView = c
        }
        animator?.animate(collectionView: collectionView, attributes: a)
        return a
    }
}
