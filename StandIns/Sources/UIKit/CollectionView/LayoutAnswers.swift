/// What a layout has answered since it was last invalidated. A later answer must be the same.
@MainActor struct LayoutAnswers {
    private var answers: [ElementKey: (object: UICollectionViewLayoutAttributes, values: Values)] = [:]
    private typealias Values = UICollectionViewLayoutAttributes.Values

    /// Keeps an answer, and complains where an earlier one was different, or the same object has been changed.
    mutating func note(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.element
        if let earlier = answers[key], earlier.values != attributes.values {
            complain(key, from: earlier.values, to: attributes)
        }
        answers[key] = (attributes, attributes.values)
    }

    /// Complains where an object that the layout answered with has been changed since.
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
