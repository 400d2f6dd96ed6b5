/// Moves items by physics. Simulated: behaviors are stored; nothing moves.
open class UIDynamicAnimator: NSObject {
    public private(set) weak var referenceView: UIView?
    public private(set) var behaviors: [UIDynamicBehavior] = []
    private weak var layout: UICollectionViewLayout?

    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        if !behaviors.contains(behavior) { behaviors.append(behavior) }
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
    }

    open func removeAllBehaviors() {
        behaviors = []
    }

    /// The behaviors' items whose frames intersect a rectangle.
    @preconcurrency @MainActor
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        items.filter { item in
            let size = item.bounds.applying(item.transform).size
            let origin = CGPoint(x: item.center.x - size.width / 2, y: item.center.y - size.height / 2)
            return CGRect(origin: origin, size: size).intersects(rect)
        }
    }

    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    @preconcurrency @MainActor
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, at: indexPath)
    }

    @preconcurrency @MainActor
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, elementKind, at: indexPath)
    }

    @preconcurrency @MainActor
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, elementKind, at: indexPath)
    }

    @MainActor private var items: [any UIDynamicItem] {
        behaviors.compactMap { $0 as? UIAttachmentBehavior }.flatMap(\.items)
    }

    @MainActor private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }
}

/// A behavior of items.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    public override init() {
        super.init()
    }
}

/// A spring or rod between an item and a point.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public let items: [any UIDynamicItem]
    open var anchorPoint: CGPoint
    open var length: CGFloat
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// The initial length is the distance between both.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        anchorPoint = point
        let (x, y) = (item.center.x + offset.horizontal, item.center.y + offset.vertical)
        length = ((x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)).squareRoot()
        super.init()
    }
}
