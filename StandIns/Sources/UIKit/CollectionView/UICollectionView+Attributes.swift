extension UICollectionView {
    /// The layout's attributes of the elements in a rectangle of the view's coordinates; invalid ones are
    /// reported and skipped.
    func answeredAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let layoutRect = mirrored(rect)
        let asked = layoutRect.insetBy(dx: -StandIn.askedMargin, dy: -StandIn.askedMargin)
        var seen: Set<ElementKey> = []
        return (layout.layoutAttributesForElements(in: asked) ?? []).filter { attributes in
            accepts(attributes) && attributes.values.testedFrames.allSatisfy { $0.overlaps(layoutRect) }
                && seen.insert(attributes.element).inserted
        }
    }

    /// The layout's attributes of an element, or nil, in the layout's coordinates.
    func answeredAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let known = answers.attributes(for: key) { return known }
        let attributes: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell: attributes = layout.layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView:
            attributes = layout.layoutAttributesForSupplementaryView(
                ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            attributes = layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
        }
        return attributes.flatMap { accepts($0) ? $0 : nil }
    }

    /// The layout's attributes of an existing item, which are required.
    func requiredAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        let attributes = answeredAttributes(for: .cell(indexPath))
        if attributes == nil {
            StandIn.raise(
                .internalInconsistency,
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
                    + "\(indexPath)")
        }
        return attributes
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard hasItem(at: indexPath) else { return nil }
        return answeredAttributes(for: .cell(indexPath)).map(mirrored)
    }

    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return answeredAttributes(for: ElementKey(.supplementaryView, kind, indexPath)).map(mirrored)
    }

    private func accepts(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        if attributes.representedElementCategory == .cell && !hasItem(at: attributes.indexPath) {
            StandIn.raise(
                .internalInconsistency,
                "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                    + "\(attributes.indexPath)")
            return false
        }
        guard attributes.values.isFinite else {
            StandIn.raise(.invalidGeometry, "CALayer position or bounds contains NaN: \(attributes)")
            return false
        }
        guard attributes.size.width >= 0, attributes.size.height >= 0 else {
            StandIn.raise(.invalidGeometry, "negative sizes are not supported: \(attributes)")
            return false
        }
        answers.note(attributes)
        return true
    }
}
