/// A change of contents, bounds or layout in progress.
@MainActor final class LayoutChange {
    unowned let view: UICollectionView
    /// The views before the change, by their old keys.
    let before: [ElementKey: UICollectionReusableView]
    /// The layout's attributes of these views.
    let oldAnswers: [ElementKey: UICollectionViewLayoutAttributes]
    let map: UpdateMap
    let inverseMap: UpdateMap
    /// Whether an element stays and receives another view.
    let isReloaded: (ElementKey) -> Bool
    /// The layout of disappearing elements.
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

    /// The default initial attributes of an element: its attributes before the change; transparent at its
    /// position if inserted; nil if it comes from outside.
    func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let oldKey = inverseMap.image(of: key)
        if let oldKey, !isReloaded(oldKey) { return oldAnswers[oldKey].map { Self.copy($0, as: key) } }
        guard let attributes = view.answeredAttributes(for: key) else { return nil }
        return Self.copy(attributes, as: key, alpha: 0)
    }

    /// The default final attributes of an element: its attributes after the change; transparent at its old
    /// position if deleted.
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
    /// Asks the layout for an element's initial attributes.
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

    /// Asks the layout for an element's final attributes.
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
