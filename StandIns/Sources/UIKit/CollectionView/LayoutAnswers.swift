/// The layout's attributes since its last invalidation. Later queries must return equal attributes.
@MainActor struct LayoutAnswers {
    private var answers: [ElementKey: (object: UICollectionViewLayoutAttributes, values: Values)] = [:]
    private typealias Values = UICollectionViewLayoutAttributes.Values

    /// Records attributes. Reports an error if earlier ones differ or if the same object was changed.
    mutating func note(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.element
        if let earlier = answers[key], earlier.values != attributes.values {
            complain(key, from: earlier.values, to: attributes)
        }
        answers[key] = (attributes, attributes.values)
    }

    /// Reports an error if an object returned by the layout was changed since.
    mutating func check(_ keys: some Sequence<ElementKey>) {
        for key in keys {
            guard let answer = answers[key], answer.object.values != answer.values else { continue }
            complain(key, from: answer.values, to: answer.object)
            answers[key]?.values = answer.object.values
        }
    }

    mutating func forgetAll() {
        answers = [:]
    }

    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? { answers[key]?.object }

    private func complain(
        _ key: ElementKey, from old: UICollectionViewLayoutAttributes.Values,
        to new: UICollectionViewLayoutAttributes
    ) {
        let before = UICollectionViewLayoutAttributes()
        before.values = old
        let what = key.category == .cell ? "item" : "supplementary item"
        StandIn.raise(
            .internalInconsistency,
            "layout attributes for \(what) at index path (\(key.indexPath)) changed from \(before) to \(new) "
                + "without invalidating the layout")
    }
}
