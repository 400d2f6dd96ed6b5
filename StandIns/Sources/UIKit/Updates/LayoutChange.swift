/// A change of contents, bounds or layout under way: what was shown before, and where it goes.
@MainActor final class LayoutChange {
    unowned let view: UICollectionView
    /// What was shown, by the keys of before.
    let before: [ElementKey: UICollectionReusableView]
    /// The layout's answers for it.
    let oldAnswers: [ElementKey: UICollectionViewLayoutAttributes]
    let map: UpdateMap
    let inverseMap: UpdateMap
    /// Whether an element gets another view, though it stays.
    let isReloaded: (ElementKey) -> Bool
    /// The layout that places what leaves.
    let oldLayout: UICollectionViewLayout

    init(
        of view: UICollectionView, map: UpdateMap = .identity, inverseMap: UpdateMap = .identity,
        isReloaded: @escaping (ElementKey) -> Bool = { _ in false }
    ) {
        self.view = view
        self.map = map
        self.inverseMap = inverseMap
        self.isReloaded = isReloaded
        before = view.shown
        oldAnswers = view.shown.compactMapValues { $0.layoutAnswer?.duplicate() }
        oldLayout = view.layout
    }

    /// Where an element of after the change starts, unless the layout says otherwise: where it was before the
    /// change; a new one unseen at its place; nil for one that comes from outside.
    func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let oldKey = inverseMap.image(of: key)
        if let oldKey, !isReloaded(oldKey) { return oldAnswers[oldKey].map { Self.copy($0, as: key) } }
        guard let attributes = view.answeredAttributes(for: key) else { return nil }
        return Self.copy(attributes, as: key, alpha: 0)
    }

    /// Where an element of before the change ends, unless the layout says otherwise: at its new place; one that is
    /// removed unseen at its old one.
    func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let newKey = map.image(of: key), !isReloaded(key) {
            return view.answeredAttributes(for: newKey).map { Self.copy($0, as: key) }
        }
        return oldAnswers[key].map { Self.copy($0, as: key, alpha: 0) }
    }

    private static func copy(
        _ attributes: UICollectionViewLayoutAttributes, as key: ElementKey, alpha: CGFloat? = nil
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.duplicate()
        copy.indexPath = key.indexPath
        if let alpha { copy.alpha = alpha }
        return copy
    }
}

extension UICollectionViewLayout {
    /// Asks the layout where an element starts.
    func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (kind, indexPath) = (key.kind ?? "", key.indexPath)
        return switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: indexPath)
        case .supplementaryView:
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: indexPath)
        case .decorationView:
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: indexPath)
        }
    }

    /// Asks the layout where an element ends.
    func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let (kind, indexPath) = (key.kind ?? "", key.indexPath)
        return switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: indexPath)
        case .supplementaryView:
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: indexPath)
        case .decorationView:
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: indexPath)
        }
    }
}
