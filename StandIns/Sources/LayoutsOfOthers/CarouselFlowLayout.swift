import UIKit

/// A centered carousel whose side items shrink: a flow layout that copies attributes with `NSArray`.
@IBDesignable
open class CarouselFlowLayout: UICollectionViewFlowLayout {
    fileprivate struct LayoutState {
        var size: CGSize
        var direction: UICollectionView.ScrollDirection
        func isEqual(_ otherState: LayoutState) -> Bool {
            return self.size.equalTo(otherState.size) && self.direction == otherState.direction
        }
    }

    @IBInspectable open var sideItemScale: CGFloat = 0.6
    @IBInspectable open var sideItemAlpha: CGFloat = 0.6
    @IBInspectable open var spacing: CGFloat = 40

    fileprivate var state = LayoutState(size: CGSize.zero, direction: .horizontal)

    override open func prepare() {
        super.prepare()
        guard let collectionView = self.collectionView else { return }
        let currentState = LayoutState(size: collectionView.bounds.size, direction: self.scrollDirection)
        if !self.state.isEqual(currentState) {
            self.setupCollectionView()
            self.updateLayout()
            self.state = currentState
        }
    }

    fileprivate func setupCollectionView() {
        guard let collectionView = self.collectionView else { return }
        if collectionView.decelerationRate != UIScrollView.DecelerationRate.fast {
            collectionView.decelerationRate = UIScrollView.DecelerationRate.fast
        }
    }

    fileprivate func updateLayout() {
        guard let collectionView = self.collectionView else { return }
        let xInset = (collectionView.bounds.size.width - self.itemSize.width) / 2
        let yInset = (collectionView.bounds.size.height - self.itemSize.height) / 2
        self.sectionInset = UIEdgeInsets.init(top: yInset, left: xInset, bottom: yInset, right: xInset)
        let scaledItemOffset = (itemSize.width - itemSize.width * self.sideItemScale) / 2
        self.minimumLineSpacing = spacing - scaledItemOffset
    }

    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }

    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let superAttributes = super.layoutAttributesForElements(in: rect),
            let attributes = NSArray(array: superAttributes, copyItems: true)
                as? [UICollectionViewLayoutAttributes]
        else { return nil }
        return attributes.map({ self.transformLayoutAttributes($0) })
    }

    fileprivate func transformLayoutAttributes(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let collectionView = self.collectionView else { return attributes }
        let collectionCenter = collectionView.frame.size.width / 2
        let normalizedCenter = attributes.center.x - collectionView.contentOffset.x
        let maxDistance = self.itemSize.width + self.minimumLineSpacing
        let distance = min(abs(collectionCenter - normalizedCenter), maxDistance)
        let ratio = (maxDistance - distance) / maxDistance
        let scale = ratio * (1 - self.sideItemScale) + self.sideItemScale
        attributes.alpha = ratio * (1 - self.sideItemAlpha) + self.sideItemAlpha
        attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
        attributes.zIndex = Int(attributes.alpha * 10)
        return attributes
    }

    override open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView = collectionView, !collectionView.isPagingEnabled,
            let layoutAttributes = self.layoutAttributesForElements(in: collectionView.bounds)
        else {
            return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
        }
        let midSide = collectionView.bounds.size.width / 2
        let proposedContentOffsetCenterOrigin = proposedContentOffset.x + midSide
        let closest =
            layoutAttributes.sorted {
                abs($0.center.x - proposedContentOffsetCenterOrigin)
                    < abs($1.center.x - proposedContentOffsetCenterOrigin)
            }.first ?? UICollectionViewLayoutAttributes()
        return CGPoint(x: floor(closest.center.x - midSide), y: proposedContentOffset.y)
    }
}
