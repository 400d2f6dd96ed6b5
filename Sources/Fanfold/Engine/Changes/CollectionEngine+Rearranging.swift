/// Changes of items in a layout that has values of its own for each item, such as sizes.
///
/// The engine stores no value per item. It keeps the layout before the change until the items have moved, and blends each
/// item's pose in that layout with its pose in the layout after the change. Each item keeps its own values, and remaining
/// items that overlap in neither layout overlap at no time.
extension CollectionEngine {
    /// Returns whether changes replace the layout by another one.
    ///
    /// - Parameter newLayout: The layout after the changes; nil for the present one, renumbered.
    func rearrangesItems(_ changes: [CollectionChange], _ newLayout: Layout?) -> Bool {
        if composition.rearrangesItems { return true }
        if let newLayout { return newLayout != layout }
        var renumbered = layout
        for change in changes { renumbered.renumber(change) }
        return renumbered != layout
    }

    /// Keeps the present layout for a change of the items at the present time.
    ///
    /// Without animation, under Reduce Motion and in a loop, items take their new places at once.
    mutating func beginRearrangement(animated: Bool) {
        guard animated && !context.reduceMotion && !context.isLooping && !context.viewport.isEmpty else {
            return composition.morphs.removeAll()
        }
        if composition.morphs.last?.rearrangement?.time == time { return }
        append(
            Morph(
                layout: layout, context: context, amount: morphAmount,
                rearrangement: Rearrangement(time: time)))
    }

    /// Renumbers the values of the layout.
    ///
    /// - Returns: Whether items move between two layouts, so that they need no other animation.
    mutating func rearrange(_ change: CollectionChange, animated: Bool) -> Bool {
        var renumbered = layout
        renumbered.renumber(change)
        guard renumbered != layout || composition.rearrangesItems else { return false }
        beginRearrangement(animated: animated)
        layout = renumbered
        guard let last = composition.morphs.indices.last, let change = IndexChange(change) else {
            return true
        }
        composition.morphs[last].rearrangement?.changes.append(change)
        return true
    }
}

extension IndexChange {
    /// Creates the effect of a change; nil if no index changes.
    fileprivate init?(_ change: CollectionChange) {
        switch change {
        case .insert(let index, let count): self = .insertion(at: index, count: count)
        case .remove(let index, let count): self = .removal(at: index, count: count)
        case .move(let from, let to): self = .move(from: from, to: to)
        case .reload: return nil
        }
    }
}
