// Written in the style of existing libraries, including force unwrapping.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import UIKit

/// A custom delegate protocol with an additional method.
public protocol WaterfallLayoutDelegate: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
        width: CGFloat
    ) -> CGFloat
}

extension WaterfallLayoutDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath,
        width: CGFloat
    ) -> CGFloat { return 100 }
}

/// Columns of different lengths with headers; calls optional methods of the delegate.
public class WaterfallLayout: UICollectionViewLayout {
    public var numberOfColumns = 2 { didSet { invalidateLayout() } }
    public var interitemSpacing: CGFloat = 10.0
    public var headerHeight: CGFloat = 0
    private var cache = [UICollectionViewLayoutAttributes]()
    private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var columnHeights: [CGFloat] = []

    private var delegate: WaterfallLayoutDelegate? {
        return collectionView?.delegate as? WaterfallLayoutDelegate
    }

    public override init() {
        super.init()
        commonInit()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        numberOfColumns = 2
    }

    public override func prepare() {
        guard let collectionView = collectionView else { return }
        cache.removeAll()
        headers.removeAll(keepingCapacity: true)
        columnHeights = Array(repeating: 0, count: numberOfColumns)
        for section in 0..<collectionView.numberOfSections {
            let inset =
                delegate?.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? .zero
            let spacing =
                delegate?.collectionView?(
                    collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? interitemSpacing
            let top = (columnHeights.max() ?? 0) + inset.top
            let path = IndexPath(item: 0, section: section)
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
            header.frame = CGRect(x: 0, y: top, width: collectionView.bounds.width, height: headerHeight)
            if headerHeight > 0 { headers[path] = header }
            columnHeights = columnHeights.map { _ in top + headerHeight }
            let width = collectionView.bounds.inset(by: collectionView.contentInset).width
            let column = (width - spacing * CGFloat(numberOfColumns - 1)) / CGFloat(numberOfColumns)
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let indexPath = IndexPath(item: item, section: section)
                let shortest = columnHeights.enumerated().min { $0.element < $1.element }!.offset
                let height =
                    delegate?.collectionView(
                        collectionView, layout: self, heightForItemAt: indexPath, width: column) ?? 180
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = CGRect(
                    x: CGFloat(shortest) * (column + spacing), y: columnHeights[shortest], width: column,
                    height: height)
                cache.append(attributes)
                columnHeights[shortest] += height + spacing
            }
        }
    }

    public override var collectionViewContentSize: CGSize {
        return CGSize(width: collectionView?.bounds.width ?? 0, height: columnHeights.max() ?? 0)
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        return (cache + headers.values).filter { $0.frame.intersects(rect) }
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        return cache.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
    }

    public override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        return headers[indexPath]
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let oldBounds = collectionView?.bounds else { return false }
        return oldBounds.width != newBounds.width
    }
}
